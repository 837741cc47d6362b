import { askedAs, factOf, type Question, type State } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { partition, type Partition } from '../example/partition.ts';
import { redoubts, type Redoubts } from '../example/redoubts.ts';
import { ends } from './ends.ts';
import { facts } from './facts.ts';
import { json } from './json.ts';
import { listed } from './listed.ts';
import { lostInJson } from './plain.ts';
import { records } from './records.ts';
import { asking, type Sabotaged, sabotaged, tried } from './sabotage.ts';
import { answerAtRandom, positions, randomGame, rounds } from './subject.ts';
import type { Property } from './subject.ts';
import { undo } from './undo.ts';
import { views } from './views.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

const sends = (change: (question: Question) => Question): Partial<Sabotaged> =>
  asking((questions) => questions.map((question) => (question.rule === '2' ? change(question) : question)));

/** A number that lives beside the state, where no rule may keep anything. */
const remembering = (act: (count: number, g: State) => void): Partial<Sabotaged> => {
  let count = 0;
  return {
    *play(g) {
      act(count++, g);
      yield* redoubts.play(g);
    },
  };
};
const logged = (count: number, g: State): void => {
  g.log = [...g.log, { rule: '2', said: { key: 'end.redoubts', params: { count } }, to: 'all' }];
};

test('a random game is played once for all properties, and again for who wants to hear every answer', () => {
  let begun = 0;
  const setup: Sabotaged['setup'] = (options) => {
    begun++;
    return redoubts.setup(options);
  };
  const subject = { game: sabotaged({ setup }), options: [{ redoubts: 2 }] };
  const [round] = rounds(subject, 1);
  if (!round) throw new Error('no round');
  const match = randomGame(subject, round);
  const before = match.hash();
  for (const position of positions(subject, round)) answerAtRandom(position.match, position.pick);
  expect([randomGame(subject, round), match.hash(), begun]).toEqual([match, before, 1]);
  let heard = 0;
  const again = randomGame(subject, round, () => heard++);
  expect([again.hash(), heard, begun]).toEqual([before, match.seq, 2]);
});

describe('ends: the suite finds', () => {
  const trying = tried(ends, { mostAnswers: 200 });

  test('a game without end', () => {
    const game = sabotaged({ result: () => undefined });
    expect(trying(game)).toThrow('table the match is not over after 200 answers');
  });
  test('a question without an answer', () => {
    const game = sabotaged(sends((question) => ({ ...question, answers: question.answers.slice(4) })));
    expect(trying(game)).toThrow('2 send.whom: a question without an answer');
  });
  test('a question to nobody', () => {
    const game = sabotaged(
      sends((question) => askedAs(question, { by: question.by === 'empire' ? 'spain' : question.by })),
    );
    expect(trying(game)).toThrow('2 send.whom: spain is asked, who has no seat');
  });
  test('a question of no rule', () => {
    expect(trying(sabotaged(sends((question) => askedAs(question, { rule: '' }))))).toThrow(
      'the question names no rule',
    );
  });
  test('an answer listed twice', () => {
    const game = sabotaged(sends((question) => ({ ...question, answers: [...question.answers, ...question.answers] })));
    expect(trying(game)).toThrow('is listed twice');
  });
  test('an answer that is not flat and plain', () => {
    const nested = { kind: 'send', to: { redoubt: 1 } } as never;
    const game = sabotaged(sends((question) => ({ ...question, answers: [...question.answers, nested] })));
    expect(trying(game)).toThrow('is not a flat object of plain values');
    const nan = sabotaged(sends((question) => ({ ...question, answers: [{ kind: 'send', men: NaN }] })));
    expect(trying(nan)).toThrow('is not a flat object of plain values');
  });
  test('a broken invariant, the answer after which it broke, and how to play it again', () => {
    const sound: Sabotaged['sound'] = (g) => (g.takers.length === 2 ? [{ rule: '1', what: 'a redoubt is lost' }] : []);
    expect(trying(sabotaged({ sound }))).toThrow(
      "1 a redoubt is lost\n  at redoubts, options[0], seed 'bivouac 0', answer 8",
    );
  });
  test('a rule that throws', () => {
    const result: Sabotaged['result'] = (g) => {
      if (g.takers.length === 3) throw new Error('4 cannot be counted');
      return redoubts.result(g);
    };
    expect(trying(sabotaged({ result }))).toThrow('3 assault.roll: Error: 4 cannot be counted');
  });
  test('a game that ends without a result, and a seat with a name of the table', () => {
    expect(trying(sabotaged({ seats: () => ['empire', 'referee'] }))).toThrow('no seat may be called referee');
  });
});

describe('a table for three to five: the suite finds', () => {
  const trying = (property: Pick<Property, 'try'>, change: Partial<typeof partition>) => () =>
    property.try({ game: { ...partition, ...change }, options: [{ players: 4, rounds: 4 }] }, 12);
  const asking = (change: (question: Question, g: Partition) => Question): (typeof partition)['play'] =>
    function* (g) {
      const script = partition.play(g);
      for (let step = script.next(); !step.done;)
        step = script.next(yield step.value.map((question) => change(question, g)));
    };

  test('none where there is none, and that all of it was met', () => {
    expect(trying(ends, {})()).toMatchObject({ games: 12 });
    expect(trying(ends, {})()['sideBySide']).toBeGreaterThan(10);
    expect(trying(windows, {})()['windows']).toBeGreaterThan(10);
  });
  test('a question to a seat that is out', () => {
    expect(trying(ends, { inPlay: ({ powers }) => powers.slice(1) })).toThrow(
      'france is asked, who is out of the game',
    );
  });
  test('a moment that the game does not name', () => {
    expect(trying(ends, { moments: {} })).toThrow('the game does not name the moment provinceWon');
  });
  test('a window in which nobody can pass', () => {
    const play = asking((question) =>
      question.window ? { ...question, answers: [{ kind: 'unmask' }, { kind: 'bribe' }] } : question,
    );
    expect(trying(windows, { play })).toThrow('nobody can pass');
  });
  test('a window that asks one whom it does not name', () => {
    const play = asking((question) =>
      question.window ? askedAs(question, { window: { ...question.window, seats: ['russia'] } }) : question,
    );
    expect(trying(windows, { play })).toThrow('the window is not open to');
  });
  test('a seat that is asked only when it holds something', () => {
    const play: (typeof partition)['play'] = function* (g) {
      const script = partition.play(g);
      for (let step = script.next(); !step.done;) {
        const [asked] = step.value;
        const isBare = asked?.window !== undefined && asked.answers.length === 1;
        step = script.next(isBare ? asked.answers : yield step.value);
      }
    };
    expect(trying(views, { play })).toThrow('can tell what is hidden by the');
  });
  test('an only answer in a window that the table gives at once', () => {
    const play = asking((question) => (question.window ? askedAs(question, { forced: 'public' }) : question));
    expect(trying(views, { play })).toThrow('the answers that the table gives at once');
  });
  test('what allies alone may know', () => {
    const view: (typeof partition)['view'] = (g, seer) => ({ ...partition.view(g, seer), gold: g.gold });
    expect(
      trying(views, {
        view,
        imagine: (seen, seer, pick) => partition.imagine(partition.view(seen as never, seer), seer, pick),
      }),
    ).toThrow('can tell what is hidden by the table gold');
  });
});

describe('listed: the suite finds a listed answer that', () => {
  /** One of so many that random play would hardly meet it. */
  const answers = Array.from({ length: 60 }, (_, men) => ({ kind: 'levy', men }));
  const levying = (levy: (men: unknown, g: Redoubts) => void): Sabotaged =>
    sabotaged({
      *play(g) {
        const [answer] = yield [{ by: 'empire', rule: '9', prompt: { key: 'send.whom', params: {} }, answers }];
        levy(answer?.['men'], g);
        yield* redoubts.play(g);
      },
    });
  const trying = (game: Sabotaged) => () => listed.try({ game, options: [{ redoubts: 1 }] }, 1);

  test('is harmless: none', () => {
    expect(trying(levying(() => undefined))()['answers']).toBeGreaterThan(60);
  });
  test('the script cannot hear', () => {
    const deaf = levying((men) => {
      if (men === 33) throw new Error('9 nobody can levy so many');
    });
    expect(trying(deaf)).toThrow('9 nobody can levy so many');
  });
  test('breaks an invariant', () => {
    const broken = levying((men, g) => {
      if (men === 33) g.reserves = { ...g.reserves, russia: -1 };
    });
    expect(trying(broken)).toThrow(
      '9 send.whom: the listed answer {"kind":"levy","men":33} breaks 2.1 russia overdrawn',
    );
  });
});

describe('json: the suite finds', () => {
  test('a state that JSON cannot keep', () => {
    const setup: Sabotaged['setup'] = (options) => ({ ...redoubts.setup(options), clock: new Clock(options.redoubts) });
    class Clock {
      readonly redoubt = 1;
      readonly of: number;
      constructor(of: number) {
        this.of = of;
      }
    }
    expect(tried(json)(sabotaged({ setup }))).toThrow('JSON cannot keep it: state.clock is a Clock');
  });
  test('what is remembered beside the state', () => {
    expect(tried(json)(sabotaged(remembering(logged)))).toThrow('the events differs');
  });
  test('an order that depends on that of the keys', () => {
    const setup: Sabotaged['setup'] = (options) => ({
      ...redoubts.setup(options),
      reserves: { russia: 6, france: 6, austria: 6 },
    });
    const keyed = asking((questions, g) =>
      questions.map((question) =>
        askedAs(question, {
          prompt: { key: question.prompt.key, params: { ...question.prompt.params, first: Object.keys(g.reserves) } },
        }),
      ),
    );
    expect(tried(json)(sabotaged({ setup, ...keyed }))).toThrow('played on from a checkpoint: the questions differs');
  });
  test('options that their own schema changes', () => {
    const options = { ...redoubts.options, parse: () => ({ redoubts: 3 }) };
    expect(tried(json)(sabotaged({ options }))).toThrow('the options are not what they were');
  });
  test('each thing that JSON loses', () => {
    expect(lostInJson({ a: [1, 'x', true, null, { b: [] }] })).toBeUndefined();
    const lost = [undefined, NaN, Infinity, -0, 1n, Symbol('x'), () => 1, new Map(), new Date(0), Array(2)];
    for (const thing of lost) expect(lostInJson({ a: { b: thing } })).toContain('.a.b');
  });
});

describe('undo: the suite finds', () => {
  test('what is remembered beside the state', () => {
    expect(tried(undo)(sabotaged(remembering(logged)))).toThrow('forked: the events differs');
  });
  test('a table that is changed in place, and so in every fork', () => {
    const play: Sabotaged['play'] = function* (g) {
      (g.takers as string[]).push('nobody');
      yield* redoubts.play(g);
    };
    expect(tried(undo)(sabotaged({ play }))).toThrow('forked: the state differs');
  });
});

test('records: the suite finds a game that does not play the same twice', () => {
  const game = sabotaged(remembering((count, g) => Object.assign(g, { count })));
  expect(tried(records)(game)).toThrow('record.hash: the replay ends in another state than the record says');
});

describe('words: the suite finds', () => {
  test('a sentence with a hole, in any language', () => {
    const tell: Sabotaged['tell'] = (language, message) =>
      redoubts.tell(language, message).replace('redoute', language === 'fr' ? 'undefined' : 'redoute');
    expect(tried(words)(sabotaged({ tell }))).toThrow('in fr reads');
  });
  test('an answer without a label', () => {
    expect(tried(words)(sabotaged({ label: () => ' ' }))).toThrow("an answer to send.whom in en reads ' '");
  });
  test('a message without a sentence', () => {
    expect(
      tried(words)(sabotaged(sends((question) => askedAs(question, { prompt: { key: 'x', params: {} } })))),
    ).toThrow('no sentence for x');
  });
});

test('facts: the suite finds a fact that outlives a table which it reads', () => {
  const left = factOf(
    ({ clock }: Redoubts) => [clock.of],
    ({ reserves }) => reserves.france,
  );
  const game = sabotaged({
    *play(g) {
      left(g);
      yield* redoubts.play(g);
    },
  });
  expect(tried(facts)(game)).toThrow('a kept fact is stale: ({ reserves }) => reserves.france');
  expect(tried(facts)(sabotaged({}))()).toEqual({ games: 12, doubts: 0 });
});
