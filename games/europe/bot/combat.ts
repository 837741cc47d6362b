import { general as generalCard, special as specialCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { GeneralId, ZoneId } from '../catalogue/ids.ts';
import { mayStayWith } from '../rules/11-stacking/11-stacking.ts';
import { marchers } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { isZoneSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { attackOdds, stepsTogether, stepWorth } from './strength.ts';
import {
  type Europe,
  type ForceId,
  fieldForces,
  force,
  forceCalled,
  type ForceName,
  forceSteps,
  isHeldBy,
  nationOfForce,
  opponent,
  sideOfForce,
} from '../state/state.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { intercept } from './interception.ts';
import { pull } from './draw.ts';
import { enemyNear } from './threats.ts';
import { isFullFor } from './hunt.ts';
import { isHunt, type Situation } from './situation.ts';

/** 10.1, 11 Where there is no room the steps that nobody may command are lost. */
const NO_ROOM = 20;
const isCrowded = (g: Europe, at: ZoneId, id: ForceId): boolean => {
  const friends = fieldForces(g, at, sideOfForce(g, id)).filter((friend) => friend !== id);
  return mayStayWith(g, [id], friends) !== undefined;
};

/** How safe and how useful a place is for a force that goes back. */
const refugeWorth = (s: Situation, id: ZoneId, name: ForceName | undefined): number => {
  const { g, side } = s;
  const nation = name === undefined ? undefined : nationOfForce(g, forceCalled(g, name));
  const fed = nation !== undefined && isZoneSupplied(g, id, nation) ? 4 : 0;
  const friends = stepsTogether(g, fieldForces(g, id, side));
  const steps = name === undefined ? 2 : forceSteps(g, forceCalled(g, name));
  const noRoom = isFullFor(s, id) || (name !== undefined && isCrowded(g, id, forceCalled(g, name))) ? NO_ROOM : 0;
  return (
    -noRoom + fed + (isHeldBy(g, id, side) ? 1 : 0) + 0.2 * friends - 0.15 * enemyNear(s, id) + 0.2 * pull(s, id, steps)
  );
};

const losses: Judge = (s) =>
  byKind({
    loseStep: ({ unit }) => -stepWorth(s.g, unit),
    loseDepot: () => -1,
    surplus: ({ unit }) => -stepWorth(s.g, unit),
  });

const retreat: Judge = (s, asked) =>
  byKind({
    retreat: ({ zone }) => refugeWorth(s, zone, asked['force'] as ForceName),
    intoFortress: () => -2,
    evadeTo: ({ to }) => refugeWorth(s, to, asked['force'] as ForceName),
    fallBackTo: ({ zone }) => refugeWorth(s, zone, undefined),
  });

/** 12.5 Who would probably be beaten slips away. */
const evasion: Judge = (s, asked) => {
  const { g, side } = s;
  const { march } = g;
  // 17.2.9 A landing is weak: it is fought on the beach.
  if (!march) return byKind({ stand: nothing, evade: () => -1, shelter: () => -1 });
  const at = asked['zone'] as ZoneId;
  const from = march.route.at(-2) ?? march.start;
  const { wins } = attackOdds(g, marchers(g, march), from, at, opponent(side));
  return byKind({ stand: nothing, evade: () => wins - 0.55, shelter: () => wins - 0.8 });
};

/** 14.2 More than that is not needed, even for Napoleon. */
const OVERWHELMING = 4.5;

/** 10.1, 11 Is there room for one more beside those who fight? A subordinate leaves his place to his commander. */
export const hasRoomFor = ({ g }: Situation, fighting: readonly ForceId[], id: ForceId, general: GeneralId): boolean =>
  force(g, id).commander === general && mayStayWith(g, [id], fighting) === undefined;

const counterMarch: Judge = (s) => {
  const { g, side, enemy } = s;
  const sheet = g.battle;
  if (!sheet) return nothing;
  const mine = stepsTogether(g, sheet.forces[side]);
  const theirs = stepsTogether(g, sheet.forces[enemy]);
  return byKind({
    counterMarch: ({ general }) => {
      const id = forceCalled(g, general);
      const steps = forceSteps(g, id);
      const decides = isHunt(s) && mine + steps >= OVERWHELMING * theirs;
      if (!decides && !hasRoomFor(s, sheet.forces[side], id, general)) return -1;
      const helps = isHunt(s) ? mine < OVERWHELMING * theirs : mine < 2 * theirs && mine + steps > 0.7 * theirs;
      return helps ? 1 + 0.1 * steps : -1;
    },
    done: nothing,
    leaveBehind: () => -1,
    leaveGeneral: () => -1,
  });
};

export const COMBAT: Judges = {
  'loss.choose': losses,
  'command.surplus': losses,
  'retreat.whereTo': retreat,
  'evasion.whereTo': retreat,
  'genius.fallBack': retreat,
  'retreat.takeDepot': () => byKind({ yes: () => 1, no: nothing }),
  'evasion.offer': evasion,
  'evasion.whoElse': () => byKind({ evade: nothing }),
  'counterMarch.who': counterMarch,
  'counterMarch.leave': counterMarch,
  'guns.who': () => byKind({ farCounterMarch: () => 1, done: nothing, pass: nothing }),
  'interception.offer': intercept,
  'interception.leave': () => byKind({ done: nothing, drop: () => -1, dropGeneral: () => -1 }),
  'battle.lead': () => byKind({ leadCorps: ({ unit }) => unitCard(unit).stars, pass: nothing }),
  'battle.engage': () => byKind({ engage: ({ special }) => specialCard(special).bonus, done: nothing }),
  'battle.chooseMorale': () => byKind({ morale: ({ morale }) => morale }),
  'battle.subordinate': (s) => {
    const attacks = s.g.battle?.attacker === s.side;
    return byKind({
      subordinate: ({ general }) => generalCard(general)[attacks ? 'attack' : 'defence'] - 0.4,
      pass: nothing,
    });
  },
  'attrition.spendDepot': (s, asked) => {
    const id = forceCalled(s.g, asked['force'] as ForceName);
    return byKind({ yes: () => (forceSteps(s.g, id) >= 6 || force(s.g, id).unsupplied ? 1 : -1), no: nothing });
  },
  'siege.reactivate': (s) =>
    byKind({
      garrisonDepot: () => 1.5,
      garrisonStep: ({ unit }) => 2.2 - stepWorth(s.g, unit),
      pass: nothing,
    }),
};
