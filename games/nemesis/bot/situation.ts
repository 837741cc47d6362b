import type { Minded } from '@bivouac/bots';
import { factOf } from '@bivouac/kernel';
import type { HexId, Side } from '../catalogue/catalogue.ts';
import { commandersAt, stacks } from '../state/stack.ts';
import { type Nemesis, opponent, type Phase, scenarioOf } from '../state/state.ts';
import { force, type Posted } from './force.ts';

export type Layout = ReadonlyMap<HexId, Posted>;

/** The war as one side sees it at one moment. */
export interface Situation extends Minded {
  readonly g: Nemesis;
  readonly side: Side;
  readonly enemy: Side;
  /** Turns that follow this one. */
  readonly turnsLeft: number;
  /** Every force on the map by its hex. Commanders alone on a hex are none. */
  readonly forces: Layout;
  readonly mine: readonly Posted[];
  readonly theirs: readonly Posted[];
}

const laidOut = (g: Nemesis): Layout => {
  const forces = new Map<HexId, Posted>();
  for (const { side, hex, units } of stacks(g).values())
    forces.set(hex, { ...force(g, side, hex, units, commandersAt(g, side, hex)), hex });
  return forces;
};

/** 16.1, 16.2 Authority and ratings change with the Turn and with the cards that are in force. */
const forcesIn = factOf(
  ({ units, commanders, clock, effects, scenario }: Nemesis) => [units, commanders, clock.turn, effects, scenario],
  laidOut,
);

/**
 * The counters on the map, as text: they are dealt again for every question, so their table has no lasting identity.
 * Before the marches begin nobody reads anything from them.
 */
const countersIn = ({ clock, trains }: Nemesis): string =>
  clock.phase === 'movement'
    ? trains.map(({ hex, side, real, faceUp }) => `${side[0]}${hex}${real ? 1 : 0}${faceUp ? 1 : 0}`).join()
    : '';

/** What the thoughts about a position read of it: the same position gives the same thoughts, however often it is asked about. */
const readsOf = (g: Nemesis, side: Side): readonly unknown[] => {
  const { units, commanders, depots, clock, politics, scenario } = g;
  const { austria, confederation, invasion } = politics;
  const standing = [scenario, units, commanders, depots, side, clock.turn, clock.phase];
  return [...standing, austria, confederation, invasion, countersIn(g)];
};

export const situation = (g: Nemesis, side: Side): Situation => {
  const forces = forcesIn(g);
  const all = [...forces.values()];
  return {
    g,
    side,
    enemy: opponent(side),
    turnsLeft: scenarioOf(g).turns - g.clock.turn,
    forces,
    mine: all.filter((each) => each.side === side),
    theirs: all.filter((each) => each.side !== side),
    reads: readsOf(g, side),
  };
};

const COMBAT: readonly Phase[] = ['combatCommands', 'combat'];

/** Could this force still march before the next combat, for all that this side can see? */
export const mayStillMarch = ({ g, side }: Situation, { side: whose, hex, units, commanders, disrupted }: Posted) => {
  if (commanders.length === 0 || disrupted > 0 || COMBAT.includes(g.clock.phase)) return false;
  if (g.clock.phase !== 'movement') return true;
  if (!units.some(({ marched }) => marched === 'no') || commanders.every(({ moved }) => moved)) return false;
  return g.trains.some((train) => {
    if (train.side !== whose || train.hex !== hex) return false;
    return whose === side ? train.real : train.real || !train.faceUp; // An enemy counter that lies face down may be real.
  });
};

/** 6 Depots and places are chosen for the General Supply of the next Turn, with the season that it has. */
export const nextTurn = (g: Nemesis): Nemesis =>
  g.clock.turn >= scenarioOf(g).turns ? g : { ...g, clock: { ...g.clock, turn: g.clock.turn + 1 } };
