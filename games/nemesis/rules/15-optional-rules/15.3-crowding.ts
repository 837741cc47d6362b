import { hexAt } from '../../catalogue/board.ts';
import { unitCard } from '../../catalogue/catalogue.ts';
import { occupies, type Stack } from '../../state/stack.ts';
import { boardOf, type Nemesis, type UnitRow } from '../../state/state.ts';

const CROWD = 2;

/** 15.3 Two or more neighbouring hexes with friendly combat units eat up the land, be it friendly (rulings/15.3-crowding.md). */
export const isCrowded = (g: Nemesis, { side, hex }: Stack): boolean =>
  g.agreed.crowding && hexAt(boardOf(g), hex).neighbours.filter(({ id }) => occupies(g, side, id)).length >= CROWD;

/** 15.3 Of those whom 6.6 exempts, Cossacks alone still go without a forage marker. */
export const isSparedForage = ({ id }: UnitRow): boolean => unitCard(id).cossack;
