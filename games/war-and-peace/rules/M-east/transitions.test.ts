import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { machines } from '../../catalogue/machines.ts';
import { conquestsOf, factionOf, inPool } from '../../state/index.ts';
import { at, type Position, position, standing, tableAt } from '../../testing/position.ts';
import { cede } from '../H-creation/H.1-create.ts';
import { mayDeclareWar } from '../G-alliance/G.2-eligible.ts';
import { setStatus, spentExpeditions } from '../G-alliance/G.4-status.ts';
import { cityChangedHands, conquestsAtTheEndOfCombat } from '../I-conquest/I.1-conquest.ts';
import { conquerMajor } from '../I-conquest/I.2-major.ts';
import { poolsRebuilt } from '../I-conquest/I.2-rebuilt.ts';
import { conquerMinor } from '../I-conquest/I.3-minor.ts';
import { noticeInvasions } from '../J-production/J.4-iberia.ts';
import { moveChart } from '../L-iberia/L.1-spanish-chart.ts';
import { invadersGone, turnMajor } from '../N-invasions/N.3-invade.ts';
import { cityId } from '../../catalogue/cities.ts';

/** Runs a script that rolls no die and asks nobody but of the given faces. */
const run = (script: Generator<unknown, unknown, readonly unknown[]>, ...faces: readonly number[]): void => {
  let step = script.next();
  for (const face of faces) if (!step.done) step = script.next([{ kind: 'die', face }]);
  if (!step.done) throw new Error('the script asks on');
};
const state = (g: { readonly politics: { readonly machines: Readonly<Record<string, string>> } }, id: string) =>
  g.politics.machines[id];

describe('the political machines, transition by transition', () => {
  const attempt = (segment: 'pro' | 'anti', status: Position['status'], die: number): string | undefined => {
    const machinesNow = { AUSTRIA: 'normal', PRUSSIA: 'normal' };
    const conquests = { prussia: { pro: 1, anti: 0 }, austria: { pro: 2, anti: 0 } };
    const table = at({
      clock: { segment, phase: 'alliance' },
      machines: machinesNow,
      history: { conquests },
      status: { ...status },
      counters: { victoryPoints: segment === 'anti' ? 3 : 0 },
      forces: {},
    }).until(segment === 'pro' ? 'G.2.b' : 'G.2.c');
    return table.answer(segment === 'pro' ? 'france' : 'england', { kind: 'woo', nation: 'austria' }).dice(die).state
      .politics.status.austria;
  };
  const FRENCH = { prussia: 'pro', russia: 'neutral', spain: 'pro' } as const;
  test('G.2.b, G.2.c ST-01, ST-02, ST-03, ST-04: a neutral joins, a member of the other faction becomes neutral', () => {
    expect(attempt('pro', { ...FRENCH, austria: 'neutral' }, 1)).toBe('pro');
    expect(attempt('pro', { ...FRENCH, austria: 'anti' }, 1)).toBe('neutral');
    expect(attempt('anti', { austria: 'neutral', spain: 'anti' }, 6)).toBe('anti');
    expect(attempt('anti', { austria: 'pro', spain: 'anti' }, 6)).toBe('neutral');
  });
  test('G.5.a ST-05, ST-06, ST-07, ST-08: a declaration of war sends its target to the other faction', () => {
    const declared = (segment: 'pro' | 'anti', before: 'neutral' | 'pro' | 'anti'): string => {
      const table = at({
        clock: { segment, phase: 'alliance' },
        status: { austria: before },
        machines: { AUSTRIA: 'normal' },
        forces: {},
      }).until('G.5.a');
      return table.answer(segment === 'pro' ? 'france' : 'england', { kind: 'declareWar', nation: 'austria' }).state
        .politics.status.austria;
    };
    expect([
      declared('pro', 'neutral'),
      declared('anti', 'neutral'),
      declared('pro', 'pro'),
      declared('anti', 'anti'),
    ]).toEqual(['anti', 'pro', 'anti', 'pro']);
  });
  test('D.3 ST-09, I.2.h ST-13, ST-18, MX14, MX15: an invaded neutral joins the other side; one that France conquered turns to her until the invader has left', () => {
    const g = position({ status: { prussia: 'neutral' }, forces: {} });
    turnMajor(g, 'prussia', 'pro');
    expect(g.politics.status.prussia).toBe('anti');
    const conquered = { prussia: { pro: 1, anti: 0 } };
    const h = position({
      status: { prussia: 'neutral' },
      history: { conquests: conquered },
      forces: { MM34: ['russia 2 I'] },
    });
    turnMajor(h, 'prussia', 'anti');
    invadersGone(h);
    expect(h.politics.status.prussia).toBe('conqueredPro');
    h.troops = [];
    invadersGone(h);
    expect(h.politics.status.prussia).toBe('neutral');
    const passing = at({
      clock: { segment: 'anti' },
      status: { prussia: 'conquered' },
      history: { conquests: conquered },
      pools: { prussia: { I: 9 } },
      forces: { MM36: ['bennigsen', 'russia 3 I'] },
    })
      .answer('england', { kind: 'march', leader: 'bennigsen' })
      .answer('england', 'takeAll')
      .pick(
        'england',
        (answer) => answer.kind === 'step' && ['NN35', 'LL34', 'LL35', 'NN34'].includes(String(answer['to'])),
      );
    expect(passing.state.politics.status.prussia).toBe('conquered');
  });
  test('I.1 ST-10, I.2.g ST-11, I.2.f ST-12: conquered by arms or by suit, and neutral again with an empty pool', () => {
    const g = position({ forces: {}, pools: { austria: {} } });
    conquerMajor(g, 'austria', 'france');
    expect(g.politics.status.austria).toBe('conquered');
    g.pools = { ...g.pools, austria: {} };
    poolsRebuilt(g);
    expect(g.politics.status.austria).toBe('neutral');
    const suit = at({ clock: { segment: 'anti', phase: 'alliance' }, forces: {}, cities: { vienna: 'france' } }).until(
      'I.2.g',
    );
    expect(suit.answer('england', 'sue').answer('france', 'yes').state.politics.status.austria).toBe('conquered');
  });
  test('M.3.c AU-11, R-113: war is declared on absolutely neutral Austria like on any other', () => {
    const g = position({ status: { austria: 'neutral' }, machines: { AUSTRIA: 'absolute' } });
    expect(mayDeclareWar(g, 'austria', 'pro')).toBeUndefined();
  });
  test('J.8.c PR-06: the second time that Prussia becomes anti-French is counted', () => {
    const g = position({ counters: { prussianWars: 1 } });
    setStatus(g, 'prussia', 'anti', 'G.2.c');
    expect(g.counters.prussianWars).toBe(2);
  });
  test('M.2.c PR-09, M.3.b RU-05, L.1.d SP-04, SP-05, SP-07: conquered again, unlocked by conquest, Spain conquered and rebuilt', () => {
    const g = position({
      machines: { PRUSSIA: 'normal', RUSSIA: 'locked', SPAIN: 'war' },
      status: { prussia: 'anti', spain: 'anti' },
      forces: {},
    });
    for (const major of ['prussia', 'russia', 'spain'] as const) conquerMajor(g, major, 'france');
    expect(['PRUSSIA', 'RUSSIA', 'SPAIN'].map((id) => state(g, id))).toEqual(['conquered', 'rollable', 'conquered']);
    g.pools = { ...g.pools, spain: {} };
    poolsRebuilt(g);
    expect(state(g, 'SPAIN')).toBe('normal');
    conquerMajor(g, 'spain', 'france');
    expect([state(g, 'SPAIN'), conquestsOf(g, 'spain').pro]).toEqual(['conquered', 2]);
  });
  test('M.3.c EX-03: after a failed throw the Austrian number rises by one', () => {
    const table = at({
      clock: { segment: 'neutral', phase: 'alliance' },
      status: { austria: 'neutral' },
      machines: { EXPELLED: 'prussiaAtWar', AUSTRIA: 'absolute' },
      forces: {},
    }).dice(6, 6);
    expect(table.state.counters.austrianDice).toBe(3);
  });
  test('L.1 SP-01, SP-06, SC-04, SC-07, R-65: the chart begins; invaded by the Allies Spain stays French; a lost squadron is one down, an attack on Spaniards two up', () => {
    const begins = at({ clock: { segment: 'anti', phase: 'alliance', year: 1808, month: 1 }, forces: {} }).until(
      'G.5.a',
    );
    expect([state(begins.state, 'SPAIN'), state(begins.state, 'SPANISH_CHART')]).toEqual(['chart', 'running']);
    const running = { SPANISH_CHART: 'running', SPAIN: 'chart' } as const;
    const g = position({ machines: running, counters: { chart: 6 } });
    moveChart(g, -1);
    expect(g.counters.chart).toBe(5);
    const table = at({
      machines: running,
      counters: { chart: 6 },
      clock: { segment: 'anti', phase: 'combat' },
      forces: { K3: ['moore', 'england 5 I'], K4: ['spain 2 I'] },
    });
    table.answer('england', { kind: 'attack', target: 'K4' });
    while (table.state.counters.chart === 6)
      table.pick('england', ({ kind }) => kind === 'done' || kind === 'attackFrom');
    expect([table.state.counters.chart, factionOf(table.state, 'spain')]).toEqual([8, 'pro']);
  });
  test('J.4.b, J.4.c IB-01, IB-02: the special production begins with an enemy inside and ends with the last of them', () => {
    const g = position({ forces: { J5: ['france 1 I'] } });
    noticeInvasions(g);
    expect(state(g, 'IBERIA.portugal')).toBe('special');
    g.troops = [];
    noticeInvasions(g);
    expect(state(g, 'IBERIA.portugal')).toBe('regular');
  });
  test('H.2.e, H.2.f PO-03, MX35, R-93: Warsaw lost ends Poland; its troops stay and its pool is gone; PO-04 after Russia has fallen the question is put again', () => {
    const g = position({
      machines: { POLAND: 'duchy' },
      forces: { EE28: ['poland 6 I'] },
      pools: { poland: { I: 2 } },
    });
    const { minors } = g.politics;
    g.politics = {
      ...g.politics,
      minors: { ...minors, poland: { status: 'satellite', controller: 'france' } },
      regions: { grandDuchy: 'poland' },
    };
    run(conquerMinor(g, 'poland', 'russia'), 2);
    expect([state(g, 'POLAND'), standing(g, 'EE28'), inPool(g, 'poland', 'I')]).toEqual(['none', ['poland 6 I'], 0]);
    const history = {
      conquests: {
        austria: { pro: 1, anti: 0 },
        prussia: { pro: 1, anti: 0 },
        russia: { pro: 1, anti: 0 },
        poland: { pro: 0, anti: 1 },
      },
    };
    const again = at({
      clock: { phase: 'alliance' },
      machines: { POLAND: 'none' },
      cities: { warsaw: 'france' },
      history,
      forces: {},
    });
    expect(again.asked().rule).toBe('H.2.a');
  });
  test('H.2.b without a Poland its troops leave the map', () => {
    const history = { conquests: { austria: { pro: 1, anti: 0 }, prussia: { pro: 1, anti: 0 } } };
    const table = at({
      clock: { phase: 'alliance' },
      cities: { warsaw: 'france' },
      history,
      forces: { EE28: ['poland 6 I loyal'] },
    });
    table.until('H.2.a').answer('france', { how: 'none' });
    expect([standing(table.state, 'EE28'), state(table.state, 'POLAND')]).toEqual([[], 'none']);
  });
  test('H.1 CR-05, I.3.b MI-03: a created state that the Allies conquer reverts, and the die says what becomes of its troops', () => {
    const conquered = (die: number) => {
      const g = position({
        machines: { 'CREATION.naples': 'formed' },
        forces: { M26: ['naples 2 I'] },
        pools: { naples: { I: 1 } },
      });
      const { minors } = g.politics;
      g.politics = { ...g.politics, minors: { ...minors, naples: { status: 'satellite', controller: 'france' } } };
      run(conquerMinor(g, 'naples', 'austria'), die);
      return [state(g, 'CREATION.naples'), standing(g, 'M26')];
    };
    expect([conquered(3), conquered(4)]).toEqual([
      ['unformed', []],
      ['unformed', ['naples 2 L']],
    ]);
  });
  test('H.1, I.3.b what reverts leaves the other lands as they are', () => {
    const g = position({ machines: { 'CREATION.naples': 'formed' }, forces: {} });
    const { minors } = g.politics;
    g.politics = { ...g.politics, minors: { ...minors, naples: { status: 'satellite', controller: 'france' } } };
    cede(g, 'naples', 'naples');
    cede(g, 'venetia', 'italy');
    run(conquerMinor(g, 'naples', 'austria'), 4);
    expect([g.politics.regions['naples'], g.politics.regions['venetia']]).toEqual([undefined, 'italy']);
  });
  test('I.3.b who changes sides among new enemies goes to an empty hex beside them, as the conqueror likes', () => {
    const table = at({
      status: { prussia: 'anti' },
      forces: { FF28: ['davout', 'france 3 I'], FF26: ['saxony 2 I', 'austria 3 I'] },
    })
      .answer('france', { kind: 'march', leader: 'davout' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'EE28' })
      .dice(4);
    expect(table.asked()).toMatchObject({ by: 'france', rule: 'I.3.b' });
    table.answer('france', { kind: 'retreatTo', to: 'FF27' });
    expect([standing(table.state, 'FF26'), standing(table.state, 'FF27')]).toEqual([['austria 3 I'], ['saxony 2 I']]);
  });
  test('I.3.d Bavarians stay on the map under France until Austria has been conquered once', () => {
    const stays = (beaten: boolean): string => {
      const g = position({
        forces: { CC24: ['bavaria 3 I'] },
        history: { conquests: beaten ? { austria: { pro: 1, anti: 0 } } : {} },
      });
      run(conquerMinor(g, 'bavaria', 'austria'), 1);
      return String(standing(g, 'CC24'));
    };
    expect([stays(false), stays(true)]).toEqual(['bavaria 3 I', '']);
  });
  test('H.4.b, I.3 DK-04: Copenhagen taken brings Denmark to the other side, ships and all', () => {
    const g = position({ machines: { DENMARK: 'pro' }, forces: {}, ships: { NN26: ['denmark 3 S port'] } });
    const { minors } = g.politics;
    g.politics = { ...g.politics, minors: { ...minors, denmark: { status: 'satellite', controller: 'france' } } };
    run(conquerMinor(g, 'denmark', 'england'), 4);
    expect([state(g, 'DENMARK'), factionOf(g, 'denmark'), g.ships[0]?.nation]).toEqual(['anti', 'anti', 'denmark']);
  });
  test('G.7 US-01, US-02, US-03, TU-01, TU-02, TU-03: the wars break out, take their forces, and end', () => {
    const table = at({ clock: { phase: 'alliance', year: 1807, month: 1 }, forces: {} }).dice(1, 1);
    expect([state(table.state, 'WAR_USA'), state(table.state, 'WAR_TURKEY')]).toEqual(['war', 'war']);
    const peace = at({
      clock: { segment: 'anti', phase: 'alliance' },
      machines: { WAR_USA: 'war', WAR_TURKEY: 'war' },
      forces: {},
    }).until('G.7.d');
    peace.answer('england', 'yes').dice(6, 6).answer('england', 'yes').dice(6, 6);
    expect([state(peace.state, 'WAR_USA'), state(peace.state, 'WAR_TURKEY')]).toEqual(['done', 'none']);
    const sends = at({
      clock: { segment: 'anti', phase: 'production' },
      machines: { WAR_TURKEY: 'war' },
      forces: { DD41: ['russia 12 I', 'russia 5 C', 'kutuzov'] },
    }).until('ground.which');
    expect(sends.state.leaders.find(({ id }) => id === 'kutuzov')?.at).toBe('atWar');
  });
  test('K.4 XF-01, XF-02, XF-03, XF-04, MX32: an expeditionary force is formed, goes home with its state, or is used up', () => {
    const g = position({
      status: { austria: 'pro' },
      machines: { 'EXPEDITION.austria': 'formed', AUSTRIA: 'normal' },
      forces: { QQ37: ['austria 5 I expedition'] },
    });
    setStatus(g, 'austria', 'neutral', 'G.2.c');
    expect([state(g, 'EXPEDITION.austria'), g.troops[0]?.bond]).toEqual(['none', 'none']);
    const gone = position({ status: { austria: 'pro' }, machines: { 'EXPEDITION.austria': 'formed' }, forces: {} });
    spentExpeditions(gone);
    expect(state(gone, 'EXPEDITION.austria')).toBe('none');
  });
  test('K.2 FR-08: without Napoleon a conquered France does not come back', () => {
    const lost = (at: 'dead' | 'prisoner' | 'wounded'): string | undefined => {
      const g = position({ forces: {} });
      g.leaders = g.leaders.map((row) => (row.id === 'napoleon' ? { ...row, at } : row));
      conquerMajor(g, 'france', 'england');
      return state(g, 'FRANCE');
    };
    expect([lost('dead'), lost('prisoner'), lost('wounded')]).toEqual(['fallen', 'fallen', 'exile']);
  });
  test('I.1 MX29: the last key city conquers a state at that instant, and its troops in the field may not be attacked', () => {
    const g = position({
      status: { prussia: 'anti' },
      forces: { II28: ['prussia 3 I'] },
      cities: { berlin: 'france', breslau: 'france', konigsberg: 'france' },
      pools: { prussia: { I: 1 } },
    });
    run(cityChangedHands(g, cityId('berlin'), 'france'));
    expect([g.politics.status.prussia, standing(g, 'II28')]).toEqual(['conquered', ['prussia 3 I']]);
    run(conquestsAtTheEndOfCombat(g));
    expect(conquestsOf(g, 'prussia').pro).toBe(1);
  });
  test('G.7.b MX39: a blockade that gives a squadron to the American war is broken', () => {
    const table = at({
      clock: { segment: 'anti', phase: 'production' },
      machines: { WAR_USA: 'war' },
      forces: { FF12: ['england 9 I'] },
      ships: { Z7: ['france 3 S port', 'england 3 S blockade'], EE12: ['england 1 S port', 'england 2 T port'] },
      pools: { england: {} },
    });
    while (table.asked().prompt.key === 'war.send')
      table.pick('england', (answer) => answer['unit'] !== 'S' || answer['from'] === 'Z7');
    expect(table.state.ships.some(({ at: where, station }) => where === 'Z7' && station === 'blockade')).toBe(false);
  });
});

test('every transition of the tables is named in a test', () => {
  const files = (folder: URL): readonly string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory()
        ? files(new URL(`${entry.name}/`, folder))
        : entry.name.endsWith('.test.ts')
          ? [readFileSync(new URL(entry.name, folder), 'utf8')]
          : [],
    );
  const titles = files(new URL('../', import.meta.url)).flatMap((source) =>
    [...source.matchAll(/\btest\(\s*'([^']+)'/g)].map(([, title]) => title ?? ''),
  );
  const unnamed = machines
    .flatMap(({ transitions }) => transitions.map(({ id }) => id))
    .filter((id) => !titles.some((title) => title.includes(id)));
  expect(unnamed).toEqual([]);
  expect(tableAt).toBeDefined();
});
