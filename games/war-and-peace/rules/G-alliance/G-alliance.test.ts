import { describe, expect, test } from 'vitest';
import type { Holder } from '../../catalogue/ids.ts';
import { distance, hexId } from '../../catalogue/map.ts';
import { factionOf, holderOf, inPool, landOf, type WarAndPeace } from '../../state/index.ts';
import { at, city, leadersIn, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';
import { mayDeclareWar, mayWoo, mayWooMinor } from './G.2-eligible.ts';
import { allianceNet, cityPoints, groupStatus, weightOf } from './G.4-alliance-die.ts';

const ALLIANCE = { phase: 'alliance' } as const;
const french = (more: Position = {}): Table => at({ clock: ALLIANCE, forces: {}, ...more });
const english = (more: Position = {}): Table =>
  at({ clock: { segment: 'anti', phase: 'alliance' }, forces: {}, ...more });
const beaten = { austria: { pro: 1, anti: 0 }, prussia: { pro: 1, anti: 0 } };

describe('G the Alliance Phase', () => {
  test('G.4.b, G.1.b AL1: at the start three powers against two make +1, and all groups are neutral', () => {
    const g = position({});
    expect([allianceNet(g), weightOf(g, 'pro'), weightOf(g, 'anti')]).toEqual([1, 2, 3]);
    expect((['western', 'italian', 'german', 'baltic'] as const).map((group) => groupStatus(g, group))).toEqual([
      'neutral',
      'neutral',
      'neutral',
      'neutral',
    ]);
  });
  test('G.4.b AL3: seven against two are clamped to -4', () => {
    const cities: Record<string, Holder> = {};
    for (const id of ['amsterdam', 'lisbon', 'milan', 'florence', 'trieste', 'geneva', 'moscow']) cities[id] = 'france';
    const g = position({ status: { austria: 'pro', prussia: 'pro' }, cities });
    expect([weightOf(g, 'pro'), weightOf(g, 'anti'), allianceNet(g)]).toEqual([7, 2, -4]);
  });
  test('G.4.c, G.4.d captured production cities are points, French major cities too, MX13 Graz only once it produces', () => {
    expect(cityPoints(position({ cities: { prague: 'france', linz: 'france' } }), 'pro')).toBe(1);
    expect(cityPoints(position({ cities: { lyons: 'austria', metz: 'austria', troyes: 'austria' } }), 'anti')).toBe(2);
    expect(cityPoints(position({ cities: { graz: 'france' } }), 'pro')).toBe(0);
    expect(cityPoints(position({ cities: { graz: 'france' }, history: { landwehr: [city('graz')] } }), 'pro')).toBe(1);
  });
  test('G.4.d R-96 the point is lost when the state becomes neutral, unless the city is a source', () => {
    const neutral: Position = { status: { austria: 'neutral' }, cities: { prague: 'france' } };
    expect(cityPoints(position(neutral), 'pro')).toBe(0);
    expect(cityPoints(position({ ...neutral, history: { sources: { pro: [city('prague')], anti: [] } } }), 'pro')).toBe(
      1,
    );
  });
  test('G.4.d a source of supply keeps its point when the state joins its conquerors, until it has the city back', () => {
    const sources = { pro: [city('prague')], anti: [] };
    const ally = (holder: 'france' | 'austria'): number =>
      cityPoints(position({ status: { austria: 'pro' }, cities: { prague: holder }, history: { sources } }), 'pro');
    expect([ally('france'), ally('austria')]).toEqual([1, 0]);
  });
  test('G.7.c, G.4.c during the Turkish war Kiev is no production city, and gives no point', () => {
    const points = (WAR_TURKEY: string): number =>
      cityPoints(position({ cities: { kiev: 'france' }, machines: { WAR_TURKEY } }), 'pro');
    expect([points('war'), points('none')]).toEqual([0, 1]);
  });
  test('G.4.e Victory Points count for the anti-French (R-07)', () => {
    expect(allianceNet(position({ counters: { victoryPoints: 2 } }))).toBe(3);
  });
  test('G.2.c AL2: the English win neutral Prussia with a 6 at the start', () => {
    const table = english().until('G.2.c').answer('england', { kind: 'woo', nation: 'prussia' }).dice(6);
    expect(table.state.politics.status.prussia).toBe('anti');
    expect(
      english().until('G.2.c').answer('england', { nation: 'prussia', kind: 'woo' }).dice(5).state.politics.status
        .prussia,
    ).toBe('neutral');
  });
  test('G.4.f AL4: points lent to the state are added, outside the limit', () => {
    const wooed = (lent: number): string => {
      const g = position({
        clock: { segment: 'anti', phase: 'alliance' },
        forces: {},
        status: { austria: 'neutral' },
        machines: { AUSTRIA: 'normal' },
        counters: { victoryPoints: 2 },
      });
      g.treasury = { ...g.treasury, lent: { austria: lent } };
      return tableAt(g).until('G.2.c').answer('england', { kind: 'woo', nation: 'austria' }).dice(3).state.politics
        .status.austria;
    };
    expect([wooed(0), wooed(2)]).toEqual(['neutral', 'anti']);
  });
  test('G.2.b the French make an anti-French state neutral at zero or less', () => {
    const rollable: Position = {
      machines: { AUSTRIA: 'normal' },
      cities: { prague: 'france', pest: 'france', moscow: 'france', kiev: 'france', smolensk: 'france' },
    };
    const table = french(rollable).until('G.2.b').answer('france', { kind: 'woo', nation: 'austria' }).dice(4);
    expect(table.state.politics.status.austria).toBe('neutral');
  });
  test('M.1.a, M.2.a, M.3.a, L.1.d who may be rolled for', () => {
    const g = position({});
    expect(mayWoo(g, 'austria', 'pro')?.rule).toBe('M.3.a');
    expect(mayWoo(g, 'prussia', 'pro')?.rule).toBe('M.2.a');
    expect(mayWoo(g, 'russia', 'pro')?.rule).toBe('M.3.a');
    expect(mayWoo(position({ machines: { RUSSIA: 'rollable' } }), 'russia', 'pro')).toBeUndefined();
    expect(
      mayWoo(position({ machines: { RUSSIA: 'rollable' }, status: { russia: 'neutral' } }), 'russia', 'pro'),
    ).toMatchObject({ because: { key: 'alliance.neverFrench' } });
    expect(mayWoo(position({ history: { conquests: beaten } }), 'prussia', 'pro')).toBeUndefined();
    expect(
      mayWoo(position({ machines: { PRUSSIA: 'special' }, status: { prussia: 'anti' } }), 'prussia', 'pro')?.rule,
    ).toBe('M.3.a');
  });
  test('G.3.c with four players Austria decides for itself', () => {
    expect(
      mayWoo(
        position({ players: '4', machines: { AUSTRIA: 'normal' }, status: { austria: 'neutral' } }),
        'austria',
        'pro',
      )?.rule,
    ).toBe('G.3.c');
  });
  test('I.2.a a conquered state is not rolled for', () => {
    expect(
      mayWoo(position({ status: { austria: 'conquered' }, machines: { AUSTRIA: 'conquered2' } }), 'austria', 'pro')
        ?.rule,
    ).toBe('I.2.a');
  });
  test('G.8.b, G.9.b Denmark and Sweden may be won after Austria and Prussia have fallen, Sweden only with Russia out of the war', () => {
    expect(mayWooMinor(position({}), 'denmark')?.rule).toBe('G.8.b');
    expect(mayWooMinor(position({ history: { conquests: beaten } }), 'denmark')).toBeUndefined();
    expect(mayWooMinor(position({ history: { conquests: beaten } }), 'sweden')?.rule).toBe('G.9.b');
    expect(
      mayWooMinor(position({ history: { conquests: beaten }, status: { russia: 'neutral' } }), 'sweden'),
    ).toBeUndefined();
  });
  const northern: Position = {
    history: { conquests: beaten },
    status: { russia: 'neutral', austria: 'pro', prussia: 'pro' },
    machines: { POLAND: 'duchy', TILSIT: 'over', RUSSIA: 'rollable' },
  };
  test('G.8.b DK-01: a success makes Denmark pro-French', () => {
    const table = french(northern).until('G.2.b').answer('france', { kind: 'woo', nation: 'denmark' }).dice(1);
    expect(factionOf(table.state, 'denmark')).toBe('pro');
  });
  test('G.9.b SW-01, SW-02, SW1: Swedes in Pomerania leave it first, and a second success wins Sweden', () => {
    const table = french({ ...northern, forces: { LL26: ['sweden 2 I'] } })
      .until('G.2.b')
      .answer('france', { kind: 'woo', nation: 'sweden' })
      .dice(1);
    expect([factionOf(table.state, 'sweden'), table.state.politics.machines['SWEDEN']]).toEqual([
      'neutral',
      'evacuating',
    ]);
    expect(
      factionOf(
        french(northern).until('G.2.b').answer('france', { kind: 'woo', nation: 'sweden' }).dice(1).state,
        'sweden',
      ),
    ).toBe('pro');
  });
  test('G.5.a, G.5.b war on Prussia sends it to the other faction, and it may be invaded at once', () => {
    const table = french().until('G.5.a').answer('france', { kind: 'declareWar', nation: 'prussia' });
    expect(table.state.politics.status.prussia).toBe('anti');
    expect(
      english().until('G.5.a').answer('england', { kind: 'declareWar', nation: 'prussia' }).state.politics.status
        .prussia,
    ).toBe('pro');
  });
  test('G.5.a no war on a state with a player, on one that is conquered, or on one that is an enemy already', () => {
    expect(mayDeclareWar(position({ players: '4', status: { austria: 'neutral' } }), 'austria', 'pro')?.rule).toBe(
      'G.5.a',
    );
    expect(mayDeclareWar(position({ status: { prussia: 'conquered' } }), 'prussia', 'pro')?.rule).toBe('I.2.a');
    expect(mayDeclareWar(position({}), 'austria', 'pro')).toMatchObject({ because: { key: 'alliance.atWarAlready' } });
    expect(mayDeclareWar(position({ status: { russia: 'neutral' } }), 'russia', 'anti')?.rule).toBe('M.3.a');
    expect(
      mayDeclareWar(position({ status: { russia: 'neutral' }, machines: { TILSIT: 'term' } }), 'russia', 'pro')?.rule,
    ).toBe('M.6');
  });
  test('N.1.a SI-04: a French declaration of war on Spain lifts the limits', () => {
    const table = french().until('G.5.a').answer('france', { kind: 'declareWar', nation: 'spain' });
    expect(table.state.politics).toMatchObject({
      status: { spain: 'anti' },
      machines: { SPANISH_INVASION: 'warDeclared', SPAIN: 'war' },
    });
  });
  test('I.2.g a state whose capital is lost may sue for peace, and is conquered if the enemy accepts', () => {
    const table = french({ cities: { vienna: 'france' } })
      .until('alliance.sue')
      .answer('england', { kind: 'sue', nation: 'austria' });
    expect(table.fork().answer('france', 'no').state.politics.status.austria).toBe('anti');
    expect(table.answer('france', 'yes').state.politics.status.austria).toBe('conquered');
  });
  test('G.3.e, E.1.d with four players Austria announces, and needs the consent of France to join her', () => {
    const table = at({
      players: '4',
      clock: { segment: 'neutral', phase: 'alliance' },
      forces: {},
      status: { austria: 'neutral' },
      machines: { AUSTRIA: 'normal' },
    });
    expect(table.asked().prompt.key).toBe('alliance.announce');
    expect(table.fork().answer('austria', { stance: 'anti' }).state.politics.status.austria).toBe('anti');
    table.answer('austria', { stance: 'pro' }).answer('france', 'no');
    expect(table.state.politics.status.austria).toBe('neutral');
  });
  test('G.3.a R-80 no announcement moves Russia at its first war, or England ever', () => {
    const table = at({ players: '4', clock: { segment: 'anti', phase: 'alliance' }, forces: {} }).until('G.5.a');
    expect(table.events('alliance.status')).toEqual([]);
  });
  test('G.2.c, K.4.d troops of a state that has become neutral go home by the shortest way', () => {
    const table = at({
      clock: { segment: 'neutral', phase: 'ground' },
      status: { austria: 'neutral' },
      forces: { R25: ['mack', 'austria 5 I'] },
    });
    expect(table.asked()).toMatchObject({ by: 'england', rule: 'G.2.c' }); // D.3 nobody plays a neutral state here
    const ways = table.asked().answers.map((answer) => String(answer['to']));
    expect(ways.length).toBeGreaterThan(1);
    for (const to of ways) expect(landOf(table.state, hexId(to))).toBe('austria');
    const [to = ''] = ways.slice(-1);
    table.answer('england', { kind: 'step', to });
    expect([standing(table.state, to), leadersIn(table.state, to)]).toEqual([['austria 5 I'], ['mack']]);
  });
  test('G.2.c infantry without a leader goes a hex a month, cavalry as far as it can', () => {
    const table = at({
      clock: { segment: 'neutral', phase: 'ground' },
      status: { austria: 'neutral' },
      forces: { Z22: ['austria 2 I', 'austria 1 C'] },
    });
    while (table.questions().some(({ prompt }) => prompt.key === 'ground.home')) table.pick('england', () => true);
    const far = table.state.troops.map(({ kind, at: hex }) => [kind, distance(hexId('Z22'), hexId(String(hex)))]);
    expect(Object.fromEntries(far)).toMatchObject({ I: 1 });
    expect(Number(Object.fromEntries(far)['C'])).toBeGreaterThan(1);
  });
  test('G.3.e with three players or more their own player moves them', () => {
    const table = at({
      players: '5',
      clock: { segment: 'neutral', phase: 'ground' },
      status: { austria: 'neutral' },
      forces: { R25: ['mack', 'austria 5 I'] },
    });
    table.answer('austria', 'done');
    expect(table.asked()).toMatchObject({ by: 'austria', prompt: { key: 'ground.home' } });
  });
  test('R-81 a city parts new enemies: the state’s own go inside, MX8 the others besiege it if they are as many', () => {
    const table = french({ forces: { L15: ['spain 3 I', 'france 6 I'] } })
      .until('G.5.a')
      .answer('france', { kind: 'declareWar', nation: 'spain' })
      .answer('france', 'pass');
    expect(standing(table.state, 'L15')).toEqual(['france 6 I', 'inside spain 3 I']);
    expect([holderOf(table.state, city('barcelona')), table.state.sieges.map((siege) => siege.city)]).toEqual([
      'spain',
      ['barcelona'],
    ]);
  });
});

describe('G.6 prisoners', () => {
  test('G.6.b what is left over after the exchange may be sent home by agreement, state by state', () => {
    const g = position({ clock: { segment: 'month', year: 1807, month: 1 }, forces: {} });
    g.prisoners = [
      { holder: 'france', nation: 'austria', kind: 'I', sp: 6 },
      { holder: 'austria', nation: 'france', kind: 'I', sp: 2 },
    ];
    const before = inPool(g, 'austria', 'I');
    const table = tableAt(g);
    expect(table.asked()).toMatchObject({ by: 'france', prompt: { key: 'prisoners.release', params: { sp: 4 } } });
    expect(table.fork().answer('france', 'done').state.prisoners).toMatchObject([{ sp: 4 }]);
    table.answer('france', { kind: 'release', nation: 'austria' });
    expect([table.state.prisoners, inPool(table.state, 'austria', 'I')]).toEqual([[], before + 6]);
  });
  test('G.6.b each January they are exchanged point for point, and go to their pools', () => {
    const g: WarAndPeace = position({ clock: { year: 1806, month: 1, segment: 'month' } });
    g.prisoners = [
      { holder: 'france', nation: 'austria', kind: 'I', sp: 5 },
      { holder: 'austria', nation: 'france', kind: 'I', sp: 3 },
    ];
    const before = inPool(g, 'austria', 'I');
    const after = tableAt(g).state;
    expect(after.prisoners).toEqual([{ holder: 'france', nation: 'austria', kind: 'I', sp: 2 }]);
    expect(inPool(after, 'austria', 'I') - before).toBe(3);
  });
});
