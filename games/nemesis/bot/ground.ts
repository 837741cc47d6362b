import { spreadNumbered, type Step } from '@bivouac/atlas';
import { factOf, lastingFact } from '@bivouac/kernel';
import { type Board, hexAt } from '../catalogue/board.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { sum } from '../rules/11-combat-detail/11.2-sheet.ts';
import { hasArtillery, terrainOfSupport, terrainWithGuns } from '../rules/11-combat-detail/11.4-terrain.ts';
import { hasPontoons, hasSiegeTrain } from '../rules/16-advanced-rules/16.1-held-ready.ts';
import { boardOf, type Nemesis, type UnitRow } from '../state/state.ts';

/** Facts about the land that no army changes, worked out once for a board. */

const FAR = 99;

const steps = lastingFact(({ hexes }: Board): readonly (readonly Step[])[] =>
  hexes.map(({ links }) =>
    links.flatMap(({ open, hex, summerCost }) => (open ? [{ to: hex.index, cost: summerCost }] : [])),
  ),
);

/** From every hex to every other, row by row: bots ask for nothing as often. */
const distances = lastingFact((board: Board): Uint8Array => {
  const nodes = board.hexes.length;
  const table = new Uint8Array(nodes * nodes).fill(FAR);
  for (let from = 0; from < nodes; from++) {
    const reached = spreadNumbered({ nodes, from: [from], limit: FAR, links: (place) => steps(board)[place] ?? [] });
    for (const to of reached.nodes) table[from * nodes + to] = reached.costs[to] ?? FAR;
  }
  return table;
});

/** Points of march from hex to hex, if nobody stood in the way. */
export const marchDistance = (g: Nemesis, from: HexId, to: HexId): number => {
  const board = boardOf(g);
  return distances(board)[hexAt(board, from).index * board.hexes.length + hexAt(board, to).index] ?? FAR;
};

/** 16.1 The land stays as it is, but boats and heavy guns that are used in a combat make it easier. */
const trainsUsed = (g: Nemesis): readonly unknown[] => [g.scenario, hasPontoons(g), hasSiegeTrain(g)];

const penaltyOfAttack = factOf(trainsUsed, (g, from: HexId, to: HexId, guns: boolean) =>
  sum(terrainWithGuns(g, from, to, guns)),
);
/** 11.4 What river and ground take off an attack. */
export const attackPenalty = (g: Nemesis, from: HexId, to: HexId, guns: readonly UnitRow[]): number =>
  penaltyOfAttack(g, from, to, hasArtillery(guns));

/** 11.5 What they take off a support. */
export const supportPenalty = factOf(trainsUsed, (g, from: HexId, to: HexId, guns: boolean) =>
  sum(terrainOfSupport(g, from, to, guns)),
);
