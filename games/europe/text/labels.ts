import type { Answer, Language } from '@bivouac/kernel';
import type { Names } from './names.ts';

/** Short names for the answers of one chapter: what a button says, in both languages. */
export type LabelsOf<A extends Answer> = Readonly<Record<Language, ChapterLabels<A>>>;
interface ChapterLabels<A extends Answer> {
  readonly byKind: { readonly [K in A['kind']]: (answer: Extract<A, { readonly kind: K }>, name: Names) => string };
  /** Where the same answer means something else: by the key of the question and the kind of the answer. */
  readonly byQuestion: Readonly<Record<string, string>>;
}
