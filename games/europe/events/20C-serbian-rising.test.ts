import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { minorZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { flagAt, standsAt } from '../testing/pieces.ts';
import { at, type Position, type Table } from '../testing/position.ts';

const SERBS = 'serbes' as NationId;
const round = (wanted: Position = {}): Table => holding('20C', { ...wanted, clock: { round: 3 } });

describe('20C Serbian Rising', () => {
  test.each(EDITIONS)(
    '6.4 the Serbs rise at Belgrade and hold Serbia; Turkey has two resources less (%s)',
    (edition) => {
      const table = round({ edition }).answer('coalition', event('20C'));
      expect(standsAt(table, 'ser_1')).toBe('belgrade');
      expect([flagAt(table, 'belgrade'), flagAt(table, 'nich')]).toEqual(['serbes', 'serbes']);
      expect(table.state.effects).toContainEqual({
        card: '20C',
        kind: 'resources',
        power: 'turkey',
        by: -2,
        year: 1806,
      });
      expect(isSupplied(table.state, forceOf(table, 'ser_1').id)).toBe(true);
      expect(minorZones(table.state, SERBS, 'coalition')).toEqual(['belgrade']);
    },
  );
  test('6.4 at Nish where Turks stand at Belgrade, which stays theirs', () => {
    const table = inDiplomacy('20C', { forces: { belgrade: ['tur_1'] }, clock: { year: 1806 } }).answer(
      'coalition',
      event('20C'),
    );
    expect(standsAt(table, 'ser_1')).toBe('nich');
    expect([flagAt(table, 'belgrade'), flagAt(table, 'nich')]).toEqual(['turkey', 'serbes']);
  });
  test('6.4 not where they stand in both', () => {
    const table = round({ forces: { belgrade: ['tur_1'], nich: ['tur_2'] } });
    expect(whyNot(table, event('20C'), 'coalition')).toBe('serbia.noPlace');
  });
  test('6.4 not against a Turkey that is of the Coalition', () => {
    const table = round({ nations: { turkey: { side: 'coalition', status: 'belligerent' } } });
    expect(whyNot(table, event('20C'), 'coalition')).toBe('serbia.turkishFriend');
  });
  const marchingOut = (turkey: Position['nations']): Table =>
    round(turkey ? { nations: turkey } : {})
      .answer('coalition', event('20C'))
      .answer('empire', 'pass')
      .answer('coalition', 'operation')
      .answer('coalition', { kind: 'activate', force: 'ser_1' })
      .answer('coalition', { kind: 'forced', points: 0 });
  test('12.1 while Turkey is neutral they do not leave Serbia', () => {
    const table = marchingOut(undefined);
    expect(whyNot(table, { kind: 'march', to: 'nich' }, 'coalition')).toBeUndefined();
    expect(whyNot(table, { kind: 'march', to: 'temesvar' }, 'coalition')).toBe('serbia.stays');
  });
  test('12.1 against a Turkey at war they may', () => {
    const table = marchingOut({ turkey: { side: 'empire', status: 'belligerent' } });
    expect(whyNot(table, { kind: 'march', to: 'temesvar' }, 'coalition')).toBeUndefined();
  });
  test('7.5 neutral Turks do not come among them', () => {
    const table = at({
      forces: { belgrade: ['ser_1'], sofia: ['tur_1'] },
      nations: { serbes: { side: 'coalition', status: 'inRevolt' } },
      zones: { belgrade: { control: SERBS }, nich: { control: SERBS } },
      hands: { empire: [], coalition: [] },
      clock: { year: 1806, phase: 'neutralMoves', round: 0, next: 'empire', step: 0 },
    });
    const moves = table.asked('empire').answers.map(({ to }) => to);
    expect(moves).not.toContain('belgrade');
  });
});
