import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS } from '../../ids.ts';
import { whyNot } from '../../testing/events.ts';
import { forceOf } from '../../testing/marches.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const moving = (wanted: Position): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [] },
    fleets: {},
    ...wanted,
    clock: { phase: 'neutralMoves', year: 1806, round: 0, next: 'coalition', step: 0, ...wanted.clock },
  });
const to = (force: string, zone: string) => ({ kind: 'neutralMove', force, to: zone }) as const;
const NEUTRAL = { side: 'neutral', status: 'neutral' } as const;

describe.each(EDITIONS)('7.5 powers that are not at war (%s)', (edition) => {
  test('7.5 the Coalition moves Prussia, then the Empire Turkey; each force once', () => {
    const table = moving({ edition, forces: { stettin: ['pru_1'], constantinople: ['tur_1'], paris: ['fra_1'] } });
    expect(table.asked().by).toBe('coalition');
    table.answer('coalition', to('pru_1', 'colberg'));
    expect(forceOf(table, 'pru_1').zone).toBe('colberg');
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '7.5' });
    table.answer('empire', 'done');
    expect(table.state.clock.phase).toBe('redeployment');
  });
  test('7.5 up to the base movement factor, never across the frontier', () => {
    const table = moving({ edition, forces: { magdebourg: ['pru_1'] } });
    const zones = table.asked().answers.map((answer) => answer['to']);
    expect(zones).toContain('berlin');
    expect(zones).not.toContain('hanovre');
    expect(zones).not.toContain('koenigsberg');
  });
  test('7.5 also in forced peace and in forced alliance, run by the side that did not beat it', () => {
    const beaten = { empire: 1, coalition: 0 };
    for (const status of ['forcedPeace', 'forcedAlliance'] as const) {
      const austria = { side: 'neutral', status, beaten } as const;
      const table = moving({ edition, nations: { austria }, forces: { vienne: ['aus_1'] } });
      expect(whyNot(table, to('aus_1', 'graz'), 'coalition')).toBeUndefined();
    }
  });
  test('7.5 powers at war do not move now', () => {
    const table = moving({ edition, forces: { vienne: ['aus_1'], berlin: ['pru_1'] } });
    expect(table.asked().answers.filter((answer) => answer['force'] === 'aus_1')).toEqual([]);
  });
  test('11 a force joins those of its power within command, and nobody else', () => {
    const join = (there: readonly string[]): string | undefined =>
      whyNot(moving({ edition, forces: { stettin: ['pru_1'], berlin: there } }), to('pru_1', 'berlin'), 'coalition');
    expect(join(['brunswick', 'pru_2'])).toBeUndefined();
    expect(join(['pru_2'])).toBe('neutral.occupied');
    expect(join(['davout', 'fra_1'])).toBe('neutral.occupied');
    const table = moving({ edition, forces: { stettin: ['pru_1'], berlin: ['brunswick', 'pru_2'] } });
    table.answer('coalition', to('pru_1', 'berlin'));
    expect(forceOf(table, 'pru_1').commander).toBe('brunswick');
  });
  test('7.5 the Empire runs a Spain that is neutral', () => {
    const table = moving({ edition, nations: { spain: NEUTRAL }, forces: { burgos: ['esp_1'] } });
    expect(table.asked().by).toBe('empire');
  });
});

const russianFleet = (edition: Edition): Table =>
  moving({
    edition,
    nations: { russia: NEUTRAL },
    forces: { moscou: ['rus_1'] },
    fleets: { fl_khanykov: { kind: 'port', zone: 'saint_petersbourg' as never } },
  });
const fleetMoves = (table: Table): readonly Readonly<Record<string, unknown>>[] =>
  table.asked().answers.filter((answer) => 'fleet' in answer);
test('7.5 2013: fleets of neutral powers do not sail', () => {
  expect(fleetMoves(russianFleet('2013'))).toEqual([]);
});
test('7.5 revised: they do, once, to a home port or the sea before one', () => {
  const table = russianFleet('revised');
  const moves = fleetMoves(table);
  expect(moves).toContainEqual({ kind: 'neutralPort', fleet: 'fl_khanykov', zone: 'riga' });
  expect(moves.some((answer) => answer['zone'] === 'stockholm')).toBe(false);
  table.answer('coalition', { kind: 'neutralSail', fleet: 'fl_khanykov', sea: 'baltique' });
  expect(table.state.fleets.find(({ id }) => id === 'fl_khanykov')?.at).toEqual({ kind: 'sea', sea: 'baltique' });
  expect(fleetMoves(table)).toEqual([]);
});
