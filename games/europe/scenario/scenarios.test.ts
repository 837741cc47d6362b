import { describe, expect, test } from 'vitest';
import { STANDARD } from './agreed.ts';
import { isOpenToAll, landDistance, zonesWithin } from '../catalogue/board.ts';
import {
  army,
  cards,
  depots,
  EDITIONS,
  fleet,
  fleets,
  general,
  generals,
  isMajor,
  majors,
  nation,
  nationId,
  nations,
  type Scenario,
  scenarioFor,
  SCENARIOS,
  type SetUp,
  unit,
  zone,
  zoneId,
  zones,
} from '../catalogue/catalogue.ts';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import { setUp } from '../rules/20-scenarios/20-set-up.ts';
import { nationOfForce } from '../state/state.ts';

const steps = ({ units, specials }: SetUp): number =>
  units.reduce((sum, { id, reduced }) => sum + (reduced ? 1 : unit(id).steps), specials.length);
const sideOf = ({ status }: Scenario, id: NationId): string => {
  const state = status.get(id);
  return state?.side === 'neutral' ? `neutral ${state.patron ?? id}` : (state?.side ?? 'unknown');
};
const holderOf = (scenario: Scenario, id: ZoneId): string =>
  scenario.control.get(id) ?? sideOf(scenario, scenario.owner.get(id) ?? ('' as NationId));

interface Standing extends SetUp {
  readonly at: ZoneId;
}
const forces = ({ setup }: Scenario): readonly Standing[] =>
  setup.flatMap((one) => (one.place.in === 'zone' && one.units.length > 0 ? [{ ...one, at: one.place.zone }] : []));

const GAMES = SCENARIOS.flatMap((id) =>
  EDITIONS.map((edition) => ({ id, edition, scenario: scenarioFor(id, edition) })),
);

describe.each(GAMES)('20 $id in the edition $edition', ({ id, edition, scenario }) => {
  const { setup, removed, status } = scenario;

  test('gives every nation a status', () => {
    expect([...status.keys()].sort()).toEqual([...nations.keys()].sort());
  });

  test('sets up no reduced unit of one step, and no general before his year or who is removed', () => {
    const reduced = setup.flatMap(({ units }) => units.filter((one) => one.reduced));
    expect(reduced.filter((one) => unit(one.id).steps < 2)).toEqual([]);
    for (const chief of setup.flatMap((one) => one.generals)) {
      expect(general(chief).enters?.year ?? 0).toBeLessThanOrEqual(Number(id));
      expect(removed.generals).not.toContain(chief);
    }
  });

  test('11 has one force of a side in a zone, be it of two lines', () => {
    const g = setUp(id, edition, STANDARD);
    const places = g.forces.map((one) => `${one.zone} ${sideOf(scenario, nationOfForce(g, one.id))}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('10.1 no general leads more than he commands; the first of them has the highest rank', () => {
    for (const one of forces(scenario)) {
      const [chief, ...others] = one.generals.map(general);
      const limit = chief
        ? chief.command * (one.army ? 2 : 1)
        : one.chooseGenerals > 0
          ? 9
          : unit(one.units[0]?.id ?? ('' as never)).steps;
      expect(steps(one)).toBeLessThanOrEqual(limit);
      for (const other of others)
        expect([other.rank > (chief?.rank ?? 0), other.nation]).toEqual([true, chief?.nation]);
    }
  });

  test('2.3 cavalry and special units stand in armies, and an army with its own nation', () => {
    for (const one of forces(scenario)) {
      const mounted = one.specials.length + one.units.filter((each) => unit(each.id).cavalry).length;
      expect(one.army === undefined ? mounted : 0).toBe(0);
      expect(one.army === undefined ? one.nation : army(one.army).nation).toBe(one.nation);
      expect(one.generals.length + one.chooseGenerals).toBeLessThanOrEqual(4);
    }
  });

  test('8.1.2 units stand with their own side, and home guards at home', () => {
    for (const one of forces(scenario))
      for (const { id: corps } of one.units) {
        const { nation: of, homeOnly } = unit(corps);
        expect(sideOf(scenario, of)).toBe(sideOf(scenario, one.nation));
        expect(of === one.nation || !isMajor(of)).toBe(true);
        expect(homeOnly ? scenario.owner.get(one.at) : of).toBe(of);
      }
  });

  test('alternative zones belong to the same side', () => {
    for (const { place } of setup) {
      const other = place.in === 'zone' ? place.alternatives : [];
      const first = place.in === 'zone' ? holderOf(scenario, place.zone) : '';
      for (const choice of other) expect(holderOf(scenario, choice)).toBe(first);
    }
  });

  test('has generals, depots and fleets enough for what is chosen or drawn', () => {
    const placed = new Set(setup.flatMap((one) => one.generals));
    for (const { id: power } of majors) {
      const own = setup.filter((one) => one.nation === power);
      const free = [...generals.values()].filter(
        (one) =>
          one.nation === power &&
          !placed.has(one.id) &&
          !removed.generals.includes(one.id) &&
          (one.enters === undefined || (one.enters.year ?? Infinity) <= Number(id)),
      );
      expect(free.length).toBeGreaterThanOrEqual(own.reduce((sum, one) => sum + one.chooseGenerals, 0));
      expect(own.reduce((sum, one) => sum + one.mobileDepots, 0)).toBeLessThanOrEqual(depots.counters.get(power) ?? 0);
      const named = setup.flatMap((one) => one.fleets).filter((one) => fleet(one).nation === power);
      const left = [...fleets.values()].filter((one) => one.nation === power && !removed.fleets.includes(one.id));
      const drawn = own.reduce((sum, one) => sum + one.randomFleets, 0);
      expect(left.length).toBeGreaterThanOrEqual(named.length + drawn);
    }
  });

  test('17.2.2 fleets are set up in ports, at most three together, and removed ones nowhere', () => {
    for (const { place, fleets: ships, randomFleets } of setup) {
      const afloat = ships.length + randomFleets;
      const port = place.in === 'zone' && afloat > 0 ? zone(place.zone).port : 'none';
      expect(port).toBeDefined();
      expect(place.in === 'seaOrBlockade' ? 0 : afloat).toBeLessThanOrEqual(3);
      for (const one of ships) expect(removed.fleets).not.toContain(one);
    }
  });

  test('a nation has a port on every sea that it is offered', () => {
    for (const { nation: power, place } of setup)
      for (const sea of place.in === 'portOn' ? place.seas : []) {
        const ports = [...zones.values()].filter((one) => one.port === sea && scenario.owner.get(one.id) === power);
        expect(ports.length).toBeGreaterThan(0);
      }
  });

  test('13 every force begins in supply', () => {
    const unsupplied = forces(scenario).filter((one) => !isSupplied(scenario, one));
    expect(unsupplied.map(({ at }) => at)).toEqual([]);
  });

  test('6.3 the fixed cards of a hand are in play and of its side, and the deck feeds the hands', () => {
    for (const side of ['empire', 'coalition'] as const) {
      const deck = scenario.cards.filter((one) => cards.get(one)?.side === side);
      expect(deck).toEqual(expect.arrayContaining([...scenario.hand[side].fixed]));
      expect(deck.length).toBeGreaterThanOrEqual(2 * scenario.hand[side].size);
    }
  });
});

/** A fortress or capital of the nation, the capital of its minor allies, or a chain of friendly fortresses to one. Britain has the sea. */
const isSupplied = (scenario: Scenario, { nation: power, units, at }: Standing): boolean => {
  const mine = sideOf(scenario, power);
  const lead = unit(units[0]?.id ?? ('' as never)).nation;
  const friendly = (id: ZoneId): boolean => holderOf(scenario, id) === mine;
  const isFortress = (id: ZoneId): boolean => zone(id).fortress > 0 && friendly(id);
  const isAllied = (id: ZoneId): boolean =>
    [...nations.values()].some(
      (one) => one.kind === 'minor' && one.capital.includes(id) && sideOf(scenario, one.id) === mine,
    );
  const isSource = (id: ZoneId): boolean =>
    (friendly(id) && scenario.owner.get(id) === power && (zone(id).fortress > 0 || zone(id).capital !== 'none')) ||
    (isFortress(id) && isAllied(id)) ||
    (friendly(id) && nation(lead).capital.includes(id));
  if (lead === 'chouans') return true; // 20.1: always supplied in Poitou.
  const seen = new Set<ZoneId>([at]);
  for (const link of seen) {
    if (isSource(link)) return true;
    if (power === 'britain' && zone(link).port !== undefined) return true;
    const near = zonesWithin({
      from: [link],
      limit: 2,
      cost: (way) => (friendly(way.to) || isOpenToAll(way.to) ? way.cost : Infinity),
    });
    for (const id of near.keys()) if (isFortress(id) || isSource(id)) seen.add(id);
  }
  return false;
};

describe('20 where the editions differ', () => {
  const setUpAt = (id: (typeof SCENARIOS)[number], place: string) =>
    EDITIONS.map((edition) => forces(scenarioFor(id, edition)).find((one) => one.at === place));

  test('20.2 Budapest has a general of choice in 2013, Bellegarde in the revised edition', () => {
    const [first, revised] = setUpAt('1805', 'budapest');
    expect([first?.generals, first?.chooseGenerals]).toEqual([[], 1]);
    expect([revised?.generals, revised?.chooseGenerals]).toEqual([['bellegarde'], 0]);
  });

  test('20.1 Blücher is at Liège, or at Namur, and Magdeburg has a depot in the revised edition', () => {
    expect(setUpAt('1815', 'liege').map((one) => one?.generals[0])).toEqual(['blucher', undefined]);
    expect(setUpAt('1815', 'namur').map((one) => one?.generals[0])).toEqual([undefined, 'blucher']);
    expect(setUpAt('1815', 'magdebourg').map((one) => one?.mobileDepots)).toEqual([0, 1]);
  });

  test('20.1 the Hundred Days end with the activations, or with the conquests', () => {
    expect(EDITIONS.map((edition) => scenarioFor('1815', edition).end.phase)).toEqual(['activation', 'conquest']);
  });

  test('6.1 in 1815 the permanent cards are shuffled in, or dealt first', () => {
    expect(EDITIONS.map((edition) => scenarioFor('1815', edition).hand.empire.fixed)).toEqual([[], ['1F']]);
    expect(scenarioFor('1809', 'revised').hand.coalition.fixed).toEqual(['1C', '3C', '9C', '42C']);
  });

  test('20.3 Hanover, Friuli and Magdeburg are controlled in 2013, annexed in the revised edition', () => {
    const magdeburg = zoneId('magdebourg');
    const [first, revised] = EDITIONS.map((edition) => scenarioFor('1809', edition));
    expect([first?.owner.get(magdeburg), first?.control.get(magdeburg)]).toEqual(['prussia', 'empire']);
    expect([revised?.owner.get(magdeburg), revised?.control.get(magdeburg)]).toEqual(['france', undefined]);
    expect([first, revised].map((one) => one?.status.get(nationId('hanovre'))?.status)).toEqual(['ally', 'annexed']);
  });
});

describe('20 what a scenario plays with', () => {
  test('20.2 1805 keeps the Punishments aside, 1809 mixes them in, 1815 has its own short decks', () => {
    const size = (id: (typeof SCENARIOS)[number]) => {
      const { cards: played, setAside } = scenarioFor(id, '2013');
      return [played.length, setAside.length];
    };
    expect([size('1805'), size('1809'), size('1815')]).toEqual([
      [54, 56],
      [82, 0],
      [34, 0],
    ]);
  });

  test('20.3 in 1809 the French hold Leon but for Ciudad Rodrigo', () => {
    const { control } = scenarioFor('1809', 'revised');
    expect([control.get(zoneId('leon')), control.get(zoneId('ciudad_rodrigo'))]).toEqual(['empire', undefined]);
  });

  test('20.1 Antwerp is lost to France in 1815', () => {
    expect(scenarioFor('1815', '2013').franceKeys).toEqual(['paris', 'lyon', 'bordeaux']);
    expect(scenarioFor('1805', '2013').franceKeys).toHaveLength(4);
  });

  test.each([
    ['bruxelles', 'paris'],
    ['liege', 'paris'],
    ['munich', 'paris'],
    ['milan', 'lyon'],
    ['turin', 'lyon'],
    ['pampelune', 'bordeaux'],
  ])('20.1 from %s a march of five rounds leads to %s', (from, key) => {
    const { status } = scenarioFor('1815', '2013');
    const mayEnter = (id: ZoneId): boolean => status.get(zone(id).nation)?.side !== 'neutral';
    expect(landDistance(zoneId(from), zoneId(key), mayEnter)).toBeLessThanOrEqual(13);
  });
});
