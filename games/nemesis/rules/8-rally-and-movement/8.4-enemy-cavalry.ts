import { hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { stackAt } from '../../state/stack.ts';
import { boardOf, type Nemesis } from '../../state/state.ts';
import { showDisruptedCavalry } from '../15-optional-rules/15.1-hidden-stacks.ts';
import { unitsThatStood } from './8.3-one-move.ts';
import { isNextToCavalry } from './8.4-beside-cavalry.ts';

/** 8.4 bp6 A friendly unit covers the march if it has stood on the hex since the phase began. */
const isCovered = (g: Nemesis, side: Side, hex: HexId): boolean => unitsThatStood(g, side, hex).length > 0;

export const isHeldByCavalry = (g: Nemesis, side: Side, hex: HexId): boolean =>
  isNextToCavalry(g, side, hex) && !isCovered(g, side, hex);

/** 8.4 bp6 Once it has been relied upon, the unit that covered the march stays where it is this Turn (ruling A-16). */
export const relyOnCover = (g: Nemesis, side: Side, hex: HexId): void => {
  if (g.reliedOn.includes(hex) || !isNextToCavalry(g, side, hex)) return;
  g.reliedOn = [...g.reliedOn, hex];
  log(g, '8.4 bp6', 'march.covered', { hex });
};

/** 8.2 Cavalry that an enemy march comes next to is shown at once. */
export const showCavalry = (g: Nemesis, side: Side, hex: HexId): void => {
  showDisruptedCavalry(g, side, hex);
  if (!isNextToCavalry(g, side, hex)) return;
  const cavalry = hexAt(boardOf(g), hex).links.flatMap(({ open, river, to }) => {
    const stack = open && !river ? stackAt(g, to) : undefined;
    return stack && stack.side !== side && stack.cavalry ? [to] : [];
  });
  log(g, '8.2', 'march.cavalryShown', { hex, cavalry });
};
