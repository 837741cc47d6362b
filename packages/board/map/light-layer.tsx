import { centreOf, type GameMap, outlineOf } from '@bivouac/atlas';
import { memo, type ReactNode } from 'react';
import type { Overlay } from '../game-ui.ts';
import type { Choice } from '../question/choice.ts';
import { arrow, through } from './arrows.ts';

type PlaceTone = Overlay['places'][number]['tone'];

const TONES: readonly PlaceTone[] = ['own', 'enemy', 'shared', 'danger', 'good'];

/** A pattern for each tone, so that no colour stands alone: strokes, counter-strokes, lattice, dots, level lines. */
const PATTERNS: Readonly<Record<PlaceTone, string>> = {
  own: 'M-3 15L15-3M-3 3L3-3M9 15L15 9',
  enemy: 'M-3-3L15 15M9-3L15 3M-3 9L3 15',
  shared: 'M-3 15L15-3M-3-3L15 15',
  danger: 'M0 6H12M6 0V12',
  good: 'M4.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
};

interface PatternsProps {
  readonly id: string;
  readonly scale: number;
}

export const Patterns = memo(({ id, scale }: PatternsProps): ReactNode => (
  <defs>
    {TONES.map((tone) => (
      <pattern
        key={tone}
        id={`${id}-${tone}`}
        className={`bv-tone-${tone}`}
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${1 / scale})`}
      >
        <rect width="12" height="12" className="bv-pattern-ground" />
        <path d={PATTERNS[tone]} className="bv-pattern-line" />
      </pattern>
    ))}
  </defs>
));

interface OverlayLayerProps {
  readonly map: GameMap;
  readonly overlays: readonly Overlay[];
  readonly id: string;
}

const joined = (map: GameMap, places: readonly { readonly place: string }[]): string =>
  places.map(({ place }) => outlineOf(map, place)).join('');

/** Supply, control, reach: one path for each tone, and the routes as lines. */
export const OverlayLayer = memo(({ map, overlays, id }: OverlayLayerProps): ReactNode =>
  overlays.flatMap(({ id: name, places, lines, wash = false }) => [
    ...TONES.map((tone) => {
      const path = joined(
        map,
        places.filter((each) => each.tone === tone),
      );
      if (path === '') return undefined;
      return (
        <path
          key={`${name} ${tone}`}
          className={`${wash ? 'bv-wash' : 'bv-overlay'} bv-tone-${tone}`}
          d={path}
          fill={`url(#${id}-${tone})`}
        />
      );
    }),
    ...TONES.map((tone) => {
      const path = lines
        .filter((line) => line.tone === tone)
        .map((line) => through(line.through.map((place) => centreOf(map, place))))
        .join('');
      if (path === '') return undefined;
      return (
        <g key={`${name} lines ${tone}`} className={`bv-route bv-tone-${tone}`}>
          <path className="bv-route-bed" d={path} />
          <path className="bv-route-line" d={path} />
        </g>
      );
    }),
  ]),
);

interface LitLayerProps {
  readonly map: GameMap;
  readonly lit: ReadonlyMap<string, readonly Choice[]>;
  readonly cell: number;
}

/** The places where an answer can be given glow; an arrow comes from where the answer starts. */
export const LitLayer = memo(({ map, lit, cell }: LitLayerProps): ReactNode => {
  if (lit.size === 0) return undefined;
  const isMinor = (place: string): boolean => lit.get(place)?.every(({ minor }) => minor === true) ?? false;
  const drawn = (places: readonly string[]): string => places.map((place) => outlineOf(map, place)).join('');
  const outlines = drawn([...lit.keys()].filter((place) => !isMinor(place)));
  const lesser = drawn([...lit.keys()].filter(isMinor));
  const arrows = [...lit.values()]
    .flat()
    .map(({ spot }) =>
      spot?.from === undefined || spot.place === undefined
        ? ''
        : arrow(centreOf(map, spot.from), centreOf(map, spot.place), cell),
    )
    .join('');
  return (
    <g className="bv-lit">
      {lesser === '' ? undefined : <path className="bv-lit-lesser" d={lesser} />}
      <path className="bv-lit-glow" d={outlines} />
      <path className="bv-lit-line" d={outlines} />
      {arrows === '' ? undefined : <path className="bv-arrows" d={arrows} />}
    </g>
  );
});
