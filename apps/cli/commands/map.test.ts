import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELF } from '@bivouac/shelf';
import { inFolder, run } from '../rehearsal/run.ts';

/** The games of the shelf, as a message lists them. */
const GAMES = SHELF.games.map(({ id }) => id).join(', ');

/** Runs `bivouac map` in an empty folder, and gives back what was said and what was written. */
const draw = (...argv: readonly string[]) =>
  inFolder(async (folder) => {
    const inPlace = argv.map((arg) => (/\.\w+$/.test(arg) ? path.join(folder, arg) : arg));
    const { code, out, err } = await run(['map', ...inPlace], { games: SHELF });
    const [name] = readdirSync(folder);
    const file = name === undefined ? undefined : readFileSync(path.join(folder, name));
    return { code, out, err: err.replaceAll(`${folder}${path.sep}`, '').trimEnd(), name, file };
  });

describe('bivouac map', () => {
  test('draws the whole sheet as SVG, with the signs of 1813 and a legend', async () => {
    const { code, out, err, name, file } = await draw('nemesis', '--out', 'map.svg');
    expect({ code, err, name }).toEqual({ code: 0, err: '', name: 'map.svg' });
    expect(out).toMatch(/The map is in .*map\.svg\./);
    const svg = file?.toString('utf8') ?? '';
    expect(svg).toContain('viewBox="0 0 2299 3242"');
    expect(svg).toContain('>Konitz</text>');
    expect(svg).toContain('>Victory city</text>');
  });

  test('draws the part of a scenario, in French and in another palette', async () => {
    const { code, file } = await draw(
      'nemesis',
      '--out',
      'italy.svg',
      '--view',
      '1799',
      '--lang',
      'fr',
      '--palette',
      'dark',
    );
    expect(code).toBe(0);
    const svg = file?.toString('utf8') ?? '';
    expect(svg).not.toContain('viewBox="0 0 2299 3242"');
    expect(svg).toContain('>Plaisance</text>');
    expect(svg).toContain('lang="fr"');
  });

  test('draws PNG without a browser, as wide as is asked for', async () => {
    const { code, file } = await draw('nemesis', '--out', 'italy.PNG', '--view', '1799', '--width', '640');
    expect(code).toBe(0);
    expect(file?.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(file?.readUInt32BE(16)).toBe(640);
  });
});

describe('bad input to bivouac map ends with exit code 2 and writes nothing', () => {
  test.each([
    [['nemesis'], 'bivouac map: no file is named. Write --out FILE, with a name that ends in .svg or .png.'],
    [
      ['nemesis', '--out', 'map.pdf'],
      '--out map.pdf: maps are drawn as SVG or PNG. Write --out FILE, with a name that ends in .svg or .png.',
    ],
    [
      ['nemesis', '--out', 'map'],
      '--out map: maps are drawn as SVG or PNG. Write --out FILE, with a name that ends in .svg or .png.',
    ],
    [['chess', '--out', 'map.svg'], `chess: there is no such game. Choose one of: ${GAMES}.`],
    [['--out', 'map.svg'], `bivouac map: no game is named. Choose one of: ${GAMES}.`],
    [
      ['nemesis', '--out', 'map.svg', '--view', '1800'],
      '--view 1800: there is no such choice. Choose one of: 1799, 1813.',
    ],
    [
      ['nemesis', '--out', 'map.svg', '--palette', 'sepia'],
      '--palette sepia: there is no such choice. Choose one of: light, dark, contrast.',
    ],
    [
      ['nemesis', '--out', 'map.svg', '--width', '100'],
      '--width: only a PNG has a width in pixels. Leave --width out.',
    ],
    [
      ['nemesis', '--out', 'map.png', '--width', 'wide'],
      '--width: "wide" is not valid. Give a whole number from 1 to 10000.',
    ],
    [
      ['nemesis', '--out', 'no/such/folder/map.svg'],
      '--out no/such/folder/map.svg: it cannot be written (ENOENT). Choose another file or folder.',
    ],
  ])('%j', async (argv, message) => {
    const { code, out, err, name } = await draw(...argv);
    expect({ code, out, name }).toEqual({ code: 2, out: '', name: undefined });
    expect(err).toBe(message);
  });
});
