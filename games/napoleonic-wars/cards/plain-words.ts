import { speechOf, type Speech } from '../text/speech.ts';
import type { AnyWording } from '../text/wording.ts';

/** The same text in both languages. */
export interface Both {
  readonly en: string;
  readonly fr: string;
}
interface PlainWords<K extends string> extends Speech<{ readonly [Key in K]: {} }> {
  readonly wording: AnyWording;
}
const NO_LABELS = { en: { byKind: {} }, fr: { byKind: {} } };

/** The words of a card whose messages name nothing: each of them in both languages. */
export const plainWords = <K extends string>(texts: Readonly<Record<K, Both>>): PlainWords<K> => {
  const spoken = (language: keyof Both): object =>
    Object.fromEntries(Object.entries<Both>(texts).map(([key, text]) => [key, () => text[language]]));
  return {
    wording: { en: spoken('en'), fr: spoken('fr'), labels: NO_LABELS },
    ...speechOf<{ readonly [Key in K]: {} }>(),
  };
};
