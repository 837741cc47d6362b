import { layerDrawn, markDrawn, painted, written } from './draw-paint.ts';
import type { GameMap, LegendEntry, MapWords } from './game-map.ts';
import { legendOf, SAMPLE_HEIGHT, SAMPLE_WIDTH } from './legend.ts';
import { INKS, type Lettering, type PaletteName } from './style.ts';

/** What a printed sheet has besides its map: title, scale and legend. */

const PLAIN: Lettering = {
  size: 20,
  italic: false,
  smallCaps: false,
  spacing: 0,
  ink: ({ ink }) => ink,
  halo: 0,
  opacity: 1,
};
const TITLE: Lettering = { ...PLAIN, size: 50, smallCaps: true, spacing: 3 };
const ITALIC: Lettering = { ...PLAIN, italic: true };
const SMALL: Lettering = { ...PLAIN, size: 16 };

const KM_PER_LEAGUE = 10000 / 2250;

const SCALES: readonly { readonly words: MapWords; readonly steps: readonly number[]; readonly km: number }[] = [
  { words: { en: 'Kilometres', fr: 'Kilomètres' }, steps: [0, 25, 50, 100], km: 1 },
  {
    words: { en: 'Leagues, 25 to a degree', fr: 'Lieues de 25 au degré' },
    steps: [0, 5, 10, 20],
    km: KM_PER_LEAGUE,
  },
];

interface Furnished {
  readonly language: 'en' | 'fr';
  readonly palette: PaletteName;
}

type Furniture = NonNullable<GameMap['furniture']>;

/** A bar in filled and empty stretches, with its figures above. */
const scaleBar = (
  { words, steps, km }: (typeof SCALES)[number],
  x: number,
  y: number,
  unitsPerKm: number,
  { language, palette }: Furnished,
): readonly string[] => {
  const { ink, paper } = INKS[palette];
  const at = (step: number): number => Math.round((x + step * km * unitsPerKm) * 10) / 10;
  const bars = steps.slice(1).map((step, place) => {
    const from = at(steps[place] ?? 0);
    return painted(`M${from} ${y}H${at(step)}v6H${from}z`, {
      fill: place % 2 === 0 ? ink : paper,
      stroke: ink,
      width: 1,
    });
  });
  const figures = steps.map((step) =>
    written(String(step), { x: at(step), y: y - 5, anchor: 'middle' }, SMALL, palette),
  );
  const name = written(words[language], { x, y: y + 24, anchor: 'start' }, { ...ITALIC, size: 17 }, palette);
  return [...bars, ...figures, name];
};

const titleDrawn = (
  map: GameMap,
  { title: { x, y }, unitsPerKm }: Furniture,
  furnished: Furnished,
): readonly string[] => {
  const { language, palette } = furnished;
  const words = map.title[language].split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  return [
    ...lines.map((line, place) => written(line, { x, y: y + 46 + place * 48, anchor: 'start' }, TITLE, palette)),
    ...(unitsPerKm === undefined
      ? []
      : SCALES.flatMap((scale, place) => scaleBar(scale, x, y + 150 + place * 62, unitsPerKm, furnished))),
  ];
};

const COLUMNS = 2;
/** The words of areas are longer. */
const COLUMN_WIDTH: Readonly<Record<GameMap['kind'], number>> = { hex: 268, area: 344, point: 268 };
const ROW_HEIGHT = SAMPLE_HEIGHT - 4;

const sampleDrawn = ({ layers, mark }: LegendEntry, palette: PaletteName): string =>
  layers.map((layer) => layerDrawn(layer, palette)).join('') +
  (mark ? markDrawn({ ...mark, x: SAMPLE_WIDTH / 2, y: SAMPLE_HEIGHT / 2 }, palette) : '');

const legendDrawn = (
  map: GameMap,
  { legend: { x, y } }: Furniture,
  { language, palette }: Furnished,
): readonly string[] => {
  const entries = legendOf(map.kind === 'area' ? map : { kind: map.kind });
  const rows = Math.ceil(entries.length / COLUMNS);
  return entries.flatMap((entry, place) => {
    const left = x + Math.floor(place / rows) * COLUMN_WIDTH[map.kind];
    const top = y + (place % rows) * ROW_HEIGHT;
    const spot = { x: left + SAMPLE_WIDTH + 8, y: top + SAMPLE_HEIGHT / 2 + 6, anchor: 'start' } as const;
    return [
      `<g transform="translate(${left} ${top})">${sampleDrawn(entry, palette)}</g>`,
      written(entry.words[language], spot, { ...PLAIN, size: 18 }, palette),
    ];
  });
};

export const furnitureDrawn = (map: GameMap, furnished: Furnished): readonly string[] =>
  map.furniture ? [...titleDrawn(map, map.furniture, furnished), ...legendDrawn(map, map.furniture, furnished)] : [];
