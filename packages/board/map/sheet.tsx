import {
  type Brush,
  brushesFor,
  type GameMap,
  INKS,
  type LayerKind,
  LAYERS,
  type MapMark,
  markAt,
  type PaletteName,
  SIGN_REACH,
  signOf,
  tintsOf,
} from '@bivouac/atlas';
import { memo, type ReactNode, useMemo } from 'react';
import { HexIds } from './hex-ids.tsx';

const painted = (path: string, brush: Brush, key: string): ReactNode => {
  const { fill = 'none', stroke, width, dash, opacity, cap, join } = brush;
  return (
    <path
      key={key}
      d={path}
      fill={fill}
      fillRule="evenodd"
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dash?.join(' ')}
      strokeLinecap={cap}
      strokeLinejoin={join}
      opacity={opacity}
    />
  );
};

const OVER_TINTS = LAYERS.indexOf('tint') + 1;
const UNDER = LAYERS.slice(0, OVER_TINTS);
const OVER = LAYERS.slice(OVER_TINTS);

interface GroundProps {
  readonly map: GameMap;
  readonly palette: PaletteName;
  readonly kinds: readonly LayerKind[];
}

/** Everything that is ground: one path for each kind and brush, drawn once. */
const Ground = memo(({ map, palette, kinds }: GroundProps): ReactNode =>
  kinds.flatMap((kind) =>
    map.layers
      .filter((layer) => layer.kind === kind)
      .flatMap((layer, place) =>
        brushesFor(palette, layer).map((brush, stroke) => painted(layer.path, brush, `${kind} ${place} ${stroke}`)),
      ),
  ),
);

interface TintsProps {
  readonly map: GameMap;
  readonly palette: PaletteName;
  readonly tints: SheetProps['tints'];
}

/** Whose land it is, under the sea and the borders: the only layer that is redrawn when land changes hands. */
const Tints = memo(({ map, palette, tints }: TintsProps): ReactNode =>
  tintsOf(map, palette, tints).map(({ path, brush }) => painted(path, brush, brush.fill ?? '')),
);

interface VeilProps {
  readonly map: GameMap;
  readonly scenario: string | undefined;
  readonly palette: PaletteName;
}

/** What this match does not play on lies under a veil. */
const Veil = memo(({ map, scenario, palette }: VeilProps): ReactNode => {
  const part = scenario === undefined ? undefined : map.views?.[scenario]?.part;
  if (!part) return undefined;
  const { veil, veilOpacity } = INKS[palette];
  return painted(`M0 0H${map.width}V${map.height}H0Z${part.outline}`, { fill: veil, opacity: veilOpacity }, 'veil');
});

const SIGN_SMALLEST_PX = 4.4;
const SIGN_LARGEST = 1.5;

/** Signs grow with the map up to a point, and never shrink below what the eye finds. */
export const signScale = (scale: number): number =>
  Math.min(SIGN_LARGEST / scale, Math.max(1, SIGN_SMALLEST_PX / (SIGN_REACH.city * scale)));

const markKey = ({ kind, of = '' }: MapMark): string => `${kind}-${of}`.replaceAll(/[^\w-]/g, '_');

/** The signs that this scenario knows. */
export const marksOf = (map: GameMap, scenario: string | undefined): readonly MapMark[] =>
  map.marks.filter((mark) => mark.scenario === undefined || mark.scenario === scenario);

interface SignsProps {
  readonly marks: readonly MapMark[];
  readonly palette: PaletteName;
  readonly scale: number;
  readonly id: string;
}

/** Each kind of sign is drawn once and set down wherever it stands. */
const Signs = ({ marks, palette, scale, id }: SignsProps): ReactNode => {
  const kinds = [...new Map(marks.map((mark) => [markKey(mark), mark])).values()];
  const size = signScale(scale);
  return (
    <>
      <defs>
        {kinds.map((mark) => (
          <g key={markKey(mark)} id={`${id}-${markKey(mark)}`}>
            {signOf(mark, palette).map(({ path, brush }, part) => painted(path, brush, String(part)))}
          </g>
        ))}
      </defs>
      {marks.map((mark) => (
        <use
          key={`${mark.kind} ${mark.of ?? ''} ${mark.place}`}
          href={`#${id}-${markKey(mark)}`}
          transform={`translate(${markAt(mark, size).join(' ')})scale(${size})`}
        />
      ))}
    </>
  );
};

export interface SheetProps {
  readonly map: GameMap;
  readonly scenario: string | undefined;
  readonly palette: PaletteName;
  readonly tints: Readonly<Record<string, string>> | undefined;
  /** The scale at which it is drawn. */
  readonly scale: number;
  readonly hexIds: boolean;
  readonly id: string;
}

/** The printed map. It is redrawn when the zoom has come to rest, never while the map slides. */
export const Sheet = memo(({ map, scenario, palette, tints, scale, hexIds, id }: SheetProps): ReactNode => {
  const marks = useMemo(() => marksOf(map, scenario), [map, scenario]);
  return (
    <svg
      className="bv-sheet-map"
      viewBox={`0 0 ${map.width} ${map.height}`}
      width={map.width * scale}
      height={map.height * scale}
      aria-hidden="true"
    >
      <rect width={map.width} height={map.height} fill={INKS[palette].paper} />
      <Ground map={map} palette={palette} kinds={UNDER} />
      <Tints map={map} palette={palette} tints={tints} />
      <Ground map={map} palette={palette} kinds={OVER} />
      <Veil map={map} scenario={scenario} palette={palette} />
      {hexIds && map.kind === 'hex' ? <HexIds map={map} scale={scale} ink={INKS[palette].ink} /> : undefined}
      <Signs marks={marks} palette={palette} scale={scale} id={id} />
    </svg>
  );
});
