import { say } from '@bivouac/testing/example/toy.ts';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import {
  ask,
  askedAs,
  askTogether,
  CHANCE,
  choice,
  choose,
  draw,
  drawnAnswer,
  listedAs,
  offers,
  roll,
  type Script,
  wellPosed,
} from './question.ts';

/** Runs a script, giving each set of questions what the test answers. */
const run = <T>(script: Script<T>, ...answers: readonly (readonly Answer[])[]): T => {
  let step = script.next();
  for (const given of answers) step = script.next(given);
  if (!step.done) throw new Error('the script still asks');
  return step.value;
};
const march = (to: number) => ({ kind: 'march', to }) as const;
const tooFar = { rule: '8.1', because: say('march.tooFar') };
const question = { by: 'empire', rule: '8', prompt: say('march.where') };

describe('asking', () => {
  test('ask yields one question and returns its answer', () => {
    const script = ask({ ...question, answers: [march(1), march(2)] });
    expect(script.next().value).toEqual([{ ...question, answers: [march(1), march(2)] }]);
    expect(script.next([march(2)])).toEqual({ done: true, value: march(2) });
  });

  test('askTogether yields all and returns all, and asks nobody when there is nobody to ask', () => {
    const both = [
      { ...question, answers: [march(1)] },
      { ...question, by: 'coalition', answers: [march(2)] },
    ];
    expect(askTogether(both).next().value).toEqual(both);
    expect(run(askTogether(both), [march(1), march(2)])).toEqual([march(1), march(2)]);
    expect(run(askTogether([]))).toEqual([]);
  });

  test('a roll asks chance for one of six faces, a draw for one of what is left', () => {
    const [die] = roll('3', say('roll')).next().value as readonly { by: string; answers: readonly Answer[] }[];
    expect(die?.by).toBe(CHANCE);
    expect(die?.answers.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(run(roll('3', say('roll')), [{ kind: 'die', face: 4 }])).toBe(4);
    const cards = [{ kind: 'card', id: 7 }];
    expect(draw('4', say('draw'), cards).next().value).toEqual([
      { by: CHANCE, rule: '4', prompt: say('draw'), answers: cards },
    ]);
  });
});

describe('a choice', () => {
  const may = ({ to }: { to: number }) => (to > 2 ? tooFar : undefined);
  const made = choice<{ kind: 'march' | 'halt'; to: number }>({
    ...question,
    among: [1, 2, 3, 4].map((to) => ({ kind: 'march', to })),
    may,
    or: [{ kind: 'halt', to: 0 }],
  });

  test('offers what the verdict allows, and what is always open', () => {
    expect(made.answers).toEqual([march(1), march(2), { kind: 'halt', to: 0 }]);
  });

  test('explains what it does not offer', () => {
    expect(made.wishes?.()).toEqual([
      { answer: march(3), refusal: tooFar },
      { answer: march(4), refusal: tooFar },
    ]);
  });

  test('judges candidates only when someone reads the list, and the refused again when someone asks why', () => {
    let judged = 0;
    const counting = choice({ ...question, among: [march(1), march(3)], may: (to) => (judged++, may(to)) });
    expect(judged).toBe(0);
    expect([counting.answers, counting.answers]).toEqual([[march(1)], [march(1)]]);
    expect(judged).toBe(2);
    counting.wishes?.();
    expect(judged).toBe(4);
  });

  test('accepts an answer by judging it alone, and the listed object is heard', () => {
    const judged: number[] = [];
    const among = [1, 2, 3].map(march);
    const lazy = choice({ ...question, among, may: (wish) => (judged.push(wish.to), may(wish)), or: [march(9)] });
    expect(listedAs(lazy, { kind: 'march', to: 2 })).toBe(among[1]);
    expect(judged).toEqual([2]);
    expect([listedAs(lazy, march(3)), listedAs(lazy, march(7)), listedAs(lazy, null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(listedAs(lazy, march(9))).toEqual(march(9));
    expect(wellPosed([lazy])).toEqual([lazy]);
    expect(judged).toEqual([2, 3]);
  });

  test('has an answer if any candidate may be given, and is ill posed if none may', () => {
    const lazy = (among: readonly ReturnType<typeof march>[]) => choice({ ...question, among, may });
    expect(() => wellPosed([lazy([march(3), march(1)])])).not.toThrow();
    expect(() => wellPosed([lazy([march(3)])])).toThrow('a question without an answer');
  });

  test('says whether there are so many answers, and judges no more than it takes', () => {
    const judged: number[] = [];
    const among = [1, 3, 2, 4].map(march);
    const lazy = choice({ ...question, among, may: (wish) => (judged.push(wish.to), may(wish)) });
    expect([offers(lazy, 1), judged]).toEqual([true, [1]]);
    expect([offers(lazy, 2), judged]).toEqual([true, [1, 1, 3, 2]]);
    expect([offers(lazy, 3), lazy.answers.length, offers(lazy, 2), offers(lazy, 3)]).toEqual([false, 2, true, false]);
    expect([offers({ ...question, answers: among }, 4), offers({ ...question, answers: among }, 5)]).toEqual([
      true,
      false,
    ]);
  });

  test('draws any of its answers and judges the others not: each is as likely, and none that is refused', () => {
    let judged = 0;
    const lazy = () =>
      choice({
        ...question,
        among: [1, 3, 2, 4, 5].map(march),
        may: (wish) => (judged++, may(wish)),
        or: [march(9)],
      });
    expect(drawnAnswer(lazy(), () => 0)).toEqual(march(1));
    expect(judged).toBe(1);
    // Every way in which six, five, four and three things can be drawn, one after the other.
    const drawn: number[] = [];
    for (let way = 0; way < 6 * 5 * 4 * 3; way++) {
      let left = way;
      const pick = (below: number): number => {
        const place = left % below;
        left = Math.floor(left / below);
        return place;
      };
      drawn.push((drawnAnswer(lazy(), pick) as ReturnType<typeof march>).to);
    }
    expect([1, 2, 9].map((to) => drawn.filter((each) => each === to).length)).toEqual([120, 120, 120]);
    const whole = lazy();
    expect(drawnAnswer({ ...question, answers: whole.answers }, () => 2)).toEqual(march(9));
    expect(drawnAnswer(whole, () => 1)).toEqual(march(2));
    expect(() => drawnAnswer(choice({ ...question, among: [march(4)], may }), () => 0)).toThrow('nothing is drawn');
  });

  test('is read while it is asked: after an answer was heard a list that nobody has read cannot be made', () => {
    const [read, unread] = [1, 2].map(() => choice({ ...question, among: [march(1)], may }));
    expect(read?.answers).toEqual([march(1)]);
    for (const each of [read, unread]) each?.unread?.close();
    expect(read?.answers).toEqual([march(1)]);
    expect(() => unread?.answers).toThrow('8 march.where: the answers are read after one was heard');
  });

  test('asked with something changed, it still has its list unread, and its own reasons', () => {
    let judged = 0;
    const counting = choice({ ...question, among: [march(1), march(3)], may: (to) => (judged++, may(to)) });
    const changed = askedAs(askedAs(counting, { forced: 'public' }), { by: 'coalition' });
    expect([changed.by, changed.forced, changed.rule, judged]).toEqual(['coalition', 'public', '8', 0]);
    expect(changed.answers).toEqual([march(1)]);
    expect(counting.answers).toBe(changed.answers);
    expect(changed.wishes?.()).toEqual([{ answer: march(3), refusal: tooFar }]);
    expect(askedAs(changed, { wishes: () => [] }).wishes?.()).toEqual([]);
    expect(askedAs({ ...question, answers: [march(1)] }, { atOnce: true })).toMatchObject({ atOnce: true });
  });

  test('copied field by field has a list of its own, which is what counts', () => {
    const whole = choice({ ...question, among: [march(1), march(2)], may });
    const cut = { ...whole, answers: whole.answers.slice(1) };
    expect([listedAs(cut, march(1)), listedAs(cut, march(2))]).toEqual([undefined, march(2)]);
  });

  test('does not judge the hopeless until someone asks why', () => {
    const judged: number[] = [];
    const quick = choice({
      ...question,
      among: [1, 2, 3, 4].map(march),
      likely: ({ to }) => to < 4,
      may: (wish) => (judged.push(wish.to), may(wish)),
    });
    expect(quick.answers).toEqual([march(1), march(2)]);
    expect(judged).toEqual([1, 2, 3]);
    expect(quick.wishes?.()).toEqual([
      { answer: march(3), refusal: tooFar },
      { answer: march(4), refusal: tooFar },
    ]);
  });

  test('may not leave out as hopeless what the verdict allows', () => {
    const wrong = choice({ ...question, among: [march(1), march(2)], likely: ({ to }) => to > 1, may });
    expect(() => wrong.wishes?.()).toThrow('8 march.where: {"kind":"march","to":1} may be given');
  });

  test('is asked in one go', () => {
    expect(run(choose({ ...question, among: [march(1)], may }), [march(1)])).toEqual(march(1));
  });
});

describe('questions that may not be asked', () => {
  const posed = { ...question, answers: [march(1)] };

  test('none at all', () => {
    expect(() => wellPosed([])).toThrow('a script waits for an answer and asks nothing');
  });
  test('one without an answer', () => {
    expect(() => wellPosed([{ ...posed, answers: [] }])).toThrow('8 march.where: a question without an answer');
  });
  test('two of one seat', () => {
    expect(() => wellPosed([posed, { ...posed, by: 'coalition' }, { ...posed, rule: '9' }])).toThrow(
      '9 march.where: empire is asked two questions at once',
    );
  });
  test('all others may', () => {
    expect(wellPosed([posed, { ...posed, by: 'coalition' }])).toHaveLength(2);
  });
});
