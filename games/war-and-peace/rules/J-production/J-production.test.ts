import { describe, expect, test } from 'vitest';
import { cityId } from '../../catalogue/cities.ts';
import { holderOf, inPool, type WarAndPeace } from '../../state/index.ts';
import { at, leadersIn, type Position, position, standing, type Table } from '../../testing/position.ts';
import { navalPoints, pointsPerCity, productionModifier, redCities } from './J.2-points.ts';
import { nativePoints } from './J.4-iberia.ts';

const PRODUCTION = { phase: 'production' } as const;
const french = (more: Position = {}): Table => at({ clock: PRODUCTION, ...more });
const points = (table: Table): unknown => table.events('production.points')[0]?.said.params;

describe('J production', () => {
  test('J.2.b PD1: Napoleon in Paris in January, four cities: 3 makes 6, eight points', () => {
    const g = position({ clock: { year: 1807, month: 1 }, forces: { AA15: ['napoleon'] } });
    expect([redCities(g, 'france').length, productionModifier(g, 'france'), pointsPerCity(3 + 3)]).toEqual([4, 3, 2]);
    expect(
      productionModifier(position({ clock: { year: 1807, month: 2 }, forces: { AA15: ['napoleon'] } }), 'france'),
    ).toBe(0);
  });
  test('J.2.c after the invasion of Russia he adds one in any month, and none elsewhere', () => {
    const invaded = { history: { invaded: { spain: null, russia: 1 } } };
    expect(
      productionModifier(position({ ...invaded, clock: { month: 5 }, forces: { AA15: ['napoleon'] } }), 'france'),
    ).toBe(1);
    expect(productionModifier(position({ ...invaded, forces: { Z21: ['napoleon'] } }), 'france')).toBe(0);
  });
  test('J.2.c twenty pro-French points in the east help Russia; a French Portugal hinders England', () => {
    expect(productionModifier(position({ forces: { MM44: ['france 20 I'] } }), 'russia')).toBe(1);
    expect(productionModifier(position({ forces: { MM44: ['france 19 I'] } }), 'russia')).toBe(0);
    const g: WarAndPeace = position({});
    g.politics = {
      ...g.politics,
      minors: { ...g.politics.minors, portugal: { status: 'satellite', controller: 'france' } },
    };
    expect(productionModifier(g, 'england')).toBe(-1);
  });
  test('J.2.b a city in enemy hands gives nothing', () => {
    expect(redCities(position({ cities: { prague: 'france' } }), 'austria')).toEqual(['vienna', 'pest']);
    expect(redCities(position({}), 'prussia')).toEqual(['berlin', 'breslau']);
  });
  test('J.2.g three major cities of France produce beside Paris, and a lost one is made up for', () => {
    const table = french({ cities: { lyons: 'austria' } });
    expect(table.asked()).toMatchObject({ rule: 'J.2.g' });
    expect(table.asked().answers).not.toContainEqual({ kind: 'designate', city: 'brussels' });
    table.answer('france', { city: 'toulon' }).dice(2);
    expect(points(table)).toMatchObject({ points: 8 + 2 });
  });
  test('J.5.e, J.6.d R-102 Portsmouth follows the die; Antwerp and Toulon give one point together', () => {
    const g = position({});
    expect([navalPoints(g, 'england', 2), navalPoints(g, 'france', 2)]).toEqual([2, 1]);
    expect(navalPoints(position({ cities: { antwerp: 'england' } }), 'france', 1)).toBe(1);
    expect(navalPoints(position({ cities: { antwerp: 'england', toulon: 'england' } }), 'france', 1)).toBe(0);
  });
  test('E.2.d, J.1.d, J.2.a, J.2.d units are bought from the pool and put in a production city, four points to a city', () => {
    const table = french().dice(2);
    table.answer('france', { kind: 'buy', unit: 'I', sp: 4, at: 'AA15' });
    expect(standing(table.state, 'AA15')).toEqual(['france 4 I']);
    expect(inPool(table.state, 'france', 'I')).toBe(4);
    const full = french().dice(6);
    full.answer('france', { kind: 'buy', unit: 'I', sp: 4, at: 'AA15' });
    expect(full.refusal('france', { kind: 'buy', unit: 'I', sp: 1, at: 'AA15' })).toMatchObject({
      rule: 'J.2.a',
      because: { key: 'production.roomInCity' },
    });
  });
  test('J.2.a nothing is deployed beside an enemy, though a besieged city produces (MX27)', () => {
    const table = at({
      clock: { segment: 'anti', phase: 'production' },
      status: { prussia: 'anti' },
      forces: { EE31: ['inside prussia 2 I', 'france 6 I'] },
      sieges: { breslau: 0 },
    });
    table.until('J.2.b');
    while (table.questions()[0]?.by === 'chance' && table.asked().prompt.params['nation'] !== 'prussia')
      table.dice(2).until('J.2.b');
    table.dice(2);
    expect(table.refusal('england', { kind: 'buy', unit: 'I', sp: 1, at: 'EE31' })).toMatchObject({
      because: { key: 'production.enemyThere' },
    });
    expect(table.events('production.points').at(-1)?.said.params).toMatchObject({ nation: 'prussia', points: 4 });
  });
  test('J.2.f a leader comes free from the pool to a city of his country', () => {
    const table = french({ pools: {}, clock: { year: 1806, month: 2, phase: 'production' }, forces: {} }).dice(2);
    table.answer('france', { kind: 'raiseLeader', leader: 'ney', at: 'U18' });
    expect(table.state.leaders.find(({ id }) => id === 'ney')?.at).toBe('U18');
  });
  test('J.5.d, J.5.b England spends two points on land units in a phase, and stores five', () => {
    const table = at({ clock: { segment: 'anti', phase: 'production' } }).dice(6);
    expect(table.asked().prompt.params).toMatchObject({ nation: 'england' });
    table.answer('england', { kind: 'buy', unit: 'I', sp: 2, at: 'FF12' });
    expect(table.refusal('england', { kind: 'buy', unit: 'K_I', sp: 1, at: 'FF9' }).rule).toBe('J.5.d');
    table.answer('england', 'done');
    expect(table.state.treasury).toMatchObject({ england: 8, englandNaval: 4 });
  });
  test('J.1.f, J.6.e in January the pools grow, and France lays down a ship', () => {
    const table = at({ clock: { year: 1806, month: 1, phase: 'production' } });
    expect(inPool(table.state, 'france', 'I')).toBe(16);
    expect(table.asked().rule).toBe('J.6.e');
    table.answer('france', { ship: 'S' });
    expect(inPool(table.state, 'france', 'S')).toBe(1);
  });
  test('J.3.b one state of each group produces in a phase', () => {
    const table = french({
      cities: { munich: 'bavaria' },
      pools: { bavaria: { I: 1 }, wurtemberg: { I: 1 }, italy: {}, switzerland: {} },
    }).dice(2);
    table.answer('france', 'done').dice(2).until('J.3.b');
    expect(table.asked().answers).toEqual(
      expect.arrayContaining([
        { kind: 'produceIn', nation: 'bavaria' },
        { kind: 'produceIn', nation: 'wurtemberg' },
      ]),
    );
    table.answer('france', { nation: 'wurtemberg' }).answer('france', { kind: 'buy', at: 'AA23' });
    const { work } = table.state;
    expect(work.phase === 'production' && work.bought).toEqual(['holland', 'wurtemberg']);
  });
  test('J.3.e Bavaria does not produce before Munich is pro-French', () => {
    expect(redCities(position({}), 'bavaria')).toEqual([]);
    expect(redCities(position({ cities: { munich: 'bavaria' } }), 'bavaria')).toEqual(['munich']);
  });
  test('J.4.h, J.4.g PD3: free Spain has twenty native points and Portugal four; PD4: Madrid, Burgos and Pamplona cost four', () => {
    const g = position({ status: { spain: 'anti' }, forces: {} });
    expect([nativePoints(g, 'spain'), nativePoints(g, 'portugal')]).toEqual([20, 4]);
    expect(
      nativePoints(
        position({
          status: { spain: 'anti' },
          forces: { J8: ['france 1 I'], N8: ['france 1 I'], O11: ['france 1 I'] },
        }),
        'spain',
      ),
    ).toBe(16);
  });
  test('J.4.h MX10: the points come back when the French leave a city, whoever controls it', () => {
    expect(
      nativePoints(position({ status: { spain: 'anti' }, forces: {}, cities: { burgos: 'france' } }), 'spain'),
    ).toBe(20);
  });
  const invadedSpain: Position = {
    clock: { segment: 'anti', phase: 'production', year: 1808, month: 6 },
    status: { spain: 'anti', austria: 'neutral', russia: 'neutral' },
    machines: { SPAIN: 'war', SPANISH_INVASION: 'free', SPANISH_CHART: 'retired' },
    forces: { N8: ['ney', 'france 6 I'] },
  };
  const spanish = (more: Position = {}): Table =>
    at({ ...invadedSpain, ...more })
      .dice(2)
      .until('J.4.i');
  test('J.4.b, J.4.f an invasion fills the pool once, and militia and partisans come before infantry', () => {
    const table = spanish();
    expect([inPool(table.state, 'spain', 'M'), inPool(table.state, 'spain', 'P')]).toEqual([10, 6]);
    expect(table.refusal('england', { kind: 'buy', unit: 'I', sp: 1, at: 'D6' }).rule).toBe('J.4.f');
    expect(table.asked().prompt.params).toMatchObject({ points: 38 });
  });
  test('J.4.i, J.4.j, J.4.k, J.4.n, J.4.o, L.2.a prices in native points, two points to a hex, a partisan to an empty hex', () => {
    const table = spanish();
    table.answer('england', { kind: 'buy', unit: 'M', sp: 2, at: 'D6' });
    expect(table.asked().prompt.params).toMatchObject({ points: 22 });
    expect(table.refusal('england', { kind: 'buy', unit: 'M', sp: 1, at: 'D6' }).rule).toBe('J.4.o');
    expect(table.refusal('england', { kind: 'buy', unit: 'P', at: 'D6' }).rule).toBe('L.2.a');
  });
  test('J.4.m cavalry may be half paid: it stands and does not move until the rest is paid', () => {
    const table = spanish({ pools: { spain: { C: 1 } }, history: { raised: ['spain'] } });
    table.answer('england', { kind: 'downPayment', at: 'D6' });
    expect(table.state.troops).toContainEqual(expect.objectContaining({ at: 'D6', kind: 'C', bond: 'unpaid' }));
    table.answer('england', { kind: 'payOff', at: 'D6' });
    expect(table.state.troops).toContainEqual(expect.objectContaining({ at: 'D6', kind: 'C', bond: 'none' }));
  });
  test('J.2.f, J.4.b a leader comes freely in an invaded country, too', () => {
    const table = spanish({ history: { raised: [] } });
    table.answer('england', { kind: 'raiseLeader', leader: 'cuesta', at: 'D6' });
    expect(leadersIn(table.state, 'D6')).toContain('cuesta');
  });
  test('J.4.n troops are raised in a city that the French have left, and it is Spanish again', () => {
    const table = spanish({ cities: { seville: 'france' } });
    table.answer('england', { kind: 'buy', unit: 'M', sp: 1, at: 'D6' });
    expect([standing(table.state, 'D6'), holderOf(table.state, cityId('seville'))]).toEqual([['spain 1 M'], 'spain']);
    expect(table.refusal('england', { kind: 'buy', unit: 'M', sp: 1, at: 'N8' }).rule).toBe('J.4.n');
  });
  test('J.4.m half-paid cavalry takes no part in a battle, and is lost when the others have gone', () => {
    const attacked = (others: readonly string[]): Table =>
      at({
        ...invadedSpain,
        clock: { phase: 'combat', year: 1808, month: 6 },
        forces: { N8: ['ney', 'france 9 I', 'france 3 C'], N7: [...others, 'spain 2 C unpaid'] },
        pools: { spain: { C: 0 } },
      }).answer('france', { kind: 'attack', target: 'N7' });
    const alone = attacked([]);
    alone.answer('france', { kind: 'attackFrom', from: 'N8' }).answer('france', 'done');
    expect([standing(alone.state, 'N7').includes('spain 2 C'), inPool(alone.state, 'spain', 'C')]).toEqual([false, 2]);
    const stands = attacked(['blake', 'spain 3 I']).until('combat.stand').asked().prompt.params;
    expect(stands).toMatchObject({ own: 3 });
  });
  test('J.4.d without an invader militia is not raised', () => {
    const table = at({ ...invadedSpain, forces: {}, pools: { spain: { M: 2, I: 1 } } })
      .dice(2)
      .until('production.buy');
    while (table.asked().prompt.params['nation'] !== 'spain') table.answer('england', 'done').dice(2);
    expect(table.refusal('england', { kind: 'buy', unit: 'M', sp: 1, at: 'J8' }).rule).toBe('J.4.d');
  });
  test('J.4.p R-76 a point in Madrid raises militia, free', () => {
    const table = at({ ...invadedSpain, forces: { J8: ['spain 1 I'] }, pools: { spain: { M: 2 } } });
    expect(standing(table.state, 'J8')).toEqual(['spain 1 I', 'spain 1 M']);
  });
  test('J.8.a, J.8.b from June 1808 anti-French Austria gets a point of Landwehr a month, and Graz produces', () => {
    const table = at({ clock: { segment: 'anti', phase: 'production', year: 1808, month: 6 } });
    table.dice(2).until('J.2.b');
    expect(table.state.history.landwehr).toEqual([cityId('graz')]);
    expect(inPool(table.state, 'austria', 'L')).toBe(1);
  });
  test('J.8.c Prussia gets two a month once it is anti-French for the second time', () => {
    const landwehr = (wars: number): number => {
      const table = at({
        clock: { segment: 'anti', phase: 'production' },
        status: { prussia: 'anti', austria: 'neutral' },
        counters: { prussianWars: wars },
      });
      return inPool(table.dice(2).until('attrition.roll').state, 'prussia', 'L');
    };
    expect([landwehr(1), landwehr(2)]).toEqual([0, 2]);
  });
  test('K.1.a the first enemy in France raises two points of partisans', () => {
    const table = french({ forces: { Z20: ['austria 1 I'] } });
    expect(table.asked().rule).toBe('K.1.a');
    table.answer('france', { at: 'AA15' });
    expect(table.refusal('france', { kind: 'buy', at: 'AA15' }).rule).toBe('K.1.b');
    table.answer('france', { at: 'U18' });
    expect(table.state.history.raised).toContain('france');
  });
  test('K.3.a Bernadotte goes to Stockholm in August 1810, unless he is dead', () => {
    const table = at({ clock: { year: 1810, month: 8, phase: 'production' } });
    expect(table.state.leaders.filter(({ id }) => id.startsWith('bernadotte')).map((row) => row.at)).toEqual([
      'dead',
      'VV32',
    ]);
  });
});
