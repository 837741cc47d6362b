import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Chance,
  commitmentOf,
  doubtAround,
  fairChance,
  Match,
  seeded,
  seededNumbers,
  Table,
} from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { picket } from '../rehearsal/picket.ts';
import { inFolder, run } from '../rehearsal/run.ts';

/** A game of one turn in which blue hides at the mill and red searches the ford, then the mill. */
const saved = async (folder: string): Promise<string> => {
  const file = path.join(folder, 'game.json');
  const picks = [0, 0, 0, 1, 0, 0, 0].map((pick) => `{"pick":${pick}}\n`).join('');
  await run(['referee', 'picket', '--dice', '3,4'], { input: `${picks}${JSON.stringify({ save: file })}\n` });
  return file;
};

describe('verify', () => {
  test('says what it checked', () =>
    inFolder(async (folder) => {
      const file = await saved(folder);
      const { code, out } = await run(['verify', file]);
      expect(code).toBe(0);
      expect(out).toMatch(/^The picket, rules 1\n9 answers replayed, all legal \(including 2 rolls of the dice\)\n/);
      expect(out).toMatch(/hash chain correct in 1 segment\nfinal state correct: [0-9a-f]{64}\nRed 1, blue 1\.\n/);
      expect(out).toContain(`${file} is valid.`);
    }));

  test('recomputes every roll when the record carries the secret of its dice', () =>
    inFolder(async (folder) => {
      const secret = 'd1ce'.repeat(16);
      const dice = { match: 'm1', commitment: commitmentOf(secret), secret };
      const file = path.join(folder, 'online.json');
      const verifying = async (record: object) => {
        writeFileSync(file, JSON.stringify(record));
        return run(['verify', file]);
      };
      const fair = lastPicket(fairChance(secret, 'm1'));
      const { code, out } = await verifying({ ...fair, dice });
      expect(code).toBe(0);
      expect(out).toMatch(/\n[1-9]\d* rolls? recomputed from the match secret, all as recorded \(0 more undone\)\n/);
      const promised = await verifying({ ...fair, dice: { match: 'm1', commitment: dice.commitment } });
      expect(promised.out).toContain(`dice committed as ${dice.commitment}`);
      const loaded = await verifying({ ...lastPicket(seeded('loaded')), dice });
      expect([loaded.code, loaded.out]).toEqual([2, '']);
      expect(loaded.err).toContain('is not the one that the secret gives');
    }));

  test('a record with anything changed is bad input or the same record, never a crash', () =>
    inFolder(async (folder) => {
      const file = await saved(folder);
      const sound = readFileSync(file, 'utf8').trimEnd();
      const number = seededNumbers('damage');
      const letters = '0123456789abcdef"{}[],:-. ';
      for (let draw = 0; draw < 600; draw += 2) {
        const place = number(draw, sound.length);
        const letter = letters.charAt(number(draw + 1, letters.length));
        const damaged = `${sound.slice(0, place)}${letter}${sound.slice(place + 1)}`;
        writeFileSync(file, damaged);
        const { code, out, err } = await run(['verify', file]);
        const same = sameValue(sound, damaged);
        const outcome = { damaged, code, silent: out === '', said: err !== '' };
        expect(outcome).toEqual(
          same ? { damaged, code: 0, silent: false, said: false } : { damaged, code: 2, silent: true, said: true },
        );
      }
    }));
});

/** A picket game in which red searches where blue does not hide, so that dice are rolled. */
const lastPicket = (chance: Chance): object => {
  const table = new Table(Match.begin(picket, picket.options.parse({ scenario: 'ford' }, '')), { chance });
  for (;;) {
    const [question] = table.match.questions();
    if (!question) return table.match.record();
    table.answer(question.by, table.match.seq, question.by === 'red' ? question.answers.at(-1) : question.answers[0]);
  }
};

const sameValue = (one: string, other: string): boolean => {
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
};

describe('replay', () => {
  test('opens at the place that looked wrong to a player, and says what did', () =>
    inFolder(async (folder) => {
      const file = await saved(folder);
      const doubt = { at: 3, rule: '2', said: 'The ford is searched', note: 'It was the mill.' };
      const [before, after] = doubtAround(doubt);
      writeFileSync(file, `${before}${readFileSync(file, 'utf8')}${after}`);
      const { code, out } = await run(['replay', file], { input: 'q\n' });
      expect(code).toBe(0);
      expect(out).toContain('After 3 answers a player thought this looked wrong (2): The ford is searched');
      expect(out).toContain('It was the mill.');
      expect(out.indexOf('3/9')).toBeGreaterThan(0);
      expect((await run(['verify', file])).out).toContain('is valid.');
    }));

  const replay = (typed: readonly string[], ...flags: readonly string[]): Promise<string> =>
    inFolder(async (folder) => {
      const file = await saved(folder);
      const { code, out, err } = await run(['replay', file, ...flags], {
        input: typed.map((line) => `${line}\n`).join(''),
      });
      expect([code, err]).toEqual([0, '']);
      return out;
    });

  test('--at prints the state there and the next question with the answer it got', async () => {
    const out = await replay([], '--at', '3');
    expect(out).toContain('After answer 3 of 9\nTurn 1\nmap: mill ford barn\npicket: mill\n');
    expect(out).toContain('red (2.2): Turn 1: which post do you search?');
    expect(out).toContain('Given by red: search ford');
  });

  test('--at the end prints the result', async () => {
    expect(await replay([], '--at', '9')).toContain('A draw.\nRed 1, blue 1.');
  });

  test('Enter steps on, b goes back, a number goes there, q leaves', async () => {
    const out = await replay(['', '3', '', 'b', 'units', '77', 'q']);
    expect(out).toContain('1.1 The picket lies at the mill.');
    expect(out.match(/Given by red: search ford/g)).toHaveLength(2);
    expect(out).toContain('Given by chance: die 3');
    expect(out.match(/Enter: next answer/g)).toHaveLength(2);
    expect(out).toMatch(/3\/9> Goodbye\.\n$/);
  });

  test('at the end it says so', async () => {
    expect(await replay(['9', ''])).toContain('This is the end of the record.');
  });
});
