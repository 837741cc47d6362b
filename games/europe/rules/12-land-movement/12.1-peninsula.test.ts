import { expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import type { Edition, Side, UnitId } from '../../catalogue/ids.ts';
import { type Position, position } from '../../testing/position.ts';
import { mayEnterPeninsula } from './12.1-peninsula.ts';

const enter = (edition: Edition, side: Side, units: readonly string[], zone: string, more: Position = {}) => {
  const g = position({ edition, played: [], ...more });
  return mayEnterPeninsula(g, side, units as readonly UnitId[], zoneId(zone))?.because.key;
};

test('8.1.2 the Empire sends nobody into allied Spain before the Snare of Bayonne; Spaniards are at home', () => {
  expect(enter('2013', 'empire', ['fra_1'], 'bilbao')).toBe('peninsula.snareFirst');
  expect(enter('2013', 'empire', ['esp_1'], 'bilbao')).toBeUndefined();
  expect(enter('2013', 'empire', ['fra_1'], 'bilbao', { played: ['24F'] })).toBeUndefined();
  expect(enter('2013', 'empire', ['fra_1'], 'lisbonne')).toBeUndefined();
});

test('8.1.2 in the first edition the Coalition, and an enemy of Spain, are free to enter', () => {
  expect(enter('2013', 'coalition', ['gbr_1'], 'bilbao')).toBeUndefined();
  const enemy = { spain: { side: 'coalition', status: 'belligerent' } } as const;
  expect(enter('2013', 'empire', ['fra_1'], 'bilbao', { nations: enemy })).toBeUndefined();
});

test('12.1 revised: nobody but its own troops enters Spain or Portugal', () => {
  expect(enter('revised', 'empire', ['fra_1'], 'bilbao')).toBe('peninsula.closed');
  expect(enter('revised', 'coalition', ['gbr_1'], 'lisbonne')).toBe('peninsula.closed');
  expect(enter('revised', 'empire', ['esp_1'], 'lisbonne')).toBe('peninsula.closed');
  expect(enter('revised', 'coalition', ['por_1'], 'lisbonne')).toBeUndefined();
  expect(enter('revised', 'empire', ['fra_1'], 'bayonne')).toBeUndefined();
});

test('12.1 revised: one of 24F and 25F lets three French corps in, both seven, and the Coalition', () => {
  const there = { forces: { madrid: ['ney', 'fra_1', 'fra_2'] } };
  expect(enter('revised', 'empire', ['fra_3'], 'bilbao', { ...there, played: ['25F'] })).toBeUndefined();
  expect(enter('revised', 'empire', ['fra_3', 'fra_4'], 'bilbao', { ...there, played: ['25F'] })).toBe(
    'peninsula.tooMany',
  );
  expect(
    enter('revised', 'empire', ['fra_3', 'fra_4'], 'bilbao', { ...there, played: ['24F', '25F'] }),
  ).toBeUndefined();
  expect(enter('revised', 'coalition', ['gbr_1', 'gbr_2'], 'lisbonne', { ...there, played: ['24F'] })).toBeUndefined();
});

test('12.1 revised: corps that are there already are not counted twice', () => {
  const there = { forces: { madrid: ['ney', 'fra_1', 'fra_2', 'fra_3'] } };
  expect(
    enter('revised', 'empire', ['fra_1', 'fra_2', 'fra_3'], 'lisbonne', { ...there, played: ['24F'] }),
  ).toBeUndefined();
});

test('12.1 revised: of the Empire only French and Spanish units go there', () => {
  expect(enter('revised', 'empire', ['ita_1'], 'lisbonne', { played: ['24F'] })).toBe('peninsula.frenchOrSpanish');
  expect(enter('revised', 'empire', ['esp_1', 'fra_1'], 'lisbonne', { played: ['24F'] })).toBeUndefined();
});

test('12.1 revised: Dos de Mayo or the Punishments end all limits', () => {
  expect(enter('revised', 'empire', ['ita_1'], 'bilbao', { played: ['22C'] })).toBeUndefined();
  expect(enter('revised', 'coalition', ['gbr_1'], 'lisbonne', { tracks: { period: 'Punishments' } })).toBeUndefined();
});
