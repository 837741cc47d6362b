import { expect, test } from 'vitest';
import { drawSheet } from './draw.ts';
import type { AreaMap } from './game-map.ts';
import { INKS } from './style.ts';
import { tintsOf } from './tints.ts';

const map: AreaMap = {
  kind: 'area',
  id: 'two states',
  title: { en: 'Two states', fr: 'Deux États' },
  width: 200,
  height: 100,
  cell: 50,
  labels: [],
  marks: [],
  borders: [],
  layers: [{ kind: 'sea', path: 'M0 0l10 0 0 10z' }],
  places: [
    { id: 'bade', kind: 'land', x: 50, y: 50, wash: 'rose', outline: 'M0 0l100 0 0 100-100 0z' },
    { id: 'ulm', kind: 'land', x: 120, y: 50, wash: 'blue', outline: 'M100 0l50 0 0 100-50 0z' },
    { id: 'passau', kind: 'land', x: 170, y: 50, wash: 'blue', outline: 'M150 0l50 0 0 100-50 0z' },
    { id: 'rhine', kind: 'sea', x: 10, y: 10, outline: 'M0 0l20 0 0 20z' },
  ],
};

test('areas of one colour are one path; the sea has none', () => {
  const tints = tintsOf(map, 'light');
  expect(tints.map(({ brush }) => brush.fill)).toEqual([INKS.light.washes.rose, INKS.light.washes.blue]);
  expect(tints.map(({ path }) => path.split('z').length - 1)).toEqual([1, 2]);
});

test('the table tints areas as it likes, others keep what they are printed in', () => {
  const [rose, green, blue] = tintsOf(map, 'light', { ulm: '#00ff00' });
  expect(rose?.brush.fill).toBe(INKS.light.washes.rose);
  expect(green).toMatchObject({ brush: { fill: '#00ff00' }, path: map.places[1]?.outline });
  expect(blue?.path).toBe(map.places[2]?.outline);
});

test('they are drawn under the sea', () => {
  const svg = drawSheet(map, { language: 'en', palette: 'light', tints: { ulm: '#00ff00' } });
  expect(svg.indexOf('#00ff00')).toBeGreaterThan(0);
  expect(svg.indexOf('#00ff00')).toBeLessThan(svg.indexOf(INKS.light.sea));
});

test('a wash by its name is of the palette that is drawn in', () => {
  expect(tintsOf(map, 'dark', { ulm: 'rose' }).map(({ brush }) => brush.fill)).toEqual([
    INKS.dark.washes.rose,
    INKS.dark.washes.blue,
  ]);
});
