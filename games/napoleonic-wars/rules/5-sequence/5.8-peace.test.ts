import { describe, expect, test } from 'vitest';
import { duchyId } from '../../catalogue/catalogue.ts';
import { controller, handOf, nationRow, unitsIn } from '../../state/state.ts';
import { at, type Position, position, type Table } from '../../testing/position.ts';
import { drawDue } from '../14-interphase/14.31-draw.ts';
import { pointsOf, standings } from './5.81-victory.ts';

const phase = (wanted: Position): Table =>
  at({ players: 2, forces: {}, fleets: {}, ...wanted, clock: { phase: 'peace', ...wanted.clock } });

describe('5.8 Peace', () => {
  test('5.8 the game ends on 6 or more', () => {
    const silent = (die: number): Table => {
      const table = phase({});
      while (table.asked().prompt.key === 'peace.influence') table.answer(table.asked().by, 'pass');
      return table.dice(die);
    };
    expect(silent(6).result?.because.key).toBe('end.peace');
    expect(silent(5).result).toBeUndefined();
  });
  test('5.8 example, vector T16: the Coalition may pay with Austria, or wait and pay with Britain, but once', () => {
    const table = phase({ clock: { marker: 'austria' } });
    expect(table.asked().answers.map((answer) => answer['nation'])).toContain('austria');
    table.answer('britain', 'pass').answer('britain', 'pass').answer('france', { kind: 'peaceUp' });
    table.answer('britain', { kind: 'peaceDown', nation: 'britain' }).dice(6);
    expect(table.result?.because.key).toBe('end.peace');
    expect(nationRow(table.state, 'britain').fewerCards).toBe(1);
  });
  test('5.8 not by a Power that is due only its smallest Hand, or is a Subject Neutral', () => {
    const poor = { vienna: 'france', prague: 'france', tyrol: 'france', trieste: 'france' } as const;
    const order = (wanted: Position): unknown =>
      phase({ players: 4, clock: { marker: 'austria' }, ...wanted }).asked().by;
    expect(order({})).toBe('austria');
    expect(order({ flags: poor })).toBe('russia');
    expect(order({ nations: { austria: { camp: null, subjectTo: 'france' } } })).toBe('russia');
  });
  test('5.8 after Europe Exhausted nobody may lower the roll', () => {
    const effects = [{ kind: 'peace', card: 'europe_exhausted' as never, by: 2 }] as const;
    expect(phase({ effects }).refusal('france', { kind: 'peaceDown', nation: 'france' }).because.key).toBe(
      'peace.exhausted',
    );
  });
  test('5.82 the last Turn ends the game without a roll', () => {
    expect(phase({ clock: { turn: 5 } }).result?.because.key).toBe('end.lastTurn');
    expect(phase({ scenario: '1812', clock: { turn: 4 } }).result?.because.key).toBe('end.lastTurn');
  });
});

describe('5.81 Victory', () => {
  test('5.81 example, vector T15: France with fourteen Keys has a point, and loses the tie', () => {
    const g = position({ players: 4, flags: { venice: 'france', naples: 'russia', milan: 'russia', rome: 'russia' } });
    // France 13 + 1 - 2, Russia 7 + 3.
    expect([pointsOf(g, 'france'), pointsOf(g, 'russia')]).toEqual([1 - 2 + 1, 3]);
    const tied = position({ players: 4, flags: { venice: 'france' }, nations: { russia: { resources: 2 } } });
    expect([pointsOf(tied, 'france'), pointsOf(tied, 'russia')]).toEqual([2, 2]);
    expect(standings(tied)[0]).toBe('russia');
  });
  test('5.81, vector T42: a player has the points of all their Powers: rulings/5.81-several-powers.md', () => {
    const g = position({
      players: 3,
      flags: { munich: 'austria', milan: 'austria', rome: 'russia', genoa: 'russia', brest: 'russia' },
    });
    expect(pointsOf(g, 'austria')).toBe(5);
  });
  test('5.81 a Minor in Pact is a point, Pact Prussia is none', () => {
    const g = position({
      players: 4,
      consuls: { prussia: { row: 'russia', column: 'pact' }, turkey: { row: 'russia', column: 'pact' } },
    });
    expect(pointsOf(g, 'russia')).toBe(1);
  });
  test('3, 5.81 an occupied Key without a Flag counts for its owner: rulings/5.81-keys-and-flags.md', () => {
    expect(pointsOf(position({ players: 4, forces: { vienna: ['france 1'] } }), 'austria')).toBe(0);
  });
});

describe('5.6 Attrition at the end of the Turn', () => {
  const end = (wanted: Position): Table =>
    at({ players: 5, fleets: {}, ...wanted, clock: { phase: 'attrition', ...wanted.clock } });
  test('5.6, 9.45, vector T113: three French pieces in Linz and in Burgos', () => {
    const table = end({
      forces: { linz: ['france 3'], burgos: ['france 3'] },
      nations: { spain: { camp: 'coalition' } },
      consuls: { spain: { row: 'britain', column: 'pact' } },
    });
    table.dice(6, 6, 1, 6, 6, 1);
    const left = ['linz', 'burgos'].map((duchy) => unitsIn(table.state, duchyId(duchy), 'france'));
    expect(new Set(left)).toEqual(new Set([1, 2]));
    expect([controller(table.state, duchyId('linz')), controller(table.state, duchyId('burgos'))]).toEqual([
      'france',
      'france',
    ]);
  });
  test('5.6, vector T91: the Commander’s nation places the Flag; without one the next in Order of Movement', () => {
    const led = end({ forces: { munich: ['kutuzov', 'russia 1', 'austria 2'] } }).dice(1, 1, 1, 1);
    expect(controller(led.state, duchyId('munich'))).toBe('russia');
    const apart = end({ forces: { munich: ['kutuzov', 'russia 1', 'ferdinand'] } }).dice(1, 1, 1);
    expect(controller(apart.state, duchyId('munich'))).toBe('austria');
    const unled = end({ forces: { munich: ['russia 1', 'austria 1'] } }).dice(1, 1);
    expect(controller(unled.state, duchyId('munich'))).toBe('austria');
  });
  test('5.6 Besiegers suffer too, and place no Flag: rulings/5.6-besiegers.md', () => {
    const table = end({ forces: { riga: ['france 1'] } }).dice(1);
    expect(controller(table.state, duchyId('riga'))).toBe('russia');
  });
  test('5.61 Squadrons in a Port that changes hands put to sea', () => {
    const table = end({
      forces: { corunna: ['britain 1'] },
      fleets: { corunna: 'spain 1', mid_atlantic: 'britain 1' },
    }).dice(1);
    table.answer('france', { kind: 'putToSea', zone: 'bay_of_biscay' });
    expect(table.state.squadrons.find(({ id }) => id === 'spain_1')?.at).toBe('bay_of_biscay');
  });
});

describe('14.31 The draw', () => {
  test('14.31, vector T41: a card for two Keys, at least the smallest Hand', () => {
    const g = position({ flags: { christiania: 'sweden' } });
    expect([drawDue(g, 'france'), drawDue(g, 'denmark')]).toEqual([6, 1]);
  });
  test('15.5 +1 Key status counts for the draw: rulings/15.5-plus-one-key.md', () => {
    expect(drawDue(position({ nations: { france: { plusKey: true } } }), 'france')).toBe(7);
  });
  test('5.8 a Power that changed the Peace roll draws a card fewer', () => {
    expect(drawDue(position({ nations: { france: { fewerCards: 1 } } }), 'france')).toBe(5);
  });
  test('14.31.4, 14.31.5 cards kept join the Hand; above its limit one is lost at random for a Resource', () => {
    const table = at({
      players: 5,
      clock: { phase: 'excess', interphase: true, marker: 'sweden' },
      forces: {},
      hands: { sweden: ['rally', 'cold_steel', 'plunder', 'godoy'], france: ['landwehr'], austria: ['conscripts'] },
    });
    table.until('5.1');
    expect(handOf(table.state, 'sweden').length).toBeLessThanOrEqual(3);
    expect(nationRow(table.state, 'sweden').resources).toBe(1);
    expect(table.state.clock).toMatchObject({ turn: 2, interphase: false });
  });
  test('14.31.6, 15.25 each card more goes for the Diplomatic Track, where a frozen Consul is touched by nobody', () => {
    const hand = ['rally', 'cold_steel', 'plunder', 'godoy', 'talleyrand', 'fouche', 'skirmish_screen', 'landwehr'];
    const table = at({
      players: 5,
      clock: { phase: 'excess', interphase: true, marker: 'sweden' },
      forces: {},
      consuls: {
        sweden: { row: 'britain', column: 'friend', plus: true, frozenUntil: 3 },
        turkey: { row: 'france', column: 'friend', plus: true },
      },
      hands: { austria: [...hand, 'conscripts'] },
    });
    while (table.asked().prompt.key !== 'excess.which') table.pick('chance', () => true);
    const before = handOf(table.state, 'austria').length;
    table.answer('austria', { kind: 'discardExcess', card: 'godoy' });
    expect(handOf(table.state, 'austria')).toHaveLength(before - 1);
    expect(table.state.cards.discards).toContain('godoy');
    expect(table.refusal('austria', { kind: 'flipDown', nation: 'sweden' }).because.key).toBe('consul.frozen');
    table.answer('austria', { kind: 'flipDown', nation: 'turkey' });
  });
});
