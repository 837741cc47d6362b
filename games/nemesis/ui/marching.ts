import type { Asked } from '@bivouac/kernel';
import { type Hex, hexAt, linkTo, marchCost } from '../catalogue/board.ts';
import type { CommanderId, HexId, Side, UnitId } from '../catalogue/ids.ts';
import { haveLostTheirWay } from '../rules/16-advanced-rules/16.1-on-the-march.ts';
import { isHeldByCavalry } from '../rules/8-rally-and-movement/8.4-enemy-cavalry.ts';
import type { March } from '../rules/8-rally-and-movement/8.4-step.ts';
import { roomFor } from '../rules/8-rally-and-movement/8.4-who-marches.ts';
import { boardOf, isWinter, type Nemesis } from '../state/state.ts';

/** 8.4 The march that is asked about, as its question tells it: who marches, where it stands and how far it has come. */
export const marchUnderWay = (g: Nemesis, { by, prompt }: Asked): March | undefined => {
  if (prompt.key !== 'march.whereTo') return undefined;
  const side = by as Side;
  const at = hexAt(boardOf(g), prompt.params['hex'] as HexId);
  const points = Number(prompt.params['points']);
  const units = prompt.params['units'] as readonly UnitId[];
  const commanders = prompt.params['commanders'] as readonly CommanderId[];
  // Whether cavalry holds the march is told by the steps that are offered.
  const oneHexOnly = haveLostTheirWay(g, at.id);
  return { side, units, commanders, of: roomFor(units), at, points, setOut: points > 0, held: false, oneHexOnly };
};

/** 8.4 The march a hex further on, as the rule of marches moves it. */
export const onwards = (g: Nemesis, march: March, to: Hex): March => {
  const link = linkTo(march.at, to.id);
  const points = march.points + (link ? marchCost(link, isWinter(g)) : Infinity);
  return { ...march, at: to, points, setOut: true, held: isHeldByCavalry(g, march.side, to.id) };
};
