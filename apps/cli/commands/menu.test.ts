import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder, run } from '../rehearsal/run.ts';

const menu = async (...typed: readonly string[]): Promise<string> => {
  const { code, out, err } = await run(['menu'], { input: typed.map((line) => `${line}\n`).join('') });
  expect([code, err]).toEqual([0, '']);
  return out;
};

describe('the menu', () => {
  test('leads to a game: scenario, side, opponent', async () => {
    const out = await menu('1', '2', '2', '1', '4', 'quit', 'y', '5');
    expect(out).toContain('Which scenario?\n  1  The ford: Three posts.\n  2  The bridge: Four posts.\n');
    expect(out).toContain('Which side do you play?\n  1  red\n  2  blue\n  3  all of them, at this keyboard\n');
    expect(out).toContain('Which opponent?\n  1  the bot "first"\n  2  the bot "random"\n');
    expect(out).toContain('The picket lies at the wood.');
    expect(out.match(/^Bivouac$/gm)).toHaveLength(2);
  });

  test('with both sides at one keyboard no opponent is asked for', async () => {
    const out = await menu('1', '1', '3', '', '1');
    expect(out).not.toContain('Which opponent?');
    expect(out).toContain('Pass the keyboard to blue.');
  });

  test('loads a saved game, and survives one that is not there', () =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'game.json');
      await menu('1', '1', '1', '2', `save ${file}`, 'quit', 'q');
      const out = await menu('2', `${file}x`, '2', file, '1', '2');
      expect(out).toContain(`${file}x: there is no such file.`);
      expect(out).toContain('Turn 1: push or hold?');
    }));

  test('changes its language, and goes back on q', async () => {
    const out = await menu('4', '1', 'q', '4', 'seven', '9', 'q');
    expect(out).toContain('Nouvelle partie');
    expect(out).toContain('Quel scénario');
    expect(out.match(/Type a number from 1 to 5, or q\./g)).toHaveLength(2);
    expect(out).toMatch(/Goodbye\.\n$/);
  });

  test('shows the coverage of the rules', async () => {
    expect(await menu('3')).toContain('Napoleon');
  });
});
