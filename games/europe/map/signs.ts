import { type MapMark, markAt, type Point } from '@bivouac/atlas';
import type { BoxOnSheet } from '@bivouac/atlas/build/areas/port-boxes.ts';
import { stepped } from '@bivouac/atlas/build/obstacles.ts';
import { type ZoneCard, zones } from '../catalogue/places.ts';
import { blockades } from './boxes.ts';
import { signAt } from './links.ts';

/** The sign in the middle of a zone: citadel, fortress, town, or open ground. */
export const signKind = ({ fortress, town }: ZoneCard): MapMark['kind'] => {
  if (fortress === 2) return 'citadel';
  if (fortress === 1) return 'fortress';
  return town ? 'city' : 'town';
};

/** What stands around the sign: to its left the crown and the ear, to its right the star and the letters. */
const badgesOf = ({ id, capital, key, poor, symbols, fortress }: ZoneCard): readonly MapMark[] => {
  const [x, y] = signAt(id);
  const beside = fortress > 0 ? 24 : 17;
  const left: readonly Pick<MapMark, 'kind' | 'of'>[] = [
    ...(capital === 'none' ? [] : [{ kind: 'crown' as const, of: capital }]),
    ...(poor ? [{ kind: 'poor' as const }] : []),
  ];
  const right: readonly Pick<MapMark, 'kind' | 'of'>[] = [
    ...(key ? [{ kind: 'key' as const }] : []),
    ...symbols.map((letter) => ({ kind: 'letter' as const, of: letter })),
  ];
  const row = (marks: readonly Pick<MapMark, 'kind' | 'of'>[], side: -1 | 1): readonly MapMark[] =>
    marks.map((mark, place) => ({ ...mark, place: id, x, y, shift: [side * (beside + place * 17), 0] }));
  return [...row(left, -1), ...row(right, 1)];
};

const FROM_BADGES = 17;

/** The anchor lies on the quay, or out along the way to the box if a badge is there already. */
const anchorage = ({ port, at, quay }: BoxOnSheet): Point => {
  const card = [...zones.values()].find(({ id }) => id === port);
  const badges = card ? badgesOf(card) : [];
  const isFree = ([x, y]: Point): boolean =>
    badges.every((mark) => {
      const [bx, by] = markAt(mark);
      return Math.hypot(bx - x, by - y) > FROM_BADGES;
    });
  return stepped([quay, at], 2).find(isFree) ?? quay;
};

/** Every sign that the rules care about. */
export const marks = (): readonly MapMark[] => [
  ...[...zones.values()].flatMap((card): readonly MapMark[] => {
    const [x, y] = signAt(card.id);
    return [{ kind: signKind(card), place: card.id, x, y }, ...badgesOf(card)];
  }),
  ...blockades.map((box): MapMark => {
    const [x, y] = anchorage(box);
    return { kind: 'port', place: box.port, x: Math.round(x), y: Math.round(y) };
  }),
];
