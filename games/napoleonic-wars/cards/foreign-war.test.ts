import { describe, expect, test } from 'vitest';
import { cardId } from '../catalogue/catalogue.ts';
import { unitsAtWar } from '../state/state.ts';
import { at, type Position, position, type Table, tableAt } from '../testing/position.ts';
import { notAClientOf } from './foreign-war.ts';

const played = (card: string, wanted: Position = {}): Table =>
  at({
    players: 5,
    active: 'france',
    impulse: { played: false },
    hands: { france: [card], austria: ['godoy'] },
    ...wanted,
  }).answer('france', { kind: 'event' });
const settle = (table: Table): Table => {
  for (let most = 0; most < 40 && table.asked().prompt.key.startsWith('commit.'); most++)
    table.pick(table.asked().by, () => true);
  return table;
};

describe('6.13 Foreign Wars', () => {
  test('2 Russo-Turkish War: three Units each and a Russian leader lie on the card; the Turks give what is far away', () => {
    const table = settle(played('russo_turkish_war'));
    expect([unitsAtWar(table.state, 'russia'), unitsAtWar(table.state, 'turkey')]).toEqual([3, 3]);
    expect(table.state.wars[0]?.leaders).toHaveLength(1);
    expect(table.state.cards.inPlay).toEqual(['russo_turkish_war']);
  });
  test('8.31, 8.4 not while the Turks are a Client of the Camp of Russia', () => {
    expect(
      notAClientOf(position({ consuls: { turkey: { row: 'britain', column: 'friend' } } }), 'turkey', 'russia')?.because
        .key,
    ).toBe('commit.client');
    expect(
      notAClientOf(position({ consuls: { turkey: { row: 'france', column: 'friend' } } }), 'turkey', 'russia'),
    ).toBeUndefined();
  });
  test('8.4 example 1, vector T21: the war ends when Russia joins the Camp of the Turks’ Patron', () => {
    const g = position({
      players: 5,
      fleets: {},
      forces: {},
      clock: { phase: 'camps', interphase: true, marker: 'russia' },
      nations: { russia: { camp: 'imperial' }, turkey: { camp: 'coalition' } },
      consuls: { turkey: { row: 'britain', column: 'pact' } },
    });
    g.wars = [{ card: cardId('russo_turkish_war'), units: { russia: 3, turkey: 3 }, leaders: [], squadrons: [] }];
    g.cards = {
      ...g.cards,
      pile: g.cards.pile.filter((card) => card !== 'russo_turkish_war'),
      inPlay: [cardId('russo_turkish_war')],
    };
    const table = tableAt(g).answer('russia', { kind: 'enterCamp', camp: 'coalition' });
    for (const seat of ['britain', 'austria']) table.answer(seat, 'yes');
    expect(table.state.wars).toEqual([]);
    expect([table.state.regroup.russia, table.state.regroup.turkey]).toEqual([3, 3]);
  });
  test('1 Anglo-American War, vectors T51, T63: half of nine Squadrons, rounded for the player', () => {
    const nine = { north_sea: 'britain 8', kent: 'britain 1' };
    expect(settle(played('anglo_american_war', { fleets: nine })).state.wars[0]?.squadrons).toHaveLength(5);
    const british = at({
      players: 5,
      active: 'britain',
      impulse: { played: false },
      fleets: nine,
      hands: { britain: ['anglo_american_war'], austria: ['godoy'] },
    });
    expect(settle(british.answer('britain', { kind: 'event' })).state.wars[0]?.squadrons).toHaveLength(4);
  });
  test('7.6 a point buys a die; on a 6 the war is over, its pieces Regroup, and the card leaves the game', () => {
    const table = settle(played('russo_persian_war'));
    table.answer('france', 'endImpulse');
    const russia = at({ players: 5, active: 'russia', points: 2 });
    const g = { ...russia.state, wars: table.state.wars, units: table.state.units, cards: table.state.cards };
    const ending = tableAt(g).answer('russia', { kind: 'endWar', card: 'russo_persian_war' }).dice(5);
    ending.answer('russia', { kind: 'endWar', card: 'russo_persian_war' }).dice(6);
    expect(ending.state.wars).toEqual([]);
    expect(ending.state.regroup.russia).toBe(2);
    expect(ending.state.cards.removed).toContain('russo_persian_war');
  });
  test('6.12 what a nation lacks it raises with its cards', () => {
    const table = played('mahratta_war', {
      forces: { london: ['britain 1'] },
      hands: { france: ['mahratta_war'], britain: ['rally'] },
    });
    table.answer('britain', { kind: 'payWith', card: 'rally' });
    expect(unitsAtWar(table.state, 'britain')).toBe(2);
  });
  test('6.12, 15.42, vector T94: Turkey, which cannot, loses only its Reserves, for nobody is there', () => {
    const table = played('wahhabi_revolt', { forces: {}, hands: { france: ['wahhabi_revolt'], austria: ['godoy'] } });
    expect(table.state.effects).toContainEqual({ kind: 'noReserves', card: null, nation: 'turkey' });
  });
});
