import { factOf } from '@bivouac/kernel';

/** A position as a bot sees it, with all of it that its thoughts read: tables, and numbers that stand for others. */
export interface Minded {
  readonly reads: readonly unknown[];
}

/** A thought about a position and a subject, had once and kept as long as the position reads the same. */
export const thought = <S extends Minded, About extends string | number, T>(
  think: (s: S, about: About) => T,
): ((s: S, about: About) => T) => factOf(({ reads }: S) => reads, think);
