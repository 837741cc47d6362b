import type { AreaMap, AreaPlace } from '@bivouac/atlas';
import type { BoardCounter } from '../../game-ui.ts';
import type { Choice } from '../../question/choice.ts';

const land = (
  id: string,
  name: string,
  x: number,
  y: number,
  outline: string,
  wash: NonNullable<AreaPlace['wash']>,
): AreaPlace => ({ id, kind: 'land', x, y, outline, wash, name: { en: name, fr: name } });

/** A made-up coast: a wide land, a narrow one beside it, a sea, and a blockade box before the port. */
export const coast: AreaMap = {
  kind: 'area',
  id: 'coast',
  title: { en: 'The Coast', fr: 'La Côte' },
  width: 900,
  height: 600,
  cell: 100,
  layers: [
    { kind: 'land', path: 'M0 0l900 0 0 600-900 0z' },
    { kind: 'sea', path: 'M0 400l900 0 0 200-900 0z' },
    { kind: 'closed', path: 'M600 0l0 200' },
    { kind: 'road', of: 'highway', path: 'M317 212l246 0' },
  ],
  marks: [
    { kind: 'fortress', place: 'wide', x: 300, y: 212 },
    { kind: 'key', place: 'wide', x: 300, y: 212, shift: [24, 0] },
    { kind: 'city', place: 'narrow', x: 580, y: 212 },
    { kind: 'city', place: 'east', x: 750, y: 212 },
    { kind: 'port', place: 'wide', x: 300, y: 400 },
  ],
  // Printed above its sign, where a stack comes to lie.
  labels: [
    {
      kind: 'city',
      text: { en: 'Weitland', fr: 'Weitland' },
      x: 300,
      y: 190,
      rank: 2,
      anchor: 'middle',
      place: 'wide',
    },
  ],
  borders: [
    { a: 'wide', b: 'narrow', link: 'road', x: 560, y: 212 },
    { a: 'narrow', b: 'east', x: 600, y: 100 },
  ],
  places: [
    land('wide', 'Weitland', 300, 190, 'M0 0l560 0 0 400-560 0z', 'blue'),
    land('narrow', 'Schmalau', 580, 190, 'M560 0l40 0 0 400-40 0z', 'rose'),
    land('east', 'Osten', 750, 190, 'M600 0l300 0 0 400-300 0z', 'green'),
    { id: 'sea', kind: 'sea', x: 600, y: 500, outline: 'M0 400l900 0 0 200-900 0z', name: { en: 'Sea', fr: 'Mer' } },
    { id: 'box', kind: 'box', x: 300, y: 450, pieces: 0.6, outline: 'M280 430l40 0 0 40-40 0z' },
  ],
};

const counter = (id: string, place: string, symbol: 'infantry' | 'fleet'): BoardCounter => ({
  id,
  place,
  order: 1,
  words: id,
  face: { field: '#27478f', ink: '#f7f1df', symbol, name: id, figures: ['3', ''], marks: [] },
});

export const pieces: readonly BoardCounter[] = [
  counter('Corps', 'narrow', 'infantry'),
  counter('Guard', 'wide', 'infantry'),
  counter('Squadron', 'box', 'fleet'),
];

export const choices: readonly Choice[] = [
  { id: 'march', words: 'March east', spot: { place: 'east', from: 'narrow' } },
  { id: 'sail', words: 'Put to sea', spot: { place: 'sea', from: 'box' } },
];
