import type { Language } from '@bivouac/kernel';

/** A word of the rules with what it means in two sentences. */
export interface Term {
  readonly id: string;
  /** The first is its name; the others are forms of it that stand in sentences. */
  readonly forms: readonly string[];
  readonly words: string;
  readonly rule: string;
}

/** A term as a game writes it down: its rule, and name and meaning in each language. Forms are parted by bars. */
export interface WrittenTerm {
  readonly rule: string;
  readonly en: readonly [forms: string, words: string];
  readonly fr: readonly [forms: string, words: string];
}

/** The terms of a game in one language. */
export const glossaryOf = (written: Readonly<Record<string, WrittenTerm>>, language: Language): readonly Term[] =>
  Object.entries(written).map(([id, { rule, ...told }]) => {
    const [forms, words] = told[language];
    return { id, rule, words, forms: forms.split('|') };
  });

/** A piece of a text: plain, or a term of the glossary. */
export type Piece = string | { readonly text: string; readonly term: Term };

const LETTER = String.raw`[\p{L}\p{N}]`;
const escaped = (form: string): string =>
  form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[ \u00a0\u202f]`);

/** Finds the terms in texts: whole words, whatever their capitals, the longest first. */
export interface TermFinder {
  readonly pattern: RegExp;
  readonly byForm: ReadonlyMap<string, Term>;
}

const plain = (form: string): string => form.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ');

export const finderOf = (terms: readonly Term[]): TermFinder | undefined => {
  const forms = terms.flatMap((term) => term.forms.map((form) => [plain(form), term] as const));
  if (forms.length === 0) return undefined;
  const longestFirst = forms.map(([form]) => form).toSorted((a, b) => b.length - a.length);
  return {
    pattern: new RegExp(`(?<!${LETTER})(?:${longestFirst.map(escaped).join('|')})(?!${LETTER})`, 'giu'),
    byForm: new Map(forms),
  };
};

/** A text with its terms set apart: each the first time that it stands there. */
export const explained = (
  text: string,
  { pattern, byForm }: TermFinder,
  seen = new Set<string>(),
): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = byForm.get(plain(match[0]));
    if (!term || seen.has(term.id)) continue;
    seen.add(term.id);
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length || pieces.length === 0) pieces.push(text.slice(from));
  return pieces;
};
