import { describe, expect, test } from 'vitest';
import { machines } from '../../catalogue/machines.ts';
import { hexId } from '../../catalogue/map.ts';
import { factionOf, holderOf, inPool, landOf, turnOf, type WarAndPeace } from '../../state/index.ts';
import { at, city, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';
import { conquerMajor } from '../I-conquest/I.2-major.ts';
import { isPoolEmpty } from '../J-production/J.2-purchase.ts';
import { returnModifier } from '../K-france/K.2-return.ts';
import { moveChart } from '../L-iberia/L.1-spanish-chart.ts';
import { move, stateOf } from './M-machines.ts';
import { afterTheInvasion, frenchInRussia, russiaInvaded } from './M.2-clocks.ts';

const neutralAlliance = (more: Position): Table =>
  at({ clock: { segment: 'neutral', phase: 'alliance' }, forces: {}, ...more });
const englishAlliance = (more: Position): Table =>
  at({ clock: { segment: 'anti', phase: 'alliance' }, forces: {}, ...more });
const frenchAlliance = (more: Position): Table => at({ clock: { phase: 'alliance' }, forces: {}, ...more });
const beaten = { austria: { pro: 1, anti: 0 }, prussia: { pro: 1, anti: 0 } };

test('a machine makes only transitions that its table knows', () => {
  const g = position({});
  expect(() => move(g, 'AUSTRIA', 'AU-05', 'conquered2')).toThrow('AU-05');
  expect(machines.map(({ id }) => id)).toContain('AUSTRIA');
});

describe('M.1 Austria', () => {
  test('M.1.a AU-01, PB-01, PR-01: the first conquest opens Pressburg and raises the Prussian flag', () => {
    const g = position({ clock: { year: 1805, month: 12, phase: 'combat' } });
    conquerMajor(g, 'austria', 'france');
    expect(g.politics).toMatchObject({
      status: { austria: 'conquered' },
      machines: { AUSTRIA: 'conquered1', PRESSBURG: 'open', PRUSSIA: 'flag' },
    });
    expect([g.counters.prussianFlag, g.history.conquests.austria]).toEqual([3, { pro: 1, anti: 0 }]);
  });
  test('M.1.b AU-02: once its pool is empty Austria declares war on France by itself', () => {
    const table = neutralAlliance({
      status: { austria: 'neutral' },
      machines: { AUSTRIA: 'conquered1' },
      pools: { austria: {} },
    }).until('attrition.roll');
    expect([table.state.politics.status.austria, stateOf(table.state, 'AUSTRIA')]).toEqual(['anti', 'war2']);
  });
  test('M.5.d AU-03, AU-04: the war waits for the end of the truce (R-43)', () => {
    const waiting: Position = {
      status: { austria: 'neutral' },
      machines: { AUSTRIA: 'waiting1' },
      pools: { austria: {} },
    };
    expect(
      neutralAlliance({ ...waiting, counters: { truce: 2 } }).until('attrition.roll').state.politics.status.austria,
    ).toBe('neutral');
    expect(neutralAlliance(waiting).until('attrition.roll').state.politics.status.austria).toBe('anti');
  });
  test('M.1.c AU-05, AU-06, AU-09: after the second conquest the ordinary rules apply', () => {
    const g = position({ machines: { AUSTRIA: 'war2' }, history: { conquests: beaten } });
    conquerMajor(g, 'austria', 'france');
    expect(stateOf(g, 'AUSTRIA')).toBe('conquered2');
    const rebuilt = at({
      clock: { segment: 'neutral', phase: 'production' },
      forces: {},
      status: { austria: 'conquered', prussia: 'anti' },
      machines: { AUSTRIA: 'conquered2' },
      pools: { austria: {} },
    });
    rebuilt.dice(2).until('attrition.roll');
    expect([rebuilt.state.politics.status.austria, stateOf(rebuilt.state, 'AUSTRIA')]).toEqual(['neutral', 'normal']);
  });
});

describe('M.2 Prussia', () => {
  const clock: Position = { machines: { PRUSSIA: 'clock' } };
  test('M.2.b PR-03, PR2: the first time only a 2 is war, PR1: the third time a 4', () => {
    const first = neutralAlliance(clock).dice(1, 2);
    expect([first.state.politics.status.prussia, first.state.counters.prussianDice]).toEqual(['neutral', 3]);
    const third = neutralAlliance({ ...clock, counters: { prussianDice: 4 } }).dice(2, 2);
    expect([third.state.politics.status.prussia, stateOf(third.state, 'PRUSSIA')]).toEqual(['anti', 'special']);
  });
  test('M.2.b PR-03: they are thrown in the pro-French segment if the Allies have driven Prussia to the French (R-20)', () => {
    const table = at({
      clock: { phase: 'alliance', year: 1806, month: 6 },
      status: { prussia: 'pro' },
      machines: { PRUSSIA: 'clock' },
      forces: {},
    });
    expect(table.asked()).toMatchObject({ by: 'chance', rule: 'M.2.b' });
    expect(table.dice(1, 1).state.politics.status.prussia).toBe('anti');
  });
  test('M.2.b PR-03: the dice are thrown in the anti-French segment if Prussia is anti-French already (R-20)', () => {
    expect(stateOf(englishAlliance({ ...clock, status: { prussia: 'anti' } }).dice(1, 1).state, 'PRUSSIA')).toBe(
      'special',
    );
  });
  test('M.2.b PR-02, PR3: the flag goes down in each English Alliance Phase, and below 1 the dice begin', () => {
    const flag = (now: number): Table =>
      englishAlliance({ machines: { PRUSSIA: 'flag' }, counters: { prussianFlag: now } }).until('G.5.a');
    expect(flag(3).state.counters.prussianFlag).toBe(2);
    expect(stateOf(flag(1).state, 'PRUSSIA')).toBe('clock');
  });
  test('M.2.b PR-02: from May 1806 Prussia throws in any case', () => {
    const table = at({ clock: { year: 1806, month: 4, segment: 'anti', phase: 'combat' }, forces: {} }).until(
      'clock.dice',
    );
    expect([table.state.clock.month, stateOf(table.state, 'PRUSSIA')]).toEqual([5, 'clock']);
  });
  test('M.2.c PR-04, PR-05: R-44 a conquest by France ends the clock, and the rebuilt state is an ordinary one', () => {
    const g = position({ ...clock, status: { prussia: 'anti' } });
    conquerMajor(g, 'prussia', 'france');
    expect(stateOf(g, 'PRUSSIA')).toBe('conquered');
  });
});

describe('M.3 Russia', () => {
  test('M.3.a RU-01: Austria and Prussia conquered together open Russia to the die', () => {
    const g = position({ status: { prussia: 'conquered' }, machines: { PRUSSIA: 'conquered' } });
    conquerMajor(g, 'austria', 'france');
    expect(stateOf(g, 'RUSSIA')).toBe('rollable');
  });
  test('N.2.a, M.3.b RI-01, RU-04: before 1810 a major Russian city in French hands is the invasion', () => {
    const g = position({ clock: { year: 1807, month: 7 } });
    russiaInvaded(g, true);
    expect([stateOf(g, 'RUSSIAN_INVASION'), stateOf(g, 'RUSSIA'), g.history.invaded.russia]).toEqual([
      'invaded',
      'locked',
      turnOf({ year: 1807, month: 7 }),
    ]);
  });
  test('N.2.b RI-02: from 1810 on it is 25 points inside Russia, and MX40 ground that is Polish is not Russia', () => {
    const many = (sp: number): WarAndPeace =>
      position({ clock: { year: 1812, month: 6 }, forces: { MM38: [`france ${sp} I`] } });
    const few = many(24);
    russiaInvaded(few, true);
    const enough = many(25);
    russiaInvaded(enough, false);
    expect([few, enough].map((g) => stateOf(g, 'RUSSIAN_INVASION'))).toEqual(['none', 'invaded']);
    const polish = position({ forces: { JJ36: ['france 30 I'] } });
    polish.politics = { ...polish.politics, regions: { kingdomExtraRussia: 'poland' } };
    expect(frenchInRussia(polish)).toBe(0);
  });
  test('M.3.c EX-01, AU-07, PR-07: with the last Frenchman gone Austria stands apart and Prussia lies open', () => {
    const g = position({
      forces: {},
      status: { austria: 'pro', prussia: 'pro' },
      machines: { RUSSIAN_INVASION: 'invaded', RUSSIA: 'locked', AUSTRIA: 'normal', PRUSSIA: 'normal' },
    });
    afterTheInvasion(g);
    expect(g.politics).toMatchObject({
      status: { austria: 'neutral', prussia: 'neutral' },
      machines: { EXPELLED: 'yes', AUSTRIA: 'absolute', PRUSSIA: 'open' },
    });
  });
  test('M.3.c EX-01, MX23: an expeditionary force that stays counts as French', () => {
    const g = position({
      forces: { QQ37: ['prussia 4 I expedition'] },
      status: { prussia: 'pro' },
      machines: { RUSSIAN_INVASION: 'invaded' },
    });
    afterTheInvasion(g);
    expect(stateOf(g, 'EXPELLED')).toBe('no');
  });
  test('M.3.c PR-08: a Prussia that was at war already stays so to the end, and Austria begins to roll', () => {
    const g = position({
      status: { prussia: 'anti', russia: 'anti' },
      machines: { EXPELLED: 'yes', PRUSSIA: 'special', RUSSIAN_INVASION: 'invaded', RUSSIA: 'locked' },
      cities: { warsaw: 'russia' },
      forces: {},
    });
    afterTheInvasion(g);
    expect([stateOf(g, 'EXPELLED'), stateOf(g, 'PRUSSIA')]).toEqual(['prussiaAtWar', 'final']);
  });
  test('M.3.c EX-02, PR-08: Berlin, Königsberg and Warsaw in Allied hands call Prussia to the last war', () => {
    const g = position({
      forces: {},
      machines: { EXPELLED: 'yes', PRUSSIA: 'open' },
      cities: { berlin: 'russia', konigsberg: 'russia', warsaw: 'russia' },
    });
    afterTheInvasion(g);
    expect([g.politics.status.prussia, stateOf(g, 'PRUSSIA'), stateOf(g, 'EXPELLED')]).toEqual([
      'anti',
      'final',
      'prussiaAtWar',
    ]);
  });
  test('M.3.c EX-04, AU-08: then Austria throws in its turn', () => {
    const late: Position = {
      status: { austria: 'neutral' },
      machines: { EXPELLED: 'prussiaAtWar', AUSTRIA: 'absolute' },
      counters: { austrianDice: 3 },
    };
    expect(neutralAlliance(late).dice(1, 2).state.politics).toMatchObject({
      status: { austria: 'anti' },
      machines: { AUSTRIA: 'final', EXPELLED: 'austriaAtWar' },
    });
    expect(neutralAlliance(late).dice(2, 2).state.counters.austrianDice).toBe(4);
  });
  test('M.3.c AU-10, PR-10, MX41: a state that fights to the end and was conquered declares war again (R-113)', () => {
    const table = neutralAlliance({ machines: { PRUSSIA: 'final', EXPELLED: 'austriaAtWar' } }).until('attrition.roll');
    expect(table.state.politics.status.prussia).toBe('anti');
  });
});

describe('M.5 Pressburg, M.6 Tilsit, H.2 Poland', () => {
  const pressburg: Position = {
    status: { austria: 'conquered' },
    machines: { PRESSBURG: 'open', AUSTRIA: 'conquered1' },
    history: { conquests: { austria: { pro: 1, anti: 0 } } },
  };
  test('M.5.a, M.5.b PB-02, MX21: Venice goes to Italy, Innsbruck to Bavaria, and Austrians there to their pool', () => {
    const table = frenchAlliance({ ...pressburg, forces: { T26: ['austria 3 I'] } })
      .until('M.5')
      .answer('france', 'yes')
      .answer('france', { to: 'bavaria' });
    expect([
      holderOf(table.state, city('venice')),
      holderOf(table.state, city('innsbruck')),
      landOf(table.state, hexId('T26')),
    ]).toEqual(['italy', 'bavaria', 'italy']);
    expect([standing(table.state, 'T26'), inPool(table.state, 'austria', 'I')]).toEqual([[], 7]);
  });
  test('M.5 PB-03: not declared now, it is gone for good', () => {
    expect(stateOf(frenchAlliance(pressburg).until('M.5').answer('france', 'no').state, 'PRESSBURG')).toBe('lapsed');
  });
  test('M.5.d the truce is an option, and lasts twelve turns', () => {
    const table = frenchAlliance({ ...pressburg, agreed: { pressburgTruce: true } })
      .until('M.5')
      .answer('france', 'yes')
      .answer('france', { to: 'france' });
    expect(table.state.counters.truce).toBe(12);
  });
  const question: Position = {
    history: { conquests: beaten },
    cities: { warsaw: 'france' },
    machines: { PRESSBURG: 'enacted', AUSTRIA: 'conquered1', PRUSSIA: 'conquered' },
    status: { austria: 'conquered', prussia: 'conquered' },
  };
  const answered = (how: string): Table => frenchAlliance(question).until('H.2.a').answer('france', { how });
  test('H.2.a PO-01, PO-02: the question is put as soon as Warsaw is French and both have fallen', () => {
    expect(stateOf(answered('none').state, 'POLAND')).toBe('none');
  });
  test('H.2.c the Grand Duchy has Warsaw and Thorn, a pool and a source', () => {
    const { state } = answered('duchy');
    expect([
      factionOf(state, 'poland'),
      landOf(state, hexId('HH34')),
      landOf(state, hexId('LL32')),
      inPool(state, 'poland', 'I'),
    ]).toEqual(['pro', 'poland', 'prussia', 6]);
    expect(state.history.sources.pro).toContain('warsaw');
  });
  test('H.2.d MX22: the Kingdom takes more, adds to three pools, and Königsberg raises Landwehr at once', () => {
    const { state } = answered('kingdom');
    expect([
      landOf(state, hexId('LL32')),
      landOf(state, hexId('JJ36')),
      inPool(state, 'poland', 'I'),
      inPool(state, 'prussia', 'L'),
    ]).toEqual(['poland', 'poland', 14, 6]);
    expect([
      state.history.sources.pro.includes(city('grodno')),
      state.history.landwehr.includes(city('konigsberg')),
      isPoolEmpty(state, 'prussia'),
    ]).toEqual([true, true, false]);
  });
  test('M.6.b TI-01, TI-02, RU-02, TIL1: Tilsit after the Grand Duchy keeps Russia neutral for twelve months', () => {
    const table = answered('duchy').until('M.6').answer('france', 'yes');
    expect([
      table.state.politics.status.russia,
      stateOf(table.state, 'RUSSIA'),
      table.state.counters.russianFlag,
    ]).toEqual(['neutral', 'tilsit', 12]);
    expect([
      holderOf(table.state, city('magdeburg')),
      table.state.history.sources.pro.includes(city('magdeburg')),
    ]).toEqual(['france', true]);
  });
  test('M.6.a, M.6.c eighteen months without Poland, six and no Magdeburg with the Kingdom', () => {
    expect(answered('none').until('M.6').answer('france', 'yes').state.counters.russianFlag).toBe(18);
    const kingdom = answered('kingdom').until('M.6').answer('france', 'yes').state;
    expect([kingdom.counters.russianFlag, holderOf(kingdom, city('magdeburg'))]).toEqual([6, 'prussia']);
  });
  test('M.6 TI-03, RU-03, TI-04: when the flag is down Russia may be rolled for again; declined twice it lapses', () => {
    const table = englishAlliance({
      status: { russia: 'neutral' },
      machines: { TILSIT: 'term', RUSSIA: 'tilsit' },
      counters: { russianFlag: 1 },
    }).until('G.5.a');
    expect([stateOf(table.state, 'TILSIT'), stateOf(table.state, 'RUSSIA')]).toEqual(['over', 'rollable']);
    const declined = frenchAlliance({ machines: { TILSIT: 'open' }, counters: { tilsitOffered: true } })
      .until('M.6')
      .answer('france', 'no');
    expect(stateOf(declined.state, 'TILSIT')).toBe('lapsed');
  });
});

describe('H.1 states that the French create', () => {
  test('H.1.b, H.1.e CR-02: Naples may be created while French troops stand in Florence', () => {
    const table = frenchAlliance({ forces: { Q25: ['france 1 I'] } })
      .until('H.1')
      .answer('france', { kind: 'create', nation: 'naples' });
    expect([
      factionOf(table.state, 'naples'),
      inPool(table.state, 'naples', 'I'),
      holderOf(table.state, city('rome')),
    ]).toEqual(['pro', 3, 'naples']);
    const satellites = frenchAlliance({ forces: { Q25: ['italy 1 I'] } }).until('G.5.a');
    expect(satellites.events('creation.done')).toEqual([]);
  });
  test('H.1.c CR-03: the Rhine Confederation waits for a conquest', () => {
    const early = frenchAlliance({
      forces: { CC22: ['france 1 I'], Q25: ['france 1 I'] },
      cities: { frankfurt: 'france' },
    }).until('H.1');
    expect(early.refusal('france', { kind: 'create', nation: 'rhine' }).rule).toBe('H.1');
    const late = frenchAlliance({
      forces: { CC22: ['france 1 I'] },
      cities: { frankfurt: 'france' },
      history: { conquests: { austria: { pro: 1, anti: 0 } } },
    })
      .until('H.1')
      .answer('france', { nation: 'rhine' });
    expect(stateOf(late.state, 'CREATION.rhine')).toBe('formed');
  });
  test('H.1.d CR-04: Westphalia takes the place of Brunswick and Hesse', () => {
    const table = frenchAlliance({
      forces: { HH24: ['france 1 I', 'brunswick 1 I'], FF23: ['france 1 I'] },
      cities: { brunswick: 'france', cassel: 'france' },
    })
      .until('H.1')
      .answer('france', { nation: 'westphalia' });
    expect(table.state.politics.minors).toMatchObject({
      westphalia: { status: 'satellite' },
      brunswick: { status: 'abolished' },
      hesse: { status: 'abolished' },
    });
    expect(standing(table.state, 'HH24')).toEqual(['france 1 I']);
  });
  test('H.1.a CR-01: Dalmatia is Austrian until it is created', () => {
    const g = position({});
    expect(landOf(g, hexId('T27'))).toBe('austria');
    const table = frenchAlliance({ forces: { T27: ['france 1 I'] }, cities: { trieste: 'france' } })
      .until('H.1')
      .answer('france', { nation: 'dalmatia' });
    expect(landOf(table.state, hexId('T27'))).toBe('dalmatia');
  });
  test('H.3.b, H.3.c HO-02: from 1810 Holland may be annexed: its army goes, three points come, Amsterdam is one of the three', () => {
    const table = frenchAlliance({
      clock: { year: 1810, month: 1, phase: 'alliance' },
      forces: { HH18: ['holland 3 I'] },
    })
      .until('H.3')
      .answer('france', 'yes');
    expect([
      standing(table.state, 'HH18'),
      inPool(table.state, 'france', 'I'),
      holderOf(table.state, city('amsterdam')),
    ]).toEqual([[], 11, 'france']);
    expect(table.state.history.floating).toEqual(['lyons', 'strasbourg', 'amsterdam']);
  });
});

describe('L.1 the Spanish chart, N.1 the invasion of Spain', () => {
  test('L.1.a SC-01, SC-02, SC-03, SP1: two squadrons lost and twenty Frenchmen in Spain set it at 8; no step in that phase (R-52)', () => {
    const table = englishAlliance({
      history: { conquests: beaten },
      forces: { O11: ['france 20 I'] },
      pools: { spain: { S: 2 } },
    }).until('G.5.a');
    expect([table.state.counters.chart, stateOf(table.state, 'SPAIN')]).toEqual([8, 'chart']);
  });
  const running: Position = { machines: { SPANISH_CHART: 'running', SPAIN: 'chart' } };
  test('L.1.b, L.1.c SC-09, SC-10, SP-02: one down every month, and at 0 Spain declares war', () => {
    expect(englishAlliance({ ...running, counters: { chart: 5 } }).until('G.5.a').state.counters.chart).toBe(4);
    const war = englishAlliance({ ...running, counters: { chart: 1 } }).until('G.5.a').state;
    expect(war.politics).toMatchObject({
      status: { spain: 'anti' },
      machines: { SPAIN: 'war', SPANISH_CHART: 'retired', SPANISH_INVASION: 'free' },
    });
  });
  test('L.1.b SC-08, SC1: the French moved Spaniards: two down, once a phase', () => {
    const table = at({
      ...running,
      counters: { chart: 5 },
      forces: { J8: ['castanos', 'spain 2 I'], L11: ['blake', 'spain 2 I'] },
    });
    for (const [leader, to] of [
      ['castanos', 'J9'],
      ['blake', 'L10'],
    ] as const)
      table
        .answer('france', { kind: 'march', leader })
        .answer('france', 'takeAll')
        .answer('france', { kind: 'step', to })
        .answer('france', 'stop');
    expect(table.state.counters.chart).toBe(3);
  });
  test('L.1.b SC-05, SC-06: R-09 every ten that enter move it down, every ten that leave up', () => {
    const table = at({ ...running, counters: { chart: 8, enteredSpain: 4 }, forces: { P11: ['ney', 'france 6 I'] } })
      .answer('france', { kind: 'march', leader: 'ney' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'O11' });
    expect([table.state.counters.enteredSpain, table.state.counters.chart]).toEqual([10, 7]);
  });
  test('N.1.a SI-03, R-103 five Frenchmen who enter after the chart has run down are the invasion', () => {
    const war = { machines: { SPANISH_CHART: 'retired', SPAIN: 'war', SPANISH_INVASION: 'free' } } as const;
    const entering = (sp: number): Position['history'] =>
      at({ ...war, status: { spain: 'anti' }, forces: { P11: ['ney', `france ${sp} I`] } })
        .answer('france', { kind: 'march', leader: 'ney' })
        .answer('france', 'takeAll')
        .answer('france', { kind: 'step', to: 'O11' }).state.history;
    expect(entering(4)?.invaded?.spain).toBeNull();
    expect(entering(5)?.invaded?.spain).not.toBeNull();
  });
  test('N.1.a SI-02, SI-04 after a declaration of war it takes twenty, and the chart stands still', () => {
    const war = { machines: { SPANISH_CHART: 'running', SPAIN: 'war', SPANISH_INVASION: 'warDeclared' } } as const;
    const entering = (before: number) =>
      at({
        ...war,
        status: { spain: 'anti' },
        counters: { chart: 1, enteredSpain: before },
        forces: { P11: ['ney', 'france 10 I'] },
      })
        .answer('france', { kind: 'march', leader: 'ney' })
        .answer('france', 'takeAll')
        .answer('france', { kind: 'step', to: 'O11' }).state;
    expect([entering(9).history.invaded.spain, entering(9).counters.chart]).toEqual([null, 1]);
    const { history, politics } = entering(10);
    expect(history.invaded.spain).not.toBeNull();
    expect(politics.machines).toMatchObject({ SPANISH_INVASION: 'free', SPANISH_CHART: 'retired' });
    const month = englishAlliance({ ...war, status: { spain: 'anti' }, counters: { chart: 5 } }).until('G.5.a');
    expect(month.state.counters.chart).toBe(5);
  });
  test('L.1.c SP-04 when Spain has been conquered meanwhile, the chart stands still', () => {
    const fallen = {
      machines: { SPANISH_CHART: 'running', SPAIN: 'conquered' },
      status: { spain: 'conquered' },
    } as const;
    expect(englishAlliance({ ...fallen, counters: { chart: 1 } }).until('G.5.a').state.counters.chart).toBe(1);
  });
  test('L.1.b the marker stays within 0 and 12', () => {
    const g = position({ ...running, counters: { chart: 11 } });
    moveChart(g, 3);
    expect(g.counters.chart).toBe(12);
  });
  test('N.1.a, N.1.c SI-01, SP-03, SC-11, INV1: the 21st Frenchman in Spain is the invasion', () => {
    const table = at({ forces: { P11: ['ney', 'france 6 I'], O12: ['france 1 I'], N11: ['france 15 I'] } })
      .answer('france', { kind: 'march', leader: 'ney' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'O11' });
    expect(table.state.politics).toMatchObject({
      status: { spain: 'anti' },
      machines: { SPAIN: 'war', SPANISH_CHART: 'retired', SPANISH_INVASION: 'free' },
    });
    expect(table.state.history.invaded.spain).toBe(turnOf(table.state.clock));
    expect([inPool(table.state, 'spain', 'M'), inPool(table.state, 'spain', 'P')]).toEqual([10, 6]);
  });
  test('N.1 any Frenchman in Madrid’s row is the invasion too, but not beside Gibraltar', () => {
    const enter = (from: string, to: string): string =>
      at({ forces: { [from]: ['ney', 'france 1 I'] } })
        .answer('france', { kind: 'march', leader: 'ney' })
        .answer('france', 'takeAll')
        .answer('france', { kind: 'step', to }).state.politics.status.spain;
    expect([enter('K8', 'J8'), enter('B5', 'B6')]).toEqual(['anti', 'pro']);
  });
});

describe('K.2 exile and return', () => {
  test('K.2.a, K.2.c FR-01: France conquered sends Napoleon into exile, and Antwerp and Brussels are English', () => {
    const g = position({});
    conquerMajor(g, 'france', 'russia');
    expect([g.politics.status.france, stateOf(g, 'FRANCE'), g.counters.exile, g.history.conquerorOfFrance]).toEqual([
      'exile',
      'exile',
      12,
      'russia',
    ]);
    expect([
      holderOf(g, city('antwerp')),
      holderOf(g, city('brussels')),
      g.leaders.find(({ id }) => id === 'napoleon')?.at,
    ]).toEqual(['england', 'england', 'exile']);
  });
  test('K.2.d one for each pro-French state and one for every three months', () => {
    const g = position({ status: { france: 'exile', spain: 'anti' }, counters: { exile: 6 } });
    const minors = Object.values(g.politics.minors).filter(
      ({ controller, status }) => controller === 'france' && status === 'satellite',
    ).length;
    expect(returnModifier(g)).toBe(-minors - 2);
  });
  const exile: Position = {
    status: { france: 'exile', spain: 'anti' },
    machines: { FRANCE: 'exile' },
    history: { guardInExile: true },
    forces: { AA15: ['france 3 I'] },
  };
  const exiled = (left: number, friends: 'many' | 'few' = 'many'): Table => {
    const g = position({ clock: { phase: 'alliance', year: 1814, month: 9 }, ...exile, counters: { exile: left } });
    const { minors } = g.politics;
    const [italy, holland] = [
      { ...minors.italy, controller: 'austria' },
      { ...minors.holland, controller: 'england' },
    ] as const;
    if (friends === 'few') g.politics = { ...g.politics, minors: { ...minors, italy, holland } };
    g.leaders = g.leaders.map((row) => (row.id === 'napoleon' ? { ...row, at: 'exile' } : row));
    return tableAt(g);
  };
  const byTheRhone = (table: Table): Table => {
    while (table.asked().prompt.key === 'exile.way') table.pick('france', () => true);
    return table;
  };
  test('K.2.d FR-02, EXILE2: the first try is in the fourth French segment', () => {
    expect(exiled(10).asked().prompt.key).not.toBe('exile.try');
    expect(exiled(9).asked().prompt.key).toBe('exile.try');
  });
  test('K.2.f, K.2.h FR-03, FR-05: he lands at Toulon, marches fifteen points, and France rises when he is in Paris', () => {
    const table = byTheRhone(exiled(9).answer('france', 'yes').dice(1).answer('france', { from: 'O19' })).dice(3);
    expect([table.state.politics.status.france, stateOf(table.state, 'FRANCE'), standing(table.state, 'AA15')]).toEqual(
      ['pro', 'hundredDays', ['france 3 I', 'france 1 GI']],
    );
    expect(table.state.history.napoleonReturned).toBe(true);
  });
  test('K.2.g FR-06: a 6 against a larger body: he is shot, and the game ends', () => {
    const table = byTheRhone(exiled(9).answer('france', 'yes').dice(1).answer('france', { from: 'O19' })).dice(6);
    expect(table.result).toMatchObject({ winner: 'nobody', because: { params: { condition: 'C.5.a' } } });
  });
  test('K.2.e FR-04: after a year he comes in any case', () => {
    expect(exiled(1).asked().prompt.key).toBe('exile.land');
  });
  test('C.1.g FR-07: France conquered after his return ends the game', () => {
    const conquests = { france: { pro: 0, anti: 1 } };
    const g = position({ machines: { FRANCE: 'hundredDays' }, history: { napoleonReturned: true, conquests } });
    conquerMajor(g, 'france', 'england');
    expect([stateOf(g, 'FRANCE'), g.ending]).toEqual(['fallen', { by: 'C.7.a' }]);
  });
  test('K.2.d a total of nothing brings him back, one is too much', () => {
    const tries = [1, 2, 3, 4, 5, 6].map((die) => {
      const table = exiled(9, 'few').answer('france', 'yes').dice(die);
      const total = Number(table.events('exile.total')[0]?.said.params['total']);
      return { total, lands: table.asked().prompt.key === 'exile.land' };
    });
    expect(tries.map(({ total }) => total)).toContain(1);
    expect(tries.map(({ lands }) => lands)).toEqual(tries.map(({ total }) => total <= 0));
  });
});
