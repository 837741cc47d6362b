import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRecord, verify } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { picket } from '../rehearsal/picket.ts';
import { inFolder, run } from '../rehearsal/run.ts';
import { LONGEST_LINE } from './line-splitter.ts';

interface Standing {
  readonly seq: number;
  readonly ask: readonly {
    readonly by: string;
    readonly rule: string;
    readonly prompt: string;
    readonly answers: readonly object[];
  }[];
  readonly events: readonly {
    readonly rule: string;
    readonly key: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly text: string;
    readonly to?: object;
  }[];
  readonly result: {
    readonly winner: string;
    readonly points: object;
    readonly because: { readonly text: string };
  } | null;
  readonly hash: string;
  readonly refused?: { readonly rule: string; readonly text: string };
  readonly error?: string;
  readonly view?: { readonly state: { readonly picket: string } };
  readonly why?: { readonly rule: string; readonly text: string } | null;
  readonly saved?: string;
}

const HIDE = { answer: { kind: 'hide', post: 'mill' } };
const PUSH = (by: string, seq: number) => ({ by, seq, answer: { kind: 'push' } });
const SEARCH = (post: string) => ({ answer: { kind: 'search', post } });

/** Speaks with the referee, a request to a line, and gives its lines. */
const converse = async (
  requests: readonly (object | string)[],
  ...flags: readonly string[]
): Promise<readonly Standing[]> => {
  const input = requests.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('');
  const { code, out, err } = await run(['referee', 'picket', ...flags], { input });
  expect([code, err]).toEqual([0, '']);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Standing);
};

describe('after the start and after every accepted line', () => {
  test('there is one line with the questions, the events since, the result and the hash', async () => {
    const [first, second] = await converse([HIDE]);
    expect(first).toEqual({
      seq: 0,
      ask: [
        {
          by: 'blue',
          rule: '1.1',
          prompt: 'Where does your picket lie?',
          key: 'hide',
          params: {},
          answers: ['mill', 'ford', 'barn'].map((post) => ({ kind: 'hide', post })),
        },
      ],
      events: [],
      result: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(second?.seq).toBe(1);
    expect(second?.ask.map(({ by }) => by)).toEqual(['red', 'blue']);
    expect(second?.events).toEqual([
      {
        rule: '1.1',
        key: 'hidden',
        params: { post: 'mill' },
        text: 'The picket lies at the mill.',
        to: { only: 'blue' },
      },
    ]);
    expect(second?.hash).not.toBe(first?.hash);
  });

  test('events are told once, with the numbers of every step', async () => {
    const lines = await converse([HIDE, PUSH('red', 1), PUSH('blue', 1), SEARCH('ford')], '--dice', '3');
    expect(lines.map(({ events }) => events.map(({ key }) => key))).toEqual([[], ['hidden'], [], [], ['thrown']]);
    expect(lines.at(-1)?.events[0]).toEqual({
      rule: '2.3',
      key: 'thrown',
      params: { die: 3, bonus: 0, sum: 3 },
      text: 'Die 3 + 0 = 3.',
    });
  });

  test('the result has the winner, the points and the reason', async () => {
    const lines = await converse([HIDE, PUSH('red', 1), PUSH('blue', 1), SEARCH('mill')]);
    expect(lines.at(-1)).toMatchObject({
      ask: [],
      result: { winner: 'red', points: { red: 1, blue: 0 }, because: { key: 'ends', text: 'Red 1, blue 0.' } },
    });
  });
});

describe('answers', () => {
  test('by and seq may be left out while one question is open, and not when several are', async () => {
    const lines = await converse([HIDE, { answer: { kind: 'push' } }, { by: 'red', answer: { kind: 'push' } }]);
    expect(lines[1]?.seq).toBe(1);
    expect(lines.slice(2).map(({ error }) => error)).toEqual(
      Array(2).fill('Several questions are open. Say "by" (red, blue) and "seq".'),
    );
  });

  test('a pick is an index into the first question', async () => {
    const lines = await converse([{ pick: 2 }, { pick: 1 }, { pick: 0 }]);
    expect(lines[1]?.events[0]?.params).toEqual({ post: 'barn' });
    expect(lines[2]?.ask.map(({ by }) => by)).toEqual(['blue']);
    expect(lines[3]?.ask.map(({ by, rule }) => [by, rule])).toEqual([['red', '2.2']]);
  });

  test('a refused line says the rule and changes nothing', async () => {
    const start = [HIDE, PUSH('red', 1), PUSH('blue', 1), SEARCH('ford'), { pick: 0 }, { pick: 0 }];
    const lines = await converse([
      ...start,
      SEARCH('ford'),
      { pick: 99 },
      { seq: 4, ...SEARCH('mill') },
      { by: 'blue', ...SEARCH('mill') },
      { view: 'referee' },
      SEARCH('barn'),
    ]);
    expect(lines.slice(7, 11).map(({ refused }) => refused)).toEqual([
      { rule: '2.2', text: 'The ford has been searched.' },
      { rule: '2.2', text: 'This is not a legal choice.' },
      { rule: '2.2', text: 'This is an answer to question 4, but play has moved on to question 7.' },
      { rule: '2.2', text: 'Waiting for red, not for blue.' },
    ]);
    expect(lines[11]?.view).toMatchObject({ seq: 7 });
    expect(lines[12]?.seq).toBe(9);
  });

  test('after the end every answer is refused, and undo takes the end back', async () => {
    const lines = await converse([HIDE, PUSH('red', 1), PUSH('blue', 1), SEARCH('mill'), { pick: 0 }, { undo: true }]);
    expect(lines[5]?.refused).toEqual({ rule: 'table', text: 'The game is over.' });
    expect(lines[6]).toMatchObject({ seq: 3, result: null, events: [], ask: [{ by: 'red', rule: '2.2' }] });
  });
});

describe('chance', () => {
  const game = [HIDE, PUSH('red', 1), PUSH('blue', 1), SEARCH('ford')];
  const die = (lines: readonly Standing[]) => lines.at(-1)?.events[0]?.params['die'];

  test('rolls from the seed, after the dice that are forced', async () => {
    const rolled = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(async (seed) => die(await converse(game, '--seed', String(seed)))),
    );
    expect(new Set(rolled).size).toBeGreaterThan(1);
    expect(die(await converse(game, '--seed', '3'))).toBe(rolled[2]);
    expect(die(await converse(game, '--dice', '6', '--seed', '3'))).toBe(6);
    const second = [...game, { pick: 0 }, { pick: 0 }, SEARCH('barn')];
    expect(die(await converse(second, '--dice', '6,5'))).toBe(5);
  });

  test('is answered by the caller with --chance ask', async () => {
    const lines = await converse(
      [...game, { by: 'chance', seq: 4, answer: { kind: 'die', face: 2 } }, { undo: true }, { pick: 4 }],
      '--chance',
      'ask',
    );
    expect(lines[4]?.ask).toMatchObject([
      { by: 'chance', rule: '2.3', answers: [1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'die', face })) },
    ]);
    expect(die(lines.slice(0, 6))).toBe(2);
    expect(lines[6]).toMatchObject({ seq: 4, ask: [{ by: 'chance' }] });
    expect(die(lines)).toBe(5);
  });
});

describe('undo', () => {
  test('takes back the last answer given, with the dice that followed, and tells what then happens', async () => {
    const lines = await converse([
      HIDE,
      PUSH('red', 1),
      PUSH('blue', 1),
      SEARCH('ford'),
      { undo: true },
      SEARCH('barn'),
    ]);
    expect(lines[5]).toMatchObject({ seq: 3, events: [], ask: [{ by: 'red', rule: '2.2' }] });
    expect(lines[5]?.hash).toBe(lines[3]?.hash);
    expect(lines[6]?.events.map(({ key }) => key)).toEqual(['thrown']);
  });

  test('takes back an answer that is still sealed', async () => {
    const lines = await converse([HIDE, PUSH('red', 1), { undo: true }]);
    expect(lines[2]?.ask.map(({ by }) => by)).toEqual(['blue']);
    expect(lines[3]?.ask.map(({ by }) => by)).toEqual(['red', 'blue']);
  });

  test('is refused when nothing has been answered', async () => {
    const lines = await converse([{ undo: true }]);
    expect(lines[1]?.refused?.rule).toBe('table');
  });
});

describe('view, why and save', () => {
  test('a view shows what a seat may see', async () => {
    const lines = await converse([HIDE, ...['red', 'blue', 'spectator', 'referee'].map((view) => ({ view }))]);
    expect(lines.slice(2).map(({ view }) => view?.state.picket)).toEqual(['?', 'mill', '?', 'mill']);
  });

  test('why gives the rule and the reason, and null for what is allowed', async () => {
    const start = [HIDE, PUSH('red', 1), PUSH('blue', 1), SEARCH('ford'), { pick: 0 }, { pick: 0 }];
    const lines = await converse([
      ...start,
      { why: { kind: 'search', post: 'ford' } },
      { why: { kind: 'search', post: 'mill' } },
      { by: 'blue', why: { kind: 'push' } },
    ]);
    expect(lines.slice(7).map(({ why }) => why)).toEqual([
      { rule: '2.2', text: 'The ford has been searched.' },
      null,
      { rule: '2.2', text: 'Waiting for red, not for blue.' },
    ]);
  });

  test('save writes a record that verifies', () =>
    inFolder(async (folder) => {
      const save = path.join(folder, 'game.json');
      const lines = await converse([HIDE, PUSH('red', 1), PUSH('blue', 1), SEARCH('ford'), { save }]);
      expect(lines.at(-1)).toEqual({ saved: save });
      const { answers, match } = verify(picket, parseRecord(JSON.parse(readFileSync(save, 'utf8'))));
      expect([answers, match.hash()]).toEqual([5, lines[4]?.hash]);
    }));

  test('a file that cannot be written is an error, and leaves nothing behind', () =>
    inFolder(async (folder) => {
      const save = path.join(folder, 'nowhere', 'game.json');
      const lines = await converse([{ save }, HIDE]);
      expect(lines[1]?.error).toBe(`${save}: it cannot be written (ENOENT). Choose another file or folder.`);
      expect([existsSync(path.join(folder, 'nowhere')), lines[2]?.seq]).toEqual([false, 1]);
    }));
});

describe('malformed input', () => {
  test.each([
    ['garbage', 'The line is not JSON'],
    ['{"pick":', 'The line is not JSON'],
    ['[1]', 'The line is not an object'],
    ['null', 'The line is not an object'],
    ['{}', 'The line asks for nothing'],
    ['{"pick":0,"undo":true}', '"pick" and "undo" are two requests'],
    ['{"pick":0,"speed":9}', '"speed" has no meaning here'],
    ['{"__proto__":{"pick":0}}', 'The line asks for nothing'],
    ['{"pick":-1}', '"pick" must be a whole number'],
    ['{"pick":1.5}', '"pick" must be a whole number'],
    ['{"pick":"0"}', '"pick" must be a whole number'],
    ['{"answer":{"kind":"hide","post":"mill"},"seq":"0"}', '"seq" must be a whole number'],
    ['{"answer":{"kind":"hide","post":"mill"},"by":7}', '"by" must be text'],
    ['{"undo":1}', '"undo" must be true'],
    ['{"view":"napoleon"}', 'Nobody of that name looks on'],
    ['{"view":7}', '"view" must be text'],
    ['{"save":""}', '"save" must be text'],
  ])('%s is an error, and the referee goes on', async (line, error) => {
    const [, wrong, right] = await converse([line, HIDE]);
    expect(wrong?.error).toContain(error);
    expect(right?.seq).toBe(1);
  });

  test('answers that are no answers are refused', async () => {
    const lines = await converse(
      [7, null, [], 'mill', { kind: 'constructor' }, { kind: 'hide', post: 'mill', more: 1 }].map((answer) => ({
        answer,
      })),
    );
    expect(lines.slice(1).map(({ refused }) => refused?.rule)).toEqual(Array(6).fill('1.1'));
  });
});

describe('the stream', () => {
  test('blank lines, carriage returns, a byte order mark and a last line without its end are no trouble', async () => {
    const { out } = await run(['referee', 'picket'], { input: '\uFEFF{"pick":0}\r\n\r\n   \n{"pick":0}' });
    expect(out.trimEnd().split('\n')).toHaveLength(3);
  });

  test('lines may come in pieces, cut even within a letter', async () => {
    const bytes = Buffer.from('{"view":"né"}\n{"pick":0}\n');
    const input = [...bytes].map((byte) => Buffer.from([byte]));
    const { out } = await run(['referee', 'picket'], { input });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Standing);
    expect(lines[1]?.error).toContain('Nobody of that name');
    expect(lines[2]?.seq).toBe(1);
  });

  test('a line that is too long is an error, and the next one is read', async () => {
    const [, wrong, right] = await converse([`{"answer":"${'x'.repeat(LONGEST_LINE)}"}`, { pick: 0 }]);
    expect(wrong?.error).toContain('longer than');
    expect(right?.seq).toBe(1);
  });

  test('speaks French when asked', async () => {
    const [, wrong] = await converse(['{}'], '--lang', 'fr');
    expect(wrong?.error).toContain('La ligne ne demande rien');
  });
});
