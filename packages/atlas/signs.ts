import type { MapMark } from './game-map.ts';
import { type Brush, INKS, type PaletteName } from './style.ts';

/** A sign is drawn around nought, in map units, part by part. */
export interface SignPart {
  readonly path: string;
  readonly brush: Brush;
}

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const at = (radius: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const [x, y] = [radius * Math.sin(turn), -radius * Math.cos(turn)];
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
};

const BASTIONS = [0, 72, 144, 216, 288];

/** Five bastions, each with its point, its shoulders and its flanks, joined by curtains. */
const starFort = (radius: number): string =>
  `M${BASTIONS.flatMap((turn) => [
    at(radius * 0.56, turn - 17),
    at(radius * 0.78, turn - 19),
    at(radius, turn),
    at(radius * 0.78, turn + 19),
    at(radius * 0.56, turn + 17),
  ]).join('L')}Z`;

const SPOKES = [0, 45, 90, 135];
const wheel = (radius: number): string =>
  circle(radius) + SPOKES.map((turn) => `M${at(radius, turn)}L${at(radius, turn + 180)}`).join('');

/** How far a sign reaches from its middle: names keep clear of it. */
export const SIGN_REACH: Readonly<Record<MapMark['kind'], number>> = {
  city: 8,
  capital: 10,
  fortress: 15,
  town: 5,
  victory: 19,
  source: 11,
  citadel: 18,
  crown: 9,
  key: 9,
  port: 8,
  production: 9,
  poor: 9,
  letter: 7,
};

const STAR = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324];
const star = (radius: number): string =>
  `M${STAR.map((turn, place) => at(place % 2 === 0 ? radius : radius * 0.42, turn)).join('L')}Z`;

const CROWN = 'M-7 4.5L-8-4L-3.5-.5L0-6.5L3.5-.5L8-4L7 4.5Z';
const ANCHOR = 'M0-4.6V6.4M-4-1.8H4M-6 2.2Q-4.6 6.4 0 6.8Q4.6 6.4 6 2.2M-1.7-6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0';
const LOZENGE = 'M0-9.5L8 0L0 9.5L-8 0Z';
/** A lozenge of production in the colour of what it buys. */
const production = (
  of: string | undefined,
  { ink, victory, blueSide }: Readonly<Record<'ink' | 'victory' | 'blueSide', string>>,
): string => (of === 'red' ? victory : of === 'blue' ? blueSide : ink);
/** An ear of corn, struck out. */
const EAR = 'M0 7.5V-6.5M0-5l2.6-3M0-5l-2.6-3M0-1l4-3.6M0-1l-4-3.6M0 3l4-3.6M0 3l-4-3.6';
const LETTERS: Readonly<Record<string, string>> = {
  2: 'M-2.6-2.2Q-2.4-4.8 .1-4.7T2.6-2.3Q2.5-.8 .9 .9L-2.7 4.4H2.9',
  3: 'M-2.5-4.5H2.4L-.4-1Q2.8-1 2.7 1.7T-.2 4.6Q-2 4.6-2.8 3.2',
  4: 'M1.6 4.6V-4.7L-3 1.9H3.2',
  P: 'M-2.4 4.6V-4.6H.6Q3 -4.4 3-2T.6 .6H-2.4',
  R: 'M-2.6 4.6V-4.6H.4Q2.8-4.4 2.8-2T.4 .4H-2.6M0 .4L3 4.6',
  W: 'M-4.2-4.4L-2.2 4.4L0-2.6L2.2 4.4L4.2-4.4',
};

/** Where a mark stands when signs are drawn so much larger than printed. */
export const markAt = (
  { x, y, shift: [dx, dy] = [0, 0] }: Pick<MapMark, 'x' | 'y' | 'shift'>,
  size = 1,
): readonly [x: number, y: number] => [x + dx * size, y + dy * size];

/** What a mark looks like. A fortress is a star fort, a victory city stands in a red ring, a source is a wagon wheel. */
export const signOf = ({ kind, of }: Pick<MapMark, 'kind' | 'of'>, palette: PaletteName): readonly SignPart[] => {
  const { ink, paper, victory, blueSide, redSide, seaName, road } = INKS[palette];
  switch (kind) {
    case 'town':
      return [{ path: circle(3.6), brush: { fill: paper, stroke: ink, width: 1.3 } }];
    case 'city':
      return [
        { path: circle(6.6), brush: { fill: paper, stroke: ink, width: 1.8 } },
        { path: circle(2.4), brush: { fill: ink } },
      ];
    case 'capital':
      return [
        { path: circle(9), brush: { fill: paper, stroke: ink, width: 2 } },
        { path: circle(5.4), brush: { stroke: ink, width: 1.5 } },
        { path: circle(2.4), brush: { fill: ink } },
      ];
    case 'fortress':
      return [
        { path: starFort(14.5), brush: { fill: paper, stroke: ink, width: 1.8, join: 'miter' } },
        { path: circle(3.4), brush: { fill: ink } },
      ];
    case 'citadel':
      return [
        { path: starFort(17), brush: { fill: ink, stroke: ink, width: 1.6, join: 'miter' } },
        { path: starFort(12), brush: { fill: paper, stroke: ink, width: 1.2, join: 'miter' } },
        { path: circle(3.4), brush: { fill: ink } },
      ];
    case 'crown':
      return [
        {
          path: CROWN,
          brush: of === 'major' ? { fill: victory, stroke: ink, width: 1.2 } : { fill: paper, stroke: ink, width: 1.5 },
        },
      ];
    case 'key':
      return [{ path: star(8.5), brush: { fill: victory, stroke: paper, width: 1.4 } }];
    case 'port':
      return [
        { path: ANCHOR, brush: { stroke: paper, width: 4.4, cap: 'round', join: 'round' } },
        { path: ANCHOR, brush: { stroke: seaName, width: 1.9, cap: 'round', join: 'round' } },
      ];
    case 'production':
      return [
        {
          path: LOZENGE,
          brush: { fill: production(of, { ink, victory, blueSide }), stroke: paper, width: 1.6, join: 'miter' },
        },
        { path: circle(2.2), brush: { fill: paper } },
      ];
    case 'poor':
      return [
        { path: EAR, brush: { stroke: paper, width: 4, cap: 'round' } },
        { path: EAR, brush: { stroke: road, width: 1.5, cap: 'round' } },
        { path: 'M-6 6L6-6', brush: { stroke: victory, width: 2, cap: 'round' } },
      ];
    case 'letter':
      return [
        { path: circle(7), brush: { fill: paper, stroke: ink, width: 1 } },
        { path: LETTERS[of ?? ''] ?? '', brush: { stroke: ink, width: 1.5, cap: 'round', join: 'round' } },
      ];
    case 'victory':
      return [
        { path: circle(18.5), brush: { stroke: victory, width: 2.2 } },
        { path: circle(4.2), brush: { fill: victory } },
      ];
    case 'source': {
      const side = of === 'blue' ? blueSide : redSide;
      return [
        { path: circle(11), brush: { fill: paper, opacity: 0.9 } },
        { path: wheel(9.5), brush: { stroke: side, width: 1.8 } },
        { path: circle(3), brush: { fill: side } },
      ];
    }
  }
};
