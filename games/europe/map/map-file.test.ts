import { readFileSync } from 'node:fs';
import {
  type AreaPlace,
  isInRings,
  type MapMark,
  markAt,
  pickPlace,
  type Point,
  SIGN_REACH,
  straightRings,
} from '@bivouac/atlas';
import { collide, distanceToSlab, slabOf } from '@bivouac/atlas/build/lettering.ts';
import { mapFile } from '@bivouac/atlas/build/map-file.ts';
import { readPath } from '@bivouac/atlas/build/read-path.ts';
import { isAsMade } from '@bivouac/testing/remade.ts';
import { describe, expect, test } from 'vitest';
import { blockadeBoxes, boxes, seas, zones } from '../catalogue/places.ts';
import { buildMap } from './build.ts';
import { loadMap } from './index.ts';

const map = await loadMap();
const MAP_FILE = new URL('europe.json', import.meta.url);
const cards = [...zones.values()];

const placeOf = (id: string): AreaPlace => {
  const place = map.places.find((each) => each.id === id);
  if (!place) throw new Error(`no place ${id}`);
  return place;
};
const ringsOf = (id: string) => straightRings(placeOf(id).outline);

describe('the file', () => {
  test('is what the builder makes of the data today; if not, run npm run maps', { timeout: 5 * 60_000 }, () => {
    const maker = new URL('build.ts', import.meta.url);
    expect(isAsMade({ file: MAP_FILE, maker, make: () => mapFile(buildMap()) })).toBe(true);
  });

  test('stays small enough to be fetched', () => {
    expect(readFileSync(MAP_FILE, 'utf8').length).toBeLessThan(430_000);
  });
});

describe('places', () => {
  test('are the zones, the seas, the blockade boxes and the boxes beside the map', () => {
    const ids = (kind: AreaPlace['kind']) => map.places.filter((place) => place.kind === kind).map(({ id }) => id);
    expect(ids('land')).toEqual([...zones.keys()]);
    expect(ids('sea').toSorted()).toEqual([...seas.keys()].toSorted());
    expect(ids('box')).toEqual([...blockadeBoxes.keys(), ...boxes.keys()]);
  });

  test('are called as the data call them', () => {
    for (const { id, name } of [...cards, ...seas.values(), ...boxes.values()]) expect(placeOf(id).name).toEqual(name);
  });

  test('a point in the middle of a place picks it', () => {
    const missed = map.places.filter(({ id, x, y }) => pickPlace(map, x, y) !== id).map(({ id }) => id);
    expect(missed).toEqual([]);
  });

  test('zones stand far enough apart for a counter and a name', () => {
    const middles = cards.map(({ id }) => placeOf(id));
    const near = middles.flatMap((one, place) =>
      middles.slice(place + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 90),
    );
    expect(near).toEqual([]);
  });

  test('a cell is no sliver: there is room for a counter around its middle', () => {
    const island = new Set(['malte', 'corfou', 'rhodes', 'baleares', 'gibraltar']);
    const narrow = cards
      .filter(({ id }) => !island.has(id))
      .filter(({ id }) => {
        const { x, y } = placeOf(id);
        const around = Array.from({ length: 16 }, (_, turn): Point => {
          const angle = (turn * Math.PI) / 8;
          return [x + 22 * Math.cos(angle), y + 22 * Math.sin(angle)];
        });
        return around.filter((point) => !isInRings(ringsOf(id), point)).length > 5;
      });
    expect(narrow.map(({ id }) => id)).toEqual([]);
  });
});

describe('blockade boxes', () => {
  const rim = ({ x, y }: AreaPlace): readonly Point[] =>
    [-20, 0, 20].flatMap((dx) => [-20, 0, 20].map((dy): Point => [x + dx, y + dy]));

  test('17.2.1 lie in the sea of their port, off the land', () => {
    const shore = map.layers.filter(({ kind }) => kind === 'sea').flatMap(({ path }) => readPath(path));
    const misplaced = [...blockadeBoxes.values()].filter(({ id, sea }) =>
      rim(placeOf(id)).some((point) => !isInRings(ringsOf(sea), point) || !isInRings(shore, point)),
    );
    expect(misplaced).toEqual([]);
  });

  test('do not cover each other', () => {
    const all = map.places.filter(({ kind }) => kind === 'box');
    const clashes = all.flatMap((one, place) =>
      all.slice(place + 1).filter((other) => Math.abs(one.x - other.x) < 42 && Math.abs(one.y - other.y) < 42),
    );
    expect(clashes).toEqual([]);
  });
});

describe('signs', () => {
  const of = (...kinds: readonly MapMark['kind'][]): readonly string[] =>
    map.marks
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, place, of: whose }) => [place, kind, whose].filter((part) => part !== undefined).join(' '));

  test('15.1 every zone shows its fortress, its citadel, its town, or that it is open', () => {
    const expected = cards.map(({ id, fortress, town }) => {
      const strong = fortress === 2 ? 'citadel' : 'fortress';
      return `${id} ${fortress > 0 ? strong : town ? 'city' : 'town'}`;
    });
    expect(of('citadel', 'fortress', 'city', 'town')).toEqual(expected);
  });

  test('capitals, key zones, poor zones, ports and letters are marked, and no others', () => {
    expect(of('crown')).toEqual(
      cards.flatMap(({ id, capital }) => (capital === 'none' ? [] : [`${id} crown ${capital}`])),
    );
    expect(of('key')).toEqual(cards.filter(({ key }) => key).map(({ id }) => `${id} key`));
    expect(of('poor')).toEqual(cards.filter(({ poor }) => poor).map(({ id }) => `${id} poor`));
    expect(of('port').toSorted()).toEqual(
      cards
        .filter(({ port }) => port)
        .map(({ id }) => `${id} port`)
        .toSorted(),
    );
    expect(of('letter')).toEqual(cards.flatMap(({ id, symbols }) => symbols.map((letter) => `${id} letter ${letter}`)));
  });

  test('the sign of a zone stands in it', () => {
    const out = map.marks
      .filter(({ kind, shift }) => !shift && kind !== 'port')
      .filter(({ place, x, y }) => !isInRings(ringsOf(place), [x, y]));
    expect(out).toEqual([]);
  });

  test('12.1 every difficult zone shows its hills or its reeds', () => {
    for (const [terrain, kind] of [
      ['rough', 'rough'],
      ['marsh', 'marsh'],
    ] as const) {
      const strokes = map.layers.filter((layer) => layer.kind === kind).flatMap(({ path }) => readPath(path));
      const shown = new Set(strokes.map(([first = [0, 0]]) => pickPlace(map, ...first)));
      expect([...shown].map(String).toSorted()).toEqual(
        cards
          .filter((card) => card.terrain === terrain)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });
});

describe('names', () => {
  const slabs = map.labels.map((label) => ({ label, slab: slabOf(label) }));

  test('every zone has its name beside its sign', () => {
    const named = map.labels.filter(({ place }) => place !== undefined && zones.has(place as never));
    expect(named).toHaveLength(zones.size);
    const far = named.filter((label) => {
      const sign = map.marks.find(({ place, shift, kind }) => place === label.place && !shift && kind !== 'port');
      return !sign || distanceToSlab(slabOf(label), [sign.x, sign.y]) > 32;
    });
    expect(far.map(({ text }) => text.en)).toEqual([]);
  });

  test('no two overlap, in either language', () => {
    const clashes = slabs.flatMap(({ label, slab }, place) =>
      slabs
        .slice(place + 1)
        .filter((other) => collide(slab, other.slab))
        .map((other) => `${label.text.en} and ${other.label.text.en}`),
    );
    expect(clashes).toEqual([]);
  });

  test('none covers a sign', () => {
    const covered = slabs.flatMap(({ label, slab }) =>
      map.marks
        .filter((mark) => distanceToSlab(slab, markAt(mark)) < SIGN_REACH[mark.kind] - 3)
        .map(({ place, kind }) => `${label.text.en} over ${place} ${kind}`),
    );
    expect(covered).toEqual([]);
  });

  test('every sea is named', () => {
    expect(map.labels.filter(({ kind }) => kind === 'sea')).toHaveLength(seas.size);
  });

  test('all lie inside the frame', () => {
    const out = slabs.filter(({ slab: { middle } }) => {
      const [x, y] = middle;
      return x < 34 || x > map.width - 34 || y < 34 || y > map.height - 34;
    });
    expect(out).toEqual([]);
  });
});
