import { type GameMap, INKS, type MapMark, markAt, type PaletteName, SIGN_REACH } from '@bivouac/atlas';
import { memo, type ReactNode, useMemo } from 'react';
import { useLanguage } from '../language.tsx';
import { type Bounds, chosenLabels, madeRoom, type Obstacle, type ShownLabel, withSigns } from './labels.ts';
import { marksOf, signScale } from './sheet.tsx';

/** A badge moves with its sign, and an anchor lies far from it: neither is the sign that a name stands beside. */
const around = (mark: MapMark, scale: number): Obstacle => {
  const grown = signScale(scale);
  const [x, y] = markAt(mark, grown);
  const reach = Math.min(SIGN_REACH[mark.kind], 11) * grown;
  const place = mark.shift || mark.kind === 'port' ? '' : mark.place;
  return { place, grown, left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
};

const Name = ({
  shown: { label, set, text, x, y },
  palette,
}: {
  readonly shown: ShownLabel;
  readonly palette: PaletteName;
}): ReactNode => {
  const { anchor, angle } = label;
  const inks = INKS[palette];
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      transform={angle === undefined ? undefined : `rotate(${angle} ${x} ${y})`}
      fontSize={set.size}
      fill={set.ink(inks)}
      opacity={set.opacity < 1 ? set.opacity : undefined}
      style={{
        ...(set.italic ? { fontStyle: 'italic' } : {}),
        ...(set.smallCaps ? { fontVariantCaps: 'small-caps' } : {}),
        ...(set.spacing > 0 ? { letterSpacing: `${set.spacing}px` } : {}),
        ...(set.halo > 0 ? { stroke: inks.paper, strokeWidth: set.halo } : {}),
      }}
    >
      {text}
    </text>
  );
};

export interface NamesProps {
  readonly map: GameMap;
  readonly scenario: string | undefined;
  readonly palette: PaletteName;
  readonly scale: number;
  /** Where counters lie: the name of such a place stands below them. */
  readonly covered: ReadonlyMap<string, Bounds>;
}

/** The names on the map, in a layer of their own: a name steps aside when a stack comes to lie on it. */
export const Names = memo(({ map, scenario, palette, scale, covered }: NamesProps): ReactNode => {
  const language = useLanguage();
  const signs = useMemo(
    () =>
      marksOf(map, scenario)
        .filter(({ shift }) => !shift)
        .map((mark) => around(mark, scale)),
    [map, scenario, scale],
  );
  const labels = useMemo(() => chosenLabels(map.labels, scale, language, signs), [map, scale, language, signs]);
  const names = useMemo(
    () => madeRoom(labels, map.kind === 'area' ? withSigns(covered, signs) : covered, signs),
    [map, labels, covered, signs],
  );
  return (
    <svg
      className="bv-sheet-names"
      viewBox={`0 0 ${map.width} ${map.height}`}
      width={map.width * scale}
      height={map.height * scale}
      aria-hidden="true"
    >
      {names.map((shown, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- one name may stand on several rivers
        <Name key={`${shown.text} ${place}`} shown={shown} palette={palette} />
      ))}
    </svg>
  );
});
