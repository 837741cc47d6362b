import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { battleAt, modifiersOn } from '../testing/battles.ts';
import { battleWith, dealt, type Meeting } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { marching } from '../testing/marches.ts';
import type { Table } from '../testing/position.ts';

describe('5C Hussars', () => {
  const zones = { munich: { control: nationId('austria') } };
  const fight = (wanted: Meeting = {}): Table => battleWith('5C', { zones, ...wanted });

  test('14.5.2 two more cavalry bring superiority in a battle', () => {
    const table = fight();
    expect(modifiersOn(table, 'coalition')['cavalry']).toBeUndefined();
    expect(modifiersOn(table.answer('coalition', event('5C')), 'coalition')).toMatchObject({ cavalry: 1 });
  });
  test('14.5.2 or take it from the enemy', () => {
    const table = fight({ empire: ['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_cav'] }).until('event.react');
    expect(modifiersOn(table, 'empire')).toMatchObject({ cavalry: 1 });
    table.answer('coalition', event('5C'));
    expect(modifiersOn(table, 'empire')['cavalry']).toBeUndefined();
    expect(modifiersOn(table, 'coalition')['cavalry']).toBeUndefined();
  });
  test('14.5.2 not where they would change nothing', () => {
    const table = fight({ coalition: ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_cav'] });
    expect(whyNot(table, event('5C'), 'coalition')).toBe('hussars.noGain');
  });
  test('14.5.3 not on ground where cavalry has no advantage', () => {
    const mantoue = [
      ['jean', 'aus_1', 'aus_2'],
      ['junot', 'fra_10', 'fra_11'],
    ];
    const marsh = battleAt(dealt('5C', { forces: { mantoue } }), {
      zone: 'mantoue',
      by: ['junot'],
      against: ['jean'],
      from: 'milan',
    });
    expect(whyNot(marsh, event('5C'), 'coalition')).toBe('hussars.ground');
  });
  test('14.9.2 they do not ride in the pursuit', () => {
    const table = fight().answer('coalition', event('5C')).dice(1, 1, 6, 6).until('14.9.1').dice(6);
    expect(table.state.trial?.kind).toBe('pursuit');
    expect(table.state.trial?.modifiers.map(({ what }) => what)).not.toContain('cavalry');
  });

  /** The modifiers of the die that is about to be thrown. */
  const sumOf = ({ state }: Table): number => state.trial?.modifiers.reduce((sum, { by }) => sum + by, 0) ?? 0;
  /** The Empire enters Munich, where Jean stands. */
  const entering = (empire: readonly string[]): Table =>
    marching(
      dealt('5C', { forces: { ulm: empire, munich: ['jean', 'aus_1', 'aus_2'] }, zones }),
      empire[0] ?? '',
    ).answer('empire', { kind: 'march', to: 'munich' });
  test('12.5 one more on the die of a Coalition force that evades', () => {
    const table = entering(['junot', 'fra_10', 'fra_11']).answer('coalition', 'evade');
    const before = sumOf(table);
    table.answer('coalition', event('5C')).dice(1);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'evasion', modifiers: before + 1 });
  });
  test('12.5 once only, for then they change nothing more', () => {
    const table = entering(['junot', 'fra_10', 'fra_11']).answer('coalition', 'evade').answer('coalition', event('5C'));
    expect(table.state.cards.hands.coalition).toEqual([]);
  });
  test('12.5 not where the enemy stays superior', () => {
    const table = entering(['napoleon', 'murat', 'grande_armee', 'fra_10', 'fra_cav']).answer('coalition', 'evade');
    expect(whyNot(table, event('5C'), 'coalition')).toBe('hussars.noGain');
  });

  /** Jean enters Munich, beside Napoleon at Ulm. */
  const beside = (ulm: readonly string[] | readonly (readonly string[])[]): Table =>
    marching(
      dealt('5C', { hands: { empire: ['2F'] }, forces: { ulm, salzbourg: ['jean', 'aus_1', 'aus_2'] } }),
      'jean',
      0,
      'coalition',
    ).answer('coalition', { kind: 'march', to: 'munich' });
  test('12.4 one less on the die of an Empire force that intercepts by its cavalry', () => {
    const table = beside(['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_cav']);
    table.answer('empire', { kind: 'intercept', force: 'napoleon', card: '2F' });
    const before = sumOf(table);
    table.answer('coalition', event('5C')).dice(1);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'interception', modifiers: before - 1 });
  });
  test('4, 12.4 two armies intercept with the cavalry of both', () => {
    const armies = [
      ['napoleon', 'grande_armee', 'fra_10', 'fra_11'],
      ['massena', 'armee_italie', 'fra_12', 'fra_cav'],
    ];
    const both = beside(armies).answer('empire', { kind: 'interceptArmies', force: 'napoleon', card: '2F' });
    expect(both.state.trial?.modifiers).toContainEqual({ what: 'cavalry', by: 1 });
    both.answer('coalition', event('5C'));
    expect(both.state.trial?.modifiers).toContainEqual({ what: 'cavalry', by: -1, card: '5C' });
    const alone = beside(armies).answer('empire', { kind: 'intercept', force: 'napoleon', card: '2F' });
    expect(whyNot(alone, event('5C'), 'coalition')).toBe('hussars.noGain');
  });
});
