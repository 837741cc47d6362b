import { type MapMark, markAt, type Point } from '@bivouac/atlas';
import type { BoxOnSheet } from '@bivouac/atlas/build/areas/port-boxes.ts';
import { stepped } from '@bivouac/atlas/build/obstacles.ts';
import { duchies, duchy, type DuchyCard, duchyId } from '../catalogue/catalogue.ts';
import { isPower } from '../catalogue/ids.ts';
import { harbours, secondCoasts } from './boxes.ts';
import { signAt } from './links.ts';

/** 12.3 A Fortress of the strongest kind. */
const CITADEL = 3;

/** The sign in the middle of a Duchy: its Fortress, a Key, or open country. */
export const signKind = ({ fortress, key, capital }: DuchyCard): MapMark['kind'] => {
  if (fortress >= CITADEL) return 'citadel';
  if (fortress > 0) return 'fortress';
  return key || capital ? 'city' : 'town';
};

const STEP = 17;

/** What stands around the sign: to its left the crown of a Capital, to its right the star of a Key and the Fortress's strength. */
const badgesOf = ({ id, capital, key, fortress, owner }: DuchyCard): readonly MapMark[] => {
  const [x, y] = signAt(id);
  const beside = fortress > 0 ? 24 : 17;
  const right: readonly Pick<MapMark, 'kind' | 'of'>[] = [
    ...(key ? [{ kind: 'key' as const }] : []),
    ...(fortress > 0 ? [{ kind: 'letter' as const, of: String(fortress) }] : []),
  ];
  return [
    ...(capital
      ? [
          {
            kind: 'crown' as const,
            of: isPower(owner) ? 'major' : 'minor',
            place: id,
            x,
            y,
            shift: [-beside, 0] as const,
          },
        ]
      : []),
    ...right.map((mark, place) => ({ ...mark, place: id, x, y, shift: [beside + place * STEP, 0] as const })),
  ];
};

const FROM_BADGES = 17;

/** The anchor lies on the quay, or out along the way to the box if a badge is there already. */
const anchorage = ({ port, at, quay }: BoxOnSheet): Point => {
  const badges = badgesOf(duchy(duchyId(port)));
  const isFree = ([x, y]: Point): boolean =>
    badges.every((mark) => {
      const [bx, by] = markAt(mark);
      return Math.hypot(bx - x, by - y) > FROM_BADGES;
    });
  return stepped([quay, at], 2).find(isFree) ?? quay;
};
const anchor = (box: BoxOnSheet, of?: string): MapMark => {
  const [x, y] = anchorage(box);
  return { kind: 'port', place: box.port, x: Math.round(x), y: Math.round(y), ...(of === undefined ? {} : { of }) };
};

/** Every sign that the rules care about. */
export const signs = (): readonly MapMark[] => [
  ...[...duchies.values()].flatMap((card): readonly MapMark[] => {
    const [x, y] = signAt(card.id);
    return [{ kind: signKind(card), place: card.id, x, y }, ...badgesOf(card)];
  }),
  ...harbours.map((box) => anchor(box)),
  ...secondCoasts.map((box) => anchor(box, 'second')),
];
