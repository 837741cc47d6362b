import { describe, expect, test } from 'vitest';
import { cityId } from '../../catalogue/cities.ts';
import type { BoxId } from '../../catalogue/ids.ts';
import { coloursOf, factionOf, holderOf, inPool, type WarAndPeace, FRESH, placeTroops } from '../../state/index.ts';
import { at, city, type Position, position, standing, type Table } from '../../testing/position.ts';
import { keyCities } from './I.1-conquest.ts';
import { conquerMajor } from './I.2-major.ts';
import { kindUnder } from './I.3-minor.ts';

const marchInto = (wanted: Position, leader: string, to: string, by = 'france'): Table =>
  at(wanted).answer(by, { kind: 'march', leader }).answer(by, 'takeAll').answer(by, { kind: 'step', to });

describe('I conquest', () => {
  test('I.1, I.1.c CONQ1: Berlin, Breslau and Königsberg are Prussia; Landwehr cities count once they produce', () => {
    expect(keyCities(position({}), 'prussia')).toEqual(['berlin', 'breslau', 'konigsberg']);
    expect(keyCities(position({}), 'austria')).toEqual(['vienna', 'prague', 'pest']);
    expect(keyCities(position({ history: { landwehr: [cityId('graz')] } }), 'austria')).toContain('graz');
    expect(keyCities(position({ machines: { WAR_TURKEY: 'war' } }), 'russia')).toContain('kiev');
  });
  test('I.1 the last city falls, and the state is conquered at that instant', () => {
    const table = marchInto(
      { cities: { prague: 'france', pest: 'france' }, forces: { Z29: ['napoleon', 'france 5 I'] } },
      'napoleon',
      'Z30',
    );
    expect(table.state.politics.status.austria).toBe('conquered');
  });
  test('I.1.a France falls with a supplied, free Allied point in Paris at the end of a Combat Phase', () => {
    const table = at({
      clock: { segment: 'anti', phase: 'combat' },
      forces: { AA15: ['austria 3 I'] },
      cities: { paris: 'austria', metz: 'austria', rheims: 'austria' },
      status: { prussia: 'anti' },
      history: { sources: { pro: [], anti: [cityId('rheims')] } },
    });
    table.until('attrition.roll');
    expect([table.state.politics.status.france, table.state.history.conquerorOfFrance]).toEqual(['exile', 'austria']);
    const unsupplied = at({
      clock: { segment: 'anti', phase: 'combat' },
      forces: { AA15: ['russia 3 I'] },
      cities: { paris: 'russia' },
    }).until('attrition.roll');
    expect(unsupplied.state.politics.status.france).toBe('pro');
  });
  test('I.1.b MX42: Portugal falls only when a Frenchman stands in every city hex', () => {
    const hold = (forces: Position['forces']): string | null =>
      coloursOf(
        at({ clock: { phase: 'combat' }, ...(forces ? { forces } : {}), status: { spain: 'pro' } }).until(
          'attrition.roll',
        ).state,
        'portugal',
      );
    expect(hold({ F2: ['france 1 I'], K3: ['france 1 I'] })).toBe('england');
  });
  const fallen = (more: Position = {}): WarAndPeace => {
    const g = position({
      forces: { Z23: ['mack', 'austria 5 I'], Z28: ['austria 2 I'], CC28: ['france 2 I'], Z30: ['france 3 I'] },
      cities: { prague: 'france', vienna: 'france' },
      ...more,
    });
    g.prisoners = [{ holder: 'france', nation: 'austria', kind: 'I', sp: 4 }];
    g.counters = { ...g.counters, victoryPoints: 2 };
    conquerMajor(g, 'austria', 'france');
    return g;
  };
  test('I.2.b army units and leaders abroad go into the pool, those at home stay', () => {
    const g = fallen();
    expect([standing(g, 'Z23'), standing(g, 'Z28'), g.leaders.find(({ id }) => id === 'mack')?.at]).toEqual([
      [],
      ['austria 2 I'],
      'pool',
    ]);
  });
  test('I.2.b a garrison in a box beside the map is abroad, too', () => {
    const g = position({ forces: {} });
    placeTroops(g, { ...FRESH, at: 'BOX-CAIRO' as BoxId, nation: 'england', kind: 'I' }, 4);
    const before = inPool(g, 'england', 'I');
    conquerMajor(g, 'england', 'france');
    expect([g.troops, inPool(g, 'england', 'I')]).toEqual([[], before + 4]);
  });
  test('G.6.c, G.4.e prisoners come home, and all Victory Points are gone', () => {
    const g = fallen();
    expect([g.prisoners, inPool(g, 'austria', 'I'), g.counters.victoryPoints]).toEqual([[], 4 + 5 + 4, 0]);
  });
  test('I.2.c MX12: held cities supply the conqueror, a capital is left and its own again', () => {
    expect(fallen().history.sources.pro).toEqual(['prague']);
    const table = at({
      status: { austria: 'conquered' },
      machines: { AUSTRIA: 'conquered1' },
      forces: { Z30: ['france 3 I'], CC28: ['france 2 I'] },
      cities: { vienna: 'france', prague: 'france' },
    }).answer('france', 'done');
    expect(table.asked()).toMatchObject({ by: 'france', rule: 'I.2.c' });
    table.answer('france', { kind: 'retreatTo', to: 'Z29' });
    expect([
      standing(table.state, 'Z30'),
      holderOf(table.state, city('vienna')),
      holderOf(table.state, city('prague')),
    ]).toEqual([[], 'austria', 'france']);
  });
  test('I.2.d its units bar nobody and are not attacked', () => {
    const table = marchInto(
      { status: { austria: 'conquered' }, forces: { Z28: ['napoleon', 'france 5 I'], Z29: ['austria 2 I'] } },
      'napoleon',
      'Z29',
    );
    expect(standing(table.state, 'Z29')).toEqual(['france 5 I', 'austria 2 I']);
  });
  test('I.2.a, I.2.f R-82 MX11: it stays conquered until its pool has no land unit; militia does not count', () => {
    const status = (pool: Position['pools']): string =>
      at({
        clock: { segment: 'neutral', phase: 'production' },
        forces: {},
        status: { spain: 'conquered', prussia: 'anti' },
        machines: { SPAIN: 'conquered' },
        ...(pool ? { pools: pool } : {}),
      })
        .dice(2)
        .until('attrition.roll').state.politics.status.spain;
    expect([status({ spain: { M: 4, P: 2, S: 1 } }), status({ spain: { C: 1, I: 9 } })]).toEqual([
      'neutral',
      'conquered',
    ]);
  });
  test('I.2.h MX14: a neutral state that France has conquered turns to her against an Allied invader', () => {
    const wanted: Position = {
      clock: { segment: 'anti', phase: 'ground' },
      status: { prussia: 'neutral' },
      history: { conquests: { prussia: { pro: 1, anti: 0 } } },
      forces: { EE29: ['kutuzov', 'russia 3 I'] },
    };
    expect(marchInto(wanted, 'kutuzov', 'EE30', 'england').state.politics.status.prussia).toBe('conqueredPro');
    expect(marchInto({ ...wanted, history: {} }, 'kutuzov', 'EE30', 'england').state.politics.status.prussia).toBe(
      'pro',
    );
  });
  test('R-83 satellites of a conquered master stand neutral with it', () => {
    const g = position({ status: { prussia: 'anti' } });
    conquerMajor(g, 'prussia', 'france');
    expect(g.politics.minors.saxony).toEqual({ status: 'neutral', controller: 'prussia' });
  });
});

describe('I.3 minor states', () => {
  const milan: Position = {
    clock: { segment: 'anti', phase: 'ground' },
    forces: { T23: ['charles', 'austria 9 I'], R25: ['italy 2 I'], U22: ['saxony 1 I'] },
    pools: { italy: { I: 2, C: 1 } },
  };
  test('I.3.a, J.3.c the pool of a conquered state changes its colours', () => {
    const table = marchInto(milan, 'charles', 'T22', 'england').dice(4);
    expect([coloursOf(table.state, 'italy'), table.state.pools.italy]).toEqual(['austria', { L: 3 }]);
  });
  test('I.3.c Italians on the map stay true to France', () => {
    const table = marchInto(milan, 'charles', 'T22', 'england').dice(4);
    expect(table.state.troops).toContainEqual(expect.objectContaining({ nation: 'italy', bond: 'loyal', sp: 2 }));
  });
  const dresden: Position = {
    status: { prussia: 'anti' },
    forces: { EE27: ['napoleon', 'france 9 I'], FF26: ['saxony 2 I'] },
    pools: { saxony: {} },
  };
  test('I.3.b below four its units go to the pool, from four on they change sides where they stand', () => {
    const pooled = marchInto(dresden, 'napoleon', 'EE28').dice(3);
    expect([
      standing(pooled.state, 'FF26'),
      inPool(pooled.state, 'saxony', 'I'),
      factionOf(pooled.state, 'saxony'),
    ]).toEqual([[], 2, 'pro']);
    const turned = marchInto(dresden, 'napoleon', 'EE28').dice(4);
    expect(standing(turned.state, 'FF26')).toEqual(['saxony 2 I']);
  });
  test('J.3.c what represents a Bavarian: blue for France, Landwehr for Austria, Cossacks for Russia', () => {
    expect(
      (['france', 'austria', 'russia', 'prussia', 'england'] as const).map((master) =>
        kindUnder(master, 'bavaria', 'C'),
      ),
    ).toEqual(['C', 'L', 'CC', 'L', 'C']);
    expect(kindUnder('russia', 'sweden', 'I')).toBe('I');
  });
  test('N.3.a MI-01, MX28: entering neutral Saxony turns Saxony alone', () => {
    const table = marchInto({ forces: { CC24: ['ney', 'france 3 I'], EE24: ['ney', 'france 3 I'] } }, 'ney', 'EE25');
    expect([table.state.politics.status.prussia, factionOf(table.state, 'saxony')]).toEqual(['neutral', 'neutral']);
  });
  test('N.3.a, G.4.a, G.8.a MI-02, DK-03: an invaded neutral minor state joins the other side', () => {
    const table = marchInto(
      { clock: { segment: 'anti', phase: 'ground' }, forces: { KK24: ['kutuzov', 'russia 3 I'] } },
      'kutuzov',
      'LL24',
      'england',
    );
    expect(table.asked()).toMatchObject({ by: 'france', rule: 'G.4.a' });
    table.answer('france', { nation: 'france' });
    expect([factionOf(table.state, 'denmark'), coloursOf(table.state, 'denmark')]).toEqual(['pro', 'france']);
  });
});
