import type { Game, State } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { gateTest, PROPERTIES, type Subject } from './properties/index.ts';

/** What is played, and how much of each property is tried: a slice in the test suite, the whole in the long run. */
export interface Slice<S extends State, O, V> extends Omit<Subject<S, O, V>, 'game'> {
  /** Random games for each property. */
  readonly games?: number;
  /** Another number for some of them, by name. */
  readonly gamesFor?: Readonly<Record<string, number>>;
  /** Forged answers thrown at the gate. */
  readonly forged?: number;
  /** What this game has, so that it must be met: answers under seal, windows, seats that act side by side, seats that fall out, kept facts. */
  readonly has?: readonly Feature[];
}

/** Not every game has them. */
const FEATURES = ['seals', 'windows', 'sideBySide', 'out', 'doubts'] as const;
export type Feature = (typeof FEATURES)[number];

/** Registers the suite that every game must pass. */
export const conformance = <S extends State, O, V>(game: Game<S, O, V>, slice: Slice<S, O, V>): void => {
  const { games = 10, gamesFor = {}, forged = 5000, has = [], ...plan } = slice;
  const mayBeNone: readonly string[] = ['different', ...FEATURES.filter((feature) => !has.includes(feature))];
  const subject: Subject<S, O, V> = { game, ...plan };
  describe(`${game.id} is a game of Bivouac`, () => {
    test.each(PROPERTIES)('$name: $says', (property) => {
      const tally = property.try(subject, gamesFor[property.name] ?? games);
      const unseen = Object.keys(tally).filter((what) => tally[what] === 0 && !mayBeNone.includes(what));
      expect(unseen).toEqual([]);
    });

    test(`gate: of ${forged} forged answers none is accepted, and nothing moves`, () => {
      expect(gateTest(subject, forged)['forged']).toBe(forged);
    });
  });
};
