import { seededNumbers } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { SHELF } from '@bivouac/shelf';
import { run } from '../rehearsal/run.ts';

/** Someone who types numbers without looking; those that are not listed are simply asked again. */
const typedBlindly = (seed: string, lines: number): string => {
  const number = seededNumbers(seed);
  return Array.from({ length: lines }, (_, line) => `${1 + number(line, 6)}\n`).join('');
};

test.each(['en', 'fr'] as const)('the first year is played at the terminal in %s', async (language) => {
  const input = `${typedBlindly(language, 150)}map\nunits\nquit\n`;
  const argv = ['play', 'europe', '--bot', 'random', '--side', 'empire', '--seed', '1', '--lang', language];
  const { code, out, err } = await run(argv, { input, games: SHELF });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(language === 'en' ? '1805: Activations, round 2' : '1805\u00a0: Activations, round 2');
  expect(out).toContain(language === 'en' ? 'Neutral powers' : 'Puissances neutres');
  expect(out).toMatch(/\*Napol[eé]on/);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
});

test('with the revised edition the terminal cites the numbers of the revised book', async () => {
  const title = async (edition: string, number: string): Promise<string> => {
    const argv = [
      'play',
      'europe',
      '--bot',
      'random',
      '--side',
      'empire',
      '--seed',
      '1',
      '--option',
      `edition=${edition}`,
    ];
    const { out } = await run(argv, { input: `rule ${number}\nquit\n`, games: SHELF });
    return out.split('\n').find((line) => line.includes(`${number} `)) ?? '';
  };
  expect(await title('2013', '17.2.8')).toContain('Carrying troops by sea');
  expect(await title('revised', '17.2.7')).toContain('Carrying troops by sea');
  expect(await title('revised', '17.2.8')).not.toContain('Carrying troops by sea');
});
