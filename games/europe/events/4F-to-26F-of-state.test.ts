import { describe, expect, test } from 'vitest';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { entitlements } from '../rules/6-cards/6.3-hand-size.ts';
import { nations, zones } from '../catalogue.ts';
import type { CardId, Edition, NationId, UnitId, ZoneId } from '../ids.ts';
import { mayEnterPeninsula } from '../rules/12-land-movement/12.1-peninsula.ts';
import { foundPolandByCard } from '../rules/20-scenarios/20.2-states.ts';
import { isBudgetOpen } from './budget-cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { at, type Position, position, type Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';
import { concludeWar } from '../rules/6-cards/6.5-foreign-wars.ts';
import { mayBuildFleet } from '../rules/7-interphase/7.3.2-production.ts';
import { minorsBudget } from '../rules/7-interphase/7.3.3-minors.ts';
import { budgetPhase } from '../rules/7-interphase/7.3-budget.ts';
import { type Europe, startWar } from '../state.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const holding = (card: string, wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [card], coalition: [] },
    fleets: {},
    forces: { paris: ['fra_1'] },
    ...wanted,
  });
const inDiplomacy = (card: string, wanted: Position = {}): Table =>
  holding(card, { ...wanted, clock: { phase: 'diplomacy', round: 0, next: 'empire', ...wanted.clock } });
const inBudget = (card: string, wanted: Position = {}): Table =>
  holding(card, {
    ...wanted,
    clock: { phase: 'budget', round: 0, next: 'coalition', power: null, step: 0, ...wanted.clock },
  });
const nationOf = ({ state }: Table, id: string) => state.nations.find((row) => row.id === id);
const unitOf = ({ state }: Table, id: string) => state.units.find((row) => row.id === id);
const generalOf = ({ state }: Table, id: string) => state.generals.find((row) => row.id === id);
const FRANCE = 'france' as NationId;
const beaten = { empire: 1, coalition: 0 };

describe('4F Persia', () => {
  const russians: Position = { forces: { kiev: ['koutouzov', 'rus_1', 'rus_2'], paris: ['fra_1'] } };
  test('6.5 the Coalition sends a full corps and a general, and the force may have another general', () => {
    const table = holding('4F', russians).answer('empire', event('4F'));
    expect(whyNot(table, { unit: 'rus_garde' }, 'coalition')).not.toBeUndefined();
    table.answer('coalition', { unit: 'rus_1' }).answer('coalition', { general: 'koutouzov' });
    expect(unitOf(table, 'rus_1')?.at).toBe('box_persia');
    expect(generalOf(table, 'koutouzov')?.at).toBe('box_persia');
    table.answer('coalition', { kind: 'appoint', general: 'bagration' });
    expect(generalOf(table, 'bagration')?.at).toBe(unitOf(table, 'rus_2')?.at);
    expect(table.state.cards.wars).toEqual(['4F']);
    expect(table.state.tracks.warThisYear).toBe(true);
  });
  test('6.5 in the diplomatic phase too', () => {
    expect(whyNot(inDiplomacy('4F', russians), event('4F'))).toBeUndefined();
  });
  test('10.3 an army whose general has been replaced is one still', () => {
    const forces = { kiev: ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'], paris: ['fra_1'] };
    const table = holding('4F', { forces }).answer('empire', event('4F')).answer('coalition', { unit: 'rus_1' });
    table.answer('coalition', { general: 'koutouzov' }).answer('coalition', { kind: 'appoint', general: 'bagration' });
    const army = table.state.armies.find(({ id }) => id === 'armee_1ere');
    expect(army?.at).toBe(generalOf(table, 'bagration')?.at);
  });
  test('10.1 not the corps without which its general would lead allies alone', () => {
    const forces = { kiev: ['koutouzov', 'armee_1ere', 'rus_1', 'aus_1'], paris: ['fra_1'] };
    const corps = holding('4F', { forces }).answer('empire', event('4F')).asked('coalition').answers;
    expect(corps).not.toContainEqual({ kind: 'toForeignWar', unit: 'rus_1' });
    expect(corps).toContainEqual({ kind: 'toForeignWar', unit: 'rus_2' });
  });
  test('15.3 a siege that only the corps kept up is raised', () => {
    const table = holding('4F', {
      zones: { ulm: { siege: 1 } },
      forces: { ulm: [['rus_1'], ['bav_1', 'besieged']], paris: ['fra_1'] },
    });
    table.answer('empire', event('4F')).answer('coalition', { unit: 'rus_1' });
    expect(table.asked('coalition').prompt.key).toBe('foreignWar.whichGeneral');
    expect(table.state.zones.find(({ id }) => id === 'ulm')?.siege).toBeNull();
  });
  test('6.5 no corps at half strength, nor a general who is not in the game', () => {
    const forces = { kiev: ['koutouzov', 'rus_1', 'rus_2-'], paris: ['fra_1'] };
    const table = holding('4F', { forces }).answer('empire', event('4F'));
    const corps = table.asked('coalition').answers.map(({ unit }) => unit);
    expect(corps).toContain('rus_1');
    expect(corps).toContain('rus_3'); // of the reserve
    expect(corps).not.toContain('rus_2');
    expect(corps).not.toContain('rus_11'); // not yet
    table.answer('coalition', { unit: 'rus_1' });
    const generals = table.asked('coalition').answers.map(({ general }) => general);
    expect(generals).toContain('koutouzov');
    expect(generals).not.toContain('tchitchagov'); // not yet
  });
  test.each([
    { side: 'empire', status: 'belligerent' },
    { side: 'neutral', status: 'forcedPeace' },
    { side: 'neutral', status: 'forcedAlliance' },
  ] as const)('6.5 not while Russia is bound: $status', (russia) => {
    expect(whyNot(holding('4F', { ...russians, nations: { russia } }), event('4F'))).toBe('persia.russiaBound');
  });
  test('6.5 one war a year', () => {
    expect(whyNot(holding('4F', { ...russians, tracks: { warThisYear: true } }), event('4F'))).toBe(
      'event.oneWarAYear',
    );
  });
  const owing = { card: '4F' as CardId, kind: 'owed', power: 'russia' as NationId, what: 'corps' } as const;
  const budgetOfRussia = (halves: number): Table =>
    scene({ forces: { paris: ['fra_1'] }, clock: { phase: 'budget', power: 'russia' as NationId } }, (g) => {
      if (g.cards.wars.length === 0) startWar(g, '4F' as CardId);
      g.effects = [owing];
      g.budget = {
        power: 'russia' as NationId,
        halves,
        levy: 0,
        received: 0,
        fleetsBuilt: 0,
        intoArmies: [],
        britishGift: 'taken',
      };
      return budgetPhase(g);
    });
  test('6.4 what is missing is built with the next budget of Russia, and lost', () => {
    const table = budgetOfRussia(24);
    expect(table.asked('coalition').prompt.key).toBe('foreignWar.whichCorps');
    table.answer('coalition', { kind: 'toForeignWar', unit: 'rus_3' });
    expect(unitOf(table, 'rus_3')?.at).toBe('box_persia');
    expect(table.state.budget?.halves).toBeLessThan(24);
    expect(table.state.effects).toEqual([]);
  });
  test('6.4 what she cannot pay for is owed until she can', () => {
    const table = budgetOfRussia(1);
    expect(table.asked('coalition').prompt.key).toBe('budget.line');
    expect(table.state.effects).toEqual([owing]);
  });
});

describe('23F War of Finland', () => {
  const neutral = {
    russia: { side: 'neutral', status: 'neutral' },
    suede: { side: 'coalition', status: 'ally' },
  } as const;
  test('6.5 a Russian corps goes, and the Swedish one with the Coalition', () => {
    const table = holding('23F', {
      nations: neutral,
      forces: { stockholm: ['sue_1'], kiev: ['rus_1'], paris: ['fra_1'] },
    })
      .answer('empire', event('23F'))
      .answer('coalition', { unit: 'rus_1' });
    expect(unitOf(table, 'rus_1')?.at).toBe('box_finland');
    expect(unitOf(table, 'sue_1')?.at).toBe('box_finland');
    expect(table.state.forces.some(({ zone }) => zone === 'stockholm')).toBe(false);
  });
  test('15.3 a siege that only the Swedes kept up is raised', () => {
    const table = holding('23F', {
      nations: neutral,
      zones: { ulm: { siege: 1 } },
      forces: { ulm: [['sue_1'], ['bav_1', 'besieged']], kiev: ['rus_1'], paris: ['fra_1'] },
    })
      .answer('empire', event('23F'))
      .answer('coalition', { unit: 'rus_1' });
    expect(table.state.zones.find(({ id }) => id === 'ulm')?.siege).toBeNull();
  });
  test('6.5 a Swedish corps of the reserve goes too', () => {
    const table = holding('23F', { nations: neutral, forces: { kiev: ['rus_1'], paris: ['fra_1'] } });
    expect(unitOf(table, 'sue_1')?.at).toBe('reserve');
    table.answer('empire', event('23F')).answer('coalition', { unit: 'rus_1' });
    expect(unitOf(table, 'sue_1')?.at).toBe('box_finland');
  });
  test('6.5 a neutral Sweden stays out of it', () => {
    const nations = { ...neutral, suede: { side: 'neutral', status: 'neutral' } } as const;
    const table = holding('23F', { nations, forces: { kiev: ['rus_1'], paris: ['fra_1'] } })
      .answer('empire', event('23F'))
      .answer('coalition', { unit: 'rus_1' });
    expect(unitOf(table, 'sue_1')?.at).not.toBe('box_finland');
  });
  test('6.5 not while Russia fights for the Coalition', () => {
    expect(whyNot(holding('23F'), event('23F'))).toBe('finland.russiaAtWar');
  });
  test('6.5 when it ends the Swedes come back free', () => {
    const table = scene({ nations: neutral, forces: { paris: ['fra_1'] } }, function* (g) {
      startWar(g, '23F' as CardId);
      g.units = g.units.map((row) => (row.id === 'sue_1' ? { ...row, at: 'box_finland' as never } : row));
      concludeWar(g, '23F' as CardId);
      yield* minorsBudget(g, 'coalition');
    });
    table.answer('coalition', { kind: 'raiseAt', zone: 'stockholm' });
    expect(unitOf(table, 'sue_1')).toMatchObject({ reduced: false });
    expect(table.state.forces.some(({ zone }) => zone === 'stockholm')).toBe(true);
  });
});

describe('7F Cavalry of the Guard', () => {
  const army: Position = { forces: { paris: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'], lyon: ['ney', 'fra_3'] } };
  test('7.3.4 not an army out of supply', () => {
    const forces = { ...army.forces, moscou: ['massena', 'armee_italie', 'fra_4'] };
    const table = inBudget('7F', { forces }).answer('empire', event('7F'));
    expect(whyNot(table, { kind: 'raiseWith', force: 'massena' })).toBe('specialUnit.unsupplied');
  });
  test('2.1 the special unit joins a French army', () => {
    const table = inBudget('7F', army).answer('empire', event('7F'));
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseWith', force: 'napoleon' }]);
    table.answer('empire', { force: 'napoleon' });
    expect(table.state.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toBe(generalOf(table, 'napoleon')?.at);
    expect(table.state.cards.removed).toContain('7F');
  });
  test('2.1 not without an army, nor out of supply', () => {
    expect(whyNot(inBudget('7F'), event('7F'))).toBe('specialUnit.noArmy');
    const cut = { forces: { koenigsberg: ['napoleon', 'grande_armee', 'fra_1'] } };
    expect(whyNot(inBudget('7F', cut), event('7F'))).toBe('specialUnit.noArmy');
  });
  test('2.1 not if it is on the map', () => {
    const forces = { paris: ['napoleon', 'grande_armee', 'fra_1', 'sp_fra_cavgarde'] };
    expect(whyNot(inBudget('7F', { forces }), event('7F'))).toBe('specialUnit.onMap');
    const another = { ...army.forces, londres: ['wellington', 'armee_peninsule', 'gbr_1', 'sp_gbr_kgl'] };
    expect(whyNot(inBudget('7F', { forces: another }), event('7F'))).toBeUndefined();
  });
  test('2.1, 10.1 revised: it counts as a step under command', () => {
    const full = Array.from({ length: 9 }, (_, index) => `fra_${index + 1}`);
    const forces = { paris: ['napoleon', 'grande_armee', ...full] };
    expect(whyNot(inBudget('7F', { forces, edition: 'revised' }), event('7F'))).toBe('specialUnit.noArmy');
    expect(whyNot(inBudget('7F', { forces }), event('7F'))).toBeUndefined();
  });
});

describe('11F Talleyrand, 12F Sebastiani', () => {
  test('8.2.3 example: Egypt is won with a three, two for the card and one of influence', () => {
    const table = inDiplomacy('11F').answer('empire', event('11F')).answer('empire', { nation: 'egypte' }).dice(3);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'diplomacy', total: 6 });
    expect(nationOf(table, 'egypte')?.side).toBe('empire');
  });
  test('8.2.1 a neutral major power in the phase, not in the rounds', () => {
    const neutral = { nations: { prussia: { side: 'neutral', status: 'neutral' } } } as const;
    const phase = inDiplomacy('11F', neutral).answer('empire', event('11F'));
    expect(whyNot(phase, { kind: 'approach', nation: 'prussia' })).toBeUndefined();
    const round = holding('11F', neutral).answer('empire', event('11F'));
    expect(whyNot(round, { kind: 'approach', nation: 'prussia' })).toBe('diplomacy.majorInPhase');
  });
  test('5.2 in the rounds it is the diplomatic action of two rounds', () => {
    const tracks = { envoys: { empire: [1], coalition: [] } };
    expect(whyNot(holding('11F', { tracks }), event('11F'))).toBe('envoys.nobody');
    const table = holding('11F').answer('empire', event('11F')).answer('empire', { nation: 'egypte' }).dice(1);
    expect(table.state.tracks.envoys.empire).toEqual([2]);
  });
  test('12F a neutral Turkey at three more, as the major power of the phase', () => {
    const table = inDiplomacy('12F').answer('empire', event('12F')).dice(1);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'diplomacy' });
    const plain = inDiplomacy('11F').answer('empire', { kind: 'envoy', card: '11F', nation: 'turkey' }).dice(1);
    const modifiers = (told: Table): number => Number(told.events('trial.total')[0]?.said.params['modifiers']);
    expect(modifiers(table)).toBe(modifiers(plain) + 3);
    expect(table.state.tracks.missions.empire).toEqual(['turkey']);
  });
  test('12F not when Turkey is at war, nor after another major power', () => {
    const allied = { nations: { turkey: { side: 'empire', status: 'belligerent' } } } as const;
    expect(whyNot(inDiplomacy('12F', allied), event('12F'))).toBe('diplomacy.notNeutral');
    const tracks = { missions: { empire: ['prussia' as NationId], coalition: [] } };
    expect(whyNot(inDiplomacy('12F', { tracks }), event('12F'))).toBe('diplomacy.oneMajor');
  });
});

describe('15F Godoy, 17F Death of Pitt', () => {
  const spain = (table: Table): number => resourcesOf(table.state, 'spain' as NationId);
  test('7.3.1, 7.3.2 an allied Spain has four more, and may build two fleets', () => {
    const before = spain(inBudget('15F'));
    const table = inBudget('15F').answer('empire', event('15F'));
    expect(spain(table)).toBe(before + 4);
    expect(table.state.effects).toContainEqual({ card: '15F', kind: 'moreFleets', power: 'spain', by: 1, year: 1805 });
  });
  test('7.3.2 two fleets of Spain, and no third; without the card one', () => {
    const why = (effects: NonNullable<Position['effects']>, fleetsBuilt: number): string | undefined => {
      const table = inBudget('15F', { effects }).answer('empire', 'pass').until('budget.line');
      while (table.state.budget?.power !== 'spain') table.answer(table.asked().by, 'done');
      const { budget } = table.state;
      return budget ? mayBuildFleet(table.state, { ...budget, fleetsBuilt })?.because.key : '';
    };
    const godoy = { card: '15F' as CardId, kind: 'moreFleets', power: 'spain' as NationId, by: 1, year: 1805 } as const;
    expect([why([godoy], 1), why([godoy], 2), why([], 1)]).toEqual([undefined, 'budget.oneFleet', 'budget.oneFleet']);
  });
  test('7.3 not when all powers have drawn up theirs, and the minor ones are at it', () => {
    const open = (step: number) =>
      isBudgetOpen(position({ clock: { phase: 'budget', power: null, step } }), '15F' as CardId, 'spain' as NationId);
    expect([open(0)?.because.key, open(1)?.because.key]).toEqual([undefined, 'budgetCard.tooLate']);
  });
  test('7.3 played in the budget of Spain it counts at once', () => {
    const table = inBudget('15F').answer('empire', 'pass').until('budget.line');
    while (table.state.budget?.power !== 'spain') table.answer(table.asked().by, 'done');
    const before = table.state.budget?.halves ?? 0;
    table.answer('empire', event('15F'));
    expect(table.state.budget?.halves).toBe(before + 8);
  });
  test('7.3 not when her budget is closed, nor when she is no ally', () => {
    const table = inBudget('15F').answer('empire', 'pass').until('budget.line');
    while (table.state.budget?.power !== 'france') table.answer(table.asked().by, 'done');
    expect(whyNot(table, event('15F'))).toBe('budgetCard.tooLate');
    const neutral = { nations: { spain: { side: 'neutral', status: 'neutral' } } } as const;
    expect(whyNot(inBudget('15F', neutral), event('15F'))).toBe('spain.notAllied');
  });
  const in1806 = { clock: { year: 1806 } };
  test('17F Britain has four less, and the Coalition approaches no major power this year', () => {
    const before = resourcesOf(inBudget('17F', in1806).state, 'britain' as NationId);
    const table = inBudget('17F', in1806).answer('empire', event('17F'));
    expect(resourcesOf(table.state, 'britain' as NationId)).toBe(before - 4);
    const next = at({
      noOtherCards: true,
      hands: { empire: [], coalition: ['10C'] },
      clock: { phase: 'diplomacy', year: 1806, round: 0, next: 'coalition' },
      effects: table.state.effects,
      nations: { prussia: { side: 'neutral', status: 'neutral' } },
    });
    expect(whyNot(next, { kind: 'envoy', card: '10C', nation: 'prussia' }, 'coalition')).toBe('diplomacy.closed');
  });
  test('17F not before 1806, nor after the British budget', () => {
    expect(whyNot(inBudget('17F'), event('17F'))).toBe('event.tooEarly');
    const table = inBudget('17F', in1806).answer('empire', 'pass').until('budget.line');
    while (table.state.budget?.power !== 'france') table.answer(table.asked().by, 'done');
    expect(whyNot(table, event('17F'))).toBe('budgetCard.tooLate');
  });
});

describe('18F Kingdom of Holland', () => {
  const allied = { nations: { hollande: { side: 'empire', status: 'ally', patron: FRANCE } } } as const;
  test('8.1.5 an allied Holland becomes a protectorate, with its corps at full strength', () => {
    const table = holding('18F', { ...allied, forces: { amsterdam: ['hol_1-'] } });
    const { victory } = table.state.tracks;
    table.answer('empire', event('18F'));
    expect(nationOf(table, 'hollande')?.status).toBe('protectorate');
    expect(unitOf(table, 'hol_1')?.reduced).toBe(false);
    expect(table.state.tracks.victory).toBe((victory ?? 0) + 1);
  });
  test('7.3.3 a corps at full strength is not completed, nor one that is not on the map', () => {
    for (const forces of [{ amsterdam: ['hol_1'] }, { paris: ['fra_1'] }] as const) {
      const table = holding('18F', { ...allied, forces }).answer('empire', event('18F'));
      expect(table.events('raise.completed')).toEqual([]);
    }
  });
  test('8.1.5 in the diplomatic phase too', () => {
    expect(nationOf(inDiplomacy('18F', allied).answer('empire', event('18F')), 'hollande')?.status).toBe(
      'protectorate',
    );
  });
  test('8.1.5 not if it is no ally, nor if the Coalition holds Amsterdam', () => {
    const neutral = { nations: { hollande: { side: 'neutral', status: 'neutral' } } } as const;
    expect(whyNot(holding('18F', neutral), event('18F'))).toBe('protectorate.notAllied');
    const taken = { ...allied, zones: { amsterdam: { control: 'britain' as NationId } } };
    expect(whyNot(holding('18F', taken), event('18F'))).toBe('holland.amsterdam');
  });
});

describe('20F Triumph of Erfurt', () => {
  const members = ['baviere', 'bade', 'wurtemberg', 'hesse', 'saxe', 'thuringe'];
  const allies = (many: number): Position['nations'] =>
    Object.fromEntries([
      ...['berg', 'mecklembourg', ...members.slice(many)].map((id) => [id, { side: 'neutral', status: 'neutral' }]),
      ...members.slice(0, many).map((id) => [id, { side: 'empire', status: 'ally', patron: FRANCE }]),
      ['austria', { beaten }],
      ['prussia', { beaten }],
    ]) as Position['nations'];
  test.each(EDITIONS)('8.3.1 the Confederation of the Rhine, its corps and a card in every hand (%s)', (edition) => {
    const table = holding('20F', { edition, nations: allies(6) ?? {} }).answer('empire', event('20F'));
    expect(nationOf(table, 'rhin')).toMatchObject({ side: 'empire', status: 'protectorate' });
    expect(unitOf(table, 'rhi_1')?.at).toBe('reserve');
    expect(entitlements(table.state, 'empire').map(({ id }) => id)).toContain('confederationOfTheRhine');
  });
  test.each(EDITIONS)('8.3.1 six of its members are needed (%s)', (edition) => {
    expect(whyNot(holding('20F', { edition, nations: allies(5) ?? {} }), event('20F'))).toBe('state.needsAllies');
  });
  test('8.3.1 revised: Austria and Prussia must have been beaten', () => {
    const nations = { ...allies(6), prussia: { beaten: { empire: 0, coalition: 0 } } };
    expect(whyNot(holding('20F', { edition: 'revised', nations }), event('20F'))).toBe('state.needsBeaten');
    expect(whyNot(holding('20F', { edition: '2013', nations }), event('20F'))).toBeUndefined();
  });
  test('8.3.1 not twice', () => {
    const nations = { ...allies(6), rhin: { side: 'empire', status: 'protectorate' } } as const;
    expect(whyNot(holding('20F', { nations }), event('20F'))).toBe('rhine.exists');
  });
});

/** The Empire holds the land of these nations, fortress by fortress. */
const held = (...nations: readonly string[]): NonNullable<Position['zones']> =>
  Object.fromEntries(
    [...zones.values()].filter(({ nation }) => nations.includes(nation)).map(({ id }) => [id, { control: FRANCE }]),
  );
/** Parts of the conquest phase. */
const MAJORS_BY_EMPIRE = 4;
const TILSIT = 5;
const inConquests = (card: string, step: number, wanted: Position): Table =>
  holding(card, { ...wanted, clock: { phase: 'conquests', round: 0, next: 'coalition', step, ...wanted.clock } });

describe('22F Marie Walewska', () => {
  const atWar = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
  const warsaw: Position = {
    forces: { varsovie: ['davout', 'fra_1', 'fra_2'] },
    nations: atWar,
    zones: held('prussia', 'saxe', 'hesse', 'thuringe'),
  };
  const POLAND = 1;
  test('8.3.5 Poland is promised, and nothing is scored yet', () => {
    const table = holding('22F', warsaw);
    const { victory, escalade } = table.state.tracks;
    table.answer('empire', event('22F'));
    expect(table.state.tracks).toMatchObject({ victory, escalade });
    expect(table.state.effects).toContainEqual({ card: '22F', kind: 'polandPromised', year: 1805 });
  });
  test.each(EDITIONS)(
    '8.3.5 in the conquest phase it is created if Warsaw is still held, and scored (%s)',
    (edition) => {
      const table = inConquests('22F', POLAND, { ...warsaw, edition });
      const { victory, escalade } = table.state.tracks;
      table.answer('empire', event('22F'));
      expect(nationOf(table, 'pologne')).toMatchObject({ side: 'empire', status: 'protectorate' });
      expect(table.state.zones.find(({ id }) => id === 'varsovie')).toMatchObject({ nation: 'pologne', control: null });
      expect(table.events('victory.level')[0]?.said.params).toMatchObject({ by: 1, level: (victory ?? 0) + 1 });
      expect(table.state.tracks.escalade).toBe((escalade ?? 0) + 2);
      expect(unitOf(table, 'pol_1')?.at).toBe('returning');
    },
  );
  test('8.3.5 in that phase it has its own moment', () => {
    expect(whyNot(inConquests('22F', TILSIT, warsaw), event('22F'))).toBe('moment.notThis');
  });
  test('8.3.5 if Warsaw is lost before, nothing comes of it', () => {
    const promised = { card: '22F' as CardId, kind: 'polandPromised', year: 1805 } as const;
    const lost = { ...warsaw, zones: { ...warsaw.zones, varsovie: { control: null } }, effects: [promised] };
    const table = inConquests('8F', POLAND, lost);
    expect(nationOf(table, 'pologne')?.status).toBe('notCreated');
    expect(table.state.effects).toEqual([]);
    const atPeace = { ...warsaw, nations: { prussia: { side: 'neutral', status: 'neutral' } } } as const;
    const late = inConquests('8F', POLAND, { ...atPeace, effects: [promised] });
    expect(nationOf(late, 'pologne')?.status).toBe('notCreated');
  });
  test('8.3.5 the corps and Poniatowski arrive at Warsaw with the next budget, free', () => {
    const table = scene({ forces: { paris: ['fra_1'] }, nations: atWar, zones: warsaw.zones ?? {} }, function* (g) {
      foundPolandByCard(g);
      g.generals = g.generals.map((row) => (row.id === 'poniatowski' ? { ...row, at: 'reserve' } : row));
      yield* minorsBudget(g, 'empire');
    });
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseAt', zone: 'varsovie' }]);
    table.answer('empire', { zone: 'varsovie' });
    const force = table.state.forces.find(({ zone }) => zone === 'varsovie');
    expect(force?.commander).toBe('poniatowski');
    expect(unitOf(table, 'pol_1')).toMatchObject({ at: force?.id, reduced: false });
  });
  test('8.3.5 it needs war with the owner of Mazovia, and Warsaw in supply', () => {
    const neutral = { ...warsaw, nations: { prussia: { side: 'neutral', status: 'neutral' } } } as const;
    expect(whyNot(holding('22F', neutral), event('22F'))).toBe('walewska.noWar');
    expect(whyNot(holding('22F', { ...warsaw, zones: {} }), event('22F'))).toBe('walewska.warsaw');
    const cut = { ...warsaw, zones: { varsovie: { control: FRANCE } } };
    expect(whyNot(holding('22F', cut), event('22F'))).toBe('walewska.warsaw');
    const exists = { ...warsaw, nations: { ...atWar, pologne: { side: 'empire', status: 'protectorate' } } } as const;
    expect(whyNot(holding('22F', exists), event('22F'))).toBe('walewska.exists');
  });
});

describe('24F Snare of Bayonne', () => {
  test.each(EDITIONS)('8.1.2, 12.1 Joseph enters the reserve, and French units may enter Spain (%s)', (edition) => {
    const table = holding('24F', { edition, forces: { bayonne: ['ney', 'fra_1'] } });
    expect(generalOf(table, 'joseph')?.at).toBe('notYet');
    table.answer('empire', event('24F'));
    expect(generalOf(table, 'joseph')?.at).toBe('reserve');
    expect(mayEnterPeninsula(table.state, 'empire', ['fra_1' as UnitId], 'madrid' as ZoneId)).toBeUndefined();
    const before = position({ edition });
    expect(mayEnterPeninsula(before, 'empire', ['fra_1' as UnitId], 'madrid' as ZoneId)).not.toBeUndefined();
  });
  test('8.1.2 not unless Spain is an ally', () => {
    const nations = { spain: { side: 'neutral', status: 'neutral' } } as const;
    expect(whyNot(inDiplomacy('24F', { nations }), event('24F'))).toBe('spain.notAllied');
  });
  test('6.3 revised: it is not thrown away', () => {
    const hands = (edition: Edition): Table =>
      holding('24F', { edition, clock: { phase: 'hands', round: 0, next: 'empire', step: 1 } });
    expect(whyNot(hands('revised'), { kind: 'discard', card: '24F' })).toBe('hand.mustKeep');
    expect(whyNot(hands('2013'), { kind: 'discard', card: '24F' })).toBeUndefined();
  });
});

describe('25F Continental Blockade', () => {
  const closed = held(...[...nations.keys()].filter((id) => id !== 'britain'));
  test('7.3.1 a closed continent costs Britain two resources, once it was decreed', () => {
    const open = holding('25F');
    const ring = holding('25F', { zones: closed });
    const britain = (table: Table): number => resourcesOf(table.state, 'britain' as NationId);
    expect(britain(ring)).toBe(britain(open));
    expect(britain(open.answer('empire', event('25F')))).toBe(6);
    expect(britain(ring.answer('empire', event('25F')))).toBe(4);
  });
  test('19 and it is scored in the victory phase', () => {
    const played = { zones: closed, played: ['25F'], hands: { empire: [], coalition: [] } };
    const table = holding('25F', { ...played, clock: { phase: 'victory', round: 0 } });
    expect(table.state.tracks.standing).toContain('blockadeClosed');
    const silent = holding('25F', { ...played, played: [], clock: { phase: 'victory', round: 0 } });
    expect(silent.state.tracks.standing).not.toContain('blockadeClosed');
  });
  test('12.1 revised: French and Spanish units may enter Portugal', () => {
    const enters = (g: Europe) => mayEnterPeninsula(g, 'empire', ['fra_1' as UnitId], 'lisbonne' as ZoneId);
    expect(enters(position({ edition: 'revised' }))).not.toBeUndefined();
    expect(enters(inDiplomacy('25F', { edition: 'revised' }).answer('empire', event('25F')).state)).toBeUndefined();
  });
  test.each(EDITIONS)('6.3 it is not thrown away, and brings no points of activation (%s)', (edition) => {
    const table = holding('25F', { edition, clock: { phase: 'hands', round: 0, next: 'empire', step: 1 } });
    expect(whyNot(table, { kind: 'discard', card: '25F' })).toBe('hand.mustKeep');
    expect(whyNot(holding('25F', { edition }), { kind: 'points', card: '25F' })).toBe('action.noPoints');
  });
});

describe('16F Treaty of Pressburg, 26F Tilsit', () => {
  const austria: Position = { forces: { vienne: ['napoleon', 'fra_1', 'fra_2'] }, zones: held('austria', 'baviere') };
  test.each(EDITIONS)('18.2.2 a province more is annexed from Austria: four (%s)', (edition) => {
    const peace = (wish: object | 'pass'): unknown =>
      inConquests('16F', MAJORS_BY_EMPIRE, { ...austria, edition })
        .answer('empire', wish as Readonly<Record<string, string>>)
        .asked('empire').prompt.params['left'];
    expect(peace('pass')).toBe(3);
    expect(peace(event('16F'))).toBe(4);
  });
  test('18.2.2 it is for Austria alone, and not for Tilsit', () => {
    const prussia = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
    const beatenPrussia = {
      forces: { berlin: ['napoleon', 'fra_1'] },
      nations: prussia,
      zones: held('prussia', 'saxe', 'hesse', 'thuringe'),
    };
    expect(whyNot(inConquests('16F', MAJORS_BY_EMPIRE, beatenPrussia), event('16F'))).toBe('pressburg.onlyAustria');
    const shaken = {
      forces: { vienne: ['napoleon', 'fra_1', 'fra_2'] },
      zones: { ...held('baviere'), vienne: { control: FRANCE }, salzbourg: { control: FRANCE } },
    };
    const table = inConquests('26F', TILSIT, { ...shaken, hands: { empire: ['26F', '16F'], coalition: [] } });
    table.answer('empire', event('26F')).answer('empire', { nation: 'austria' });
    expect(whyNot(table, event('16F'))).toBe('pressburg.notAtTilsit');
  });
  const vienna: Position = {
    forces: { vienne: ['napoleon', 'fra_1', 'fra_2'], prague: ['charles', 'armee_allemagne', 'aus_1'] },
    zones: {
      ...held('baviere'),
      vienne: { control: FRANCE },
      salzbourg: { control: FRANCE },
      linz: { control: FRANCE },
    },
  };
  test.each(EDITIONS)(
    '18.2.1 a shaken power makes peace, for two provinces at most; the points are the card’s (%s)',
    (edition) => {
      const table = inConquests('26F', TILSIT, { ...vienna, edition });
      const { victory } = table.state.tracks;
      table.answer('empire', event('26F'));
      expect(table.state.tracks.victory).toBe((victory ?? 0) + 1);
      table.answer('empire', { kind: 'imposePeace', nation: 'austria' });
      expect(table.asked('empire').prompt).toMatchObject({ key: 'peace.gain', params: { loser: 'austria', left: 2 } });
      table.answer('empire', 'done').answer('empire', 'spoilsCard');
      if (edition === '2013') table.dice(4);
      expect(nationOf(table, 'austria')).toMatchObject({ status: 'forcedPeace', beaten: { empire: 1, coalition: 0 } });
      expect(table.state.tracks.spoils.empire).toBe(1);
      expect(table.state.tracks.victory).toBe((victory ?? 0) + 1);
    },
  );
  test('18.2.1 not Britain, nor a power with its key zones and an army in order', () => {
    const table = inConquests('26F', TILSIT, {
      ...vienna,
      forces: { ...vienna.forces, kiev: ['koutouzov', 'armee_1ere', 'rus_1'] },
    });
    table.answer('empire', event('26F'));
    expect(whyNot(table, { nation: 'britain' })).toBe('tilsit.notBritain');
    expect(whyNot(table, { nation: 'russia' })).toBe('tilsit.stillStrong');
  });
  test('18.2.1 a power without an army in order will do', () => {
    const forces = { ...vienna.forces, kiev: ['koutouzov', 'armee_1ere', 'rus_1', 'demoralised'] };
    const table = inConquests('26F', TILSIT, { ...vienna, forces }).answer('empire', event('26F'));
    expect(whyNot(table, { nation: 'russia' })).toBeUndefined();
  });
  test('18.2.1 only after the conquests', () => {
    const early = inConquests('26F', MAJORS_BY_EMPIRE, austria);
    expect(whyNot(early, event('26F'))).toBe('moment.notThis');
    const strong = {
      forces: { kiev: ['koutouzov', 'armee_1ere', 'rus_1'], prague: ['charles', 'armee_allemagne', 'aus_1'] },
    };
    expect(whyNot(inConquests('26F', TILSIT, strong), event('26F'))).toBe('tilsit.nobody');
  });
});
