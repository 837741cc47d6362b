import type { MapMark } from '@bivouac/atlas';
import { type CityCard, cityCards, isPort, placeCards } from '../catalogue/cities.ts';
import { sheetHex } from './sheet.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;
const at = (id: string): Pick<MapMark, 'place' | 'x' | 'y'> => {
  const [x, y] = sheetHex(id).centre;
  return { place: id, x: tenth(x), y: tenth(y) };
};

/** A fortress is a fortress first, even in a capital. */
export const signKind = ({ fortress, kind }: CityCard): MapMark['kind'] => {
  if (fortress) return 'fortress';
  return kind === 'capital' ? 'capital' : kind === 'major' ? 'city' : 'town';
};

/** How far badges stand off the middle of a sign. */
const BESIDE = { capital: [-24, -14], production: [-23, 8], port: [23, -4] } as const;

const marksOf = (city: CityCard): readonly MapMark[] => {
  const here = at(city.hex);
  const badges: MapMark[] = [];
  if (city.production) badges.push({ kind: 'production', ...here, shift: BESIDE.production, of: city.production });
  if (isPort(city)) badges.push({ kind: 'port', ...here, shift: BESIDE.port });
  if (city.kind === 'capital' && city.fortress) badges.push({ kind: 'crown', ...here, shift: BESIDE.capital });
  return [{ kind: signKind(city), ...here }, ...badges];
};

/** Cities with what the rules ask of them: fortress, capital, production, anchor. */
export const marks = (): readonly MapMark[] => [
  ...cityCards.flatMap(marksOf),
  ...placeCards.map(({ hex }): MapMark => ({ kind: 'town', ...at(hex) })),
];
