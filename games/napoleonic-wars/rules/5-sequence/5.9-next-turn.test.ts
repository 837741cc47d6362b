import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { changeSquadron, director, handLimits, nationRow, squadronRow } from '../../state/state.ts';
import { at, type Position, position, squadronOf, type Table, tableAt } from '../../testing/position.ts';

describe('5.9 The next Turn', () => {
  test('5.9 Fleets in the Offboard box Regroup, the Turn marker advances, and the next nation on the Track begins', () => {
    const g = position({
      players: 5,
      clock: { phase: 'excess', interphase: true, marker: 'russia' },
      forces: {},
      hands: { russia: ['rally'], france: ['godoy'] },
    });
    changeSquadron(g, squadronOf('france', 1), { at: 'offboard' });
    const table = tableAt(g);
    expect(squadronRow(table.state, squadronOf('france', 1)).at).toBe('regroup');
    expect(table.state.clock.turn).toBe(2);
    expect(table.asked().by).toBe('russia');
  });
  test('14.33, 15.42 Reserves are restored, save to a nation that was forced to Submit with nobody there', () => {
    const table = at({
      players: 5,
      clock: { phase: 'draw', interphase: true, step: 9 },
      hands: {},
      nations: { turkey: { reserves: [] }, austria: { reserves: [] } },
      effects: [{ kind: 'noReserves', card: null, nation: 'turkey' }],
    });
    expect(nationRow(table.state, 'austria').reserves).toHaveLength(1);
    expect(nationRow(table.state, 'turkey').reserves).toEqual([]);
  });
  test('14.32 the limits of Hands', () => {
    expect([handLimits('france'), handLimits('prussia'), handLimits('denmark')]).toEqual([
      { least: 4, most: 8 },
      { least: 2, most: 4 },
      { least: 1, most: 3 },
    ]);
  });
});

describe('5.2 where sections meet', () => {
  test('5.23, vector T52: who preempts a nation that then loses its cards forfeits its own Impulse', () => {
    const table = at({
      players: 5,
      clock: { marker: 'denmark', lastActive: 'france', preempted: true },
      hands: { france: ['rally', 'godoy'], russia: ['plunder'] },
    });
    expect(table.events('5.23')).toHaveLength(1);
    expect(table.state.clock.marker).not.toBe('france');
  });
  test('5.32 the Reserve of a Proxy is played only while a player directs it', () => {
    const impulse = (column: 'friend' | 'pact'): Table =>
      at({
        players: 5,
        clock: { marker: 'denmark' },
        hands: { russia: ['plunder', 'godoy'], france: ['rally'] },
        consuls: { denmark: { column } },
        nations: column === 'pact' ? { denmark: { camp: 'imperial' } } : {},
      });
    expect(director(impulse('friend').state, 'denmark')).toBeNull();
    expect(impulse('friend').asked().prompt.params['nation']).not.toBe('denmark');
    expect(impulse('pact').asked('france').answers).toContainEqual({ kind: 'reservePoints', reserve: 'gallant_danes' });
  });
});

describe('6.19 Timed events', () => {
  const burnt = cardId('burnt_earth');
  const timed = (wanted: Position): Table => {
    const g = position({ players: 5, effects: [{ kind: 'timed', card: burnt, nation: 'austria' }], ...wanted });
    g.cards = { ...g.cards, pile: g.cards.pile.filter((card) => card !== burnt), inPlay: [burnt] };
    return tableAt(g);
  };
  const hands = { france: ['godoy', 'plunder'], russia: ['rally'] } as const;
  test('6.19, vector T103: after an Impulse of a Player Power that played a card a 6 ends one of them', () => {
    const table = timed({ hands, clock: { marker: 'france' } }).answer('france', { kind: 'points', card: 'godoy' });
    table.answer('france', 'endImpulse').dice(6).answer('france', { kind: 'endTimed', card: 'burnt_earth' });
    expect(table.state.effects).toEqual([]);
    expect(table.state.cards.discards).toContain('burnt_earth');
  });
  test('6.19 no roll after a Reserve alone, nor in the Impulse of a Pact Proxy', () => {
    const reserve = timed({ hands, clock: { marker: 'france' } }).answer('france', {
      kind: 'reservePoints',
      reserve: 'napoleon',
    });
    reserve.answer('france', 'endImpulse');
    expect(reserve.asked().prompt.key).not.toBe('timed.roll');
    const spain = timed({
      hands: { ...hands, spain: ['fouche'] },
      clock: { marker: 'spain', lastActive: 'france' },
    }).answer('france', {
      kind: 'points',
      card: 'fouche',
    });
    spain.answer('france', 'endImpulse');
    expect(spain.asked().prompt.key).not.toBe('timed.roll');
  });
});
