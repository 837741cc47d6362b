import { describe, expect, test } from 'vitest';
import { EDITIONS } from './ids.ts';
import { cardText } from './card-texts.ts';
import { cardId, cards } from './cards.ts';

const ALL = EDITIONS.flatMap((edition) =>
  [...cards.keys()].map((id) => ({ id, edition, text: cardText(id, edition) })),
);

describe('6.2 the text of every card', () => {
  test('is in whole sentences', () => {
    for (const { text } of ALL) for (const words of [text.en, text.fr]) expect(words).toMatch(/^[\p{Lu}+−\d].*\.$/u);
  });

  test('gives the same figures and names the same cards in both languages', () => {
    const figures = (words: string): readonly string[] => (words.match(/[−+]?\d+[FC]?/g) ?? []).sort();
    for (const { id, text } of ALL) expect([id, ...figures(text.fr)]).toEqual([id, ...figures(text.en)]);
  });

  test('names only cards that exist, and pieces by their names', () => {
    for (const { text } of ALL) {
      for (const named of text.en.match(/\b\d+[FC]\b/g) ?? []) expect(cardId(named)).toBe(named);
      expect(text.en + text.fr).not.toMatch(/[a-z]_[a-z]/);
    }
  });

  test('has unbreakable spaces at French punctuation, curled apostrophes and true minus signs', () => {
    for (const { text } of ALL) {
      expect(text.fr).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/);
      expect(text.en + text.fr).not.toMatch(/'|[ (]-\d/);
    }
  });

  test('differs where the editions do', () => {
    const different = [...cards.keys()].filter((id) => cardText(id, '2013').en !== cardText(id, 'revised').en);
    expect(different).toEqual(['6F', '20F', '24F', '25F', '30F', '45F', '1C', '3C']);
  });
});
