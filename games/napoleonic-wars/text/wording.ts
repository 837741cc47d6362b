import type { Answer, Catalogue, Language } from '@bivouac/kernel';
import type { Names } from './names.ts';

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** "1 Unit", "3 Units". English says "0 Units". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** « 1 carte », « 3 cartes », et « 0 carte ». */
export const nombre = (number: number, one: string, many = `${one}s`): string => `${number} ${number < 2 ? one : many}`;

/** "+2", "−3": modifiers carry their sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

type LabelOf<A extends Answer, K extends A['kind']> = (answer: Extract<A, { readonly kind: K }>, name: Names) => string;
/** What a button says, in both languages. */
export interface Labels<A extends Answer> {
  readonly byKind: { readonly [K in A['kind']]: LabelOf<A, K> };
  /** Where the same answer means something else: by the key of the question and the kind of the answer. */
  readonly byQuestion?: Readonly<Record<string, string>>;
}

/** The words of one chapter or of one card: what it tells, and the answers that it asks for. */
export interface Wording<M extends object, A extends Answer = never> {
  readonly en: Catalogue<M, Names>;
  readonly fr: Catalogue<M, Names>;
  readonly labels: Readonly<Record<Language, Labels<A>>>;
}
/** The same without its types, as the table reads it. */
export interface AnyWording {
  readonly en: object;
  readonly fr: object;
  readonly labels: Readonly<
    Record<Language, { readonly byKind: object; readonly byQuestion?: Readonly<Record<string, string>> }>
  >;
}
