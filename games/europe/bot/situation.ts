import type { Minded } from '@bivouac/bots';
import type { Side } from '../catalogue/ids.ts';
import { type Europe, opponent } from '../state/state.ts';

/** The war as one side sees it at one moment. */
export interface Situation extends Minded {
  readonly g: Europe;
  readonly side: Side;
  readonly enemy: Side;
}

/** What the thoughts about a position read of it: the same position gives the same thoughts, however often it is asked about. */
const readsOf = (g: Europe, side: Side): readonly unknown[] => {
  const { zones, forces, units, generals, armies, depots, fleets, nations, effects, clock } = g;
  const tables = [zones, forces, units, generals, armies, depots, fleets, nations, effects];
  return [...tables, side, clock.year, clock.phase, clock.round];
};

export const situation = (g: Europe, side: Side): Situation => ({
  g,
  side,
  enemy: opponent(side),
  reads: readsOf(g, side),
});

/** 20.1 In 1815 the Coalition has won when Napoleon is no more: he is hunted wherever he stands. */
export const isHunt = ({ g, side }: Situation): boolean => g.scenario === '1815' && side === 'coalition';
