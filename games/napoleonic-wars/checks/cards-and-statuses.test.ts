import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { atWar, campOf, consulOf, director, leaderRow, nationRow, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { at, tableAt } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

describe('cards and Consuls', () => {
  test('8.1, vector T47: an event moves the Turks nearer on a row that is not the player’s, where points cannot', () => {
    const consuls = { turkey: { row: 'britain', column: 'friend' } } as const;
    const table = announced('talleyrand', 'austria', { consuls });
    table.answer('austria', { kind: 'consulRight', nation: 'turkey', row: 'britain' });
    expect(consulOf(table.state, 'turkey')).toMatchObject({ row: 'britain', column: 'aide' });
  });
  test('8.4, vector T95: in a Russo-Turkish War the Turks become nobody’s Friend in the Coalition, but that of France', () => {
    const g = announced('talleyrand', 'france').state;
    const wars = [{ card: 'russo_turkish_war' as never, units: { russia: 3, turkey: 3 }, leaders: [], squadrons: [] }];
    const impulse = g.impulse && { ...g.impulse, played: false };
    const hands = { ...g.cards.hands, france: ['sultan_s_favour' as never] };
    const discards = g.cards.discards.filter((card) => card !== 'sultan_s_favour');
    const pile = g.cards.pile.filter((card) => card !== 'sultan_s_favour');
    const start = { ...g, wars, impulse, cards: { ...g.cards, hands, discards, pile } };
    const table = unanswered(tableAt(start).answer('france', { kind: 'event', card: 'sultan_s_favour' }));
    expect(table.refusal('france', { kind: 'consulRight', row: 'britain' }).because.key).toBe('consul.foreignWar');
    table.answer('france', { kind: 'consulRight', row: 'france' });
    expect(consulOf(table.state, 'turkey')?.row).toBe('france');
  });
  test('15.25, vector T101: no event moves the Consul of a nation conquered in the last Turn', () => {
    const consuls = { denmark: { row: null, column: 'unaligned', frozenUntil: 3 } } as const;
    expect(refused('crown_prince_s_choice', 'france', { clock: { turn: 3 }, consuls })).toBe('consul.frozen');
    const table = announced('envoy_recalled', 'russia', {
      clock: { turn: 3 },
      consuls: { ...consuls, sweden: { row: 'britain', column: 'aide' } },
    });
    expect(() => table.answer('russia', { nation: 'denmark' })).toThrow('no answer fits');
  });
  test('8.2, 8.81, vector T85: an event brings Sweden into Pact with Neutral Prussia: in no Camp, and at war with nobody', () => {
    const consuls = { sweden: { row: 'prussia', column: 'partner' } } as const;
    const table = announced('gustavus_the_stubborn', 'prussia', { consuls });
    // Gustavus leads away from Prussia; Talleyrand does not.
    expect(consulOf(table.state, 'sweden')?.column).toBe('partner');
    const other = announced('talleyrand', 'prussia', { consuls });
    unanswered(other.answer('prussia', { kind: 'consulRight', nation: 'sweden', row: 'prussia' }));
    expect([director(other.state, 'sweden'), campOf(other.state, 'sweden')]).toEqual(['prussia', null]);
    expect(atWar(other.state, 'sweden', 'france')).toBe(false);
  });
});

describe('cards and statuses', () => {
  test('6.12, 15.42, vector T94: a war that France cannot feed, with an Austrian Unit in Strasbourg, ends the game', () => {
    const table = announced('war_in_the_antilles', 'austria', {
      forces: { strasbourg: ['austria 1'], paris: ['france 1'] },
      nations: { france: { reserves: [], resources: 0 } },
    });
    expect(nationRow(table.state, 'france').subjectTo).toBe('austria');
    // 15.21 The Austrians in Strasbourg may stay or Regroup; then it is over.
    table.pick('austria', () => true);
    expect(table.result?.because.key).toBe('end.franceFallen');
  });
  test('6.12, 15.42, vector T94: without enemies in its borders Turkey is not conquered, and loses its next Reserves', () => {
    const table = announced('wahhabi_revolt', 'austria', { forces: { constantinople: ['turkey 1'] } });
    expect(nationRow(table.state, 'turkey').subjectTo).toBeNull();
    expect(table.state.effects).toContainEqual({ kind: 'noReserves', card: null, nation: 'turkey' });
  });
  test('a Subject Neutral is struck like any other, and plays its events', () => {
    const nations = { austria: { camp: null, subjectTo: 'france', graceUntil: 2, resources: 1 } } as const;
    const struck = announced('state_bankruptcy', 'france', { nations }).answer('france', { nation: 'austria' });
    expect(nationRow(struck.state, 'austria').resources).toBe(0);
    expect(refused('burnt_earth', 'austria', { nations })).toBe('burntEarth.neutral');
    const loan = announced('grain_harvest', 'austria', { nations });
    expect(nationRow(loan.state, 'austria').resources).toBe(2);
  });
  test('a Neutral Proxy receives Conscripts, and has no enemies whom Partisans could strike', () => {
    const table = announced('conscripts', 'russia').answer('russia', { nation: 'sweden' });
    expect(unitsIn(table.state, duchyId('stockholm'), 'sweden')).toBe(1);
    expect(refused('partisans', 'russia', { forces: { stockholm: ['france 2'] } })).toBe('partisans.nobody');
  });
  test('leaders in Regroup, in a war or in the pool are out of an Assassin’s reach', () => {
    const table = announced('assassin', 'austria', { forces: { paris: ['ney'] } });
    expect(() => table.answer('austria', { leader: 'napoleon' })).toThrow('no answer fits');
    const g = { ...table.state };
    g.leaders = g.leaders.map((row) => (row.id === 'ney' ? { ...row, at: 'regroup' } : row));
    expect(leaderRow(g, leaderId('ney')).at).toBe('regroup');
    const hands = { ...g.cards.hands, austria: ['assassin' as never] };
    const start = {
      ...g,
      impulse: g.impulse && { ...g.impulse, played: false },
      cards: { ...g.cards, hands, discards: [] },
    };
    expect(tableAt(start).refusal('austria', { kind: 'event', card: 'assassin' }).because.key).toBe('assassin.nobody');
  });
  test('Besiegers are no less an Army Group abroad: fodder is short for them too, and the Siege is over', () => {
    const table = announced('shortage_of_fodder', 'russia', { forces: { lisbon: ['napoleon', 'murat', 'france 12'] } });
    expect(table.state.regroup.france).toBe(12);
    expect(unitsIn(table.state, duchyId('lisbon'), 'france')).toBe(0);
  });
  test('17.2 Flags in Fortresses are safe from Uprisings, and the garrison of a Fortress from a Levy', () => {
    expect(refused('nationalist_uprisings', 'russia', { flags: { gibraltar: 'france' } })).toBe('uprisings.nowhere');
    const riga = announced('peasant_levy', 'russia', { forces: { riga: ['france 2'] } });
    // Besieged Riga is still Friendly to Russia: the Levy sallies.
    expect(riga.asked('russia').answers).toContainEqual({ kind: 'eventDuchy', duchy: 'riga' });
  });
  test('what lasts for an Impulse ends with it, what lasts for a Turn with the draw', () => {
    const table = at({
      players: 5,
      active: 'france',
      fleets: {},
      forces: {},
      impulse: { card: true },
      hands: { russia: ['rally'] },
      effects: [
        { kind: 'quarantine', card: 'quarantine' as never, duchy: duchyId('lyon') },
        { kind: 'closedToPoints', card: 'armed_neutrality' as never, nations: ['sweden'], row: null },
        { kind: 'fallen', card: null, nation: 'austria' },
      ],
    });
    table.answer('france', 'endImpulse');
    expect(table.state.effects.map(({ kind }) => kind)).toEqual(['closedToPoints', 'fallen']);
  });
  test('10.1 pieces placed by event are intercepted by inactive Armies, not by those of the nation whose Impulse it is', () => {
    const landwehr = (player: string) => {
      const table = announced('landwehr', player, { clock: { turn: 2 }, forces: { munich: ['davout', 'france 4'] } });
      table.answer(player, { nation: 'austria' });
      for (const duchy of ['linz', 'linz', 'vienna']) table.answer('austria', { duchy });
      return table.asked();
    };
    expect(landwehr('russia')).toMatchObject({ by: 'france', prompt: { key: 'intercept.offer' } });
    expect(landwehr('france')).toMatchObject({ by: 'france', prompt: { key: 'impulse.act' } });
  });
});
