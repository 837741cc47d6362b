import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { isSupplied } from '../SG-M-supply/SG-M.2-supply.ts';
import { at, position, standing } from '../../testing/position.ts';
import { englishSail, fleets, frenchSail, unmolested } from '../../testing/fleets.ts';
import { carries } from './F.3-cargo.ts';
import { mayLend, mostLent } from './F.3-points.ts';

const LONDON = 'FF12';

describe('F.3 transport, and what England lends', () => {
  test('F.3.a MX5: a major state carries its own and its satellites, a satellite its own and its master', () => {
    const g = position({});
    const { minors } = g.politics;
    g.politics = { ...g.politics, minors: { ...minors, denmark: { status: 'satellite', controller: 'france' } } };
    const french = { nation: 'france', bond: 'none' } as const;
    expect([
      carries(g, 'spain', french),
      carries(g, 'denmark', french),
      carries(g, 'france', french),
      carries(g, 'england', { nation: 'russia', bond: 'none' }),
      carries(g, 'denmark', { nation: 'bavaria', bond: 'none' }),
      carries(g, 'france', { nation: 'bavaria', bond: 'none' }),
    ]).toEqual([false, true, true, false, false, true]);
  });
  test('F.3.c, F.10.f a squadron carries leaders and nothing else', () => {
    const table = englishSail({
      forces: { [LONDON]: ['moore', 'england 2 I'] },
      ships: { [LONDON]: ['england 1 S port'] },
    }).answer('england', { kind: 'sail' });
    expect(table.asked().answers.map(({ kind }) => kind)).toEqual(['embarkLeader', 'done']);
  });
  test('F.3.d a transport takes two infantry, or one cavalry, or one infantry and two points, or five points', () => {
    const start = () =>
      englishSail({
        forces: { [LONDON]: ['moore', 'england 3 I', 'england 2 C'] },
        ships: { [LONDON]: ['england 1 T port'] },
        treasury: { england: 10 },
      }).answer('england', { kind: 'sail' });
    const offered = (kind: string, field: string, table = start()) =>
      Math.max(
        0,
        ...table
          .asked()
          .answers.filter((answer) => answer.kind === kind)
          .map((answer) => Number(answer[field])),
      );
    expect([
      offered('embark', 'sp'),
      offered('embarkSupply', 'points'),
      offered('embarkPoints', 'points'),
      offered('embarkPoints', 'points', start().answer('england', { kind: 'embark', unit: 'I', sp: 1 })),
    ]).toEqual([2, 5, 5, 2]);
    const horse = start().answer('england', { kind: 'embark', unit: 'C', sp: 1 });
    expect(offered('embark', 'sp', horse)).toBe(0);
  });
  test('F.3.e what is aboard must be landed: a laden fleet does not rest at sea', () => {
    const table = englishSail({
      forces: { [LONDON]: ['moore', 'england 2 I'] },
      ships: { [LONDON]: ['england 1 T port'] },
    })
      .answer('england', { kind: 'sail' })
      .answer('england', { kind: 'embark', sp: 2 })
      .answer('england', 'done');
    expect(table.refusal('england', { kind: 'sailTo', to: 'north_sea' })).toMatchObject({ rule: 'F.3.e' });
  });
  test('F.3.f supply points on a beach feed as many points within three movement points, all of a force or none', () => {
    const g = position({
      forces: { P23: ['france 3 I'], Q24: ['france 4 I'] },
      cities: { leghorn: 'england' },
      history: { floating: [] },
    });
    g.politics = { ...g.politics, status: { ...g.politics.status } };
    g.cities = g.cities.map(() => ({ holder: 'nobody' }));
    const troops = (hex: string) => g.troops.filter((troop) => troop.at === hex);
    expect(isSupplied(g, hexId('P23'), troops('P23'))).toBe(false);
    g.dumps = [{ at: hexId('P23'), colours: 'france', points: 4 }];
    expect([isSupplied(g, hexId('P23'), troops('P23')), isSupplied(g, hexId('Q24'), troops('Q24'))]).toEqual([
      true,
      false,
    ]);
    g.dumps = [{ at: hexId('P23'), colours: 'england', points: 9 }];
    expect(isSupplied(g, hexId('P23'), troops('P23'))).toBe(false);
  });
  test('F.3.f supply is loaded in a port, landed, and gone when the segment ends', () => {
    const table = frenchSail({ ships: { O19: ['france 1 T port'] } })
      .answer('france', { kind: 'sail' })
      .answer('france', { kind: 'embarkSupply', points: 3 })
      .answer('france', 'done');
    unmolested(table.answer('france', { to: 'P23' }));
    expect(table.state.dumps).toEqual([{ at: 'P23', colours: 'france', points: 3 }]);
    table.until('attrition.roll').dice(1);
    while (table.state.clock.segment === 'pro')
      table.until(table.asked().prompt.key).pick(table.asked().by, ({ kind }) => kind !== 'sail');
    expect(table.state.dumps).toEqual([]);
  });
  test('F.3.g, J.5.a, G.4.f MX33: two points landed at Danzig help the die for Prussia and are spent by it', () => {
    const table = englishSail({
      ships: { EE12: ['england 1 T port'] },
      treasury: { england: 6 },
      machines: { PRUSSIA: 'clock' },
    })
      .answer('england', { kind: 'sail' })
      .answer('england', { kind: 'embarkPoints', points: 2 })
      .answer('england', 'done')
      .answer('england', { to: 'LL32' });
    expect([table.state.treasury.lent, table.state.treasury.england]).toEqual([{ prussia: 2 }, 2]);
    table.dice(1);
    while (table.asked().prompt.key !== 'alliance.attempt') table.answer(table.asked().by, 'pass');
    table.answer('england', { kind: 'woo', nation: 'prussia' }).dice(4);
    expect(table.events('alliance.succeeds')[0]?.said.params).toMatchObject({ nation: 'prussia', total: 7 });
    table.until('ground.which');
    expect(table.state.treasury.lent).toEqual({});
  });
  test('J.5.c LEND1, J.4.e no more than a point for each red city, two to an invaded country of Iberia, none to the French', () => {
    const g = position({ forces: {} });
    expect([mostLent(g, 'austria'), mostLent(g, 'prussia'), mostLent(g, 'russia'), mostLent(g, 'portugal')]).toEqual([
      3, 2, 4, 1,
    ]);
    expect([
      mayLend(g, 2, hexId('LL32')),
      mayLend(g, 3, hexId('LL32'))?.rule,
      mayLend(g, 1, hexId('P3'))?.rule,
    ]).toEqual([undefined, 'J.5.c', 'J.5.c']);
    const invaded = position({ forces: { J5: ['france 1 I'] } });
    expect([mayLend(invaded, 2, hexId('F2')), mayLend(invaded, 3, hexId('F2'))?.rule]).toEqual([undefined, 'J.4.e']);
  });
  test('M.6, J.5.c Russia takes no English points until the date that its treaty sets', () => {
    const russia = (year: number) =>
      position({
        clock: { year, month: 1 },
        machines: { TILSIT: 'over' },
        history: { tilsit: 'duchy' },
        status: { russia: 'neutral' },
      });
    expect([mayLend(russia(1809), 1, hexId('QQ37'))?.rule, mayLend(russia(1810), 1, hexId('QQ37'))]).toEqual([
      'M.6',
      undefined,
    ]);
  });
  test('J.5.a, J.4.e PD5: points landed at Lisbon are worth six native ones each', () => {
    const table = at({
      clock: { segment: 'anti', phase: 'production' },
      forces: { J5: ['france 1 I'] },
      treasury: { lent: { portugal: 2 } },
    });
    const points = table
      .until('attrition.roll')
      .events('production.points')
      .find(({ said }) => said.params['nation'] === 'portugal');
    expect(points?.said.params['points']).toBe((3 + 12) * 2);
  });
  test('L.3 Cairo and Malta are English ports, and produce nothing; who lands there finds nobody to command', () => {
    const table = englishSail({ ships: { mediterranean: ['england 1 S sea'] } })
      .answer('england', { kind: 'sail' })
      .answer('england', { to: 'BOX-MALTA' });
    expect(fleets(table)).toEqual(['england 1 S BOX-MALTA port']);
    expect(position({}).pools.malta).toEqual({});
    const french = frenchSail({ ships: { O19: ['france 1 S port'] } }).answer('france', { kind: 'sail' });
    expect(french.refusal('france', { kind: 'sailTo', to: 'BOX-MALTA' }).rule).toBe('L.3');
    const lands = frenchSail({ forces: { O19: ['massena', 'france 2 I'] }, ships: { O19: ['france 1 T port'] } })
      .answer('france', { kind: 'sail' })
      .answer('france', { kind: 'embark', sp: 2 })
      .answer('france', 'done');
    unmolested(lands.answer('france', { to: 'BOX-MALTA' }));
    expect([standing(lands.state, 'BOX-MALTA'), lands.state.politics.minors.malta.controller]).toEqual([
      ['france 2 I'],
      null,
    ]);
    expect(standing(french.state, 'BOX-MALTA')).toEqual([]);
  });
});
