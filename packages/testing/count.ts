import { type Answer, canonical, type Match, type Seat, type State } from '@bivouac/kernel';

export interface Counts {
  /** Ways to give so many answers. */
  readonly sequences: number;
  /** Positions they lead to. */
  readonly positions: number;
}

/**
 * Counts what can happen within so many answers, those of chance included. The numbers move only when a rule does.
 * Several open questions are answered in their order, for the order changes nothing.
 */
export const countPositions = <S extends State, O, V>(match: Match<S, O, V>, depth: number): Counts => {
  const met = new Set<string>();
  const walk = (from: Match<S, O, V>, left: number, sealed: readonly (readonly [Seat, Answer])[]): number => {
    const [question] = from.questions();
    if (left === 0 || !question) {
      const open = from.questions().map(({ by, rule, prompt, answers }) => [by, rule, prompt, answers]);
      met.add(canonical([from.state, open, sealed]));
      return 1;
    }
    const { by, answers } = question;
    return answers.reduce((sum, answer) => {
      const next = from.fork();
      const verdict = next.answer(by, next.seq, answer);
      if (verdict) throw new Error(`${question.rule} ${question.prompt.key}: a listed answer is refused`);
      const isHeard = next.seq > from.seq;
      return sum + walk(next, left - 1, isHeard ? [] : [...sealed, [by, answer] as const]);
    }, 0);
  };
  const sequences = walk(match, depth, []);
  return { sequences, positions: met.size };
};
