import { describe, expect, test } from 'vitest';
import { battleAt, modifiersOn, sheetOf } from '../../testing/battles.ts';
import { event } from '../../testing/events.ts';
import type { Position, Table } from '../../testing/position.ts';
import { totalModifier } from './14.5-modifiers.ts';

const fight = (hands: NonNullable<Position['hands']>, coalition: readonly string[] = ['aus_1', 'aus_2', 'aus_3']) =>
  battleAt(
    {
      noOtherCards: true,
      hands,
      forces: {
        munich: [
          ['jean', ...coalition],
          ['junot', 'fra_10', 'fra_11', 'fra_12'],
        ],
      },
    },
    { zone: 'munich', by: ['junot'], against: ['jean'], from: 'ulm' },
  );

describe('14.5.7 cards before the dice', () => {
  test('14.5.7 the attacker reveals his cards first, and is not asked again', () => {
    const table = fight({ empire: ['8F', '27F'], coalition: ['11C'] });
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '6.4' });
    table.answer('empire', event('8F')).answer('empire', 'pass');
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '6.4' });
    table.answer('coalition', event('11C'));
    expect(table.asked()).toMatchObject({ by: 'chance', rule: '14.6' });
    expect(sheetOf(table).cards).toEqual(['8F', '11C']);
    expect(modifiersOn(table, 'empire')).toEqual({ card: 1 });
    expect(table.state.cards.hands.empire).toEqual(['27F']);
  });

  test('14.5.7, 32C a card that was countered adds nothing, and is spent all the same', () => {
    const table = fight({ empire: ['8F'], coalition: ['32C'] }).answer('empire', event('8F'));
    expect(totalModifier(table.state, 'empire')).toBe(1);
    table.answer('coalition', event('32C'));
    expect(totalModifier(table.state, 'empire')).toBe(0);
    expect(table.state.cards.hands.empire).not.toContain('8F');
  });

  test('14.5.2, 5C cards count cavalry in', () => {
    const table = fight({ empire: [], coalition: ['5C'] });
    expect(modifiersOn(table, 'coalition')).not.toHaveProperty('cavalry');
    table.answer('coalition', event('5C'));
    expect(modifiersOn(table, 'coalition')).toMatchObject({ cavalry: 1 });
  });
});

describe('14.5.7 cards of later steps', () => {
  /** The Austrians are beaten, 1+ to 0, and retreat to Salzburg: morale 3 + 1 - 1. */
  const beaten = (table: Table): Table =>
    table
      .until('14.6')
      .dice(5, 4, 1, 1)
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { zone: 'salzbourg' });

  test('14.9.2 a card that waited for the pursuit changes its die, and stands on the sheet', () => {
    const table = beaten(fight({ empire: ['21F'], coalition: [] })).dice(6);
    expect(table.state.trial?.kind).toBe('pursuit');
    table.answer('empire', event('21F'));
    expect(sheetOf(table).cards).toEqual(['21F']);
    table.dice(1);
    expect(table.events('trial.total').at(-1)?.said.params).toMatchObject({ trial: 'pursuit', modifiers: 3 });
  });

  test('14.9.1 a card of the Empire changes its own test of demoralisation, not the enemy’s', () => {
    const lost = (): Table =>
      fight({ empire: ['27F'], coalition: [] })
        .answer('empire', 'pass')
        .dice(1, 1, 5, 4);
    const limit = (table: Table): unknown => table.events('demoralisation.rolled')[0]?.said.params['limit'];
    const plain = limit(lost().until('event.react').answer('empire', 'pass').dice(6));
    expect(limit(lost().until('event.react').answer('empire', event('27F')).dice(6))).toBe(Number(plain) + 1);
    const theirs = beaten(fight({ empire: ['27F'], coalition: [] }));
    expect(theirs.refusal('empire', event('27F')).rule).toBe('6.4');
  });
});
