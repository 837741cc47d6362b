import type { Outline } from '@bivouac/manifest';
import { rulesCitedIn, rulesTestedIn } from './citations.ts';

/** A rulebook as the rules index lists it. */
export interface IndexedBook {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly edition: string;
  readonly rules: readonly string[];
}

/** A source file of a game. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export type Status =
  | { readonly status: 'enforced'; readonly code: readonly string[]; readonly tests: readonly string[] }
  | { readonly status: 'definition'; readonly reason: string }
  | { readonly status: 'missing'; readonly lacks: 'code' | 'test' | 'both' };
export type RuleStatus = { readonly rule: string } & Status;

export interface BookCoverage extends Omit<IndexedBook, 'rules'> {
  readonly counts: {
    readonly rules: number;
    readonly enforced: number;
    readonly definition: number;
    readonly missing: number;
  };
  readonly rules: readonly RuleStatus[];
}

const isTest = ({ path }: SourceFile): boolean => path.endsWith('.test.ts');

/** Which files name each rule. */
const filesByRule = (
  files: readonly SourceFile[],
  named: (text: string) => ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const rule of named(text)) {
      const paths = found.get(rule);
      if (paths) paths.push(path);
      else found.set(rule, [path]);
    }
  return found;
};

/** A rule counts as enforced when the code that plays cites it and a test carries its number. */
export const coverageOf = (
  { rules, ...book }: IndexedBook,
  outline: Outline | undefined,
  files: readonly SourceFile[],
): BookCoverage => {
  const code = filesByRule(
    files.filter((file) => !isTest(file)),
    rulesCitedIn,
  );
  const tests = filesByRule(files.filter(isTest), rulesTestedIn);
  const reasons = new Map(
    outline?.chapters.flatMap((chapter) => chapter.rules.map(({ number, reason }) => [number, reason] as const)),
  );
  const held = new Map(
    outline?.chapters.flatMap((chapter) => chapter.rules.map(({ number, under = number }) => [number, under] as const)),
  );
  const statuses = rules.map((rule): RuleStatus => {
    const reason = reasons.get(rule);
    if (reason !== undefined) return { rule, status: 'definition', reason };
    const cited = code.get(held.get(rule) ?? rule);
    const tested = tests.get(held.get(rule) ?? rule);
    if (cited && tested) return { rule, status: 'enforced', code: cited, tests: tested };
    return { rule, status: 'missing', lacks: cited ? 'test' : tested ? 'code' : 'both' };
  });
  const count = (status: Status['status']): number => statuses.filter((each) => each.status === status).length;
  return {
    ...book,
    counts: {
      rules: rules.length,
      enforced: count('enforced'),
      definition: count('definition'),
      missing: count('missing'),
    },
    rules: statuses,
  };
};

/** The rules that should be there by now and are missing. */
export const shortfall = (
  { rules }: BookCoverage,
  expected: { readonly chapters: readonly string[]; readonly rules: readonly string[] },
): readonly Extract<RuleStatus, { readonly status: 'missing' }>[] =>
  rules.filter(
    (each): each is Extract<RuleStatus, { readonly status: 'missing' }> =>
      each.status === 'missing' &&
      (expected.rules.includes(each.rule) || expected.chapters.includes(each.rule.split('.')[0] ?? '')),
  );
