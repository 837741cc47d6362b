/** Finds the rules that a source file names. What counts as naming one is said here and nowhere else. */

/**
 * "8.4", "8.4 bp6", "10.2a", "14.5.7": a number with, perhaps, a bullet point or a letter. "G.4", "G.4.b": a section's letter
 * before it. "SG J.6" is a rule of another book, on which a game leans.
 */
const NUMBERED = String.raw`\d+(?:\.\d+)*[a-e]?(?: bp\d)?`;
const LETTERED = String.raw`(?:SG )?[A-Z]\.\d+(?:\.[a-z])?`;
const REF = `(?:${LETTERED}|${NUMBERED})`;
const REFS = String.raw`${REF}(?:(?:, | and | to )${REF})*`;

/** A citation points into its numbered rule: "8.4 bp6" into 8.4, "10.2a" into 10.2. */
const ruleIn = (ref: string): string => ref.replace(/ bp\d$|(?<=\d)[a-e]$/, '').replace(/(?<=\d)[a-e]$/, '');

const refsIn = (list: string): readonly string[] =>
  [...list.matchAll(new RegExp(REF, 'g'))].map(([ref]) => ruleIn(ref));

/** A whole string literal that is a rule's number: the one that a clause, a question or a line of the log carries. */
const CITED = new RegExp(String.raw`(['"\x60])(${REF})\1`, 'g');

/** A comment that opens with numbers: the rule in our own words, over the code that holds it. */
const HEADED = new RegExp(String.raw`(?:/\*\*?|//|^\s*\*)\s*(${REFS})(?=[\s:.,;)]|$)`, 'gm');

/** A title of a test, or of a group of them, that opens with numbers. */
const TITLED = new RegExp(
  String.raw`(?:\b(?:test|it|describe)(?:\.\w+)*|\))\s*\(\s*(['"\x60])(${REFS})(?=[\s:,.])`,
  'g',
);

export const rulesCitedIn = (source: string): ReadonlySet<string> =>
  new Set([
    ...[...source.matchAll(CITED)].map(([, , ref = '']) => ruleIn(ref)),
    ...[...source.matchAll(HEADED)].flatMap(([, list = '']) => refsIn(list)),
  ]);

export const rulesTestedIn = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(TITLED)].flatMap(([, , list = '']) => refsIn(list)));
