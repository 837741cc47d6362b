import { describe, expect, test } from 'vitest';
import { tables } from '../editions.ts';
import type { CardId, Edition, GeneralId, NationId, ZoneId } from '../ids.ts';
import { tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { handSize } from '../rules/6-cards/6.3-hand-size.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { joinSide } from '../rules/8-diplomacy/8.1.2-alliance.ts';
import { diplomaticAction, mayCourt } from '../rules/8-diplomacy/8.2-diplomatic-action.ts';
import { testPeaces } from '../rules/18-conquests/18.2.3-forced-peace.ts';
import { force, forceCalled, generalRow, type Peace, putGeneral, unitRow } from '../state.ts';
import { battleAt } from '../testing/battles.ts';
import { budgetOf, budgetPhaseOf } from '../testing/budgets.ts';
import { event, whyNot } from '../testing/events.ts';
import { acting, forceOf } from '../testing/marches.ts';
import { at, type Position, position, type Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const AUSTRIA = 'austria' as NationId;
const BRITAIN = 'britain' as NationId;
const beaten = { empire: 1, coalition: 0 };
const peace: Peace = { by: 'empire', since: 1809, until: 1811, afterwards: 'neutral', forGood: false };
const inPeace = { side: 'neutral', status: 'forcedPeace', beaten, peace } as const;
const inAlliance = { side: 'neutral', status: 'forcedAlliance', beaten } as const;
const neutral = { side: 'neutral', status: 'neutral', beaten } as const;

const holding = (card: string, wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [card], coalition: [] },
    fleets: {},
    forces: { paris: ['fra_1'] },
    ...wanted,
    tracks: { austrianDuty: [], ...wanted.tracks },
  });
const inDiplomacy = (card: string, wanted: Position = {}): Table =>
  holding(card, { ...wanted, clock: { phase: 'diplomacy', round: 0, next: 'empire', ...wanted.clock } });
const nationOf = ({ state }: Table, id: string) => state.nations.find((row) => row.id === id);
const unitAt = ({ state }: Table, id: string) => unitRow(state, id as never).at;
const generalAt = ({ state }: Table, id: string) => generalRow(state, id as never).at;

describe('30F Marie-Louise', () => {
  const marrying = (austria: object, wanted: Position = {}): Table =>
    inDiplomacy('30F', { clock: { year: 1810 }, nations: { austria }, ...wanted });
  test('18.2.3 2013: a peace lasts two years more', () => {
    const table = marrying(inPeace).answer('empire', event('30F'));
    expect(nationOf(table, 'austria')?.peace).toMatchObject({ until: 1813 });
  });
  test('18.2.3 revised: no die is thrown for its end this year and the next', () => {
    const table = marrying({ ...inPeace, peace: { ...peace, until: null } }, { edition: 'revised' });
    table.answer('empire', event('30F'));
    const bound = nationOf(table, 'austria');
    const test = (year: number): Table =>
      scene(
        { edition: 'revised', clock: { phase: 'conquests', year }, nations: { austria: bound ?? {} }, forces: {} },
        testPeaces,
      );
    expect(test(1810).questions()).toEqual([]);
    expect(test(1811).questions()).toEqual([]);
    expect(test(1812).questions()).toHaveLength(1);
  });
  test('18.2.3 a peace for good stays as it is', () => {
    const forGood = { ...inPeace, peace: { ...peace, until: null, forGood: true } };
    const table = marrying(forGood).answer('empire', event('30F'));
    expect(nationOf(table, 'austria')?.peace).toEqual(forGood.peace);
  });
  test('8.2.2 a neutral Austria is closed to the envoys of the Coalition this year and the next', () => {
    const table = marrying(neutral).answer('empire', event('30F'));
    const why = (year: number): string | undefined => {
      const g = position({
        clock: { phase: 'diplomacy', round: 0, year },
        nations: { austria: neutral },
        effects: table.state.effects,
      });
      return mayCourt(g, 'coalition', AUSTRIA)?.because.key;
    };
    expect([why(1810), why(1811)]).toEqual([why(1810), why(1810)]);
    expect(why(1810)).not.toBeUndefined();
    expect(why(1812)).toBeUndefined();
  });
  test('8.1.4 from now on Schönbrunn costs the Coalition another card', () => {
    const table = marrying(inAlliance).answer('empire', event('30F'));
    expect(table.state.effects).toContainEqual({ card: '30F', kind: 'schoenbrunnDearer' });
    expect(table.state.tracks.victory).toBe((position({}).tracks.victory ?? 0) + 1);
    expect(table.state.cards.removed).toContain('30F');
  });
  test('6.4 only a beaten Austria that is not at war', () => {
    expect(whyNot(marrying({ side: 'neutral', status: 'neutral' }), event('30F'))).toBe('marriage.unbeaten');
    expect(whyNot(marrying({ side: 'coalition', status: 'belligerent', beaten }), event('30F'))).toBe('marriage.atWar');
  });
});

describe('34F War with the USA', () => {
  const fleets = { fl_ball: { kind: 'port', zone: 'londres' as ZoneId } } as const;
  test.each(['action', 'diplomacy'] as const)('6.5 a British fleet of the Coalition’s choice goes (%s)', (when) => {
    const wanted: Position = {
      fleets: {
        ...fleets,
        fl_nelson: { kind: 'box', box: 'box_corsairs' as never },
        fl_keith: { kind: 'box', box: 'box_usa' as never },
        fl_siniavine: { kind: 'port', zone: 'odessa' as ZoneId },
      },
    };
    const table = when === 'action' ? holding('34F', wanted) : inDiplomacy('34F', wanted);
    table.answer('empire', event('34F'));
    expect(
      table
        .asked('coalition')
        .answers.map(({ fleet }) => String(fleet))
        .toSorted(),
    ).toEqual(['fl_ball', 'fl_nelson']);
    table.answer('coalition', { fleet: 'fl_ball' });
    expect(table.state.fleets.find(({ id }) => id === 'fl_ball')?.at).toEqual({ kind: 'box', box: 'box_usa' });
    expect(table.state.cards.wars).toEqual(['34F']);
    expect(table.state.tracks.warThisYear).toBe(true);
  });
  test('7.3.1 Britain has four resources less in the next budget, and in no other', () => {
    const table = holding('34F', { fleets }).answer('empire', event('34F')).answer('coalition', { fleet: 'fl_ball' });
    const in_ = (year: number): number =>
      resourcesOf({ ...table.state, clock: { ...table.state.clock, year } }, BRITAIN);
    expect([in_(1806) - in_(1805), in_(1807) - in_(1805)]).toEqual([-4, 0]);
  });
  test('6.4 a fleet that she does not have is owed', () => {
    const table = holding('34F').answer('empire', event('34F'));
    expect(table.state.effects).toContainEqual({ card: '34F', kind: 'owed', power: 'britain', what: 'fleet' });
  });
  test('6.5 one war a year', () => {
    expect(whyNot(holding('34F', { fleets, tracks: { warThisYear: true } }), event('34F'))).toBe('event.oneWarAYear');
  });
});

describe('35F Corsairs', () => {
  test.each(['action', 'diplomacy'] as const)('17.2.10 the hand of the Coalition is one card smaller (%s)', (when) => {
    const before = handSize(position({}), 'coalition');
    const table = (when === 'action' ? holding('35F') : inDiplomacy('35F')).answer('empire', event('35F'));
    expect(handSize(table.state, 'coalition')).toBe(before - 1);
    expect(table.state.cards.discards.empire).toEqual(['35F']);
  });
  test('6.2 as an event once only', () => {
    expect(whyNot(holding('35F', { played: ['35F'] }), event('35F'))).toBe('event.onceOnly');
  });
});

describe('39F War on the Danube', () => {
  const russians: Position = { forces: { kiev: ['koutouzov', 'rus_1', 'rus_2', 'rus_3'], paris: ['fra_1'] } };
  test('6.5 two Russian corps and a general', () => {
    const table = holding('39F', russians)
      .answer('empire', event('39F'))
      .answer('coalition', { unit: 'rus_1' })
      .answer('coalition', { unit: 'rus_2' })
      .answer('coalition', { general: 'bagration' });
    expect([unitAt(table, 'rus_1'), unitAt(table, 'rus_2'), generalAt(table, 'bagration')]).toEqual([
      'box_danube',
      'box_danube',
      'box_danube',
    ]);
    expect(table.state.cards.wars).toEqual(['39F']);
  });
  test('6.5 in the diplomatic phase too', () => {
    expect(whyNot(inDiplomacy('39F', russians), event('39F'))).toBeUndefined();
  });
  test('6.5 Turkey neutral or with the Empire, and Russia not with it', () => {
    const why = (nations: Position['nations']): string | undefined =>
      whyNot(holding('39F', { ...russians, nations: nations ?? {} }), event('39F'));
    expect(why({ turkey: { side: 'coalition', status: 'belligerent' } })).toBe('danube.turkey');
    expect(why({ turkey: { side: 'empire', status: 'belligerent' } })).toBeUndefined();
    expect(why({ russia: { side: 'empire', status: 'belligerent' } })).toBe('danube.russia');
  });
});

describe('40F Expeditionary Corps', () => {
  const army = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'];
  const calling = (wanted: Position = {}): Table =>
    holding('40F', {
      nations: { austria: inAlliance },
      forces: { munich: army, vienne: ['aus_1'], graz: ['charles', 'aus_2-', 'aus_3'] },
      ...wanted,
    });
  const lent = (wanted: Position = {}): Table =>
    calling(wanted)
      .answer('empire', event('40F'))
      .answer('coalition', { kind: 'lend', unit: 'aus_1' })
      .answer('empire', { force: 'napoleon' });
  test('8.1.4 the manager of the ally chooses a full corps of the map and a general, the Empire where they serve', () => {
    const table = calling().answer('empire', event('40F'));
    expect(table.asked('coalition').answers).toEqual([
      { kind: 'lend', unit: 'aus_1' },
      { kind: 'lend', unit: 'aus_3' },
    ]);
    table.answer('coalition', { unit: 'aus_1' });
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseWith', force: 'napoleon' }]);
    table.answer('empire', { force: 'napoleon' });
    expect(unitAt(table, 'aus_1')).toBe(generalAt(table, 'napoleon'));
    const generals = ['charles', 'jean', 'mack', 'ferdinand', 'bellegarde', 'liechtenstein', 'rosenberg', 'merveldt'];
    expect(table.asked('coalition').answers).toEqual(generals.map((general) => ({ kind: 'lendGeneral', general })));
    table.answer('coalition', { kind: 'lendGeneral', general: 'jean' });
    expect(generalAt(table, 'jean')).toBe(generalAt(table, 'napoleon'));
    expect(table.state.forces.some(({ zone }) => zone === 'vienne')).toBe(false);
    expect(table.state.cards.discards.empire).toEqual(['40F']);
  });
  test('10.3 a general of the map may go too, and another may take his place', () => {
    const table = lent().answer('coalition', { kind: 'lendGeneral', general: 'charles' });
    expect(generalAt(table, 'charles')).toBe(generalAt(table, 'napoleon'));
    table.answer('coalition', { kind: 'appoint', general: 'jean' });
    expect(forceOf(table, 'aus_3')).toMatchObject({ zone: 'graz', commander: 'jean' });
  });
  test('10.3 an army that he leaves without a general is one no longer', () => {
    const forces = { munich: army, vienne: ['aus_1'], graz: ['charles', 'armee_allemagne', 'aus_2-', 'aus_3'] };
    const table = lent({ forces }).answer('coalition', { kind: 'lendGeneral', general: 'charles' });
    table.answer('coalition', 'done');
    expect(table.state.armies.find(({ id }) => id === 'armee_allemagne')?.at).toBe('reserve');
  });
  test('8.1.4 of the reserve if none stands on the map; no general without an army', () => {
    const table = calling({ forces: { vienne: ['ney', 'fra_1', 'fra_2'] } }).answer('empire', event('40F'));
    const offered = table.asked('coalition').answers.map(({ unit }) => unit);
    expect(offered).toContain('aus_5');
    expect(offered).not.toContain('aus_cav');
    expect(offered).not.toContain('aus_gren'); // not before the military reform
    table.answer('coalition', { unit: 'aus_5' }).answer('empire', { force: 'ney' });
    expect(unitAt(table, 'aus_5')).toBe(generalAt(table, 'ney'));
    expect(table.state.clock.next).toBe('coalition');
  });
  test('8.1.4 in the budget too', () => {
    const table = budgetPhaseOf({
      hands: { empire: ['40F'], coalition: [] },
      nations: { austria: inAlliance },
      forces: { munich: army, vienne: ['aus_1'] },
    });
    expect(whyNot(table, event('40F'))).toBeUndefined();
  });
  test.each([
    ['2013', true],
    ['revised', false],
  ] as const)('10.1 they count as steps of an allied power (%s)', (edition, may) => {
    const even = { munich: ['napoleon', 'grande_armee', 'fra_1'], vienne: ['aus_1'] };
    const table = calling({ edition, forces: even });
    expect(whyNot(table, event('40F'))).toBe(may ? undefined : 'expedition.nobody');
  });
  test('8.1.4 not without a forced ally, nor without a host in supply or in its land', () => {
    expect(whyNot(calling({ nations: {} }), event('40F'))).toBe('expedition.noAlly');
    const far = { munich: ['ney', 'fra_1', 'fra_2'], vienne: ['aus_1'] };
    expect(whyNot(calling({ forces: far }), event('40F'))).toBe('expedition.nobody');
    const cut = { koenigsberg: army, vienne: ['aus_1'] };
    expect(whyNot(calling({ forces: cut }), event('40F'))).toBe('expedition.nobody');
    const withoutGeneral = { graz: ['fra_1'], vienne: ['aus_1'] };
    expect(whyNot(calling({ forces: withoutGeneral }), event('40F'))).toBe('expedition.nobody');
  });
  test('10.1 an army with three generals under its commander takes in the corps alone', () => {
    const table = lent({ forces: { munich: [...army, 'ney', 'soult', 'davout'], vienne: ['aus_1'] } });
    expect(unitAt(table, 'aus_1')).toBe(generalAt(table, 'napoleon'));
    expect(table.state.clock.next).toBe('coalition');
    expect(generalAt(table, 'jean')).toBe('reserve');
  });
  test('6.2 as an event once only', () => {
    expect(whyNot(calling({ played: ['40F'] }), event('40F'))).toBe('event.onceOnly');
  });

  const serving: Position = {
    nations: { austria: inAlliance },
    effects: [{ card: '40F' as CardId, kind: 'lent', power: AUSTRIA, unit: 'aus_1' as never }],
    forces: { munich: [...army, 'aus_1', 'klenau'], vienne: ['aus_4'] },
  };
  test('12.2 the corps and its general do not leave their hosts', () => {
    const table = acting({ ...serving, edition: 'revised' });
    expect(whyNot(table, { kind: 'detachCorps', unit: 'aus_1' })).toBe('expedition.staysWithHosts');
    expect(whyNot(table, { kind: 'detach', general: 'klenau' })).toBe('expedition.obeys');
  });
  test('7.3.6 its power does not call it home', () => {
    const table = budgetOf('austria', serving);
    const withdrawn = table
      .asked('coalition')
      .answers.flatMap((answer) => (answer.kind === 'withdraw' ? [answer['unit']] : []));
    expect(withdrawn).toEqual(['aus_4']);
  });
  test('7.3.2 nor is it built again once it is lost', () => {
    const built = (wanted: Position): readonly unknown[] =>
      budgetOf('austria', wanted)
        .asked('coalition')
        .answers.flatMap((answer) => (answer.kind === 'build' ? [answer['unit']] : []));
    const lost = { ...serving, forces: { munich: army, vienne: ['aus_4'] } };
    expect(built(lost)).not.toContain('aus_1');
    expect(built({ ...lost, effects: [] })).toContain('aus_1');
  });
  test('10.2 the general who was lent does not take over the army', () => {
    const g = position(serving);
    const id = forceCalled(g, 'napoleon' as GeneralId);
    putGeneral(g, 'napoleon' as GeneralId, 'waiting', 1806);
    tidy(g, id);
    expect(force(g, id).commander).toBeNull();
    expect(generalRow(g, 'klenau' as GeneralId).at).toBe('reserve');
  });
  const broken = (side: 'empire' | 'coalition', edition: Edition = '2013'): Table =>
    scene({ ...serving, edition }, (g) => joinSide(g, AUSTRIA, side));
  test.each(EDITIONS)('8.1.4 when the alliance is broken they go to a key zone of their power (%s)', (edition) => {
    const table = broken('coalition', edition).until('peace.comeHome');
    expect(table.asked('coalition').answers.map(({ zone }) => zone)).toContain('prague');
    table.answer('coalition', { zone: 'prague' });
    expect(table.state.forces.find(({ id }) => id === unitAt(table, 'aus_1'))?.zone).toBe('prague');
    expect(generalAt(table, 'klenau')).toBe(unitAt(table, 'aus_1'));
    expect(forceOf(table, 'napoleon').zone).toBe('munich');
    expect(table.state.effects).toEqual([]);
  });
  test('7.1, 8.1.4 revised: attacked by the Coalition the ally joins the Empire, and they stay', () => {
    const table = broken('empire', 'revised');
    expect(unitAt(table, 'aus_1')).toBe(generalAt(table, 'napoleon'));
    expect(table.state.effects).toEqual([]);
  });
  test('8.1.4 what was lent is noted', () => {
    expect(lent().state.effects).toEqual([{ card: '40F', kind: 'lent', power: 'austria', unit: 'aus_1' }]);
  });
});

describe('41F King of Rome', () => {
  const born = (austria: object, wanted: Position = {}): Table =>
    inDiplomacy('41F', { clock: { year: 1811 }, nations: { austria }, ...wanted });
  test.each([inPeace, inAlliance, neutral])('19 a point while Austria keeps still: $status', (austria) => {
    const table = born(austria);
    const before = table.state.tracks.victory ?? 0;
    expect(table.answer('empire', event('41F')).state.tracks.victory).toBe(before + 1);
    expect(table.state.cards.removed).toContain('41F');
  });
  test('6.4 from 1811', () => {
    expect(whyNot(born(inPeace, { clock: { year: 1810 } }), event('41F'))).toBe('event.tooEarly');
  });
  test('6.4 not with an Austria at war or never beaten, nor with the enemy in Paris', () => {
    expect(whyNot(born({ side: 'coalition', status: 'belligerent', beaten }), event('41F'))).toBe('kingOfRome.austria');
    expect(whyNot(born({ side: 'neutral', status: 'neutral' }), event('41F'))).toBe('kingOfRome.austria');
    const held = { paris: { control: BRITAIN } };
    expect(whyNot(born(inPeace, { zones: held, forces: { lyon: ['fra_1'] } }), event('41F'))).toBe('kingOfRome.paris');
  });
});

describe.each(EDITIONS)('45F Napoleonic Europe (%s)', (edition) => {
  const ally = { side: 'empire', status: 'ally' } as const;
  const lands = { cleves: ally, berg: ally, hesse: ally, hanovre: ally, naples: ally };
  const ready: Position = { edition, played: ['20F', '24F'], tracks: { period: 'Punishments', escalade: null } };
  const founding = (nations: Position['nations'] = lands, wanted: Position = {}): Table =>
    holding('45F', { ...ready, nations, ...wanted });
  test('8.3.2 Westphalia is a protectorate; its corps and Jérôme may be built', () => {
    const table = founding();
    const before = table.state.tracks.victory ?? 0;
    table.answer('empire', event('45F'));
    expect(nationOf(table, 'westphalie')).toMatchObject({ side: 'empire', status: 'protectorate' });
    expect([unitAt(table, 'wes_1'), generalAt(table, 'jerome')]).toEqual(['reserve', 'reserve']);
    expect(table.state.tracks.victory).toBe(before + 1);
    expect(table.state.cards.removed).toContain('45F');
  });
  test('8.3.2 in the budget and the diplomatic phase too', () => {
    expect(whyNot(inDiplomacy('45F', { ...ready, nations: lands }), event('45F'))).toBeUndefined();
    const table = budgetPhaseOf({ ...ready, nations: lands, hands: { empire: ['45F'], coalition: [] }, forces: {} });
    expect(whyNot(table, event('45F'))).toBeUndefined();
  });
  test('8.3.2 after 20F and 24F, with the Punishments', () => {
    expect(whyNot(founding(lands, { played: ['20F'] }), event('45F'))).toBe('event.needsEvent');
    expect(whyNot(founding(lands, { played: ['24F'] }), event('45F'))).toBe('event.needsEvent');
    expect(whyNot(founding(lands, { tracks: { period: 'Epic' } }), event('45F'))).toBe('event.needsPunishments');
  });
  test('8.3.2 with four of the lands and Naples', () => {
    const { naples: _, ...without } = lands;
    expect(whyNot(founding(without), event('45F'))).toBe('state.needsNaples');
    const { cleves: __, ...three } = lands;
    expect(whyNot(founding(three), event('45F'))).toBe('state.needsAllies');
  });
  test('8.3.2 once', () => {
    const made = { ...lands, westphalie: { side: 'empire', status: 'protectorate' } } as const;
    expect(whyNot(founding(made), event('45F'))).toBe('westphalia.exists');
  });
});

describe('46F Armistice', () => {
  const forces = {
    munich: ['napoleon', 'grande_armee', 'fra_1-', 'fra_2-', 'fra_3-'],
    paris: ['fra_4-'],
    koenigsberg: ['massena', 'armee_italie', 'fra_5-'],
    vienne: ['charles', 'armee_allemagne', 'aus_1-'],
  };
  const signing = (round = 5, coalition: readonly string[] = []): Table =>
    holding('46F', { forces, clock: { round }, hands: { empire: ['46F'], coalition } });
  /** The armies are filled: two units of Napoleon, one of Charles. */
  const signed = (coalition: readonly string[] = []): Table => {
    const table = signing(5, coalition).answer('empire', event('46F'));
    while (table.asked().prompt.key === 'completing.which') {
      const { by, answers } = table.asked();
      table.answer(by as 'empire', answers[0] ?? 'done');
    }
    return table;
  };
  test('2.1 at once each side fills two units in each of its supplied armies', () => {
    const { state } = signed();
    const units = ['fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'aus_1'];
    // One of Napoleon's three is left, and those who are no army or have no supply.
    expect(units.filter((id) => unitRow(state, id as never).reduced)).toEqual(['fra_3', 'fra_4', 'fra_5']);
  });
  test('5.2 the year ends after the action of the Coalition in this round', () => {
    const table = signed();
    expect(table.state.clock).toMatchObject({ round: 5, next: 'coalition' });
    table.answer('coalition', 'pass');
    expect(table.state.clock.phase).not.toBe('rounds');
    expect(table.events('round.begins')).toHaveLength(0);
  });
  test('5.2 the Winter Campaign (16C) brings the sixth round back, and no seventh', () => {
    const table = signed(['16C']).answer('coalition', event('16C'));
    expect(table.state.clock).toMatchObject({ phase: 'rounds', round: 6, next: 'empire' });
    table.answer('empire', 'pass').answer('coalition', 'pass');
    expect(table.state.clock.phase).not.toBe('rounds');
  });
  test('5.2 once a year: an armistice that it has broken is not followed by a seventh round', () => {
    const table = holding('8F', {
      hands: { empire: [], coalition: ['16C'] },
      clock: { round: 6, next: 'coalition' },
      tracks: { armistice: 'broken' },
    });
    expect(whyNot(table, event('16C'), 'coalition')).toBe('winterCampaign.already');
  });
  test('5.2 in the fifth round alone', () => {
    for (const round of [4, 6]) expect(whyNot(signing(round), event('46F'))).toBe('armistice.fifthRound');
  });
});

describe('48F Death of Kutuzov', () => {
  const dying = (wanted: Position = {}): Table =>
    holding('48F', {
      clock: { year: 1813 },
      forces: { kiev: ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'], paris: ['fra_1'] },
      ...wanted,
    });
  test('10.3 he leaves the game, and the Coalition may replace him', () => {
    const table = dying().answer('empire', event('48F'));
    expect(generalAt(table, 'koutouzov')).toBe('gone');
    table.answer('coalition', { kind: 'appoint', general: 'bagration' });
    expect(forceOf(table, 'bagration')).toMatchObject({ zone: 'kiev', commander: 'bagration' });
  });
  test('4 without another general there is no army', () => {
    const table = dying().answer('empire', event('48F')).answer('coalition', 'done');
    const army = table.state.armies.find(({ id }) => id === 'armee_1ere');
    expect(army?.at).toBe('reserve');
  });
  test('6.4 from 1813, or in a year in which he has lost a battle', () => {
    const early = { clock: { year: 1812 } };
    expect(whyNot(dying(early), event('48F'))).toBe('kutuzov.tooEarly');
    const lost = (year: number, general = 'koutouzov'): Position => ({
      ...early,
      effects: [{ card: null, kind: 'beatenThisYear', general: general as GeneralId, year }],
    });
    expect(whyNot(dying(lost(1812)), event('48F'))).toBeUndefined();
    expect(whyNot(dying(lost(1811)), event('48F'))).toBe('kutuzov.tooEarly');
    expect(whyNot(dying(lost(1812, 'barclay')), event('48F'))).toBe('kutuzov.tooEarly');
  });
  test('14.6 a lost battle is noted for him, a skirmish and the defeat of others are not', () => {
    const noted = (general: string, units: readonly string[], enemies: readonly string[]): number => {
      const table = battleAt(
        {
          noOtherCards: true,
          forces: {
            munich: [
              ['davout', ...enemies],
              [general, ...units],
            ],
          },
        },
        { zone: 'munich', attacker: 'coalition', by: [general], against: ['davout'], from: 'salzbourg' },
      )
        .until('14.6')
        .dice(1, 1, 6, 5);
      while (table.questions().length > 0) {
        const { by } = table.asked();
        if (by === 'chance') table.dice(1);
        else table.pick(by, () => true);
      }
      expect(
        table.state.units.some(({ id, at: where, reduced }) => id === 'rus_1' && (reduced || where === 'reserve')),
      ).toBe(true);
      return table.state.effects.filter(({ kind }) => kind === 'beatenThisYear').length;
    };
    expect(noted('koutouzov', ['rus_1', 'rus_2', 'rus_3'], ['fra_10', 'fra_11', 'fra_12'])).toBe(1);
    expect(noted('bagration', ['rus_1', 'rus_2', 'rus_3'], ['fra_10', 'fra_11', 'fra_12'])).toBe(0);
    expect(noted('koutouzov', ['rus_1'], ['fra_10'])).toBe(0);
  });
  test('6.4 not if he is out of the game', () => {
    const gone = dying({ scenario: '1809', forces: { kiev: ['rus_1'], paris: ['fra_1'] } });
    expect(whyNot(gone, event('48F'))).toBe('kutuzov.gone');
  });
  test('20.3 Scorched Earth (40C) does not bring him back from the dead', () => {
    const burning = (played: readonly string[]): Table =>
      holding('48F', {
        scenario: '1809',
        played,
        hands: { empire: [], coalition: ['40C'] },
        clock: { next: 'coalition' },
        forces: { moscou: ['barclay', 'armee_1ere', 'rus_1'], paris: ['fra_1'] },
      }).answer('coalition', event('40C'));
    expect(generalAt(burning(['2C']), 'koutouzov')).toBe('reserve');
    expect(generalAt(burning(['2C', '48F']), 'koutouzov')).toBe('gone');
  });
});

describe('55F Caulaincourt', () => {
  test('8.2 one diplomatic action with two more on the die, on a neutral power too', () => {
    const table = inDiplomacy('55F')
      .answer('empire', event('55F'))
      .answer('empire', { kind: 'approach', nation: 'turkey' })
      .dice(1);
    const influence = tables({ edition: '2013' }).diplomacy.bonus.get('turkey' as NationId)?.empire ?? 0;
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'diplomacy', modifiers: influence + 2 });
    expect(table.state.cards.discards.empire).toEqual(['55F']);
    expect(table.state.clock.step).toBe(1);
  });
  const empireAlly = { side: 'empire', status: 'ally', patron: 'france' as NationId } as const;
  const courting = (nation: string, die: number): Table =>
    scene(
      {
        noOtherCards: true,
        hands: { empire: ['55F'], coalition: [] },
        clock: { phase: 'diplomacy', round: 0, year: 1806 },
        nations: { hesse: empireAlly },
        forces: { paris: ['fra_1'] },
      },
      (g) => diplomaticAction(g, 'coalition', nation as NationId, 6),
    ).dice(die);
  test('8.2.3 or a success of the Coalition on a minor ally of the Empire comes to nothing', () => {
    const table = courting('hesse', 6);
    const lost = table.fork().answer('empire', 'pass');
    expect(nationOf(lost as Table, 'hesse')?.side).toBe('coalition');
    table.answer('empire', event('55F'));
    expect(nationOf(table, 'hesse')?.side).toBe('empire');
    expect(table.events('diplomacy.cancelled')).toHaveLength(1);
    expect(table.state.clock.step).toBe(0);
  });
  test('8.2.3 not on a neutral, and nobody is asked when the die has failed', () => {
    expect(whyNot(courting('danemark', 6), event('55F'))).toBe('caulaincourt.notOurs');
    expect(whyNot(courting('spain', 6), event('55F'))).toBe('caulaincourt.notOurs'); // a major power
    const failed = scene(
      { noOtherCards: true, hands: { empire: ['55F'], coalition: [] }, nations: { hesse: empireAlly }, forces: {} },
      (g) => diplomaticAction(g, 'coalition', 'hesse' as NationId, -6),
    ).dice(1);
    expect(failed.events('diplomacy.failed')).toHaveLength(1);
    expect(failed.state.cards.hands.empire).toEqual(['55F']);
    expect(failed.questions()).toEqual([]);
  });
});
