import { centreOf, type GameMap, outlineOf } from '@bivouac/atlas';
import { memo, type ReactNode } from 'react';
import type { Toll } from '../game-ui.ts';
import { useLanguage } from '../language.tsx';
import { percent } from '../parts/figures.ts';
import { arrow, through } from './arrows.ts';
import type { Bounds } from './labels.ts';

/** Where something that is under way could go, and what it would cost. */
export interface Reach {
  readonly from: string;
  readonly places: readonly (Pick<Toll, 'cost' | 'tone' | 'risk'> & { readonly place: string })[];
  /** The way that is pointed at, from its beginning to its end. */
  readonly route?: readonly string[];
}

const TONES: readonly Toll['tone'][] = ['easy', 'risky', 'dear'];
/** A badge stands at the upper edge of its place, where counters and names leave room. */
const BADGE_PX = 13;
const LETTER_PX = 7.4;

interface ReachLayerProps {
  readonly map: GameMap;
  readonly reach: Reach;
  readonly id: string;
  readonly scale: number;
  readonly cell: number;
}

/** The ground that can be reached, shaded by cost and risk: amber, deeper amber, hatched rust. */
export const ReachLayer = memo(({ map, reach, id }: ReachLayerProps): ReactNode => (
  <g className="bv-reach">
    <defs>
      <pattern id={`${id}-dear`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="9" className="bv-reach-dear-ground" />
        <path d="M0 0V9" className="bv-reach-dear-line" />
      </pattern>
    </defs>
    {TONES.map((tone) => {
      const places = reach.places.filter((each) => each.tone === tone);
      if (places.length === 0) return undefined;
      return (
        <path
          key={tone}
          className={`bv-reach-${tone}`}
          d={places.map(({ place }) => outlineOf(map, place)).join('')}
          {...(tone === 'dear' ? { fill: `url(#${id}-dear)` } : {})}
        />
      );
    })}
    <path className="bv-reach-from" d={outlineOf(map, reach.from)} />
  </g>
));

interface ReachMarksProps extends ReachLayerProps {
  /** Where counters lie: a badge stands at their lower corner, and hides no face. */
  readonly covered: ReadonlyMap<string, Bounds>;
}

/** What each place costs, and the route that is meant. They lie over the counters. */
export const ReachMarks = memo(({ map, reach, scale, cell, covered }: ReachMarksProps): ReactNode => {
  const language = useLanguage();
  const { route = [] } = reach;
  const points = route.map((place) => centreOf(map, place));
  const [last, before] = [points.at(-1), points.at(-2)];
  return (
    <g className="bv-reach-marks">
      {last && before ? (
        <g className="bv-march">
          <path className="bv-march-bed" d={through(points)} />
          <path className="bv-march-line" d={through(points)} />
          <path className="bv-march-head" d={arrow(before, last, cell * 1.3)} />
        </g>
      ) : undefined}
      {reach.places.map(({ place, cost, risk = 0, tone }) => {
        const [middle, centre] = centreOf(map, place);
        const stack = covered.get(place);
        const [x, y] = stack ? [stack.right, stack.bottom - 4 / scale] : [middle, centre - cell * 0.33];
        const chance = risk > 0 ? percent(risk, language) : '';
        const width = (cost.length + chance.length + (chance ? 1.2 : 0)) * LETTER_PX + BADGE_PX;
        return (
          <g key={place} className={`bv-toll bv-toll-${tone}`} transform={`translate(${x} ${y}) scale(${1 / scale})`}>
            <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
            <text y={5}>
              {cost}
              {chance ? <tspan dx="5">{chance}</tspan> : undefined}
            </text>
          </g>
        );
      })}
    </g>
  );
});
