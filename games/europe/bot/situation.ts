import type { Mind, Minded } from '@bivouac/bots';
import { derivedLatelyFrom2 } from '@bivouac/kernel';
import type { Side } from '../catalogue/ids.ts';
import { type Europe, type ForceRow, opponent, type ZoneRow } from '../state/state.ts';

/** The war as one side sees it at one moment. */
export interface Situation extends Minded {
  readonly g: Europe;
  readonly side: Side;
  readonly enemy: Side;
}

interface Remembered {
  readonly tables: readonly unknown[];
  readonly mind: Mind;
}
const memory = derivedLatelyFrom2((_zones: readonly ZoneRow[], _forces: readonly ForceRow[]): Remembered[] => []);

/** The same position gives the same thoughts, however often it is asked about. */
const mindOf = (g: Europe, side: Side): Mind => {
  const { units, generals, armies, depots, fleets, nations, clock, effects } = g;
  const tables = [
    units,
    generals,
    armies,
    depots,
    fleets,
    nations,
    effects,
    side,
    clock.year,
    clock.phase,
    clock.round,
  ];
  const known = memory(g.zones, g.forces);
  const found = known.find((each) => each.tables.every((table, place) => table === tables[place]));
  if (found) return found.mind;
  const mind: Mind = new Map();
  known.push({ tables, mind });
  return mind;
};

export const situation = (g: Europe, side: Side): Situation => ({
  g,
  side,
  enemy: opponent(side),
  mind: mindOf(g, side),
});

/** 20.1 In 1815 the Coalition has won when Napoleon is no more: he is hunted wherever he stands. */
export const isHunt = ({ g, side }: Situation): boolean => g.scenario === '1815' && side === 'coalition';
