import { describe, expect, test } from 'vitest';
import type { GeneralId } from '../catalogue/ids.ts';
import { battleAt } from '../testing/battles.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { generalAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

describe('48F Death of Kutuzov', () => {
  const dying = (wanted: Position = {}): Table =>
    holding('48F', {
      clock: { year: 1813 },
      forces: { kiev: ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'], paris: ['fra_1'] },
      ...wanted,
    });
  test('10.3 he leaves the game, and the Coalition may replace him', () => {
    const table = dying().answer('empire', event('48F'));
    expect(generalAt(table, 'koutouzov')).toBe('gone');
    table.answer('coalition', { kind: 'appoint', general: 'bagration' });
    expect(forceOf(table, 'bagration')).toMatchObject({ zone: 'kiev', commander: 'bagration' });
  });
  test('10.2, 10.3 a Russian of the reserve takes over an army that is mostly Russian, though an Austrian serves in it', () => {
    const allies = ['koutouzov', 'armee_1ere', 'rosenberg', 'rus_1', 'rus_2', 'rus_3', 'aus_1'];
    const table = dying({ forces: { kiev: allies, paris: ['fra_1'] } }).answer('empire', event('48F'));
    table.answer('coalition', { kind: 'appoint', general: 'bagration' });
    expect(forceOf(table, 'bagration')).toMatchObject({ zone: 'kiev', commander: 'bagration' });
    expect(generalAt(table, 'rosenberg')).toBe(generalAt(table, 'bagration'));
  });
  test('4 without another general there is no army', () => {
    const table = dying().answer('empire', event('48F')).answer('coalition', 'done');
    const army = table.state.armies.find(({ id }) => id === 'armee_1ere');
    expect(army?.at).toBe('reserve');
  });
  test('6.4 from 1813, or in a year in which he has lost a battle', () => {
    const early = { clock: { year: 1812 } };
    expect(whyNot(dying(early), event('48F'))).toBe('kutuzov.tooEarly');
    const lost = (year: number, general = 'koutouzov'): Position => ({
      ...early,
      effects: [{ card: null, kind: 'beatenThisYear', general: general as GeneralId, year }],
    });
    expect(whyNot(dying(lost(1812)), event('48F'))).toBeUndefined();
    expect(whyNot(dying(lost(1811)), event('48F'))).toBe('kutuzov.tooEarly');
    expect(whyNot(dying(lost(1812, 'barclay')), event('48F'))).toBe('kutuzov.tooEarly');
  });
  test('14.6 a lost battle is noted for him, a skirmish and the defeat of others are not', () => {
    const noted = (general: string, units: readonly string[], enemies: readonly string[]): number => {
      const table = battleAt(
        {
          noOtherCards: true,
          forces: {
            munich: [
              ['davout', ...enemies],
              [general, ...units],
            ],
          },
        },
        { zone: 'munich', attacker: 'coalition', by: [general], against: ['davout'], from: 'salzbourg' },
      )
        .until('14.6')
        .dice(1, 1, 6, 5);
      while (table.questions().length > 0) {
        const { by } = table.asked();
        if (by === 'chance') table.dice(1);
        else table.pick(by, () => true);
      }
      expect(
        table.state.units.some(({ id, at: where, reduced }) => id === 'rus_1' && (reduced || where === 'reserve')),
      ).toBe(true);
      return table.state.effects.filter(({ kind }) => kind === 'beatenThisYear').length;
    };
    expect(noted('koutouzov', ['rus_1', 'rus_2', 'rus_3'], ['fra_10', 'fra_11', 'fra_12'])).toBe(1);
    expect(noted('bagration', ['rus_1', 'rus_2', 'rus_3'], ['fra_10', 'fra_11', 'fra_12'])).toBe(0);
    expect(noted('koutouzov', ['rus_1'], ['fra_10'])).toBe(0);
  });
  test('6.4 not if he is out of the game', () => {
    const gone = dying({ scenario: '1809', forces: { kiev: ['rus_1'], paris: ['fra_1'] } });
    expect(whyNot(gone, event('48F'))).toBe('kutuzov.gone');
  });
  test('20.3 Scorched Earth (40C) does not bring him back from the dead', () => {
    const burning = (played: readonly string[]): Table =>
      holding('40C', {
        scenario: '1809',
        played,
        forces: { moscou: ['barclay', 'armee_1ere', 'rus_1'], paris: ['fra_1'] },
      }).answer('coalition', event('40C'));
    expect(generalAt(burning(['2C']), 'koutouzov')).toBe('reserve');
    expect(generalAt(burning(['2C', '48F']), 'koutouzov')).toBe('gone');
  });
});
