import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/seas.ts';
import { at, type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { englishSail, frenchSail } from '../../testing/fleets.ts';
import { suppression } from './O.1-raiding.ts';
import { confidenceReturns, isShort, mayAttackFrom, pointsDue, rateOf, wanting } from './O.1-lloyds.ts';

const LLOYDS = { economicWarfare: true } as const;
const raiding = (ships: Position['ships'], more: Position = {}): Table =>
  frenchSail({ agreed: LLOYDS, ships: ships ?? {}, ...more });
const at10 = (lloyds: number, more: Position = {}) =>
  position({ agreed: LLOYDS, clock: { segment: 'anti' }, forces: {}, ships: {}, ...more, counters: { lloyds } });

describe('O.1 economic warfare', () => {
  test('O.1.a, O.1.b, O.1.d CR1: two squadrons in the North Atlantic raise the rate from 5 to 12, and it comes back to 9', () => {
    const table = raiding({ north_atlantic: ['france 2 S sea'] })
      .answer('france', { kind: 'raid' })
      .dice(5, 6);
    expect(table.events('lloyds.raid')[0]?.said.params).toMatchObject({ dice: 11, change: 7 });
    expect(rateOf(table.state)).toBe(12);
    expect(table.state.ships.every(({ moved }) => moved)).toBe(true);
    const g = { ...table.state };
    confidenceReturns(g);
    expect(g.counters.lloyds).toBe(9);
  });
  test('O.1.b CR3: an ally counts half, rounded up, and English squadrons of the zone are taken off', () => {
    const table = raiding({ north_sea: ['france 1 S sea', 'spain 1 S sea', 'england 3 S sea'] });
    while (table.asked().prompt.key === 'naval.circle') table.answer('france', 'done');
    table.answer('france', { kind: 'raid' }).dice(4, 4);
    expect(table.events('lloyds.raid')[0]?.said.params).toMatchObject({ change: 0 });
  });
  test('O.1.d CR2: without a raid six come off, and never below 5', () => {
    const g = at10(9);
    confidenceReturns(g);
    expect(g.counters.lloyds).toBe(5);
    const high = at10(20);
    confidenceReturns(high);
    expect(high.counters.lloyds).toBe(14);
  });
  test('O.1.a a fleet that sails does not raid, and one in port cannot', () => {
    expect(raiding({ Z7: ['france 2 S port'] }).asked().prompt.key).toBe('naval.which');
  });
  test('O.1.c after raids off North America an odd second die keeps the Americans out; in their war nothing is to be had there', () => {
    const january = (second: number): string | undefined => {
      const g = position({ agreed: LLOYDS, clock: { phase: 'alliance', month: 1, year: 1807 }, forces: {} });
      g.commerce = { ...g.commerce, america: [false, true] };
      return tableAt(g).dice(1, second, 6).state.politics.machines['WAR_USA'];
    };
    expect([january(3), january(4)]).toEqual(['none', 'war']);
    const table = raiding({ north_america: ['france 1 S sea'] }, { machines: { WAR_USA: 'war' } })
      .answer('france', { kind: 'raid' })
      .dice(4, 5);
    expect(table.events('lloyds.raid')[0]?.said.params).toMatchObject({ change: 1 });
    expect(table.state.commerce.america).toEqual([true, false]);
  });
  test('O.1.e, O.1.g at 10% England keeps three squadrons or two infantry on the high seas, or pays three points', () => {
    expect(pointsDue(at10(9))).toBe(0);
    expect(pointsDue(at10(10))).toBe(6);
    expect(pointsDue(at10(10, { ships: { caribbean: ['england 3 S sea'] } }))).toBe(0);
    const paid = at({
      agreed: LLOYDS,
      clock: { segment: 'anti', phase: 'production' },
      forces: {},
      ships: {},
      counters: { lloyds: 12 },
    }).dice(2);
    expect(paid.events('lloyds.due')[0]?.said.params).toEqual({ points: 3 });
    expect(paid.state.commerce.points).toBe(6);
  });
  test('O.1.e, O.1.f troops on the high seas stay aboard, and nobody comes home whom the rate still needs', () => {
    const ships = { caribbean: ['england 3 S sea'] };
    const table = englishSail({ agreed: LLOYDS, ships, counters: { lloyds: 26 } });
    table.answer('england', { kind: 'sail' }).answer('england', { squadrons: 1 });
    expect(table.refusal('england', { kind: 'sailTo', to: 'atlantic' }).rule).toBe('O.1.f');
    const low = englishSail({ agreed: LLOYDS, ships, counters: { lloyds: 9 } })
      .answer('england', { kind: 'sail' })
      .answer('england', { squadrons: 1 });
    expect(low.asked().answers).toContainEqual({ kind: 'sailTo', to: 'atlantic' });
  });
  test('O.1.h from 15% no English city gives more than a point', () => {
    const points = (lloyds: number) =>
      at({
        agreed: LLOYDS,
        clock: { segment: 'anti', phase: 'production' },
        forces: {},
        ships: { caribbean: ['england 3 S sea'] },
        counters: { lloyds },
      })
        .dice(6)
        .events('production.points')[0]?.said.params['points'];
    expect([points(14), points(15), isShort(at10(15))]).toEqual([16, 8, true]);
  });
  test('O.1.i, O.1.j at 20% England pays and sends squadrons or troops, at 30% both', () => {
    expect([
      wanting(at10(19)),
      wanting(at10(20)),
      wanting(at10(20, { ships: { caribbean: ['england 3 S sea'] } })),
    ]).toEqual(['nothing', 'either', 'nothing']);
    expect(wanting(at10(30, { ships: { caribbean: ['england 3 S sea'] } }))).toBe('infantry');
    expect(pointsDue(at10(20, { ships: { caribbean: ['england 3 S sea'] } }))).toBe(6);
    const table = englishSail({
      agreed: LLOYDS,
      ships: { EE12: ['england 4 S port'] },
      counters: { lloyds: 23 },
      forces: { FF12: ['england 2 I'] },
    });
    table.answer('england', 'done');
    while (table.asked().prompt.key === 'lloyds.sendOut') table.pick('england', () => true);
    expect(
      table.state.ships.filter(({ at: where }) => where === 'north_atlantic').reduce((sum, { sp }) => sum + sp, 0),
    ).toBe(3);
  });
  test('O.1.k at 40% England lends nothing, sends nobody abroad, and attacks nowhere but at home', () => {
    const g = at10(40);
    expect([
      mayAttackFrom(g, 'england', 'F2'),
      mayAttackFrom(g, 'england', 'FF12'),
      mayAttackFrom(at10(39), 'england', 'F2'),
    ]).toEqual([false, true, true]);
  });
  const bases = (ships: Position['ships'], more: Position = {}): Table =>
    at({ agreed: LLOYDS, clock: { segment: 'anti', phase: 'combat' }, forces: {}, ships: ships ?? {}, ...more });
  test('O.1.l, O.1.m, O.1.o AAB1: two squadrons and an infantry point off the Cape win two on an 8; the North Atlantic has no bases', () => {
    const g = position({
      agreed: LLOYDS,
      clock: { segment: 'anti', phase: 'combat' },
      forces: {},
      ships: { cape: ['england 2 S sea'], north_atlantic: ['england 1 S sea'] },
    });
    g.troops = [
      { at: 'cape' as never, nation: 'england', kind: 'I', inside: false, spent: 'no', level: 0, bond: 'none', sp: 1 },
    ];
    const table = tableAt(g);
    expect(
      table.refusal('england', { kind: 'suppress', zone: 'north_atlantic', squadrons: 1, infantry: 0, points: 0 }).rule,
    ).toBe('O.1.l');
    table.answer('england', { kind: 'suppress', zone: 'cape', squadrons: 2, infantry: 1 }).dice(4, 4);
    expect(table.events('lloyds.suppressed')[0]?.said.params).toMatchObject({ score: 1, bases: 2 });
  });
  test('O.1.n forces may be divided among attacks, and successes add up', () => {
    const table = bases({ caribbean: ['england 2 S sea'] })
      .answer('england', { kind: 'suppress', squadrons: 1 })
      .dice(6, 6)
      .answer('england', { kind: 'suppress', squadrons: 1 })
      .dice(6, 6);
    expect(table.state.commerce.bases).toEqual({ caribbean: 2 });
  });
  test('O.1.l, O.1.o suppression counts in European waters only when the French hold no port there, and not off America in wartime', () => {
    const g = position({ agreed: LLOYDS });
    g.commerce = { ...g.commerce, bases: { [zoneId('atlantic')]: 1, [zoneId('caribbean')]: 1 } };
    expect([suppression(g, zoneId('atlantic')), suppression(g, zoneId('caribbean'))]).toEqual([0, 1]);
    g.politics = { ...g.politics, machines: { ...g.politics.machines, WAR_USA: 'war' } };
    expect(suppression(g, zoneId('caribbean'))).toBe(0);
  });
  test('O.2.g with hidden fleets the constant is ten', () => {
    const table = frenchSail({
      agreed: { ...LLOYDS, hiddenFleets: true },
      ships: { north_atlantic: ['france 2 S sea'] },
    })
      .answer('france', { kind: 'raid' })
      .dice(5, 6);
    expect(table.events('lloyds.raid')[0]?.said.params).toMatchObject({ change: 6 });
  });
  test('O.1.o off the Cape a success counts one while Portugal is a French conquest', () => {
    const won = (pro: number): unknown => {
      const g = position({
        agreed: LLOYDS,
        clock: { segment: 'anti', phase: 'combat' },
        forces: {},
        ships: { cape: ['england 2 S sea'] },
        history: { conquests: { portugal: { pro, anti: 0 } } },
      });
      const { minors } = g.politics;
      g.politics = { ...g.politics, minors: { ...minors, portugal: { status: 'satellite', controller: 'france' } } };
      return tableAt(g).answer('england', { kind: 'suppress', zone: 'cape', squadrons: 2 }).dice(5, 5).state.commerce
        .bases;
    };
    expect([won(1), won(0)]).toEqual([{ cape: 1 }, { cape: 2 }]);
  });
});
