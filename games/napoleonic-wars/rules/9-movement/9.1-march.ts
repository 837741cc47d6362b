import { mayMakeChange } from '../2-components/2.2-change.ts';
import { asItStands } from './9.8-arrival.ts';
import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { linkBetween, links, nationOfLeader, pieceSizes } from '../../catalogue/catalogue.ts';
import { type DuchyId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  atWar,
  controller,
  director,
  type Formation,
  freshUnitsIn,
  impulse,
  inForce,
  isInForce,
  type Marks,
  isOnMap,
  leaderRow,
  leadersIn,
  leadersOf,
  moveFormation,
  type NapoleonicWars,
  nationsOf,
  spend,
  strengthOf,
  survivors,
  takeVoid,
  unitsWith,
} from '../../state/state.ts';
import type { MovementAnswer } from '../../text/9-movement.ts';
import { standing } from '../3-glossary/3-standing.ts';
import type { Act } from '../5-sequence/act.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { armiesNeeded } from './9.1-armies.ts';
import { mayEnter } from './9.3-entrance.ts';
import { causesOfStep, groundFor } from './9.4-attrition.ts';
import { loseFrom } from './9.4-losses.ts';
import { batteryFire, NO_HITS } from './9.53-batteries.ts';
import { gatherFormation } from './9.6-gathering.ts';
import { arrival, type Arrived } from './9.8-arrival.ts';

type Of<K extends MovementAnswer['kind']> = Extract<MovementAnswer, { readonly kind: K }>;
const HALT = { kind: 'halt' } as const;
const REGATHER = { kind: 'regather' } as const;

/** 9.1, 9.71 One point for each Army, or for a piece without a leader, and each Duchy entered. */
export const costOfStep = (g: NapoleonicWars, formation: Formation): number =>
  (armiesNeeded(g, formation) ?? Infinity) * (isInForce(g, 'heavy_rains') ? 2 : 1);

/** What a march is paid with: points, or the free moves of an event. */
export interface MarchPurse {
  readonly may: (g: NapoleonicWars, formation: Formation) => Verdict;
  readonly pay: (g: NapoleonicWars, formation: Formation) => void;
  readonly left: (g: NapoleonicWars) => number;
}
const POINTS: MarchPurse = {
  may: (g, formation) => mayPay(g, costOfStep(g, formation)),
  pay: (g, formation) => spend(g, costOfStep(g, formation)),
  left: (g) => impulse(g).points,
};
/** Free moves by event: one for each Duchy, whatever the Formation; Heavy Rains halve them, but one is always left. */
export const freeMoves = (g: NapoleonicWars, moves: number): MarchPurse => {
  let left = isInForce(g, 'heavy_rains') ? Math.max(1, Math.floor(moves / 2)) : moves;
  return {
    may: () => must('6.1', left > 0, 'march.noMoves'),
    pay: () => {
      left--;
    },
    left: () => left,
  };
};

/** Forced Marches: so many Duchies more before 9.42 counts. */
const SEASONED = 2;
const wear = ({ marched, seasoned }: Marks): number => marched - (seasoned ? SEASONED : 0);
/** 9.42 The most Duchies that a piece of the Formation has entered, this one included. */
const marchedAfter = (g: NapoleonicWars, formation: Formation, at: DuchyId): number => {
  const leaders = formation.leaders.map((leader) => wear(leaderRow(g, leader)));
  const units = NATIONS.flatMap((nation) => rested(g, nation, at, unitsWith(formation, nation)));
  return 1 + Math.max(0, ...leaders, ...units);
};
/** The marches of those Units that go along: the most rested first. */
const rested = (g: NapoleonicWars, nation: Nation, at: DuchyId, count: number): readonly number[] => {
  let left = count;
  return g.units
    .filter((row) => row.at === at && row.nation === nation && !row.halted)
    .flatMap((row) => {
      const some = Math.min(left, row.count);
      left -= some;
      return some > 0 ? [wear(row)] : [];
    });
};

/** 9.1 One step by land, with all that may interrupt it. */
export function* step(g: NapoleonicWars, declared: Formation, from: DuchyId, to: DuchyId): Script<Arrived | 'stays'> {
  const before = asItStands(g);
  const nations = nationsOf(declared);
  const [first = 'france'] = nations;
  const nation = declared.commander === null ? first : nationOfLeader(declared.commander);
  const declaration = {
    moment: 'moveDeclared',
    nation,
    from,
    to,
    formation: declared,
    by: 'land',
    through: [],
  } as const;
  yield* respond(g, declaration);
  const formation = survivors(g, declared, from);
  // 6.14 A Response has voided the step, or closed the way.
  if (takeVoid(g) || strengthOf(formation) === 0 || mayGo(g, formation, from, to) !== undefined) {
    log(g, '6.14', 'march.voided', { nation });
    return 'stays';
  }
  const link = groundFor(g, formation, from, linkBetween(from, to) ?? 'plain');
  const causes = causesOfStep({
    from: standing(before, first, from),
    to: standing(before, first, to),
    link,
    marched: marchedAfter(g, formation, from),
  });
  // 11.22 A strait into an enemy Duchy is crossed under the fire of its batteries.
  const hits = link === 'strait' && atWar(g, first, controller(g, to)) ? yield* batteryFire(g, to) : NO_HITS;
  const across = yield* loseFrom(g, formation, from, hits.kills, '11.22');
  if (strengthOf(across) === 0) return 'gone';
  moveFormation(g, across, from, to, ({ marched }) => ({ marched: marched + 1 }));
  if (across.commander === null)
    log(g, '9.1', 'march.unitEnters', { nation, count: unitsWith(across, nation), duchy: to });
  else log(g, '9.1', 'march.enters', { leader: across.commander, duchy: to });
  return yield* arrival(g, { formation: across, to, from, link, causes, hits, before });
}

/** 9.1 Where a Formation may go next, and whether there are points for it. */
export const mayGo = (g: NapoleonicWars, formation: Formation, from: DuchyId, to: DuchyId): Verdict => {
  const { commander, leaders, units } = formation;
  const broken = inForce(g, 'bridge').some(
    (bridge) =>
      bridge.ends.includes(from) &&
      bridge.ends.includes(to) &&
      (commander === null
        ? bridge.leaders.length === 0 && (units[bridge.nation] ?? 0) > 0
        : leaders.some((leader) => bridge.leaders.includes(leader))),
  );
  return (
    mayEnter(g, { verb: 'march', nations: nationsOf(formation), from, to }) ??
    must('6.1', !broken, 'enter.bridge', { duchy: to })
  );
};
const mayStep = (
  g: NapoleonicWars,
  formation: Formation,
  from: DuchyId,
  to: DuchyId,
  purse: MarchPurse = POINTS,
): Verdict => mayGo(g, formation, from, to) ?? purse.may(g, formation);
/** May a Formation enter any Duchy at all, points aside? */
export const mayGoAnywhere = (g: NapoleonicWars, formation: Formation, from: DuchyId): boolean =>
  links(from).some(({ to }) => mayGo(g, formation, from, to) === undefined);

/** 9.1, 9.71 A Formation marches Duchy by Duchy while it has points and nothing stops it. */
export function* marches(
  g: NapoleonicWars,
  nation: Nation,
  start: Formation,
  origin: DuchyId,
  purse: MarchPurse = POINTS,
): Script {
  let [formation, at] = [start, origin];
  const seat = director(g, nation) ?? '';
  for (let steps = 0; ; steps++) {
    const [now, here] = [formation, at];
    const among = links(here).map(({ to }): Of<'to'> => ({ kind: 'to', duchy: to }));
    if (steps > 0 && among.every(({ duchy }) => mayStep(g, now, here, duchy, purse) !== undefined)) return;
    const answer = yield* choose<Of<'to'> | typeof HALT | typeof REGATHER>({
      by: seat,
      rule: '9.1',
      prompt: say('march.on', {
        nation,
        duchy: here,
        points: purse.left(g),
        leader: now.commander ?? 'none',
        strength: strengthOf(now),
        cost: costOfStep(g, now),
        steps,
      }),
      among,
      may: (wish) => mayStep(g, now, here, (wish as Of<'to'>).duchy, purse),
      or: steps > 0 && now.commander !== null && hasOthers(g, now, here) ? [REGATHER, HALT] : [HALT],
    });
    if (answer.kind === 'halt') return;
    if (answer.kind === 'regather') {
      formation = now.commander === null ? now : yield* gatherFormation(g, now.commander, here, '9.71');
      continue;
    }
    purse.pay(g, formation);
    const arrived = yield* step(g, formation, at, answer.duchy);
    if (arrived === 'stands' || arrived === 'gone') return;
    if (arrived === 'goesOn') at = answer.duchy;
    // 6.14 Between two steps others may respond, as after any act.
    yield* respond(g, { moment: 'anyAct' });
    formation = survivors(g, formation, at);
    if (now.commander !== null && formation.commander === null) return;
    if (strengthOf(formation) === 0 || isHalted(g, formation, at)) return;
  }
}
/** 9.71 Is there anybody to take up on the way, or to leave behind? */
const hasOthers = (g: NapoleonicWars, formation: Formation, at: DuchyId): boolean =>
  strengthOf(formation) > 1 ||
  NATIONS.some((nation) => freshUnitsIn(g, at, nation) > unitsWith(formation, nation)) ||
  leadersIn(g, at).length > formation.leaders.length;
/** An event has stopped it: none of its pieces may go on. */
const isHalted = (g: NapoleonicWars, { leaders, units }: Formation, at: DuchyId): boolean =>
  leaders.some((leader) => leaderRow(g, leader).halted) ||
  NATIONS.some((nation) => (units[nation] ?? 0) > freshUnitsIn(g, at, nation));

/** 9.1 An Army or Army Group under a leader of the Active nation. */
export const marching: Act<Of<'march'>> = {
  kinds: ['march'],
  among: (g, nation) =>
    leadersOf(g, nation)
      .filter(({ at }) => isOnMap(at))
      .map(({ id }) => ({ kind: 'march', leader: id })),
  may: (g, _nation, { leader }) =>
    mayPay(g, costOfStep(g, { commander: leader, leaders: [leader], units: {} })) ??
    must('9.51', !leaderRow(g, leader).halted, 'march.halted', { leader }),
  *carryOut(g, nation, { leader }): Script {
    const at = leaderRow(g, leader).at as DuchyId;
    const formation = yield* gatherFormation(g, leader, at, '9.6');
    yield* marches(g, nation, formation, at);
  },
};

/** 9.1 A piece without a leader: one, two or four Units of the Active nation's own. */
export const marchingUnits: Act<Of<'marchUnits'>> = {
  kinds: ['marchUnits'],
  among: (g, nation) =>
    [...new Set(g.units.filter((row) => row.nation === nation).map(({ at }) => at))].flatMap((duchy) =>
      pieceSizes(nation).map((count): Of<'marchUnits'> => ({ kind: 'marchUnits', duchy, count })),
    ),
  may: (g, nation, { duchy, count }) =>
    mayPay(g, costOfStep(g, { commander: null, leaders: [], units: { [nation]: count } })) ??
    must('9.1', freshUnitsIn(g, duchy, nation) >= count, 'march.noUnits', { nation, duchy }) ??
    mayMakeChange(g, nation, duchy, count),
  *carryOut(g, nation, { duchy, count }): Script {
    yield* marches(g, nation, { commander: null, leaders: [], units: { [nation]: count } }, duchy);
  },
};
