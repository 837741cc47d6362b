import { lastingFact, type Verdict } from '@bivouac/kernel';
import { type Hex, linkTo } from '../../catalogue/board.ts';
import type { HexId } from '../../catalogue/catalogue.ts';
import { neighboursOnMap } from '../../catalogue/map.ts';
import { must } from '../../text/speech.ts';

/** The hexes of the printed map that touch this one, those out of play included. */
export const hexesAround = lastingFact((hex: Hex): readonly HexId[] => neighboursOnMap(hex.id).map(({ id }) => id));

/** 2.3 Movement goes from a hex to one that touches it; never off the playable area (18.5), nor over a barred side (2.2). */
export const mayCross = (from: Hex, to: HexId): Verdict => {
  const link = linkTo(from, to);
  return (
    must('18.5', link !== undefined, 'hex.outsidePlay', { hex: to }) ??
    must('2.2', link?.open === true, 'hex.barred', { from: from.id, to })
  );
};
