import { fact } from '@bivouac/kernel';
import { zones } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import source from '../map/source/washes.json' with { type: 'json' };
import { holder, type ZoneRow } from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';

const PRINTED: Readonly<Record<string, string>> = source.washes;
/** States that are made in play, and those that share another's land: the sheet of 1805 has no colour for them. */
const MADE: Readonly<Record<string, string>> = {
  westphalie: 'teal',
  rhin: 'olive',
  pologne: 'violet',
  sicile: 'rose',
  chouans: 'rose',
  serbes: 'brick',
  tyrol: 'green',
};

export const washOf = (nation: NationId): string => PRINTED[nation] ?? MADE[nation] ?? 'sand';

const tinted = fact((rows: readonly ZoneRow[]): Readonly<Record<string, string>> => {
  const tints: Record<string, string> = {};
  for (const { id } of rows) {
    const now = holder({ zones: rows }, id);
    if (now !== zones.get(id)?.nation) tints[id] = washOf(now);
  }
  return tints;
});

/** 3.2 Zones that another holds than in 1805, in his colour. */
export const tints = ({ zones: rows }: EuropeView): Readonly<Record<string, string>> => tinted(rows);
