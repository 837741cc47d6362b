import type { Answer, Script, Verdict } from '@bivouac/kernel';
import type { Nation } from '../../catalogue/ids.ts';
import type { NapoleonicWars } from '../../state/state.ts';

/** 6.3 Something that the Active nation may do in its Impulse: what it might do, the verdict on each, and the doing. */
export interface Act<A extends Answer = Answer> {
  readonly kinds: readonly A['kind'][];
  readonly among: (g: NapoleonicWars, nation: Nation) => readonly A[];
  readonly may: (g: NapoleonicWars, nation: Nation, answer: A) => Verdict;
  readonly carryOut: (g: NapoleonicWars, nation: Nation, answer: A) => Script;
}
/** An act whose answers are known to its own file alone. */
export const act = <A extends Answer>(made: Act<A>): Act => made as unknown as Act;

/** What asks nothing is done at once. */
export const atOnce = <A extends Answer>(
  deed: (g: NapoleonicWars, nation: Nation, answer: A) => void,
): Act<A>['carryOut'] =>
  function* (g, nation, answer) {
    deed(g, nation, answer);
    yield* [];
  };
