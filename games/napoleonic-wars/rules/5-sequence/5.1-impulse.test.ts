import { describe, expect, test } from 'vitest';
import { handOf } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';
import { orderOfMovement } from './5.1-order.ts';

const begun = (wanted: Position): Table => at({ players: 5, ...wanted });

describe('5.1 Impulses', () => {
  test('5.1 a nation with a card must play a card, a Reserve or a Resource', () => {
    const table = begun({ hands: { france: ['talleyrand'], austria: ['rally'] } });
    expect(table.refusal('france', 'endImpulse').because.key).toBe('impulse.mustPlay');
    table.answer('france', { kind: 'points', card: 'talleyrand' }).answer('france', 'endImpulse');
    expect(table.state.clock).toMatchObject({ marker: 'britain', lastActive: 'france' });
  });
  test('5.1, 16.2 a Reserve will do in place of the card', () => {
    const table = begun({ hands: { france: ['talleyrand'], austria: ['rally'] } });
    table.answer('france', { kind: 'reservePoints', reserve: 'napoleon' });
    expect(table.state.impulse?.points).toBe(5);
    table.answer('france', 'endImpulse');
    expect(handOf(table.state, 'france')).toEqual(['talleyrand']);
  });
  test('5.11 one card to an Impulse', () => {
    const table = begun({ hands: { france: ['talleyrand', 'rally'], austria: ['fouche'] } });
    table.answer('france', { kind: 'points', card: 'talleyrand' });
    expect(table.refusal('france', { kind: 'points', card: 'rally' })).toMatchObject({ rule: '5.11' });
  });
  test('5.12 one Resource or Reserve besides the card', () => {
    const table = begun({ hands: { france: ['talleyrand', 'rally'] }, nations: { france: { resources: 1 } } });
    table
      .answer('france', { kind: 'points', card: 'talleyrand' })
      .answer('france', { kind: 'reservePoints', reserve: 'guerre_de_course' });
    expect(table.state.impulse?.points).toBe(9);
    expect(table.refusal('france', 'resource')).toMatchObject({ rule: '5.12' });
    expect(table.refusal('france', { reserve: 'napoleon' })).toMatchObject({ rule: '5.12' });
  });
  test('5.12 the Reserve of a Minor is played in place of a card', () => {
    const spain = begun({
      clock: { marker: 'spain' },
      hands: { spain: ['talleyrand', 'fouche'], austria: ['rally'] },
    });
    spain.answer('france', { kind: 'points', card: 'fouche' });
    expect(spain.refusal('france', { kind: 'reservePoints' }).because.key).toBe('impulse.noPlus');
  });
  test('16.2 example, vector T18: the last card and a card drawn with a Resource, which is not played', () => {
    const table = begun({
      hands: { france: ['talleyrand'], austria: ['rally'] },
      nations: { france: { resources: 1 } },
    });
    table.answer('france', { kind: 'points', card: 'talleyrand' }).answer('france', 'resource').until('5.1');
    const [drawn] = handOf(table.state, 'france');
    expect(table.refusal('france', { kind: 'points', card: drawn ?? '' })).toMatchObject({ rule: '5.11' });
  });
  test('16.2 example, vector T18: a card is drawn with a Resource and played', () => {
    const table = begun({
      hands: { france: ['talleyrand'], austria: ['rally'] },
      nations: { france: { resources: 1 } },
    });
    table.answer('france', 'resource').until('5.1').answer('france', { kind: 'points', card: 'talleyrand' });
    expect(handOf(table.state, 'france')).toHaveLength(1);
  });
  test('5.4 a nation without cards may still use a Reserve', () => {
    const table = begun({
      clock: { marker: 'austria' },
      hands: { russia: ['rally', 'fouche'], britain: ['talleyrand'] },
    });
    table.answer('austria', { kind: 'reservePoints' });
    expect(table.state.impulse?.points).toBe(4);
  });
  test('5.4 a nation with nothing left passes', () => {
    const table = begun({
      clock: { marker: 'austria' },
      hands: { russia: ['rally', 'fouche'], britain: ['talleyrand'] },
      nations: { austria: { reserves: [] } },
    });
    expect(table.asked().by).toBe('russia');
    expect(table.state.clock.lastActive).toBeNull();
  });
  test('6 Europe Exhausted gives no points', () => {
    const table = begun({ hands: { france: ['europe_exhausted'], austria: ['rally'] } });
    expect(table.refusal('france', { kind: 'points' }).because.key).toBe('card.eventOnly');
    table.answer('france', { kind: 'event' });
    expect(table.state.effects).toMatchObject([{ kind: 'peace', by: 2 }]);
  });
});

describe('5.2 Preemption', () => {
  const hands = {
    france: ['talleyrand', 'fouche', 'rally'],
    britain: ['cold_steel', 'landwehr'],
    austria: ['rearguard'],
  };
  const after = (wanted: Position): Table => begun({ hands, clock: { marker: 'britain' }, ...wanted });
  test('5.2, 5.21, 5.22 the nation with most cards may go first, and then the preempted one plays', () => {
    const table = after({ clock: { marker: 'britain', lastActive: 'austria' } }).answer('france', 'preempt');
    expect(table.state.impulse).toMatchObject({ nation: 'france', scheduled: false });
    table.answer('france', { kind: 'points', card: 'rally' }).answer('france', 'endImpulse');
    expect(table.asked().by).toBe('britain');
    expect(table.state.impulse).toMatchObject({ nation: 'britain', scheduled: true });
  });
  test('5.2, vector T62: nobody on a tie', () => {
    const tied = after({ hands: { ...hands, britain: ['cold_steel', 'landwehr', 'plunder'] } });
    expect(tied.asked().by).toBe('britain');
  });
  test('5.2 no nation takes two Impulses in a row', () => {
    expect(after({ clock: { marker: 'britain', lastActive: 'france' } }).asked().by).toBe('britain');
  });
  test('5.2 not in the first Round of 1805', () => {
    const early = { marker: 'britain', round: 1 } as const;
    expect(after({ clock: early }).asked().by).toBe('britain');
    expect(after({ clock: { ...early, turn: 2 } }).asked().by).toBe('france');
  });
  test('5.2 a nation without cards is not preempted', () => {
    expect(after({ clock: { marker: 'prussia' } }).asked().prompt.key).toBe('impulse.act');
  });
  test('5.2 a Proxy without a director preempts nobody: rulings/5.2-undirected-preemption.md', () => {
    const table = after({ hands: { turkey: ['fouche', 'rally', 'plunder'], britain: ['cold_steel'] } });
    expect(table.asked().by).toBe('britain');
  });
  test('5.23 a nation that would have two Impulses in a row forfeits the second', () => {
    const table = after({ clock: { marker: 'france', lastActive: 'france' } });
    expect(table.events('5.23')).toHaveLength(1);
    expect(table.asked().by).toBe('britain');
  });
  test('3 Order of Movement in a preemptive Impulse begins with the preempted nation: rulings/3-order-of-movement.md', () => {
    const table = after({
      clock: { marker: 'russia', lastActive: 'austria' },
      hands: { ...hands, russia: ['plunder'] },
    });
    table.answer('france', 'preempt');
    expect(orderOfMovement(table.state).slice(0, 2)).toEqual(['russia', 'prussia']);
  });
});

describe('5.5 The end of the Impulses', () => {
  test('5.5 the Turn ends when the last nation with a card has played it', () => {
    const table = begun({ hands: { france: ['talleyrand'] } });
    table.answer('france', { kind: 'points' }).answer('france', 'endImpulse');
    expect(table.events('turn.ends')).toHaveLength(1);
  });
  test('5.5 what it has left it keeps: rulings/5.5-last-cards.md', () => {
    const table = begun({ hands: { france: ['talleyrand', 'rally'] } });
    table.answer('france', { kind: 'points', card: 'rally' }).answer('france', 'endImpulse');
    expect(table.events('turn.ends')).toHaveLength(1);
    expect(handOf(table.state, 'france')).toEqual(['talleyrand']);
  });
  test('5.51 a card that another draws extends the Turn', () => {
    const table = begun({
      clock: { marker: 'britain' },
      hands: { france: ['talleyrand'] },
      nations: { britain: { resources: 1 } },
    });
    table.answer('britain', 'resource').until('5.1').answer('britain', 'endImpulse');
    for (let most = 0; table.asked().prompt.params['nation'] !== 'france' && most < 20; most++)
      table.answer(table.asked().by, 'endImpulse');
    table.answer('france', { kind: 'points' }).answer('france', 'endImpulse');
    expect(table.events('turn.ends')).toHaveLength(0);
  });
  test('5.5 a new Round begins after Denmark', () => {
    const table = begun({ clock: { marker: 'denmark' }, hands: { denmark: ['talleyrand'], france: ['rally'] } }).until(
      '5.1',
    );
    expect(table.state.clock).toMatchObject({ round: 3, marker: 'france' });
  });
  test('5.11 a nation whose Pact is broken in its own Impulse plays no second card in it', () => {
    const table = at({
      players: 5,
      active: 'spain',
      clock: { turn: 2 },
      impulse: { played: false },
      forces: {},
      fleets: {},
      hands: { spain: ['godoy', 'plunder'], france: ['cold_steel'], russia: ['mahratta_war'] },
    });
    table.answer('france', { kind: 'event', card: 'godoy' });
    for (let most = 0; most < 40 && table.state.impulse?.nation === 'spain'; most++) {
      if (table.asked().by === 'chance') table.pick('chance', () => true);
      else table.answer(table.asked().by, table.asked().answers.at(-1)?.kind ?? 'pass');
    }
    expect(table.events('proxy.builds')).toEqual([]);
    expect(handOf(table.state, 'spain')).toHaveLength(1);
  });
});
