import { describe, expect, test } from 'vitest';
import { campOf, consulOf, director, nationRow } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const court = (wanted: Position = {}): Table => at({ active: 'britain', points: 6, forces: {}, fleets: {}, ...wanted });
const why = (table: Table, seat: string, answer: object): string => table.refusal(seat, answer as never).because.key;

describe('8.1 The Diplomatic Track', () => {
  test('8.1 a Player Power draws a Consul nearer on its own row for the number of the column', () => {
    const table = court().answer('britain', { kind: 'courtRight', nation: 'sweden' });
    expect(consulOf(table.state, 'sweden')).toMatchObject({ row: 'britain', column: 'aide' });
    expect(table.state.impulse?.points).toBe(3);
  });
  test('8.1 example, vector T47: Austria cannot draw the Turks nearer on the row of Britain', () => {
    const table = court({ active: 'austria', consuls: { turkey: { row: 'britain', column: 'friend' } } });
    expect(why(table, 'austria', { kind: 'courtRight', nation: 'turkey' })).toBe('consul.ownRowOnly');
  });
  test('8.1 from Unaligned onto its own row', () => {
    const table = court({ active: 'austria' }).answer('austria', { kind: 'courtRight', nation: 'turkey' });
    expect(consulOf(table.state, 'turkey')).toMatchObject({ row: 'austria', column: 'friend' });
  });
  test('8.1 anybody may push a Consul to the left, a Pact Proxy too', () => {
    const table = court({ active: 'spain' }).answer('france', { kind: 'courtLeft', nation: 'sweden' });
    expect(consulOf(table.state, 'sweden')).toMatchObject({ row: null, column: 'unaligned' });
    expect(table.state.impulse?.points).toBe(5);
    expect(why(court({ active: 'spain' }), 'france', { kind: 'courtRight', nation: 'denmark' })).toBe(
      'consul.ownRowOnly',
    );
  });
  test('8.1 the +1 side: one less to the right, one more to the left, and it turns back in a new box', () => {
    const up = court().answer('britain', { kind: 'flipUp', nation: 'sweden' });
    expect(consulOf(up.state, 'sweden')?.plus).toBe(true);
    up.answer('britain', { kind: 'courtRight', nation: 'sweden' });
    expect([up.state.impulse?.points, consulOf(up.state, 'sweden')?.plus]).toEqual([3, false]);
    const down = court({ active: 'austria', points: 2, consuls: { sweden: { plus: true } } });
    expect(down.answer('austria', { kind: 'courtLeft', nation: 'sweden' }).state.impulse?.points).toBe(0);
  });
  test('8.1 a +1 Consul in Unaligned keeps its row', () => {
    const table = court({ consuls: { turkey: { row: 'austria', plus: true } } });
    expect(why(table, 'britain', { kind: 'courtRight', nation: 'turkey' })).toBe('consul.keepsRow');
  });
  test('8.1 closed in the first Round of 1805', () => {
    expect(why(court({ clock: { round: 1 } }), 'britain', { kind: 'courtRight', nation: 'sweden' })).toBe(
      'consul.closed',
    );
  });
  test('8.2 points do not break a Pact', () => {
    expect(why(court(), 'britain', { kind: 'courtLeft', nation: 'spain' })).toBe('consul.inPact');
  });
  test('15.25, vector T101: the Consul of a conquered Proxy is frozen until the Interphase of the next Turn', () => {
    const frozen = { consuls: { denmark: { row: null, column: 'unaligned', frozenUntil: 3 } } } as const;
    expect(why(court({ ...frozen, clock: { turn: 3 } }), 'britain', { kind: 'courtRight', nation: 'denmark' })).toBe(
      'consul.frozen',
    );
    const later = court({ ...frozen, clock: { turn: 4 } }).answer('britain', { kind: 'courtRight', nation: 'denmark' });
    expect(consulOf(later.state, 'denmark')?.column).toBe('friend');
  });
});

describe('8.2 Pacts', () => {
  const pact = (wanted: Position = {}): Table =>
    court({ consuls: { sweden: { column: 'partner' } }, nations: { sweden: { credit: 1 } }, ...wanted }).answer(
      'britain',
      {
        kind: 'courtRight',
        nation: 'sweden',
      },
    );
  test('8.2, 8.7 the Proxy joins the Camp of its Patron, who directs it; its saved point is lost (7.51)', () => {
    const { state } = pact();
    expect([director(state, 'sweden'), campOf(state, 'sweden'), nationRow(state, 'sweden').credit]).toEqual([
      'britain',
      'coalition',
      0,
    ]);
  });
  test('6.4 the Patron sees the Hand of its new Ally', () => {
    const table = pact({ hands: { sweden: ['rally'] } });
    expect(table.view('britain').state.cards.hands.sweden).toEqual(['rally']);
    expect(table.view('france').state.cards.hands.sweden).toEqual([null]);
  });
  test('8.81, vector T85: a Pact with a Neutral Power puts the Proxy in no Camp', () => {
    const table = at({
      players: 5,
      active: 'prussia',
      points: 5,
      forces: {},
      fleets: {},
      consuls: { sweden: { row: 'prussia', column: 'partner' } },
    }).answer('prussia', { kind: 'courtRight', nation: 'sweden' });
    expect([director(table.state, 'sweden'), campOf(table.state, 'sweden')]).toEqual(['prussia', null]);
  });
});
