import { describe, expect, test } from 'vitest';
import { drawSheet } from './draw.ts';
import type { MapView, PointMap } from './game-map.ts';
import { LEGEND } from './legend.ts';
import { INKS } from './style.ts';

const map: PointMap = {
  kind: 'point',
  id: 'swabia',
  title: { en: 'Swabia & more', fr: 'La Souabe' },
  width: 400,
  height: 300,
  radius: 20,
  places: [
    { id: 'ulm', x: 100, y: 100, outline: 'M90 90h20v20z' },
    { id: 'hof', x: 300, y: 50, outline: 'M290 40h20v20z' },
  ],
  layers: [
    { kind: 'river', path: 'M0 120l400 10' },
    { kind: 'land', path: 'M0 0h400v300h-400z' },
    { kind: 'sea', path: 'M0 250h400v50h-400z' },
  ],
  labels: [
    { kind: 'city', text: { en: 'Ulm', fr: 'Oulm' }, x: 100, y: 130, rank: 2, anchor: 'middle', place: 'ulm' },
    { kind: 'city', text: { en: '<Hof>', fr: '<Hof>' }, x: 300, y: 80, rank: 3, anchor: 'start', place: 'hof' },
    { kind: 'river', text: { en: 'Danube', fr: 'Danube' }, x: 200, y: 118, rank: 3, anchor: 'middle', angle: 2 },
  ],
  marks: [
    { kind: 'fortress', place: 'ulm', x: 100, y: 100 },
    { kind: 'victory', place: 'ulm', x: 100, y: 100, scenario: '1805' },
    { kind: 'city', place: 'hof', x: 300, y: 50 },
  ],
  views: {
    1805: {
      title: { en: 'Ulm 1805', fr: 'Oulm 1805' },
      x: 50,
      y: 50,
      width: 100,
      height: 90,
      part: { places: ['ulm'], outline: 'M80 80h40v40h-40z' },
    },
  },
  furniture: { title: { x: 10, y: 10 }, legend: { x: 200, y: 10 }, unitsPerKm: 2 },
};

const whole = drawSheet(map, { language: 'en', palette: 'light' });
const part = drawSheet(map, { language: 'fr', palette: 'dark', view: '1805' });

describe('the whole sheet', () => {
  test('has its size, its language and a title that cannot break it', () => {
    expect(whole).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300" width="400" height="300" lang="en"/,
    );
    expect(whole).toContain('<title>Swabia &amp; more</title>');
    expect(whole).toContain('&lt;Hof&gt;');
    expect(whole).not.toContain('<Hof>');
    expect(whole).toContain("'EB Garamond'");
  });

  test('lays the layers on each other in their order, whatever their order in the file', () => {
    const places = ['M0 0h400v300h-400z', 'M0 250h400v50h-400z', 'M0 120l400 10'].map((path) => whole.indexOf(path));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  test('goes over a river twice: bank and water', () => {
    expect(whole.split('M0 120l400 10')).toHaveLength(3);
  });

  test('has its title in large letters, its scale and its whole legend', () => {
    expect(whole).toContain('>S<tspan font-size="35">WABIA</tspan> &amp;</text>');
    expect(whole).toContain('>Kilometres</text>');
    for (const { words } of LEGEND) expect(whole).toContain(`>${words.en.replaceAll('&', '&amp;')}</text>`);
  });

  test('turns a name about its own place', () => {
    expect(whole).toContain('transform="rotate(2 200 118)"');
  });

  test('marks the victory cities of the scenario that is asked for, and of no other', () => {
    const ring = `stroke="${INKS.light.victory}"`;
    const rings = (text: string): number => text.split(ring).length - 1;
    const marked = drawSheet(map, { language: 'en', palette: 'light', scenario: '1805' });
    expect(rings(marked)).toBe(rings(whole) + 1);
  });

  test('is well-formed: every tag that opens closes', () => {
    for (const tag of ['g', 'text', 'svg', 'title'])
      expect(whole.split(`<${tag}`).filter((_, place) => place > 0)).toHaveLength(whole.split(`</${tag}>`).length - 1);
  });
});

describe('a view', () => {
  test('shows its part, in its language and palette', () => {
    expect(part).toContain('viewBox="50 50 100 90"');
    expect(part).toContain('<title>La Souabe: Oulm 1805</title>');
    expect(part).toContain('>Oulm</text>');
    expect(part).toContain(`fill="${INKS.dark.paper}"`);
  });

  test('lays a veil over what is out of play, and over the names there', () => {
    const veil = part.indexOf('M0 0H400V300H0ZM80 80h40v40h-40z');
    expect(veil).toBeGreaterThan(0);
    expect(part.indexOf('&lt;Hof&gt;')).toBeLessThan(veil);
    expect(part.indexOf('>Oulm</text>')).toBeGreaterThan(veil);
    expect(part.indexOf('>Danube</text>')).toBeGreaterThan(veil);
  });

  test('of the whole sheet has no veil', () => {
    const whole: MapView = { title: { en: 'All', fr: 'Tout' }, x: 0, y: 0, width: 400, height: 300 };
    const drawn = drawSheet({ ...map, views: { whole } }, { language: 'en', palette: 'light', view: 'whole' });
    expect(drawn).not.toContain('M0 0H400V300H0Z');
  });

  test('marks its own victory cities, and has no legend', () => {
    expect(part).toContain(INKS.dark.victory);
    expect(part).not.toContain('>Kilomètres</text>');
  });

  test('that the map does not have is a fault of the caller', () => {
    expect(() => drawSheet(map, { language: 'en', palette: 'light', view: '1812' })).toThrow(
      'the map swabia has no view 1812',
    );
  });
});
