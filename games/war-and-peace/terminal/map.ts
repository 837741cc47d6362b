import type { Language } from '@bivouac/kernel';
import { wrapped } from '@bivouac/manifest';
import { cityAt } from '../catalogue/cities.ts';
import { type HexCard, hexCards } from '../catalogue/map.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { leadersAt, pointsOf, shipsAt, sideOfTroop, troopsAt } from '../state/index.ts';
import { told } from './words.ts';

/** A hex is two lines high and so wide; every other row stands half a hex further east. */
const CELL = 6;
const TERRAIN = { clear: '', forest: '"', marsh: '=', mountain: '^' } as const;
const LETTERS = { pro: 'F', anti: 'A', neutral: 'N' } as const;
const SIDES = ['pro', 'anti', 'neutral'] as const;

const title = ({ id, terrain }: HexCard, language: Language): string => {
  const city = cityAt(id);
  const mark = TERRAIN[terrain];
  const name = city ? city.name[language].slice(0, CELL - 1 - mark.length) : mark === '' ? '·' : '';
  return `${city?.fortress ? name.toUpperCase() : name}${mark}`;
};
const garrison = (view: WarAndPeaceView, { id }: HexCard): string => {
  const troops = troopsAt(view, id);
  const stacks = SIDES.flatMap((side) => {
    const sp = pointsOf(troops.filter((troop) => sideOfTroop(view, troop) === side));
    return sp > 0 ? [`${LETTERS[side]}${sp}`] : [];
  });
  return `${stacks.join('')}${leadersAt(view, id).length > 0 ? '*' : ''}${shipsAt(view, id).length > 0 ? 's' : ''}`;
};

/** The seat of war, as wide as the terminal, about the hexes where most troops stand. */
export const mapLines = (view: WarAndPeaceView, language: Language, width: number): readonly string[] => {
  const columns = Math.max(6, Math.floor((width - CELL) / CELL));
  const rows = Math.max(...hexCards.map(({ row }) => row));
  const crowd = hexCards.map((hex) => ({ hex, sp: pointsOf(troopsAt(view, hex.id)) }));
  const all = crowd.reduce((sum, { sp }) => sum + sp, 0);
  const middle = crowd.reduce((sum, { hex, sp }) => sum + hex.col * sp, 0) / Math.max(1, all);
  const last = Math.max(...hexCards.map(({ col }) => col));
  const west = Math.max(1, Math.min(Math.round(middle - columns / 2), last - columns + 1));
  const lines: string[] = [];
  for (let row = rows; row >= 1; row -= 1) {
    const here = new Map(hexCards.filter((hex) => hex.row === row).map((hex) => [hex.col, hex]));
    const shift = ' '.repeat(row % 2 === 0 ? CELL / 2 : 0);
    for (const write of [title, (hex: HexCard) => garrison(view, hex)]) {
      const cells = Array.from({ length: columns }, (_, step) => {
        const hex = here.get(west + step);
        return (hex ? write(hex, language) : '').slice(0, CELL - 1).padEnd(CELL);
      });
      lines.push(`${shift}${cells.join('')}`.trimEnd().slice(0, width));
    }
  }
  return [...lines, ...wrapped(told(language, 'mapLegend', {}), width)];
};
