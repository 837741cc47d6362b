import { cellAt, hexCentre, type Point } from '@bivouac/atlas';
import { beside, crossingOf } from '@bivouac/atlas/build/hexsides.ts';
import { Nearby } from '@bivouac/atlas/build/obstacles.ts';
import { describe, expect, test } from 'vitest';
import { cellOf, numberAt } from '../catalogue/cells.ts';
import { GRID, type HexCard } from '../catalogue/map.ts';
import { DRAWN } from '../testing/drawn-map.ts';

describe.each(DRAWN)('$name', (drawnMap) => {
  const { map, chart, inPlay, along, crossing, drawn, isAtSea, stations } = drawnMap;

  describe('what runs along hexsides', () => {
    const rivers = along('river');
    const withRiver = chart.sides.filter(({ river }) => river !== '');

    test.each(withRiver.map((card) => [`${card.river} between ${card.a} and ${card.b}`, card] as const))(
      'the %s is drawn on its side',
      (_, card) => {
        const found = stations(card).map((point) => rivers.within(point, 12).length > 0);
        expect(found).toEqual([true, true, true]);
        expect(rivers.within(crossing(card).middle, 7).length).toBeGreaterThan(0);
      },
    );

    test('no river is drawn on a side that it does not bar', () => {
      const barred = new Set(withRiver.map(({ a, b }) => `${a}-${b}`));
      const wrong = inPlay.flatMap((hex) =>
        GRID.around(cellOf(hex.id)).flatMap((cell) => {
          const id = numberAt(cell);
          const other = chart.at(cell);
          if (!other || other.terrain === 'sea' || id < hex.id || barred.has(`${hex.id}-${id}`)) return [];
          const { middle } = crossingOf(map.grid, cellOf(hex.id), cell);
          return rivers.within(middle, 12).length > 0 ? [`${hex.id}-${id}`] : [];
        }),
      );
      expect(wrong).toEqual([]);
    });

    test('every bridge stands square on its side, over the river, and nowhere else', () => {
      const bridged = chart.sides.filter(({ bridge }) => bridge);
      const rails = drawn('bridge');
      expect(rails).toHaveLength(2 * bridged.length);
      const decks = drawn('bridge', 'deck');
      expect(decks).toHaveLength(bridged.length);
      for (const card of bridged) {
        const { middle, towards } = crossing(card);
        expect(rivers.within(middle, 2).length).toBeGreaterThan(0);
        const deck = decks.find(
          ([[fx, fy] = [0, 0], [tx, ty] = [0, 0]]) =>
            Math.hypot((fx + tx) / 2 - middle[0], (fy + ty) / 2 - middle[1]) < 1,
        );
        const [[fx, fy] = [0, 0], [tx, ty] = [0, 0]] = deck ?? [];
        const length = Math.hypot(tx - fx, ty - fy);
        expect(Math.abs(((tx - fx) * towards[0] + (ty - fy) * towards[1]) / length)).toBeGreaterThan(0.99);
      }
    });

    test('every lake and strait lies on its sides', () => {
      const lakes = along('lake');
      const straits = along('strait');
      const played = new Set<string>(inPlay.map(({ id }) => id));
      const dry = chart.sides.filter(
        (card) => card.lake !== '' && lakes.within(crossing(card).middle, 16).length === 0,
      );
      const open = chart.sides.filter(
        (card) =>
          card.strait &&
          [card.a, card.b].every((id) => played.has(id)) &&
          straits.within(crossing(card).middle, 1.5).length === 0,
      );
      expect([...dry, ...open]).toEqual([]);
    });

    const borderOf = (one: HexCard, other: HexCard): 'border' | 'stateBorder' | undefined => {
      if (one.power !== other.power) return 'border';
      return one.state === other.state ? undefined : 'stateBorder';
    };

    test('every border on land follows its side, and no other side carries one', () => {
      const lines = { border: along('border'), stateBorder: along('stateBorder') };
      const wrong = inPlay.flatMap((hex) =>
        GRID.around(hex).flatMap((cell) => {
          const other = chart.at(cell);
          if (!other || other.terrain === 'sea') return [];
          const { middle } = crossingOf(map.grid, cellOf(hex.id), cell);
          return (['border', 'stateBorder'] as const)
            .filter((kind) => {
              const isDrawn = lines[kind].within(middle, 2).length > 0;
              return kind === borderOf(hex, other) ? !isDrawn && !isAtSea(middle) : isDrawn;
            })
            .map((kind) => `${hex.id}-${other.id} ${kind}`);
        }),
      );
      expect(wrong).toEqual([]);
    });
  });

  describe('what runs from hex to hex', () => {
    test.each(['road', 'pass'] as const)('every %s crosses its side in the middle', (kind) => {
      const ways = along(kind);
      const cards = chart.sides.filter((card) => card[kind]);
      const missing = cards.filter((card) => ways.within(crossing(card).middle, 2).length === 0);
      expect(missing).toEqual([]);
    });

    test.each(['road', 'pass'] as const)('no %s crosses another side', (kind) => {
      const ways = along(kind);
      const known = new Set(chart.sides.filter((card) => card[kind]).map(({ a, b }) => `${a}-${b}`));
      const wrong = inPlay.flatMap((hex) =>
        GRID.around(cellOf(hex.id)).flatMap((cell) => {
          const id = numberAt(cell);
          const { middle } = crossingOf(map.grid, cellOf(hex.id), cell);
          if (id < hex.id || !chart.at(cell) || known.has(`${hex.id}-${id}`)) return [];
          return ways.within(middle, 8).length > 0 ? [`${hex.id}-${id}`] : [];
        }),
      );
      expect(wrong).toEqual([]);
    });

    test('a road runs through the middle of each city that it comes to', () => {
      const roads = along('road');
      const reached = new Set<string>(chart.sides.filter(({ road }) => road).flatMap(({ a, b }) => [a, b]));
      const missed = chart.hexes.filter(
        ({ id, city }) => city && reached.has(id) && roads.within(hexCentre(map.grid, cellOf(id)), 2).length === 0,
      );
      expect(missed).toEqual([]);
    });

    test('a pass that no bridge marks has its sign on the side', () => {
      const signs = drawn('pass', 'sign');
      const cards = chart.sides.filter(({ pass, bridge }) => pass && !bridge);
      expect(signs).toHaveLength(2 * cards.length);
      const near = new Nearby(40);
      for (const part of signs) near.addLine(part, 1);
      for (const card of cards)
        for (const hand of [-1, 1])
          expect(near.within(beside(crossing(card), 0, hand * 5), 2).length).toBeGreaterThan(0);
    });
  });

  describe('country', () => {
    const middleOfPart = (part: readonly Point[]): Point => {
      const [xs, ys] = [part.map(([x]) => x), part.map(([, y]) => y)];
      return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    };
    const hexUnder = ([x, y]: Point): string => numberAt(cellAt(map.grid, x, y));

    /** A tree has a crown, a trunk and a shade; a hill its back and three hachures; a tuft three blades and its water. */
    test.each([
      { terrain: 'mountain', partsEach: 1 },
      { terrain: 'forest', partsEach: 3 },
      { terrain: 'rough', partsEach: 4 },
      { terrain: 'marsh', partsEach: 4 },
    ] as const)('each $terrain hex shows it, and no other hex does', ({ terrain, partsEach }) => {
      const counts = new Map<string, number>();
      for (const part of drawn(terrain)) {
        const id = hexUnder(middleOfPart(part));
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      const hexes = inPlay.filter((hex) => hex.terrain === terrain).map(({ id }) => id);
      const bare = hexes.filter((id) => (counts.get(id) ?? 0) < 2 * partsEach);
      expect(bare).toEqual([]);
      const known = new Set<string>(hexes);
      expect([...counts.keys()].filter((id) => !known.has(id))).toEqual([]);
    });
  });
});
