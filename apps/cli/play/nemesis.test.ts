import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seededNumbers } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { SHELF } from '@bivouac/shelf';
import { inFolder, run } from '../rehearsal/run.ts';

/** Someone who types numbers without looking; those that are not listed are simply asked again. */
const typedBlindly = (seed: string, lines: number): string => {
  const number = seededNumbers(seed);
  return Array.from(
    { length: lines },
    (_, line) => `${number(2 * line, 3) === 0 ? 1 + number(2 * line + 1, 30) : 1}\n`,
  ).join('');
};

describe('the campaign of 1799 at the terminal', () => {
  test.each(['en', 'fr'] as const)('is played to its end in %s, and the save is sound', (language) =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'italy.json');
      const input = `${typedBlindly(language, 1500)}save ${file}\nquit\n`;
      const argv = ['play', 'nemesis', '--bot', 'random', '--side', 'coalition', '--seed', '1', '--lang', language];
      const { code, out, err } = await run(argv, { input, games: SHELF });
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(
        language === 'en' ? /Victory: The (French|Coalition)\n/ : /Victoire\u00a0: (Les Français|La Coalition)\n/,
      );
      expect(out).not.toMatch(/undefined|NaN|\[object/);
      expect((await run(['verify', file], { games: SHELF })).code).toBe(0);
      const { out: replayed } = await run(['replay', file, '--at', '100', '--lang', language], { games: SHELF });
      expect(replayed).toContain('100');
      expect(readFileSync(file, 'utf8')).toContain('"scenario":"1799"');
    }),
  );
});
