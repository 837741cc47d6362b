import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/cards.ts';
import { commanderId } from '../../catalogue/catalogue.ts';
import type { Effect } from '../../state/effects.ts';
import { told, valueBeforeDie } from '../../testing/combat.ts';
import { attackOnLeipzig } from '../../testing/seniority.ts';
import type { Position } from '../../testing/position.ts';

const DEFENDERS = ['P-Horn'];

/** Who leads the French attack, and what he adds. */
const attackLed = (attackers: readonly string[], more: Position = {}) =>
  told(attackOnLeipzig('french', attackers, DEFENDERS, more), 'value.leader')[0];

const defenceLed = (defenders: readonly string[], more: Position = {}) =>
  told(attackOnLeipzig('french', ['F-8'], defenders, more).dice(3), 'value.leader')[0];

describe('16.2 whose rating counts in combat', () => {
  test('16.2 the commander of most units leads, and his rating is limited to their number (PN-16.2a)', () => {
    expect(attackLed(['F-16', 'F-17', 'F-1L', 'Lauriston', 'Napoleon'])).toEqual({
      commander: 'Napoleon',
      rating: 4,
      units: 3,
      value: 3,
    });
  });

  test('16.2 a corps commander counts for no more than the units of his corps (PN-16.2b)', () => {
    expect(attackLed(['F-16', 'F-1', 'F-4', 'Lauriston'])).toMatchObject({ units: 1, value: 1 });
  });

  test('16.2 a senior commander of infantry leads all of it (R-16.2c)', () => {
    const table = attackOnLeipzig('coalition', ['P-Horn', 'R-5', 'R-14', 'Yorck', 'Wittgenstein'], ['F-8'], {
      turn: 4,
    });
    expect(told(table, 'value.leader')).toEqual([{ commander: 'Wittgenstein', rating: 2, units: 3, value: 2 }]);
  });

  test('16.2 without the option the best rating counts for all units, no matter who commands them', () => {
    const table = attackOnLeipzig('french', ['F-16', 'F-1', 'F-4', 'Lauriston'], DEFENDERS, { agreed: {} });
    expect(told(table, 'value.commander')).toEqual([{ commander: 'Lauriston', rating: 2, units: 3, value: 2 }]);
  });

  test('16.2 of those who may lead as many, the senior leads, though he be the poorer general', () => {
    expect(attackLed(['F-YG1', 'F-YG2', 'Ney', 'Mortier'])).toMatchObject({ commander: 'Mortier', units: 2, value: 1 });
  });

  test('16.2 more units come before seniority', () => {
    expect(attackLed(['F-16', 'F-1L', 'F-Va', 'Lauriston', 'Bessieres'])).toMatchObject({
      commander: 'Lauriston',
      units: 2,
    });
  });

  test('16.2 among equals the owner takes the better rating', () => {
    expect(attackLed(['F-YG1', 'F-YG2', 'Victor', 'Ney'])).toMatchObject({ commander: 'Ney', value: 2 });
  });

  test('16.2 who may lead nobody adds nothing, and the sheet says so', () => {
    expect(attackLed(['F-16', 'Ney'])).toEqual({ commander: 'Ney', rating: 2, units: 0, value: 0 });
  });

  test('16.2 a commander without a mark is outside the rule and keeps his rating of 11.5 (B-22)', () => {
    const table = attackOnLeipzig('coalition', ['P-Horn', 'Wrede'], ['F-8']);
    expect(told(table, 'value.leader')).toEqual([]);
    expect(table.events('value.commander').map(({ rule, said }) => [rule, said.params])).toEqual([
      ['11.5', { commander: 'Wrede', rating: 1, units: 1, value: 1 }],
    ]);
    expect(valueBeforeDie(table)).toBe(2);
  });

  test('16.2 and of 11.7, for units in good order', () => {
    const table = attackOnLeipzig('french', ['F-8'], ['P-Horn', 'P-Hun', 'Wrede', 'Thielmann'], {
      disrupted: ['P-Hun'],
      politics: { confederation: 'coalition' },
    }).dice(3);
    expect(told(table, 'value.commander')).toMatchObject([{ rating: 1, units: 1, value: 1 }]);
  });

  test('16.2 beside a commander whose mark lets him lead some of them he adds nothing (B-22)', () => {
    const table = attackOnLeipzig('coalition', ['P-Horn', 'R-5', 'Wrede', 'Yorck'], ['F-8']);
    expect(told(table, 'value.leader')).toMatchObject([{ commander: 'Yorck', units: 1, value: 1 }]);
    expect(told(table, 'value.commander')).toEqual([]);
  });

  test('16.2 but where the mark of the other lets him lead nobody he leads', () => {
    const table = attackOnLeipzig('coalition', ['R-5', 'Wrede', 'Yorck'], ['F-8']);
    expect(told(table, 'value.leader')).toEqual([]);
    expect(told(table, 'value.commander')).toMatchObject([{ commander: 'Wrede', value: 1 }]);
  });

  test('16.2 Eugène north of the Danube has a mark, which only does not hold there: he leads nobody', () => {
    const table = attackOnLeipzig('french', ['F-16', 'Eugene'], DEFENDERS, { turn: 14 });
    expect(told(table, 'value.commander')).toEqual([]);
  });

  test('16.2 in 11.7 the defender’s commander leads units in good order only (A-110)', () => {
    expect(defenceLed(['P-Horn', 'P-Hun', 'Yorck'])).toMatchObject({ units: 2, value: 2 });
    expect(defenceLed(['P-Horn', 'P-Hun', 'Yorck'], { disrupted: ['P-Hun'] })).toMatchObject({ units: 1, value: 1 });
  });

  test('16.2 the line of the sheet cites the rule', () => {
    const table = attackOnLeipzig('french', ['F-16', 'Lauriston'], DEFENDERS);
    expect(table.events('value.leader')[0]?.rule).toBe('16.2');
  });

  test('16.2 in 10.2 the order goes in by the best rating, no matter who may lead whom (A-110)', () => {
    expect(told(attackOnLeipzig('french', ['F-16', 'Ney'], DEFENDERS), 'attack.score')[0]).toMatchObject({ rating: 2 });
  });
});

describe('16.1 ratings that a card changes', () => {
  const rating = (id: string, by: 1 | -1): Effect => ({
    kind: 'rating',
    commander: commanderId(id),
    by,
    card: cardId('36'),
    laidBy: 'coalition',
    lasts: 'turn',
  });
  const yorckBetter: Position = { effects: [rating('Yorck', 1)] };
  const attackers = ['P-Horn', 'P-Hun', 'P-Stei', 'Yorck'];

  test('16.1 a rating one higher counts in 10.2 and 11.5, with and without 16.2', () => {
    const table = attackOnLeipzig('coalition', attackers, ['F-8'], yorckBetter);
    expect(told(table, 'attack.score')[0]).toMatchObject({ rating: 3 });
    expect(told(table, 'value.leader')[0]).toMatchObject({ rating: 3, value: 3 });
    const basic = attackOnLeipzig('coalition', attackers, ['F-8'], { ...yorckBetter, agreed: {} });
    expect(told(basic, 'value.commander')[0]).toMatchObject({ rating: 3, value: 3 });
  });

  test('16.1 a rating one lower never falls below nought', () => {
    const worse = [rating('Bertrand', -1), rating('Bertrand', -1)];
    const table = attackOnLeipzig('french', ['F-12', 'Bertrand'], DEFENDERS, { effects: worse });
    expect(told(table, 'value.leader')[0]).toMatchObject({ rating: 0, value: 0 });
  });
});
