import { describe, expect, test } from 'vitest';
import { answerHeard, doubtingFacts, StaleFact } from './doubt.ts';
import { fact, factOf, figureOf, judgeOf, lastingFact } from './facts.ts';
import { withRow } from './state.ts';

/** Counts how often the work is done. */
const counted = <Args extends readonly unknown[], Fact>(work: (...args: Args) => Fact) => {
  const done = { times: 0 };
  const counts = (...args: Args): Fact => {
    done.times++;
    return work(...args);
  };
  return { done, work: Object.defineProperty(counts, 'length', { value: work.length }) };
};
const sum = (men: readonly number[]): number => men.reduce((all, each) => all + each, 0);

describe('a fact about its arguments', () => {
  test('is found once for each version of its table', () => {
    const { done, work } = counted(sum);
    const strength = fact(work);
    const before = [1, 2, 3];
    const after = withRow(before, 0, 10);
    expect([strength(before), strength(after), strength(before), strength(after)]).toEqual([6, 15, 6, 15]);
    expect(done.times).toBe(2);
  });

  test('may be nothing, and is still found once', () => {
    const { done, work } = counted((_men: readonly number[]): undefined => undefined);
    const none = fact(work);
    const [one, other] = [[1], [2]];
    expect([none(one), none(other), none(one), none(other)]).toEqual([undefined, undefined, undefined, undefined]);
    expect(done.times).toBe(2);
  });

  test('is kept for the latest versions, and what has been forgotten is found again', () => {
    const { done, work } = counted(sum);
    const strength = fact(work);
    const versions = Array.from({ length: 8 }, (_, men) => [men]);
    for (let again = 0; again < 2; again++)
      expect(versions.map((each) => strength(each))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(done.times).toBe(8);
    for (let men = 0; men < 100; men++) expect(strength([men])).toBe(men);
    expect(strength(versions[3] ?? [])).toBe(3);
    expect(done.times).toBe(109);
  });

  test('outlives any number of imagined versions while it is asked about in between', () => {
    const real = [1, 2, 3];
    const asked = counted(sum);
    const paired = counted((men: readonly number[], more: number) => sum(men) + more);
    const gathered = counted((men: readonly number[], a: number, b: number, c: number) => sum(men) + a + b + c);
    const stated = counted(({ men }: { readonly men: readonly number[] }) => sum(men));
    const [one, two, four] = [fact(asked.work), fact(paired.work), fact(gathered.work)];
    const of = factOf(({ men }: { readonly men: readonly number[] }) => [men], stated.work);
    const all = (men: readonly number[]) => [one(men), two(men, 1), four(men, 1, 1, 1), of({ men })];
    for (let imagined = 0; imagined < 20; imagined++) {
      expect(all(real)).toEqual([6, 7, 9, 6]);
      all([imagined]);
    }
    expect([asked, paired, gathered, stated].map(({ done }) => done.times)).toEqual([21, 21, 21, 21]);
  });

  test('reads any number of things, tables or not, and one that differs makes another fact', () => {
    const { done, work } = counted(
      (men: readonly number[], turn: number, side: string) => `${men.length} ${turn} ${side}`,
    );
    const told = fact(work);
    const [one, two] = [[1], [1, 2]];
    const all = () => [told(one, 1, 'a'), told(two, 1, 'a'), told(one, 2, 'a'), told(one, 1, 'b')];
    for (let again = 0; again < 2; again++) expect(all()).toEqual(['1 1 a', '2 1 a', '1 2 a', '1 1 b']);
    expect(done.times).toBe(4);
  });
});

interface Camp {
  readonly men: readonly number[];
  readonly bread: number;
  readonly log: readonly string[];
}
const camp: Camp = { men: [3, 4], bread: 2, log: [] };

describe('a fact about a state', () => {
  const { done, work } = counted(
    ({ men, bread }: Camp, more: number, side: string) => `${side} ${sum(men) * bread + more}`,
  );
  const rations = factOf(({ men, bread }: Camp) => [men, bread], work);

  test('is kept until one of the things that it reads is another, across copies of the state', () => {
    const times = done.times;
    expect(rations(camp, 1, 'a')).toBe('a 15');
    expect(rations({ ...camp, log: ['the cook is late'] }, 1, 'a')).toBe('a 15');
    expect(done.times).toBe(times + 1);
    expect(rations({ ...camp, men: [4, 4] }, 1, 'a')).toBe('a 17');
    expect(rations({ ...camp, bread: 3 }, 1, 'a')).toBe('a 22');
    expect(rations(camp, 1, 'a')).toBe('a 15');
    expect(done.times).toBe(times + 3);
  });

  test('is found for each of its subjects', () => {
    const fresh = { ...camp, men: [1] };
    const times = done.times;
    const all = () => [rations(fresh, 1, 'a'), rations(fresh, 2, 'a'), rations(fresh, 1, 'b')];
    for (let again = 0; again < 2; again++) expect(all()).toEqual(['a 3', 'a 4', 'b 3']);
    expect(done.times).toBe(times + 3);
  });

  test('that reads another fact is kept as long as that comes out the same', () => {
    const { done: fed, work: feed } = counted(({ men }: Camp) => `${men.length} loaves`);
    const loaves = factOf(({ men }: Camp) => [men.length], feed);
    expect([loaves(camp), loaves({ ...camp, men: [9, 9] })]).toEqual(['2 loaves', '2 loaves']);
    expect(fed.times).toBe(1);
    expect(loaves({ ...camp, men: [9] })).toBe('1 loaves');
  });
});

test('a judge of numbered things judges each once, until what he reads is another', () => {
  const tents = [0, 1, 2].map((index) => ({ index }));
  const { done, work } = counted(({ bread }: Camp, side: string, { index }: { readonly index: number }) =>
    side === 'a' ? index < bread : index > bread,
  );
  const isFed = judgeOf(({ bread }: Camp, _side: string) => [bread], work);
  const fed = (g: Camp, side: string) => tents.map(isFed(g, side));
  for (let again = 0; again < 2; again++) {
    expect(fed(camp, 'a')).toEqual([true, true, false]);
    expect(fed({ ...camp, men: [] }, 'b')).toEqual([false, false, false]);
  }
  expect(done.times).toBe(6);
  expect(fed({ ...camp, bread: 1 }, 'a')).toEqual([true, false, false]);
});

test('doubt compares tables of bytes, byte by byte', () => {
  let secret = 1;
  const table = lastingFact((_thing: object) => Uint8Array.from([0, secret]));
  const thing = {};
  table(thing);
  expect(doubtingFacts(() => table(thing))).toBe(1);
  secret = 2;
  expect(() => doubtingFacts(() => table(thing))).toThrow(StaleFact);
});

describe('a figure', () => {
  test('is reckoned once for the same numbers, and the oldest are forgotten', () => {
    const { done, work } = counted((a: number, b: number) => a * b);
    const product = figureOf((a: number, b: number) => a * 100_000 + b, work);
    expect([product(2, 3), product(2, 3), product(3, 2), product(2, 3)]).toEqual([6, 6, 6, 6]);
    expect(done.times).toBe(2);
    for (let b = 0; b < 5000; b++) product(7, b);
    expect(product(2, 3)).toBe(6);
    expect(done.times).toBe(5003);
  });

  test('whose text leaves out something that it reads is found out by doubt', () => {
    const product = figureOf(
      (a: number, _b: number) => a,
      (a: number, b: number) => a * b,
    );
    product(2, 3);
    answerHeard();
    expect(() => doubtingFacts(() => product(2, 4))).toThrow(StaleFact);
    answerHeard();
    expect(doubtingFacts(() => product(2, 3))).toBe(1);
  });
});

test('a lasting fact is kept as long as its thing', () => {
  const { done, work } = counted(({ men }: Camp) => sum(men));
  const strength = lastingFact(work);
  const camps = Array.from({ length: 50 }, (_, men) => ({ ...camp, men: [men] }));
  for (let again = 0; again < 2; again++) expect(camps.map(strength)).toEqual(camps.map(({ men }) => men[0]));
  expect(done.times).toBe(50);
});

describe('doubt', () => {
  test('finds a fact that reads a table which it does not name', () => {
    const forgetful = factOf(
      ({ men }: Camp) => [men],
      ({ men, bread }: Camp) => sum(men) * bread,
    );
    const use = (): void => {
      forgetful(camp);
      forgetful({ ...camp, bread: 5 });
    };
    use();
    expect(() => doubtingFacts(use)).toThrow(StaleFact);
    expect(() => doubtingFacts(use)).toThrow('sum(men) * bread');
  });

  test('finds a fact whose table was changed in place, after the next answer', () => {
    const strength = fact(sum);
    const men = [1, 2];
    expect(strength(men)).toBe(3);
    men.push(4);
    expect(strength(men)).toBe(3);
    answerHeard();
    expect(() => doubtingFacts(() => strength(men))).toThrow(StaleFact);
  });

  test('finds a fact that was changed by one who used it, in maps and sets too', () => {
    const camps = fact((men: readonly number[], bread: number) => new Map([['camp', new Set([...men, bread])]]));
    const men = [1];
    const use = (): void => {
      camps(men, 2);
    };
    use();
    answerHeard();
    expect(doubtingFacts(use)).toBe(1);
    camps(men, 2).get('camp')?.add(7);
    answerHeard();
    expect(() => doubtingFacts(use)).toThrow(StaleFact);
  });

  test('finds a judge who reads what he does not name', () => {
    const isFed = judgeOf(
      (_g: Camp, _side: string) => [],
      ({ bread }, _side, { index }: { readonly index: number }) => index < bread,
    );
    const use = (bread: number): boolean => isFed({ ...camp, bread }, 'a')({ index: 1 });
    expect([use(2), use(1)]).toEqual([true, true]);
    expect(() => doubtingFacts(() => use(1))).toThrow(StaleFact);
  });

  test('finds a lasting fact that something else has changed since', () => {
    let season = 'summer';
    const weather = lastingFact((_thing: Camp) => season);
    expect(weather(camp)).toBe('summer');
    season = 'winter';
    expect(() => doubtingFacts(() => weather(camp))).toThrow(StaleFact);
  });

  test('does not find a fact again that is as it was, nor those that it uses while it is found again', () => {
    const strength = fact(sum);
    const rations = factOf(
      ({ men, bread }: Camp) => [men, bread],
      ({ men, bread }: Camp) => strength(men) * bread,
    );
    const use = (): void => {
      expect(rations(camp)).toBe(14);
    };
    use();
    answerHeard();
    expect(doubtingFacts(use)).toBe(1);
    expect(doubtingFacts(use)).toBe(0);
    expect(doubtingFacts(() => rations({ ...camp, log: ['rain'] }))).toBe(1);
  });
});
