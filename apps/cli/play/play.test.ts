import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRecord } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { inFolder, run } from '../rehearsal/run.ts';

/** Types these lines at the table, and gives what was printed. */
const play = async (flags: readonly string[], ...typed: readonly string[]): Promise<string> => {
  const { code, out, err } = await run(['play', 'picket', ...flags], {
    input: typed.map((line) => `${line}\n`).join(''),
  });
  expect([code, err]).toEqual([0, '']);
  return out;
};
const SOLO_RED = ['--bot', 'first', '--side', 'red', '--seed', '1'];
const SOLO_BLUE = ['--bot', 'first', '--side', 'blue', '--seed', '1'];

describe('a person against a bot', () => {
  test('sees the question with its rule, and the legal answers by number', async () => {
    const out = await play(SOLO_BLUE);
    expect(out).toContain('blue (1.1): Where does your picket lie?');
    expect(out).toMatch(/1 {2}hide mill +2 {2}hide ford +3 {2}hide barn/);
  });

  test('answers by number, and the bot answers in its turn', async () => {
    const out = await play(SOLO_BLUE, '2', '1');
    expect(out).toContain('The picket lies at the ford.');
    expect(out).toMatch(/2\.3 Die \d \+ 0 = \d\./);
    expect(out).toContain('Turn 2: push or hold?');
  });

  test('a number that is not listed is no answer', async () => {
    const out = await play(SOLO_BLUE, '9', '0', '1');
    expect(out.match(/Type a number from 1 to 3\./g)).toHaveLength(2);
    expect(out).toContain('The picket lies at the mill.');
  });

  test('never sees what the seat may not see', async () => {
    const out = await play(SOLO_RED, 'units', 'log 50', '1', '2', 'units', 'log');
    expect(out).toContain('picket: ?');
    expect(out).not.toContain('lies at the');
  });

  test('plays to the end, and sees the result and the score', async () => {
    const out = await play(SOLO_RED, '1', '1', 'quit', 'y');
    expect(out).toContain('The picket is found at the mill!');
    expect(out).toContain('Victory: red');
    expect(out).toContain('Red 1, blue 0.');
    expect(out).toContain('picket: mill');
  });

  test('after the end a number is no answer, and undo goes back before it', async () => {
    const out = await play(SOLO_RED, '1', '1', '1', 'undo');
    expect(out).toContain('The game is over.');
    expect(out.match(/red \(2\.2\): Turn 1: which post do you search\?/g)).toHaveLength(2);
  });

  test('the same seed gives the same game', async () => {
    const typed = ['1', '2', '1', '2', '1'] as const;
    expect(await play(SOLO_RED, ...typed)).toBe(await play(SOLO_RED, ...typed));
  });

  test('the end of input is a farewell, in the middle of a game too', async () => {
    expect(await play(SOLO_RED, '1')).toMatch(/Goodbye\.\n$/);
  });
});

describe('why', () => {
  const later = ['1', '2', '1'] as const;

  test('bare, lists what is refused with the reasons and the rules', async () => {
    const out = await play(SOLO_RED, ...later, 'why');
    expect(out).toContain('Not allowed, and why:\n  1  search ford: The ford has been searched. (2.2)\n');
  });

  test('with a number gives that refusal, and says when there is none', async () => {
    const out = await play(SOLO_RED, ...later, 'why 1', 'why 7');
    expect(out).toContain('> ' + '  1  search ford: The ford has been searched. (2.2)\n');
    expect(out).toContain('The list of refusals ends at 1.');
  });

  test('with words finds refusals, or the number of what is allowed', async () => {
    const out = await play(SOLO_RED, ...later, 'why FORD', 'why barn', 'why moon');
    expect(out).toContain('1  search ford: The ford has been searched. (2.2)');
    expect(out).toContain('That is allowed: answer 2.');
    expect(out).toContain('Nothing here matches "moon".');
  });

  test('where nothing is refused it says so', async () => {
    expect(await play(SOLO_RED, 'why')).toContain('Nothing is forbidden right now.');
  });
});

describe('undo and redo', () => {
  test('solo the table consents, dice or not', async () => {
    const out = await play(SOLO_RED, '1', '2', 'undo', '3', 'log 1');
    expect(out.match(/Turn 1: which post do you search\?/g)).toHaveLength(2);
    expect(out).toMatch(/Turn 2: push or hold\?/);
  });

  test('redo brings back the same die', async () => {
    const out = await play(SOLO_RED, '1', '2', 'undo', 'redo', 'log');
    const dice = out.match(/Die \d \+ 0/g) ?? [];
    expect(new Set(dice).size).toBe(1);
    expect(dice.length).toBeGreaterThan(1);
  });

  test('with nothing to take back or to bring back, it is refused', async () => {
    const out = await play(SOLO_RED, 'undo', 'redo');
    expect(out).toContain('red has nothing to undo. (table)');
    expect(out).toContain('There is nothing to redo. (table)');
  });
});

describe('two people at one keyboard', () => {
  test('the keyboard is handed over before the other player sees their table', async () => {
    const out = await play(['--seed', '1'], '', '2', '', '1', '', '1');
    expect(out.match(/Pass the keyboard to (red|blue)\. Press Enter/g)).toEqual([
      'Pass the keyboard to blue. Press Enter',
      'Pass the keyboard to red. Press Enter',
      'Pass the keyboard to blue. Press Enter',
      'Pass the keyboard to red. Press Enter',
    ]);
  });

  test('each player sees only their own view', async () => {
    const out = await play(['--seed', '1'], '', '2', '', 'units', 'log 99');
    const [blues = '', reds = ''] = out.split('Pass the keyboard to red');
    expect(blues).not.toContain('lies at the ford');
    expect(reds).toContain('picket: ?');
    expect(reds).not.toContain('lies at the ford');
  });

  test('undo beyond the other player’s answer asks them, and is refused unless they agree', async () => {
    const before = ['', '2', '', '1', '', '1', '', '1'] as const;
    const asked = /needs the consent of blue\. \(table\)\nDo you agree, blue\? \(y\/n\) /;
    const no = await play(['--seed', '1'], ...before, 'undo', 'n', 'log 1');
    expect(no).toMatch(asked);
    expect(no.match(/which post do you search\?/g)).toHaveLength(1);
    const yes = await play(['--seed', '1'], ...before, 'undo', 'y');
    expect(yes.match(/which post do you search\?/g)).toHaveLength(2);
    const silent = await play(['--seed', '1'], ...before, 'undo');
    expect(silent.match(/which post do you search\?/g)).toHaveLength(1);
  });
});

describe('other orders', () => {
  test('log, map, units, rule and help', async () => {
    const out = await play(
      SOLO_BLUE,
      'map',
      'units',
      'rule 2.2',
      'rule 9.9',
      'rule',
      'rule toString',
      'log',
      'help',
      'dance',
    );
    expect(out).toContain('map: mill ford barn');
    expect(out).toContain('2.2 The search\nRed searches a post that has not been searched.');
    expect(out).toContain('There is no rule 9.9 in this rulebook.');
    expect(out).toContain('There is no rule toString in this rulebook.');
    expect(out).toContain('Which rule? Write: rule 8.4');
    expect(out).toContain('Nothing has happened yet.');
    expect(out).toContain('save FILE');
    expect(out).toContain('"dance"?');
  });

  test('French speaks French, and takes French orders', async () => {
    const out = await play(
      [...SOLO_BLUE, '--lang', 'fr'],
      'règle 2.2',
      'pourquoi',
      '1',
      '1',
      'annuler',
      'journal',
      'quitter',
      'o',
    );
    expect(out).toContain('2.2 La fouille\nRouge fouille un poste qui ne l’a pas été.');
    expect(out).toContain('rien de ce qu’on pourrait souhaiter n’est refusé');
    expect(out).toMatch(/Quitter sans sauvegarder.*Au revoir\.\n$/);
  });

  test('quit asks about a game that is not saved', async () => {
    const out = await play(SOLO_BLUE, '1', 'quit', 'n', 'quit', 'y');
    expect(out.match(/Quit without saving\?/g)).toHaveLength(2);
    expect(await play(SOLO_BLUE, 'quit')).not.toContain('Quit without saving?');
  });
});

describe('save and load', () => {
  test('a saved game goes on where it stood', () =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'game.json');
      const out = await play(SOLO_RED, '1', '2', `save ${file}`, 'quit');
      expect(out).toContain(`Saved as ${file}.`);
      expect(parseRecord(JSON.parse(readFileSync(file, 'utf8'))).game).toBe('picket');
      const { out: again } = await run(['play', '--load', file, '--bot', '--side', 'red'], { input: '1\nlog\n' });
      expect(again).toContain('Turn 2: push or hold?');
      expect(again).toContain('which post do you search?');
    }));

  test('load goes back to a saved game from within another', () =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'game.json');
      const out = await play(SOLO_RED, `save ${file}`, '1', '2', `load ${file}`);
      expect(out).toContain(`Loaded ${file}, 1 answer into the game.`);
      expect(out.match(/Turn 1: push or hold\?/g)).toHaveLength(2);
    }));

  test('a bad file changes nothing, and play goes on', () =>
    inFolder(async (folder) => {
      const nowhere = path.join(folder, 'no', 'game.json');
      const out = await play(SOLO_RED, `load ${nowhere}`, `save ${nowhere}`, 'save', 'load', '1');
      expect(out).toContain(`${nowhere}: there is no such file. Check the path.`);
      expect(out).toContain(`${nowhere}: it cannot be written (ENOENT). Choose another file or folder.`);
      expect(out).toContain('Write: save FILE');
      expect(out).toContain('load: no file is named.');
      expect(out).toContain('which post do you search?');
      expect(existsSync(path.join(folder, 'no'))).toBe(false);
    }));
});
