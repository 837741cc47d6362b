import { thought } from '@bivouac/bots';
import { hexAt } from '../catalogue/board.ts';
import type { HexId, UnitId } from '../catalogue/catalogue.ts';
import { boardOf, depotAt, type Nemesis, unit } from '../state/state.ts';
import { battleOf, mainStack } from '../rules/11-combat-detail/11.2-taking-part.ts';
import { CAPACITY } from '../rules/4-occupying-a-hex/4.1-capacity.ts';
import { type Ally, alliesBeside, type Assault, assaultWorth, fightWorth } from './assault.ts';
import { force, type Force, type Posted, together, unitWorth } from './force.ts';
import { supportPenalty } from './ground.ts';
import { chanceToGoIn } from './odds.ts';
import type { Situation } from './situation.ts';
import { standing, vacated } from './standing.ts';

const LONE_DEPOT = 3;
const LONE_COMMANDER = 1.2;
/** A Command that is not spent may serve in another combat of the Turn, if there is one to be fought. */
const COMMAND_PRICE = 0.2;
const EACH_RIVAL = 0.1;
const MOST_RIVALS = 3;

/** What a Command is worth elsewhere: the more of the side's stacks stand beside the enemy, the more. */
const commandPrice = thought((s: Situation, besides: HexId): number => {
  const rivals = s.mine.filter(
    ({ hex, inGoodOrder, commanders, units }) =>
      hex !== besides &&
      inGoodOrder > 0 &&
      commanders.length > 0 &&
      units.every(({ combats }) => combats === 0) &&
      hexAt(boardOf(s.g), hex).links.some(({ open, to }) => open && s.forces.get(to)?.side === s.enemy),
  );
  return COMMAND_PRICE + EACH_RIVAL * Math.min(MOST_RIVALS, rivals.length);
});

/** The attack from one hex on another as things stand. */
const assaultFrom = (s: Situation, from: HexId, to: HexId): Assault | undefined => {
  const attackers = s.forces.get(from);
  const defenders = s.forces.get(to);
  if (!attackers || !defenders) return undefined;
  return {
    from,
    to,
    attackers,
    defenders,
    supporters: alliesBeside(s, s.forces, attackers.side, to, from, true),
    helpers: alliesBeside(s, s.forces, defenders.side, to, to, false),
  };
};

/** 8.7, 11.19 Nobody defends the hex. */
const overrunWorth = (s: Situation, to: HexId): number =>
  depotAt(s.g, to)?.side === s.enemy ? LONE_DEPOT : LONE_COMMANDER;

/** The worth of an attack with so many Commands, their price taken off. */
export const attackWorth = (s: Situation, from: HexId, to: HexId, commands: number): number => {
  const assault = assaultFrom(s, from, to);
  const price = commandPrice(s, from) * commands;
  if (assault) return assaultWorth(s, assault, commands, Math.min(2, s.g.ledgers[s.enemy].commands)) - price;
  return chanceToGoIn((s.forces.get(from)?.rating ?? 0) + commands) * overrunWorth(s, to) - price;
};

/** 10.2 The best that can be made of an attack with the Commands that are left. */
export const bestAttackWorth = (s: Situation, from: HexId, to: HexId): number => {
  let best = -Infinity;
  for (let commands = 0; commands <= s.g.ledgers[s.side].commands; commands++)
    best = Math.max(best, attackWorth(s, from, to, commands));
  return best;
};

const leaders = (s: Situation, hex: HexId): Posted['commanders'] => s.forces.get(hex)?.commanders ?? [];

/** The combat under way, with the stacks that were called on either side. */
const assaultUnderWay = (s: Situation, called: readonly HexId[], helping: readonly HexId[]): Assault | undefined => {
  const { attacker, from, to } = battleOf(s.g);
  const defenders = s.forces.get(to);
  if (!defenders) return undefined;
  const allies = (hexes: readonly HexId[]): readonly Ally[] =>
    hexes.flatMap((hex) => {
      const there = s.forces.get(hex);
      return there ? [{ force: there, hex, likely: 1 }] : [];
    });
  const attackers = force(s.g, attacker, from, mainStack(s.g, attacker), leaders(s, from));
  return { from, to, attackers, defenders, supporters: allies(called), helpers: allies(helping) };
};

const besideTarget = (s: Situation, side: Situation['side']): readonly HexId[] => {
  const { from, to } = battleOf(s.g);
  return hexAt(boardOf(s.g), to)
    .links.filter(({ open, to: hex }) => open && hex !== from && s.forces.get(hex)?.side === side)
    .map(({ to: hex }) => hex);
};

/** 10.3 What so many Commands are worth to the defender: his stacks come more surely. */
export const defenceWorth = (s: Situation, commands: number): number => {
  const { attacker, called, commands: spent } = battleOf(s.g);
  const assault = assaultUnderWay(s, called[attacker], besideTarget(s, s.side));
  return assault ? -fightWorth(s, assault, spent[attacker], commands) - COMMAND_PRICE * commands : 0;
};

/** 10.3, 10.5 What it changes to call one more stack. */
export const callGain = (s: Situation, hex: HexId): number => {
  const { attacker, called, joined, commands, to } = battleOf(s.g);
  const isAttack = s.side === attacker;
  const others = isAttack ? besideTarget(s, s.enemy) : joined[attacker];
  const worth = (mine: readonly HexId[]): number => {
    const assault = isAttack ? assaultUnderWay(s, mine, others) : assaultUnderWay(s, others, mine);
    return assault ? fightWorth(s, assault, commands[attacker], commands[s.enemy]) : 0;
  };
  const there = s.forces.get(hex);
  if (!there || (isAttack && there.support + supportPenalty(s.g, hex, to, true) <= 0)) return -1;
  const change = worth([...called[s.side], hex]) - worth(called[s.side]);
  return isAttack ? change : -change;
};

/** 11.17 What a hit on this unit costs its owner: to lose one for good is worse than to see one disrupted. */
export const hitCost = (g: Nemesis, id: UnitId): number => {
  const row = unit(g, id);
  return row.disrupted ? unitWorth(row) : unitWorth(row) - unitWorth({ ...row, disrupted: true });
};

/** The layout with a force moved from one hex to another. */
const moved = (s: Situation, from: HexId): ReadonlyMap<HexId, Posted> => {
  const layout = new Map(s.forces);
  layout.delete(from);
  return layout;
};

const OVERFLOW = 1.5;
const PURSUED = 0.6;

/** 11.11 What it is worth to be there rather than here after a withdrawal. */
export const withdrawalWorth = (s: Situation, from: HexId, to: HexId): number => {
  const mine = s.forces.get(from);
  if (!mine) return 0;
  const layout = moved(s, from);
  const there = layout.get(to);
  const joined = together(s.g, to, there, mine);
  const excess = Math.max(0, joined.of - CAPACITY);
  const hunters = force(s.g, s.enemy, from, mainStack(s.g, s.enemy), []);
  const isPursued = hunters.cavalry && !mine.cavalry && mine.disrupted > 0; // 11.16
  return (
    standing(s, layout, joined, to) -
    (there ? standing(s, layout, there, to) : 0) -
    OVERFLOW * excess -
    (isPursued ? PURSUED : 0)
  );
};

export const standWorth = (s: Situation, hex: HexId): number => {
  const mine = s.forces.get(hex);
  return mine ? standing(s, s.forces, mine, hex) : 0;
};

/** 11.12 Which of the units that may advance should do so: all, all but one, or none. */
export const bestAdvance = (s: Situation, from: HexId, to: HexId, free: readonly UnitId[]): ReadonlySet<UnitId> => {
  const stack = s.forces.get(from);
  if (!stack) return new Set();
  const layout = moved(s, from);
  const there = layout.get(to);
  const left = vacated(s, from); // 6.2 The route may have led through the hex that all of them leave.
  const worth = (going: ReadonlySet<UnitId>): number => {
    const goers = stack.units.filter(({ id }) => going.has(id));
    const stayers = stack.units.filter(({ id }) => !going.has(id));
    const lead = goers.length >= stayers.length ? goers : stayers;
    const led = (units: Force['units']): Force =>
      force(s.g, s.side, units === goers ? to : from, units, units === lead ? stack.commanders : []);
    return (
      (goers.length > 0
        ? standing(stayers.length > 0 ? s : left, layout, together(s.g, to, there, led(goers)), to)
        : 0) + standing(s, layout, led(stayers), from)
    );
  };
  const options = [
    new Set<UnitId>(),
    new Set(free),
    ...free.map((stays) => new Set(free.filter((id) => id !== stays))),
  ];
  let best = new Set<UnitId>();
  let top = -Infinity;
  for (const option of options) {
    const score = worth(option);
    if (score <= top) continue;
    top = score;
    best = option;
  }
  return best;
};
