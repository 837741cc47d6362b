import { describe, expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { isHeldBy } from '../state/state.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf, unitAt } from '../testing/pieces.ts';
import { at, type Position } from '../testing/position.ts';

const POWERS = [
  { card: '45C', power: 'prussia', reformed: ['pru_6', 'pru_7', 'pru_cav'] },
  { card: '47C', power: 'austria', reformed: ['aus_gren', 'aus_reserve'] },
] as const;
const punishments = { period: 'Punishments', escalade: null } as const;
const beaten = { empire: 1, coalition: 0 };
const peace = { by: 'empire', since: 1805, until: 1809, afterwards: 'neutral', forGood: false } as const;

describe.each(POWERS)('45C Scharnhorst, 47C Schönbrunn: $card', ({ card, power, reformed }) => {
  const STATES = [
    { side: 'neutral', status: 'forcedPeace', peace, beaten },
    { side: 'neutral', status: 'forcedAlliance', peace, beaten },
    { side: 'neutral', status: 'neutral', beaten },
  ] as const;
  const bound = (state: (typeof STATES)[number], edition: Edition = '2013'): Position => ({
    edition,
    tracks: punishments,
    nations: { [power]: state },
  });
  test.each(STATES)('8.1.4 the power joins the Coalition at war: $status', (state) => {
    const table = inDiplomacy(card, bound(state)).answer('coalition', event(card));
    expect(nationOf(table, power)).toMatchObject({ side: 'coalition', status: 'belligerent', peace: null });
    expect(reformed.map((unit) => unitAt(table, unit))).toEqual(reformed.map(() => 'reserve'));
    expect(table.state.cards.removed).toContain(card);
  });
  test.each(EDITIONS)('5.2 in a round too (%s)', (edition) => {
    const table = holding(card, bound(STATES[0], edition)).answer('coalition', event(card));
    expect(nationOf(table, power).side).toBe('coalition');
  });
  test('8.2.3 the cards of its key zones are drawn', () => {
    const table = at({
      forces: {},
      fleets: {},
      hands: { empire: [], coalition: [card] },
      nations: { [power]: STATES[0] },
      tracks: { austrianDuty: [], ...punishments },
      clock: { phase: 'diplomacy', round: 0, next: 'coalition' },
    }).answer('coalition', event(card));
    expect(table.until('card.draw').asked().by).toBe('chance');
  });
  test('6.4, 8.1.4 not in the Epic, nor if it was never beaten, nor if it fights already', () => {
    const why = (wanted: Position): string | undefined =>
      whyNot(inDiplomacy(card, { tracks: punishments, ...wanted }), event(card), 'coalition');
    expect(why({ nations: { [power]: STATES[0] }, tracks: {} })).toBe('event.needsPunishments');
    const never = { side: 'neutral', status: 'neutral', beaten: { empire: 0, coalition: 0 } } as const;
    expect(why({ nations: { [power]: never } })).toBe('rejoining.notBeaten');
    expect(why({ nations: { [power]: { side: 'coalition', status: 'belligerent', beaten } } })).toBe(
      'rejoining.notBeaten',
    );
    expect(why({ nations: { [power]: { side: 'empire', status: 'belligerent', beaten } } })).toBe(
      'rejoining.notBeaten',
    );
  });
});

test('45C, 8.1.4 Empire troops alone in a zone of Prussia hold it, with its fortress', () => {
  const table = inDiplomacy('45C', {
    tracks: punishments,
    forces: { magdebourg: ['davout', 'fra_1', 'fra_2'] },
    nations: { prussia: { side: 'neutral', status: 'forcedPeace', peace, beaten } },
  })
    .answer('coalition', event('45C'))
    .until('diplomacy.phase');
  expect(isHeldBy(table.state, zoneId('magdebourg'), 'empire')).toBe(true);
  expect(isHeldBy(table.state, zoneId('berlin'), 'coalition')).toBe(true);
});
