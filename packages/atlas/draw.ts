import { type GameMap, LAYERS, type MapLabel, type MapMark, type MapView } from './game-map.ts';
import { signOf } from './signs.ts';
import { type Brush, brushesFor, FONT_FAMILY, INKS, letteringOf, type PaletteName } from './style.ts';

export interface Sheet {
  readonly language: 'en' | 'fr';
  readonly palette: PaletteName;
  /** A scenario's part of the sheet; without it, the whole. */
  readonly view?: string | undefined;
  /** Whose victory cities and sources are marked: those of the view, when it is not said. */
  readonly scenario?: string | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${escaped(String(value))}"`;

/** A path gone over with one brush. */
const painted = (path: string, { fill = 'none', rule, stroke, width, dash, opacity, cap, join }: Brush): string =>
  `<path d="${path}"${attribute('fill', fill)}${attribute('fill-rule', rule)}${attribute('stroke', stroke)}${attribute(
    'stroke-width',
    width,
  )}${attribute('stroke-dasharray', dash?.join(' '))}${attribute('stroke-linecap', cap)}${attribute(
    'stroke-linejoin',
    join,
  )}${attribute('opacity', opacity)}/>`;

const layersDrawn = (map: GameMap, palette: PaletteName): string[] =>
  LAYERS.flatMap((kind) =>
    map.layers
      .filter((layer) => layer.kind === kind)
      .flatMap((layer) => brushesFor(palette, layer).map((brush) => painted(layer.path, brush))),
  );

const markDrawn = (mark: MapMark, palette: PaletteName): string =>
  `<g transform="translate(${mark.x} ${mark.y})">${signOf(mark, palette)
    .map(({ path, brush }) => painted(path, brush))
    .join('')}</g>`;

const labelDrawn = (label: MapLabel, { language, palette }: Sheet): string => {
  const { text, x, y, anchor, angle } = label;
  const { size, italic, smallCaps, spacing, ink, halo, opacity } = letteringOf(label);
  const inks = INKS[palette];
  const style = [
    `font-size:${size}px`,
    italic ? 'font-style:italic' : '',
    smallCaps ? 'font-variant:small-caps' : '',
    spacing > 0 ? `letter-spacing:${spacing}px` : '',
    `fill:${ink(inks)}`,
    halo > 0 ? `stroke:${inks.paper};stroke-width:${halo}px;stroke-linejoin:round;paint-order:stroke` : '',
    opacity < 1 ? `opacity:${opacity}` : '',
  ]
    .filter((part) => part !== '')
    .join(';');
  const turn = angle === undefined ? undefined : `rotate(${angle} ${x} ${y})`;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}"${attribute('transform', turn)} style="${style}">${escaped(
    text[language],
  )}</text>`;
};

const viewOf = (map: GameMap, name: string | undefined): MapView | undefined => {
  if (name === undefined) return undefined;
  const view = map.views?.[name];
  if (!view) throw new Error(`the map ${map.id} has no view ${name}`);
  return view;
};

/** What lies outside the places in play, under a second veil. */
const veil = (map: GameMap, { outline }: MapView, palette: PaletteName): string => {
  const { veil: fill, veilOpacity: opacity } = INKS[palette];
  return painted(`M0 0H${map.width}V${map.height}H0Z${outline}`, { fill, opacity, rule: 'evenodd' });
};

/** The whole map, or the part that a scenario plays on, as the text of an SVG file. */
export const drawSheet = (map: GameMap, sheet: Sheet): string => {
  const { language, palette } = sheet;
  const view = viewOf(map, sheet.view);
  const { x, y, width, height } = view ?? { x: 0, y: 0, width: map.width, height: map.height };
  const title = view ? `${map.title[language]}: ${view.title[language]}` : map.title[language];
  const marks = map.marks.filter(
    ({ scenario }) => scenario === undefined || scenario === (sheet.scenario ?? sheet.view),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" lang="${language}">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${INKS[palette].paper}"/>`,
    ...layersDrawn(map, palette),
    ...(view ? [veil(map, view, palette)] : []),
    ...marks.map((mark) => markDrawn(mark, palette)),
    `<g font-family="${escaped(FONT_FAMILY)}" style="font-variant-numeric:lining-nums">`,
    ...map.labels.map((label) => labelDrawn(label, sheet)),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
};
