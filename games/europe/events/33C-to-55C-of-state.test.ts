import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import type { Edition, GeneralId, NationId, UnitId, ZoneId } from '../ids.ts';
import { entitlements, handSize } from '../rules/6-cards/6.3-hand-size.ts';
import { minorsWithUnits } from '../rules/7-interphase/7.3.3-minors.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { fleetRow, generalRow, isHeldBy, nation, putGeneral, putUnit, unitRow } from '../state.ts';
import type { FleetId } from '../ids.ts';
import { cardId, zones as zoneCards } from '../catalogue.ts';
import { europe } from '../game.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { at, position, type Position, type Table, tableAt } from '../testing/position.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const unitOf = ({ state }: Table, id: string) => unitRow(state, id as UnitId);
const generalAt = ({ state }: Table, id: string) => generalRow(state, id as GeneralId).at;
const nationOf = ({ state }: Table, id: string) => nation(state, id as NationId);

/** The Coalition holds the first card, perhaps others, and it is its turn; in the rounds unless it is said otherwise. */
const holding = (cards: string | readonly string[], wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    forces: {},
    fleets: {},
    ...wanted,
    tracks: { austrianDuty: [], ...wanted.tracks },
    hands: { empire: [], coalition: typeof cards === 'string' ? [cards] : cards },
    clock: { next: 'coalition', ...wanted.clock },
  });
const inDiplomacy = (cards: string | readonly string[], wanted: Position = {}): Table =>
  holding(cards, { ...wanted, clock: { phase: 'diplomacy', round: 0, ...wanted.clock } });
const inBudget = (card: string, wanted: Position = {}): Table =>
  holding(card, { ...wanted, clock: { phase: 'budget', round: 0, power: null, step: 0, ...wanted.clock } });

describe('33C Uxbridge, 34C King’s German Legion, 36C Chevalier Guards', () => {
  const british = ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_2'];
  const russian = ['koutouzov', 'armee_1ere', 'rus_1'];
  const CARDS = [
    ['33C', 'sp_gbr_uxbridge', 'wellington'],
    ['34C', 'sp_gbr_kgl', 'wellington'],
    ['36C', 'sp_rus_chevaliers', 'koutouzov'],
  ] as const;
  const forces = { londres: british, moscou: russian };
  test.each(CARDS)('2.1 %s: %s joins the army of %s', (card, special, general) => {
    const table = inBudget(card, { forces }).answer('coalition', event(card));
    expect(table.asked('coalition').answers).toEqual([{ kind: 'raiseWith', force: general }]);
    table.answer('coalition', { force: general });
    expect(table.state.specials.find(({ id }) => id === special)?.at).toBe(generalAt(table, general));
    expect(table.state.cards.removed).toContain(card);
  });
  test.each(CARDS)('2.1 %s: not without an army of the nation, nor twice', (card, special) => {
    expect(
      whyNot(inBudget(card, { forces: { vienne: ['charles', 'armee_allemagne', 'aus_1'] } }), event(card), 'coalition'),
    ).toBe('specialUnit.noArmy');
    const there = { londres: [...british, special], moscou: [...russian, special] };
    expect(whyNot(inBudget(card, { forces: there }), event(card), 'coalition')).toBe('specialUnit.onMap');
  });
  test('7.3.4 not into an army out of supply', () => {
    const cut = { madrid: russian };
    expect(whyNot(inBudget('36C', { forces: cut }), event('36C'), 'coalition')).toBe('specialUnit.noArmy');
  });
  test('10.1 revised: it counts as a step under command', () => {
    const full = { moscou: ['constantin', 'armee_1ere', 'rus_1', 'rus_2', 'rus_3', 'rus_4', 'rus_7', 'rus_8'] };
    const why = (edition: Edition): string | undefined =>
      whyNot(inBudget('36C', { forces: full, edition }), event('36C'), 'coalition');
    expect(why('revised')).toBe('specialUnit.noArmy');
    expect(why('2013')).toBeUndefined();
  });
});

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
    expect(reformed.map((unit) => unitOf(table, unit).at)).toEqual(reformed.map(() => 'reserve'));
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
  expect(isHeldBy(table.state, 'magdebourg' as ZoneId, 'empire')).toBe(true);
  expect(isHeldBy(table.state, 'berlin' as ZoneId, 'coalition')).toBe(true);
});

describe('47C Schönbrunn after 30F', () => {
  const dearer: Position = {
    tracks: punishments,
    nations: { austria: { side: 'neutral', status: 'forcedPeace', peace, beaten } },
    effects: [{ card: cardId('30F'), kind: 'schoenbrunnDearer' }],
  };
  test('4 no event takes a permanent card from a hand', () => {
    const table = inDiplomacy(['47C', '1C', '30C'], dearer).answer('coalition', event('47C'));
    expect(whyNot(table, { kind: 'discard', card: '1C' }, 'coalition')).toBe('hand.permanent');
    expect(whyNot(inDiplomacy(['47C', '1C'], dearer), event('47C'), 'coalition')).toBe('schoenbrunn.noCard');
  });
  test('6.4 another card worth two or more is discarded', () => {
    const table = inDiplomacy(['47C', '28C', '30C'], dearer).answer('coalition', event('47C'));
    expect(whyNot(table, { kind: 'discard', card: '28C' }, 'coalition')).toBe('schoenbrunn.tooLow');
    table.answer('coalition', { kind: 'discard', card: '30C' });
    expect(table.events('hand.discarded')[0]?.said.params).toEqual({ side: 'coalition', card: '30C' });
    expect(nationOf(table, 'austria').side).toBe('coalition');
  });
  test('6.4 without one it cannot be played', () => {
    expect(whyNot(inDiplomacy(['47C', '28C'], dearer), event('47C'), 'coalition')).toBe('schoenbrunn.noCard');
    expect(whyNot(inDiplomacy(['47C', '28C'], { ...dearer, effects: [] }), event('47C'), 'coalition')).toBeUndefined();
  });
});

describe('46C Landwehr', () => {
  const both: Position = {
    nations: {
      prussia: { side: 'coalition', status: 'belligerent' },
      austria: { side: 'coalition', status: 'belligerent' },
    },
  };
  test.each(EDITIONS)('7.3.4 two steps take the field, the rest is in the reserve (%s)', (edition) => {
    const table = inBudget('46C', { ...both, edition }).answer('coalition', event('46C'));
    table
      .answer('coalition', { kind: 'levy', unit: 'pru_lw1' })
      .answer('coalition', { kind: 'raiseAt', zone: 'berlin' });
    expect(whyNot(table, { kind: 'levy', unit: 'pru_lw1' }, 'coalition')).toBe('landwehr.complete');
    table
      .answer('coalition', { kind: 'levy', unit: 'aus_landwehr' })
      .answer('coalition', { kind: 'raiseAt', zone: 'vienne' });
    expect(forceOf(table, 'pru_lw1').zone).toBe('berlin');
    expect(unitOf(table, 'aus_landwehr').reduced).toBe(true);
    expect(unitOf(table, 'pru_lw2').at).toBe('reserve');
    expect(table.events('raise.raised')).toHaveLength(2);
    expect(table.asked().prompt.key).not.toBe('landwehr.which');
  });
  test('7.3.2 both steps may go to the Austrian corps', () => {
    const table = inBudget('46C', both).answer('coalition', event('46C'));
    table
      .answer('coalition', { kind: 'levy', unit: 'aus_landwehr' })
      .answer('coalition', { kind: 'raiseAt', zone: 'vienne' });
    table.answer('coalition', { kind: 'levy', unit: 'aus_landwehr' });
    expect(unitOf(table, 'aus_landwehr').reduced).toBe(false);
  });
  test('7.3.4 not where the enemy holds all the reinforcement zones', () => {
    const held = [...zoneCards.values()].flatMap(({ id, nation: owner }) =>
      owner === 'prussia' ? [[id, { control: 'france' as never }] as const] : [],
    );
    const table = inBudget('46C', { ...both, zones: Object.fromEntries(held) }).answer('coalition', event('46C'));
    expect(whyNot(table, { kind: 'levy', unit: 'pru_lw1' }, 'coalition')).toBe('raise.nowhere');
  });
  test('7.3.6 nor one that waits for the next budget', () => {
    const g = position({
      ...both,
      noOtherCards: true,
      forces: {},
      fleets: {},
      hands: { empire: [], coalition: ['46C'] },
      clock: { phase: 'budget', round: 0, power: null, step: 0, next: 'coalition' },
    });
    putUnit(g, 'pru_lw1' as UnitId, 'waiting', g.clock.year + 1);
    const table = play(europe, g, { scenario: g.scenario, edition: g.edition, ...g.agreed });
    table.answer('coalition', event('46C'));
    expect(whyNot(table, { kind: 'levy', unit: 'pru_lw1' }, 'coalition')).toBe('landwehr.notThere');
  });
  test('4 only of those who fight for the Coalition', () => {
    const austria: Position = { nations: { ...both.nations, prussia: { side: 'neutral', status: 'neutral' } } };
    const table = inBudget('46C', austria).answer('coalition', event('46C'));
    expect(table.asked('coalition').answers).not.toContainEqual({ kind: 'levy', unit: 'pru_lw1' });
    expect(unitOf(table, 'pru_lw1').at).toBe('notYet');
    const none = {
      prussia: { side: 'neutral', status: 'neutral' },
      austria: { side: 'neutral', status: 'neutral' },
    } as const;
    expect(whyNot(inBudget('46C', { nations: none }), event('46C'), 'coalition')).toBe('landwehr.noAlly');
  });
});

describe('49C Bernadotte', () => {
  const neutral: Position = {
    clock: { year: 1810 },
    nations: { suede: { side: 'neutral', status: 'neutral', patron: null } },
    forces: { hambourg: ['bernadotte', 'fra_1'] },
  };
  test.each(EDITIONS)('8.2.3 Sweden joins, and Charles John leads her corps (%s)', (edition) => {
    const table = inDiplomacy('49C', { ...neutral, edition }).answer('coalition', event('49C'));
    table
      .answer('coalition', { kind: 'deploy', zone: 'stockholm' })
      .answer('coalition', { kind: 'deployFleet', zone: 'stockholm' });
    if (table.asked().prompt.key === 'appoint.whom') table.answer('empire', 'done');
    expect(nationOf(table, 'suede')).toMatchObject({ side: 'coalition', status: 'ally' });
    expect(forceOf(table, 'sue_1')).toMatchObject({ zone: 'stockholm', commander: 'charles_jean' });
    expect(fleetRow(table.state, 'fl_suede' as FleetId).at).toEqual({ kind: 'port', zone: 'stockholm' });
    expect(generalAt(table, 'bernadotte')).toBe('gone');
    expect(forceOf(table, 'fra_1').commander).toBeNull();
  });
  test('8.2.3 an ally of the Empire goes over too, but not a protectorate', () => {
    const why = (status: 'ally' | 'protectorate'): string | undefined =>
      whyNot(
        inDiplomacy('49C', { ...neutral, nations: { suede: { side: 'empire', status } } }),
        event('49C'),
        'coalition',
      );
    expect(why('ally')).toBeUndefined();
    expect(why('protectorate')).toBe('bernadotte.protectorate');
  });
  test('8.2.3 the corps and the fleet are placed, also those that Sweden has lost for the Empire', () => {
    const nations = { suede: { side: 'empire', status: 'ally' } } as const;
    const table = inDiplomacy('49C', { ...neutral, nations, fleets: {} }).answer('coalition', event('49C'));
    table
      .answer('coalition', { kind: 'deploy', zone: 'stockholm' })
      .answer('coalition', { kind: 'deployFleet', zone: 'stockholm' });
    expect(forceOf(table, 'sue_1').zone).toBe('stockholm');
  });
  test('10.3 an army that Bernadotte has led and nobody takes over is one no longer', () => {
    const forces = { hambourg: ['bernadotte', 'armee_italie', 'fra_1', 'fra_2'] };
    const table = inDiplomacy('49C', { ...neutral, forces }).answer('coalition', event('49C'));
    table
      .answer('coalition', { kind: 'deploy', zone: 'stockholm' })
      .answer('coalition', { kind: 'deployFleet', zone: 'stockholm' })
      .answer('empire', 'done');
    expect(table.state.armies.find(({ id }) => id === 'armee_italie')?.at).toBe('reserve');
  });
  test('2.2 a Bernadotte who is dead takes no leave', () => {
    const g = inDiplomacy('49C', { ...neutral, forces: {} }).state;
    putGeneral(g, 'bernadotte' as GeneralId, 'gone');
    const table = tableAt(g).answer('coalition', event('49C'));
    table.answer('coalition', { kind: 'deploy', zone: 'stockholm' });
    table.answer('coalition', { kind: 'deployFleet', zone: 'stockholm' });
    expect(table.events('general.leaves')).toEqual([]);
    expect(forceOf(table, 'sue_1').commander).toBe('charles_jean');
  });
  test('6.4 not before 1810, nor when Sweden is in the Coalition', () => {
    expect(whyNot(inDiplomacy('49C', { ...neutral, clock: { year: 1809 } }), event('49C'), 'coalition')).toBe(
      'event.tooEarly',
    );
    const ours = { ...neutral, nations: { suede: { side: 'coalition', status: 'ally' } } } as const;
    expect(whyNot(inDiplomacy('49C', ours), event('49C'), 'coalition')).toBe('bernadotte.notFree');
  });
});

describe('52C Miseries of War', () => {
  test('6.3 the hand of the Coalition may exceed ten cards', () => {
    const table = inBudget('52C', { nations: { prussia: { side: 'coalition', status: 'belligerent' } } });
    const due = entitlements(table.state, 'coalition').length;
    expect(due).toBeGreaterThan(10);
    expect(handSize(table.state, 'coalition')).toBe(10);
    table.answer('coalition', event('52C'));
    expect(handSize(table.state, 'coalition')).toBe(due);
    expect(table.state.effects).toEqual([{ card: '52C', kind: 'handLimitLifted', side: 'coalition' }]);
  });
  test('6.2 once', () => {
    expect(whyNot(inBudget('52C', { played: ['52C'] }), event('52C'), 'coalition')).toBe('event.onceOnly');
  });
});

describe('53C Chouans', () => {
  const forces = { poitiers: ['fra_1'] };
  test.each(EDITIONS)('7.3.3, 13.2 they rise, are supplied there and count as a minor country (%s)', (edition) => {
    const table = holding('53C', { edition }).answer('coalition', event('53C'));
    table.answer('coalition', { kind: 'raiseAt', zone: 'poitiers' });
    expect(forceOf(table, 'cho_1').zone).toBe('poitiers');
    expect(nationOf(table, 'chouans')).toMatchObject({ side: 'coalition', status: 'inRevolt' });
    expect(isSupplied(table.state, forceOf(table, 'cho_1').id)).toBe(true);
    // Revised: while their home at Poitiers is held.
    expect(minorsWithUnits(table.state, 'coalition').includes('chouans' as NationId)).toBe(edition === '2013');
  });
  test('13.2 elsewhere they are not', () => {
    const table = holding('53C', { scenario: '1815', forces: { lyon: ['cho_1'] } });
    expect(isSupplied(table.state, forceOf(table, 'cho_1').id)).toBe(false);
  });
  test('6.4, 15.1 not among Empire units, nor under the guns of a fortress', () => {
    const table = inDiplomacy('53C', { forces }).answer('coalition', event('53C'));
    expect(whyNot(table, { kind: 'raiseAt', zone: 'poitiers' }, 'coalition')).toBe('rising.enemyThere');
    expect(whyNot(table, { kind: 'raiseAt', zone: 'brest' }, 'coalition')).toBe('rising.fortress');
    expect(table.asked('coalition').answers.map(({ zone }) => zone)).not.toContain('paris');
  });
  test('6.4 not where no zone is free', () => {
    const full = { forces: { poitiers: ['fra_1'], nantes: ['fra_2'], rennes: ['fra_3'], brest: ['fra_4'] } };
    expect(whyNot(holding('53C', full), event('53C'), 'coalition')).toBe('chouans.nowhere');
  });
});

describe('55C Murat’s Treason', () => {
  const protectorate = (forces: NonNullable<Position['forces']>, edition: Edition = '2013'): Position => ({
    edition,
    forces,
    clock: { year: 1813 },
    tracks: { victory: 10 },
    nations: { naples: { side: 'empire', status: 'protectorate', patron: 'france' as never } },
  });
  test.each(EDITIONS)('8.2.3 corps and king go over in Italy, and the point is lost once (%s)', (edition) => {
    const table = holding('55C', protectorate({ rome: ['murat', 'nap_1'] }, edition)).answer('coalition', event('55C'));
    expect(nationOf(table, 'naples')).toMatchObject({ side: 'coalition', status: 'ally' });
    expect(forceOf(table, 'nap_1')).toMatchObject({ zone: 'rome', commander: 'joachim' });
    expect(generalAt(table, 'murat')).toBe('gone');
    expect(table.state.tracks.victory).toBe(9);
  });
  test('8.2.3 elsewhere the corps is lost, and Murat stays French', () => {
    const table = inDiplomacy('55C', protectorate({ munich: ['murat', 'nap_1', 'fra_1'] })).answer(
      'coalition',
      event('55C'),
    );
    if (table.asked().prompt.key === 'appoint.whom') table.answer('empire', 'done');
    expect(unitOf(table, 'nap_1').at).toBe('reserve');
    expect(generalAt(table, 'murat')).toBe('reserve');
    expect(generalAt(table, 'joachim')).toBe('notYet');
    expect(forceOf(table, 'fra_1').commander).toBeNull();
  });
  test('8.2.3 from wherever he is he comes to his corps', () => {
    const table = holding('55C', protectorate({ naples: ['nap_1'], dresde: ['murat', 'fra_1', 'fra_2-'] }));
    table.answer('coalition', event('55C')).pick('empire', ({ kind }) => kind === 'appoint');
    expect(forceOf(table, 'nap_1')).toMatchObject({ zone: 'naples', commander: 'joachim' });
    expect(generalAt(table, 'murat')).toBe('gone');
  });
  test('8.2.3 with its corps lost before Naples goes over alone, and Murat goes to the reserve', () => {
    const table = holding('55C', protectorate({ dresde: ['murat', 'fra_1', 'fra_2-'] }));
    table.answer('coalition', event('55C')).pick('empire', ({ kind }) => kind === 'appoint');
    expect(nationOf(table, 'naples')).toMatchObject({ side: 'coalition', status: 'ally' });
    expect(unitOf(table, 'nap_1').at).toBe('reserve');
    expect([generalAt(table, 'murat'), generalAt(table, 'joachim')]).toEqual(['reserve', 'notYet']);
  });
  test('2.2 a Murat who is dead or wounded does not come to his corps', () => {
    for (const place of ['gone', 'waiting'] as const) {
      const g = holding('55C', protectorate({ naples: ['nap_1'] })).state;
      putGeneral(g, 'murat' as GeneralId, place, 1814);
      const table = tableAt(g).answer('coalition', event('55C'));
      expect(forceOf(table, 'nap_1')).toMatchObject({ zone: 'naples', commander: null });
      expect([generalAt(table, 'murat'), generalAt(table, 'joachim')]).toEqual([place, 'notYet']);
    }
  });
  test('6.4, 8.1.5 not before 1813, nor if Naples is no protectorate', () => {
    const wanted = protectorate({});
    expect(whyNot(holding('55C', { ...wanted, clock: { year: 1812 } }), event('55C'), 'coalition')).toBe(
      'event.tooEarly',
    );
    const ally = { naples: { side: 'empire', status: 'ally' } } as const;
    expect(whyNot(holding('55C', { ...wanted, nations: ally }), event('55C'), 'coalition')).toBe(
      'murat.noProtectorate',
    );
  });
});
