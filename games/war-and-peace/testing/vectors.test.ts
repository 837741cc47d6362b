import { describe, expect, test } from 'vitest';
import { cityCards, hexOf } from '../catalogue/cities.ts';
import type { HexId } from '../catalogue/ids.ts';
import { distance, hexId, overland, sideBetween, sidesOf } from '../catalogue/map.ts';
import { attritionLoss, landLoss, landResult, oddsOf } from '../catalogue/tables.ts';
import { attritionModifier } from '../rules/SG-G-attrition/SG-G-attrition.ts';
import { mayEnter } from '../rules/SG-J-ground-movement/SG-J.8-may-enter.ts';
import { plainCost } from '../rules/SG-J-ground-movement/SG-J.2-costs.ts';
import { LINE } from '../rules/SG-M-supply/SG-M.2-supply.ts';
import { routesFrom, stepsFrom } from '../rules/F-naval/F.2-routes.ts';
import { returnModifier } from '../rules/K-france/K.2-return.ts';
import { at, type Position, position } from './position.ts';
import vectorsJson from './vectors.json' with { type: 'json' };

interface Vector {
  readonly id: string;
  readonly from?: string;
  readonly to?: string;
  readonly expected: Readonly<Record<string, unknown>>;
}
const vectors = vectorsJson.vectors as readonly Vector[];
const named = (name: string): HexId => {
  const found = cityCards.find((city) => city.name.en.replaceAll('ö', 'o') === name || city.name.en === name);
  if (!found) throw new Error(`no city ${name}`);
  return hexOf(found.id);
};

/** The cheapest way overland, by terrain alone. */
const cheapest = (from: HexId, to: HexId): number => {
  const costs = new Map<HexId, number>([[from, 0]]);
  const queue: HexId[] = [from];
  while (queue.length > 0) {
    queue.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
    const hex = queue.shift();
    if (!hex || hex === to) break;
    for (const next of overland(hex)) {
      const cost = (costs.get(hex) ?? 0) + plainCost(next);
      if (cost < (costs.get(next) ?? Infinity)) {
        costs.set(next, cost);
        queue.push(next);
      }
    }
  }
  return costs.get(to) ?? Infinity;
};

const ways = vectors.filter(({ from, to }) => from !== undefined && to !== undefined);
describe('the vectors of the map', () => {
  test.each(ways.filter(({ id }) => id.startsWith('MAP')))(
    'SG J.2 $id: the way costs what it should',
    ({ from = '', to = '', expected }) => {
      expect([cheapest(named(from), named(to)), distance(named(from), named(to))]).toEqual([
        expected['cost'],
        expected['hexes'],
      ]);
    },
  );
  test.each(ways.filter(({ id }) => id.startsWith('SUP')))(
    'SG M.2 $id: the line is as long as it should be',
    ({ from = '', to = '', expected }) => {
      // A line is traced from the source to the force.
      const line = cheapest(named(to), named(from));
      expect([line, line <= LINE]).toEqual([expected['lineMP'], expected['supplied']]);
    },
  );
  test('SG C.1 MAP13, MAP14: the land beside Gibraltar; Boulogne and Dover with the sea between', () => {
    expect(sidesOf(hexId('A7')).map(({ to }) => to)).toEqual(['B7', 'A6', 'B6']);
    expect(sideBetween(hexId('DD14'), hexId('EE14'))?.sea).toBe(true);
  });
  test('F.2.j MAP15: London lies beside FF13, Bordeaux beside S12', () => {
    expect([
      sideBetween(hexId('FF12'), hexId('FF13')) !== undefined,
      sideBetween(hexId('R12'), hexId('S12')) !== undefined,
    ]).toEqual([true, true]);
  });
  test('F.2.g NM3, G.10 IRE2: no movement is left for a second open coast; Ireland costs three from Brest', () => {
    expect(routesFrom(hexId('A7')).find(({ to }) => to === hexId('GG17'))?.cost).toBe(4);
    expect(stepsFrom(hexId('GG17')).every(({ cost }) => cost > 0)).toBe(true);
    expect(routesFrom(hexId('Z7')).find(({ to }) => to === ('BOX-IRELAND' as never))).toMatchObject({ cost: 3 });
  });
});

describe('the vectors of war and politics', () => {
  test('SG O.3 LC4: the second round of Austerlitz, fifteen shaken Allies against thirteen', () => {
    // Effective morale 0 against 2, Kutuzov 2 against Napoleon 3: 7 - 2 - 1 makes 4.
    const result = landResult(oddsOf(15, 13), 7 + (0 - 2) + (2 - 3));
    expect(result.larger).toMatchObject({ loss: 4, demoralised: 1 });
    expect([landLoss(result.larger.loss, 13), landLoss(result.smaller.loss, 13)]).toEqual([3, 1]);
  });
  test('SG G.3 AT4, AT5: ten points in the open in a Polish January, five in Warsaw', () => {
    const open = position({
      clock: { year: 1807, month: 1 },
      forces: { GG33: ['france 10 I'], HH34: ['davout'] },
      cities: { warsaw: 'france' },
      history: { sources: { pro: ['warsaw' as never], anti: [] } },
    });
    const four = attritionModifier(open, hexId('GG33'), false, 'pro');
    expect([four, attritionLoss(3 + four, 10)]).toEqual([2, 1]);
    const town = position({
      clock: { year: 1807, month: 1 },
      forces: { HH34: ['france 5 I'] },
      cities: { warsaw: 'france' },
      history: { sources: { pro: ['warsaw' as never], anti: [] } },
    });
    const five = attritionModifier(town, hexId('HH34'), false, 'pro');
    expect([five, attritionLoss(6 + five, 5)]).toEqual([0, 1]);
  });
  const expedition = (net: Position, dice: readonly [number, number, number]): readonly string[] => {
    const table = at({
      ...net,
      clock: { phase: 'alliance' },
      machines: { AUSTRIA: 'normal' },
      forces: { Z30: ['charles', 'austria 20 I', 'austria 6 C'] },
    }).until('G.2.b');
    table.answer('france', { kind: 'requisition', nation: 'austria' }).dice(...dice);
    if (table.asked().by === 'chance') table.pick('chance', () => true);
    return table.state.troops.filter(({ bond }) => bond === 'expedition').map(({ sp, kind }) => `${sp} ${kind}`);
  };
  test('K.4.b EX1, XF2: the size of an expeditionary force by two dice and the alliance modifier', () => {
    const ally = { status: { austria: 'pro', prussia: 'pro', russia: 'neutral' } } as const;
    expect(expedition(ally, [1, 2, 3])).toEqual(['12 I', '3 C']);
    expect(
      expedition({ status: { ...ally.status, russia: 'anti', spain: 'neutral', prussia: 'neutral' } }, [1, 6, 2]),
    ).toEqual(['4 I', '1 C']);
  });
  test('K.2.d EXILE1: six months of exile and one pro-French state: a 3 makes 0', () => {
    const g = position({ status: { france: 'exile', spain: 'pro' }, counters: { exile: 6 } });
    const minors = Object.fromEntries(
      Object.keys(g.politics.minors).map((minor) => [minor, { status: 'neutral', controller: null }]),
    );
    g.politics = { ...g.politics, minors: minors as typeof g.politics.minors };
    expect(3 + returnModifier(g)).toBe(0);
  });
  test('N.1.a MX9: four enter in July, two more in August: the invasion is of August', () => {
    const enters = (inside: number, sp: number): number | null =>
      at({
        machines: { SPANISH_CHART: 'retired', SPAIN: 'war', SPANISH_INVASION: 'free' },
        status: { spain: 'anti' },
        counters: { enteredSpain: inside },
        forces: { P11: ['ney', `france ${sp} I`] },
      })
        .answer('france', { kind: 'march', leader: 'ney' })
        .answer('france', 'takeAll')
        .answer('france', { kind: 'step', to: 'O11' }).state.history.invaded.spain;
    expect([enters(0, 4), enters(4, 2) !== null]).toEqual([null, true]);
  });
  test('K.1.b, L.2.b MX30: nobody marches through a hex with a partisan, friend or foe', () => {
    const g = position({ forces: { Z20: ['france 1 P'], Z21: ['ney', 'france 3 I'] } });
    const force = {
      at: hexId('Z21'),
      leaders: [],
      parts: [{ nation: 'france', kind: 'I', level: 0, bond: 'none', sp: 3 }],
    } as const;
    expect(mayEnter(g, { verb: 'march', force, to: hexId('Z20') })?.rule).toBe('K.1.b');
  });
  test('every vector has a test that names it in its title', async () => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const sources = (folder: URL): string =>
      readdirSync(folder, { withFileTypes: true })
        .map((entry) =>
          entry.isDirectory()
            ? sources(new URL(`${entry.name}/`, folder))
            : entry.name.endsWith('.test.ts')
              ? readFileSync(new URL(entry.name, folder), 'utf8')
              : '',
        )
        .join('\n');
    const all = [...sources(new URL('../', import.meta.url)).matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*'([^']+)'/g)]
      .map(([, title]) => title)
      .join('\n');
    const onTheMap = new Set(ways.map(({ id }) => id));
    const unnamed = vectors
      .map(({ id }) => id)
      .filter((id) => !onTheMap.has(id) && !new RegExp(`\\b${id}\\b`).test(all));
    expect(unnamed).toEqual([]);
  });
});
describe('partisans of Iberia', () => {
  test('L.2.b, L.2.c, L.2.e, L.2.f they stand alone, are not overrun, slip away and are bought again', () => {
    const g = position({ forces: { O6: ['spain 1 P'], O7: ['ney', 'france 9 I'] }, status: { spain: 'anti' } });
    const force = {
      at: hexId('O7'),
      leaders: [],
      parts: [{ nation: 'france', kind: 'I', level: 0, bond: 'none', sp: 9 }],
    } as const;
    expect(mayEnter(g, { verb: 'march', force, to: hexId('O6') })?.rule).toBe('K.1.b');
  });
});
