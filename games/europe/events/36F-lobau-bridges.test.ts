import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { modifiersOn, sheetOf } from '../testing/battles.ts';
import { battleWith, dealt } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { acting, pointsOf } from '../testing/marches.ts';
import type { ForceWords, Position, Table } from '../testing/position.ts';

describe('36F Lobau Bridges in retreat', () => {
  /** The Empire has come over the river from Nuremberg, or by the bridge from Ulm, and is beaten. */
  const beaten = (from: string, edition: Edition = '2013'): Table =>
    battleWith('36F', { edition, from }).dice(1, 1, 4, 3).until('event.react');
  const steps = ({ state }: Table): number => state.battle?.losses.empire ?? -1;
  test.each(EDITIONS)('14.10 nothing is lost at a river without a bridge (%s)', (edition) => {
    const table = beaten('nuremberg', edition);
    const before = steps(table);
    const bridged = table.fork().answer('empire', event('36F'));
    expect(bridged.asked()).toMatchObject({ by: 'chance', rule: '14.9.1' });
    expect(steps(bridged)).toBe(before);
    const wet = table.answer('empire', 'pass');
    if (wet.asked().rule === '14.10') wet.answer('empire', { unit: 'fra_10' });
    expect(steps(wet)).toBe(before + 1);
  });
  test('14.10 not where the retreat crosses no such river', () => {
    expect(whyNot(beaten('ulm'), event('36F'))).toBe('lobau.noRiver');
  });
  test('14.10 not once it has crossed', () => {
    const later = beaten('nuremberg').answer('empire', 'pass').until('14.9.1').dice(1).until('event.react');
    expect(sheetOf(later).step).toBe('retreat');
    expect(whyNot(later, event('36F'))).toBe('moment.notThis');
  });
});

describe('36F Lobau Bridges on the march', () => {
  const nuremberg = ['junot', 'fra_10', 'fra_11'];
  const march = (answer: 'pass' | 'bridges', more: Position = {}): Table =>
    acting(dealt('36F', { forces: { nuremberg }, ...more }))
      .answer('empire', { kind: 'activate', force: 'junot' })
      .answer('empire', answer === 'pass' ? 'pass' : event('36F'))
      .answer('empire', { kind: 'forced', points: 0 });
  test('12.1 unbridged rivers cost nothing more in this activation', () => {
    const wet = march('pass');
    const dry = march('bridges');
    const before = pointsOf(wet);
    expect(pointsOf(dry)).toBe(before);
    expect(before - pointsOf(wet.answer('empire', { kind: 'march', to: 'munich' }))).toBe(2);
    expect(before - pointsOf(dry.answer('empire', { kind: 'march', to: 'munich' }))).toBe(1);
  });
  /** An enemy at Munich, into which Junot marches. */
  const into = (answer: 'pass' | 'bridges', munich: ForceWords): Table =>
    march(answer, {
      forces: { nuremberg, munich },
      zones: { munich: { control: nationId('austria') } },
    }).answer('empire', { kind: 'march', to: 'munich' });
  test('12.5 they are no difficult ground', () => {
    const evasion = (answer: 'pass' | 'bridges'): number => {
      const table = into(answer, ['jean', 'aus_1']).answer('coalition', 'evade');
      return Number(table.dice(1).events('trial.total')[0]?.said.params['modifiers']);
    };
    expect(evasion('bridges')).toBe(evasion('pass') - 1);
  });
  test('14.5.3 and they do not change the dice of a battle', () => {
    const attack = (answer: 'pass' | 'bridges'): Table =>
      into(answer, ['jean', 'aus_1', 'aus_2']).answer('coalition', 'stand').until('14.6');
    expect(modifiersOn(attack('pass'), 'empire')).toMatchObject({ river: expect.any(Number) as number });
    expect(modifiersOn(attack('bridges'), 'empire')).not.toHaveProperty('river');
  });
});
