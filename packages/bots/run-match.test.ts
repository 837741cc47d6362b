import { type Bot, canonical, verify } from '@bivouac/kernel';
import { redoubts } from '@bivouac/testing/example/redoubts.ts';
import { describe, expect, test } from 'vitest';
import { random } from './random.ts';
import { runMatch } from './run-match.ts';

const options = { redoubts: 3 };
const bots = { empire: random, coalition: random };

describe('a match between bots', () => {
  test('is played to its end, without a fault', () => {
    const { result, answers, faults } = runMatch({ game: redoubts, options, bots, seed: 1, checksAll: true });
    expect(result?.points).toBeDefined();
    expect(answers).toBe(3 * 4);
    expect(faults).toEqual([]);
  });

  test('is the same for the same seed, and another for another', () => {
    const hash = (seed: number) => runMatch({ game: redoubts, options, bots, seed }).match.hash();
    expect(hash(1)).toBe(hash(1));
    expect(hash(1)).not.toBe(hash(2));
  });

  test('leaves a record that verifies, its rolls numbered', () => {
    const { match } = runMatch({ game: redoubts, options, bots, seed: 3 });
    expect(verify(redoubts, match.record()).result).toEqual(match.result());
    expect(match.entries.filter(({ by }) => by === 'chance').map(({ draw }) => draw)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('the dice do not depend on what the bots pick', () => {
    const cautious: Bot = { name: 'cautious', choose: (_view, { answers }) => answers[0] ?? { kind: 'none' } };
    const dice = (player: Bot) =>
      runMatch({ game: redoubts, options, bots: { ...bots, empire: player }, seed: 5 })
        .match.entries.filter(({ by }) => by === 'chance')
        .map(({ answer }) => answer['face']);
    expect(dice(cautious)).toEqual(dice(random));
  });

  test('a bot sees its own view and nothing else', () => {
    const seen: string[] = [];
    const watcher: Bot = {
      name: 'watcher',
      choose(view, question, pick) {
        seen.push(canonical(view));
        return random.choose(view, question, pick);
      },
    };
    runMatch({ game: redoubts, options, bots: { empire: watcher, coalition: random }, seed: 1 });
    expect(seen.length).toBe(3);
    expect(seen[0]).toContain('"reserves":[6,"hidden","hidden"]');
  });

  test('a bot that answers what is not offered is a fault that names it', () => {
    const forger: Bot = { name: 'forger', choose: () => ({ kind: 'send', nation: 'france', men: 99 }) };
    const { faults, result } = runMatch({ game: redoubts, options, bots: { ...bots, empire: forger }, seed: 1 });
    expect(result).toBeUndefined();
    expect(faults[0]?.rule).toBe('2');
    expect(faults[0]?.what).toContain('forger gives {"kind":"send","men":99,"nation":"france"}');
  });

  test('a rule that throws and a broken invariant are faults', () => {
    const later: typeof redoubts = {
      ...redoubts,
      *play(g) {
        yield* redoubts.play(g);
        throw new Error('3.9 no such redoubt');
      },
    };
    const report = runMatch({ game: later, options, bots, seed: 1 });
    expect(report.faults[0]).toEqual({ rule: '3', what: 'assault.roll: Error: 3.9 no such redoubt' });
    const unsound: typeof redoubts = { ...redoubts, sound: () => [{ rule: '1', what: 'a battalion is lost' }] };
    const first = runMatch({ game: unsound, options, bots, seed: 1, checksAll: true });
    expect(first.faults).toEqual([{ rule: '1', what: 'a battalion is lost' }]);
    expect(first.answers).toBe(0);
  });

  test('a match that is not over in time is a fault', () => {
    const { faults } = runMatch({ game: redoubts, options, bots, seed: 1, maxAnswers: 5 });
    expect(faults).toEqual([{ rule: 'table', what: 'the match is not over after 5 answers' }]);
  });

  test('an empty seat is refused before play', () => {
    expect(() => runMatch({ game: redoubts, options, bots: { empire: random }, seed: 1 })).toThrow(
      'redoubts: no bot sits at coalition',
    );
  });
});
