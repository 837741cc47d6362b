/** The kinds of tests, each a project of vitest.config.ts. The ending of a file's name says which it is of. */
export const LONG_KINDS = ['property', 'replay', 'server', 'browser'] as const;
export const KINDS = ['unit', ...LONG_KINDS] as const;

export type Kind = (typeof KINDS)[number];

/** `12.5-evasion.test.ts` is a unit test, `golden.replay.test.ts` a replay. */
export function kindOf(file: string): Kind {
  return LONG_KINDS.find((kind) => new RegExp(`\\.${kind}\\.test\\.tsx?$`).test(file)) ?? 'unit';
}
