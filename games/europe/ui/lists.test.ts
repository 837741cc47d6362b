import { describe, expect, test } from 'vitest';
import { generalId, unitId } from '../catalogue/catalogue.ts';
import { putGeneral, putUnit } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { view } from '../secrecy/view.ts';
import { lists } from './lists.ts';
import { placeWords } from './place-words.ts';

const FORCES: Position = {
  forces: { ulm: ['mack', 'armee_allemagne', 'aus_1', 'aus_2', 'unsupplied'], paris: ['fra_1'], berlin: ['pru_1'] },
};
const listed = (id: string, seat = 'coalition') => {
  const found = lists(view(position(FORCES), seat), seat, 'en').find((list) => list.id === id);
  if (!found) throw new Error(`no list ${id}`);
  return found;
};

describe('the lists beside the map', () => {
  test('one’s own order of battle comes first, the strongest force on top', () => {
    const all = lists(view(position(FORCES), 'coalition'), 'coalition', 'en').map(({ name }) => name);
    expect(all).toEqual(['Coalition', 'Empire', 'Neutral', 'Armies', 'Fleets', 'Reserves']);
    const [first] = listed('forces coalition').groups;
    expect(first).toMatchObject({ name: 'Mack at Ulm: 4 steps, Army of Germany, out of supply', place: 'ulm' });
    expect(first?.rows.map(({ counter }) => counter)).toEqual(['mack', 'aus_1', 'aus_2', 'armee_allemagne']);
  });

  test('2.3 the box of each army: who leads it and what is in it, or that it is not there', () => {
    const { groups } = listed('armies');
    const germany = groups.find(({ place }) => place === 'ulm');
    expect(germany?.name).toMatch(/^Army of Germany at Ulm: 4 of \d+ steps, 0 generals of 3 under command$/);
    expect(germany?.rows.map(({ counter }) => counter)).toEqual(['mack', 'aus_1', 'aus_2']);
    expect(groups.filter(({ rows }) => rows[0]?.words === 'Not on the map')).toHaveLength(6);
  });

  test('7.3.6 what waits in the reserve, and for which year', () => {
    const g = position(FORCES);
    putUnit(g, unitId('aus_3'), 'waiting', 1807);
    putGeneral(g, generalId('charles'), 'gone');
    const reserves = lists(view(g, 'coalition'), 'coalition', 'en').find(({ id }) => id === 'reserves');
    const austria = reserves?.groups.find(({ name }) => name === 'Austria')?.rows.map(({ words }) => words) ?? [];
    expect(austria.some((words) => words.startsWith('III Corps') && words.endsWith('not before 1807'))).toBe(true);
    expect(austria.some((words) => words.startsWith('Charles'))).toBe(false);
  });
});

test('a place says what it is, whose it is and who stands there', () => {
  const g = position({ ...FORCES, zones: { ulm: { siege: 1, control: 'austria' as never } } });
  const words = placeWords(view(g, 'empire'), 'ulm', 'empire', 'en');
  expect(words).toContain('Ulm: clear, fortress.');
  expect(words).toContain('Land of Bavaria, on the side of the Empire.');
  expect(words).toContain('Under the flag of Austria');
  expect(words).toContain('Under siege, marker at 1.');
  expect(words).toContain('Coalition: Mack with 4 steps');
  expect(placeWords(view(g, 'empire'), 'baltique', 'empire', 'fr')).toMatch(/zone maritime/);
  expect(placeWords(view(g, 'empire'), 'blockade_brest', 'empire', 'fr')).toMatch(/^Blocus\u00a0: Brest\./);
});
