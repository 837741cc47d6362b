import type { MapLabel, MapLayer, MapMark } from './game-map.ts';
import { markAt, signOf } from './signs.ts';
import { type Brush, brushesFor, INKS, type Lettering, letteringOf, type PaletteName } from './style.ts';

/** Pieces of an SVG file, as text. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${escaped(String(value))}"`;

/** A path gone over with one brush. */
export const painted = (
  path: string,
  { fill = 'none', rule, stroke, width, dash, opacity, cap, join }: Brush,
): string =>
  [
    `<path d="${path}"`,
    attribute('fill', fill),
    attribute('fill-rule', rule),
    attribute('stroke', stroke),
    attribute('stroke-width', width),
    attribute('stroke-dasharray', dash?.join(' ')),
    attribute('stroke-linecap', cap),
    attribute('stroke-linejoin', join),
    attribute('fill-opacity', fill === 'none' ? undefined : opacity),
    attribute('stroke-opacity', stroke === undefined ? undefined : opacity),
    '/>',
  ].join('');

export const layerDrawn = (layer: MapLayer, palette: PaletteName): string =>
  brushesFor(palette, layer)
    .map((brush) => painted(layer.path, brush))
    .join('');

export const markDrawn = (mark: Pick<MapMark, 'kind' | 'of' | 'x' | 'y' | 'shift'>, palette: PaletteName): string => {
  const parts = signOf(mark, palette).map(({ path, brush }) => painted(path, brush));
  const [x, y] = markAt(mark);
  return `<g transform="translate(${x} ${y})">${parts.join('')}</g>`;
};

interface Written {
  readonly x: number;
  readonly y: number;
  readonly anchor: MapLabel['anchor'];
  readonly angle?: number | undefined;
}

/** Capitals for small letters, a size smaller: not every reader of SVG makes small capitals by itself. */
const SMALL_CAPITAL = 0.7;

const lettersOf = (text: string, { size, smallCaps }: Lettering): string => {
  if (!smallCaps) return escaped(text);
  const small = `<tspan font-size="${Math.round(size * SMALL_CAPITAL * 10) / 10}">`;
  return text
    .split(/(\p{Lowercase}+)/u)
    .map((run, place) => (place % 2 === 1 ? `${small}${escaped(run.toLocaleUpperCase('en'))}</tspan>` : escaped(run)))
    .join('');
};

export const written = (
  text: string,
  { x, y, anchor, angle }: Written,
  set: Lettering,
  palette: PaletteName,
): string => {
  const inks = INKS[palette];
  const style = [
    `font-size:${set.size}px`,
    set.italic ? 'font-style:italic' : '',
    set.spacing > 0 ? `letter-spacing:${set.spacing}px` : '',
    `fill:${set.ink(inks)}`,
    set.halo > 0 ? `stroke:${inks.paper};stroke-width:${set.halo}px;stroke-linejoin:round;paint-order:stroke` : '',
    set.opacity < 1 ? `fill-opacity:${set.opacity}` : '',
  ].filter((part) => part !== '');
  const turn = angle === undefined ? undefined : `rotate(${angle} ${x} ${y})`;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}"${attribute('transform', turn)} style="${style.join(';')}">${lettersOf(text, set)}</text>`;
};

export const labelDrawn = (label: MapLabel, language: 'en' | 'fr', palette: PaletteName): string =>
  written(label.text[language], label, letteringOf(label), palette);
