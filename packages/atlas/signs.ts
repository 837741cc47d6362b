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
};

/** What a mark looks like. A fortress is a star fort, a victory city stands in a red ring, a source is a wagon wheel. */
export const signOf = ({ kind, of }: Pick<MapMark, 'kind' | 'of'>, palette: PaletteName): readonly SignPart[] => {
  const { ink, paper, victory, french, coalition } = INKS[palette];
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
    case 'victory':
      return [
        { path: circle(18.5), brush: { stroke: victory, width: 2.2 } },
        { path: circle(4.2), brush: { fill: victory } },
      ];
    case 'source': {
      const side = of === 'french' ? french : coalition;
      return [
        { path: circle(11), brush: { fill: paper, opacity: 0.9 } },
        { path: wheel(9.5), brush: { stroke: side, width: 1.8 } },
        { path: circle(3), brush: { fill: side } },
      ];
    }
  }
};
