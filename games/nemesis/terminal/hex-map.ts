import type { Language } from '@bivouac/kernel';
import type { Hex } from '../catalogue/board.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { wrapped } from '@bivouac/manifest';
import { boardSeen, type Post, postsOf } from './seen.ts';
import { WORDS } from './words.ts';

/** A hex is two lines high and so wide; every other column hangs a line lower. */
const LINES = 2;
const WIDE = 7;
const NARROW = 6;

const TERRAIN = { clear: '', forest: '"', marsh: '=', rough: 'n', mountain: '^', sea: '' } as const;

const title = ({ id, city, terrain, fortified }: Hex, language: Language, room: number): string => {
  const mark = TERRAIN[terrain];
  const name = city ? city.name[language].slice(0, room - mark.length) : id;
  return `${fortified ? name.toUpperCase() : name}${mark}`;
};

const garrison = (posts: readonly (readonly [string, Post])[]): string =>
  posts
    .map(([letter, { units, commanders, faceDown, depot, trains }]) => {
      const stack = units.length > 0 ? `${letter}${units.length}` : '';
      const supplies = `${depot ? (letter === 'F' ? 'D' : 'd') : ''}${trains.length > 0 ? 't' : ''}`;
      return `${stack}${faceDown > 0 ? `${letter}▮${faceDown}` : ''}${commanders.length > 0 ? '*' : ''}${supplies}`;
    })
    .join('');

/** The playable area with north up: the columns are numbered from east to west, so the highest stands left. */
export const mapLines = (view: NemesisView, language: Language, width: number): readonly string[] => {
  const { hexes } = boardSeen(view);
  const columns = hexes.map(({ column }) => column);
  const rows = hexes.map(({ row }) => row);
  const [west, north] = [Math.max(...columns), Math.min(...rows)];
  const count = west - Math.min(...columns) + 1;
  const cell = count * WIDE <= width ? WIDE : NARROW;
  const height = (Math.max(...rows) - north + 1) * LINES + 1;
  const canvas = Array.from({ length: height }, () => Array.from({ length: count }, () => ''));
  const posts = new Map<string, (readonly [string, Post])[]>();
  for (const [letter, side] of [['F', 'french'] as const, ['C', 'coalition'] as const])
    for (const post of postsOf(view, side)) posts.set(post.hex, [...(posts.get(post.hex) ?? []), [letter, post]]);
  for (const hex of hexes) {
    const top = (hex.row - north) * LINES + (hex.column % 2 === 0 ? 1 : 0);
    const set = (line: number, text: string): void => {
      const cells = canvas[line];
      if (cells) cells[west - hex.column] = text.slice(0, cell - 1);
    };
    set(top, title(hex, language, cell - 1));
    set(top + 1, garrison(posts.get(hex.id) ?? []) || '·');
  }
  const heads = Array.from({ length: count }, (_, column) => String(west - column).padEnd(cell)).join('');
  return [
    heads.trimEnd(),
    ...canvas.map((cells) =>
      cells
        .map((text) => text.padEnd(cell))
        .join('')
        .trimEnd(),
    ),
    ...wrapped(WORDS[language].mapLegend({}, undefined), width),
  ];
};
