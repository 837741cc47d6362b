import { type Reach, spreadNumbered, type Step } from '@bivouac/atlas';
import { derived } from '@bivouac/kernel';
import { type Board, hexAt } from '../catalogue/board.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { sum } from '../rules/11-combat-detail/11.2-sheet.ts';
import { terrainOfAttack, terrainOfSupport } from '../rules/11-combat-detail/11.4-terrain.ts';
import { boardOf, type Nemesis, type UnitRow } from '../state/state.ts';

/** Facts about the land that no army changes, worked out once for a board. */

const FAR = 99;

const steps = derived(({ hexes }: Board): readonly (readonly Step[])[] =>
  hexes.map(({ links }) =>
    links.flatMap(({ open, hex, summerCost }) => (open ? [{ to: hex.index, cost: summerCost }] : [])),
  ),
);

const distancesKept = derived((_: Board): Reach['costs'][] => []);

const distancesFrom = (board: Board, from: number): Reach['costs'] =>
  (distancesKept(board)[from] ??= spreadNumbered({
    nodes: board.hexes.length,
    from: [from],
    limit: FAR,
    links: (place) => steps(board)[place] ?? [],
  }).costs);

/** Points of march from hex to hex, if nobody stood in the way. */
export const marchDistance = (g: Nemesis, from: HexId, to: HexId): number => {
  const board = boardOf(g);
  return distancesFrom(board, hexAt(board, from).index)[hexAt(board, to).index] ?? FAR;
};

type Penalties = Map<string, number>;
const penaltiesKept = derived((_: Board): Penalties => new Map());

const kept = (g: Nemesis, key: string, work: () => number): number => {
  const penalties = penaltiesKept(boardOf(g));
  const known = penalties.get(key);
  if (known !== undefined) return known;
  const made = work();
  penalties.set(key, made);
  return made;
};

/** 11.4 What river and ground take off an attack. */
export const attackPenalty = (g: Nemesis, from: HexId, to: HexId, guns: readonly UnitRow[]): number =>
  kept(g, `${from}>${to}${guns.length > 0 ? '!' : ''}`, () => sum(terrainOfAttack(g, from, to, guns)));

/** 11.5 What they take off a support. */
export const supportPenalty = (g: Nemesis, from: HexId, to: HexId, guns: boolean): number =>
  kept(g, `${from}+${to}${guns ? '!' : ''}`, () => sum(terrainOfSupport(g, from, to, guns)));
