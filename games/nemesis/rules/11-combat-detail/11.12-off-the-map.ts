import { hexAt } from '../../catalogue/board.ts';
import type { HexId } from '../../catalogue/catalogue.ts';
import { cellOf, isEastern, numberAt } from '../../catalogue/cells.ts';
import { findHex, GRID, hexCard, hexsideBetween } from '../../catalogue/map.ts';
import { boardOf, isWinter, type Nemesis } from '../../state/state.ts';
import { isBarred, isDifficult } from '../2-board/2.2-terrain.ts';
import { battleOf } from './11.2-taking-part.ts';

/** 17.1 Where the eastern sheet is not on the table, its hexes are beyond the edge. */
const isOnTheTable = (g: Nemesis, to: HexId): boolean =>
  !isEastern(to) || boardOf(g).hexes.some(({ id }) => isEastern(id));

/** 11.11 The bans on withdrawal hold for the last step off the map as well. */
const isWayOut = (g: Nemesis, from: HexId, to: HexId): boolean => {
  const beyond = isOnTheTable(g, to) ? findHex(to) : undefined;
  if (!beyond) return true;
  const side = hexsideBetween(from, beyond.id);
  const crossing = { from: hexCard(from).terrain, into: beyond.terrain, side };
  return !isBarred(crossing) && !isDifficult(crossing, isWinter(g)) && (!side.river || side.bridge);
};

/** 2.3, 18.5 Units for whom the only way leads off the map or out of the playable area have to take it (rulings/18.5-edge-of-the-area.md). */
export const mustLeaveTheMap = (g: Nemesis, hex: HexId): boolean => {
  const { byId } = boardOf(g);
  const attackers = hexAt(boardOf(g), battleOf(g).from);
  return GRID.around(cellOf(hex)).some((cell) => {
    const id = numberAt(cell);
    return !byId.has(id) && GRID.distance(cell, attackers) > 1 && isWayOut(g, hex, id);
  });
};
