import { readFileSync } from 'node:fs';
import { type AreaPlace, markAt, pickPlace, SIGN_REACH } from '@bivouac/atlas';
import { collide, slabOf } from '@bivouac/atlas/build/lettering.ts';
import { mapFile } from '@bivouac/atlas/build/map-file.ts';
import { isAsMade } from '@bivouac/testing/remade.ts';
import { describe, expect, test } from 'vitest';
import { duchies, DUCHIES, links, type LinkKind, portsIn, zone, zones, ZONES } from '../catalogue/catalogue.ts';
import { buildMap } from './build.ts';
import { loadMap } from './index.ts';
import { FOREIGN_WARS, harbourOf, REGROUP } from './places.ts';

const map = await loadMap();
const MAP_FILE = new URL('napoleonic-wars.json', import.meta.url);
const pair = (a: string, b: string): string => [a, b].toSorted().join(' ');

describe('the file', () => {
  test('is what the builder makes of the data today; if not, run npm run maps', { timeout: 5 * 60_000 }, () => {
    const maker = new URL('build.ts', import.meta.url);
    expect(isAsMade({ file: MAP_FILE, maker, make: () => mapFile(buildMap()) })).toBe(true);
  });

  test('stays small enough to be fetched', () => {
    expect(readFileSync(MAP_FILE, 'utf8').length).toBeLessThan(330_000);
  });
});

describe('places', () => {
  const ids = (kind: AreaPlace['kind']) => map.places.filter((place) => place.kind === kind).map(({ id }) => id);

  test('are the Duchies, the Zones, a box for each Port, and two boxes beside the war', () => {
    expect(ids('land')).toEqual([...DUCHIES]);
    expect(ids('sea').toSorted()).toEqual([...ZONES].toSorted());
    const ports = [...duchies.values()].filter((card) => card.zones.length > 0).map(({ id }) => harbourOf(id));
    expect(ids('box')).toEqual([...ports, FOREIGN_WARS, REGROUP]);
  });

  test('a point in the middle of a place picks it', () => {
    expect(map.places.filter(({ id, x, y }) => pickPlace(map, x, y) !== id).map(({ id }) => id)).toEqual([]);
  });

  test('Duchies stand far enough apart for a counter', () => {
    const land = map.places.filter(({ kind }) => kind === 'land');
    const near = land.flatMap((one, place) =>
      land
        .slice(place + 1)
        .flatMap((other) => (Math.hypot(one.x - other.x, one.y - other.y) < 70 ? [pair(one.id, other.id)] : [])),
    );
    expect(near).toEqual([]);
  });

  test('every name of a Duchy and of a Zone is on the sheet, in both languages', () => {
    const named = new Set(map.labels.flatMap(({ place }) => (place === undefined ? [] : [place])));
    expect([...DUCHIES, ...ZONES].filter((id) => !named.has(id))).toEqual([]);
    for (const { text } of map.labels) expect(text.en !== '' && text.fr !== '').toBe(true);
  });

  test('names of Duchies do not lie over each other', () => {
    const slabs = map.labels.filter(({ kind }) => kind === 'city' || kind === 'town').map(slabOf);
    const over = slabs.filter((slab, at) => slabs.slice(at + 1).some((other) => collide(slab, other)));
    expect(over.length).toBe(0);
  });
});

describe('borders', () => {
  const LINK: Readonly<Record<LinkKind, string>> = {
    plain: 'road',
    rough: 'rough',
    pass: 'pass',
    marsh: 'marsh',
    strait: 'strait',
  };
  const drawn = new Map(map.borders.map(({ a, b, link }) => [pair(a, b), link]));

  test('every connection is drawn for what it is, and no other', () => {
    const wanted = DUCHIES.flatMap((a) => links(a).map(({ to, kind }) => [pair(a, to), LINK[kind]] as const));
    const wrong = wanted.filter(([both, kind]) => drawn.get(both) !== kind && drawn.get(both) !== 'long');
    expect(wrong).toEqual([]);
    const onLand = [...drawn].filter(([, link]) => link !== undefined && link !== 'sea');
    expect(onLand.length).toBe(wanted.length / 2);
    expect(onLand.filter(([, link]) => link === 'long').map(([both]) => both)).toEqual(['abo umea']);
  });

  test('Zones that touch on the sheet are adjacent in the data, and the other way', () => {
    const wanted = ZONES.flatMap((a) => zone(a).adjacent.map((b) => pair(a, b)));
    const open = [...drawn].filter(([, link]) => link === 'sea').map(([both]) => both);
    expect(open.toSorted()).toEqual([...new Set(wanted)].toSorted());
  });
});

describe('signs', () => {
  test('each Capital has a crown, each Key a star, each Fortress its strength, each Port an anchor for each Zone', () => {
    const count = (kind: string, holds: (of: string | undefined) => boolean = () => true): number =>
      map.marks.filter((mark) => mark.kind === kind && holds(mark.of)).length;
    const cards = [...duchies.values()];
    expect(count('crown')).toBe(cards.filter(({ capital }) => capital).length);
    expect(count('key')).toBe(cards.filter(({ key }) => key).length);
    expect(count('letter')).toBe(cards.filter(({ fortress }) => fortress > 0).length);
    expect(count('port')).toBe([...zones.keys()].reduce((sum, id) => sum + portsIn(id).length, 0));
  });

  test('no two stand on each other', () => {
    const at = map.marks.map((mark) => ({ mark, at: markAt(mark) }));
    const over = at.flatMap((one, place) =>
      at
        .slice(place + 1)
        .flatMap((other) =>
          Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) <
          (SIGN_REACH[one.mark.kind] + SIGN_REACH[other.mark.kind]) * 0.6
            ? [`${one.mark.place} ${one.mark.kind} ${other.mark.place} ${other.mark.kind}`]
            : [],
        ),
    );
    expect(over).toEqual([]);
  });
});
