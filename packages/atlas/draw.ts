import { furnitureDrawn } from './draw-furniture.ts';
import { escaped, labelDrawn, layerDrawn, markDrawn, painted } from './draw-paint.ts';
import { type GameMap, LAYERS, type MapView } from './game-map.ts';
import { FONT_FAMILY, INKS, type PaletteName } from './style.ts';
import { tintsOf } from './tints.ts';

/** How a map is to be printed. */
export interface Sheet {
  readonly language: 'en' | 'fr';
  readonly palette: PaletteName;
  /** A scenario's part of the sheet; without it, the whole with its title and legend. */
  readonly view?: string | undefined;
  /** Whose victory cities and sources are marked: those of the view, when it is not said. */
  readonly scenario?: string | undefined;
  /** The colour of each area, as CSS writes it; those that are not named keep the one they are printed in. */
  readonly tints?: Readonly<Record<string, string>> | undefined;
}

const viewOf = (map: GameMap, name: string | undefined): MapView | undefined => {
  if (name === undefined) return undefined;
  const view = map.views?.[name];
  if (!view) throw new Error(`the map ${map.id} has no view ${name}`);
  return view;
};

/** What lies outside the places in play, under a second veil. */
const veil = (map: GameMap, { outline }: NonNullable<MapView['part']>, palette: PaletteName): string => {
  const { veil: fill, veilOpacity: opacity } = INKS[palette];
  return painted(`M0 0H${map.width}V${map.height}H0Z${outline}`, { fill, opacity, rule: 'evenodd' });
};

/** The whole map, or the part that a scenario plays on, as the text of an SVG file. */
export const drawSheet = (map: GameMap, sheet: Sheet): string => {
  const { language, palette } = sheet;
  const view = viewOf(map, sheet.view);
  const { x, y, width, height } = view ?? { x: 0, y: 0, width: map.width, height: map.height };
  const title = view ? `${map.title[language]}: ${view.title[language]}` : map.title[language];
  const scenario = sheet.scenario ?? sheet.view;
  const marks = map.marks.filter((mark) => mark.scenario === undefined || mark.scenario === scenario);
  const part = view?.part;
  const inPlay = part && new Set(part.places);
  /** Places out of play lie under the veil with their names; lands and seas are read through it. */
  const isVeiled = ({ place }: { readonly place?: string }): boolean =>
    inPlay !== undefined && place !== undefined && !inPlay.has(place);
  const signsAndNames = (veiled: boolean): readonly string[] => [
    ...marks.filter((mark) => isVeiled(mark) === veiled).map((mark) => markDrawn(mark, palette)),
    ...map.labels.filter((label) => isVeiled(label) === veiled).map((label) => labelDrawn(label, language, palette)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" lang="${language}" font-family="${escaped(FONT_FAMILY)}" style="font-variant-numeric:lining-nums">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${INKS[palette].paper}"/>`,
    ...LAYERS.flatMap((kind) => [
      ...map.layers.filter((layer) => layer.kind === kind).map((layer) => layerDrawn(layer, palette)),
      ...(kind === 'tint' ? tintsOf(map, palette, sheet.tints).map(({ path, brush }) => painted(path, brush)) : []),
    ]),
    ...(part ? [...signsAndNames(true), veil(map, part, palette)] : []),
    ...signsAndNames(false),
    ...(view ? [] : furnitureDrawn(map, { language, palette })),
    '</svg>',
    '',
  ].join('\n');
};
