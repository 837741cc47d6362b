import { InputError } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { type Card, card, cardId, cards, deckOf, isCardId, readCards, wordsFor } from './cards.ts';
import type { CardId } from './ids.ts';
import { RULEBOOK } from '../rulebook.ts';

const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
const ids = (wanted: (each: Card) => boolean): string[] => cards.filter(wanted).map(({ id }) => id);
const instructions = (each: Card) => (each.single ? [each.text] : [each.coalition, each.french]);
const written = cards.flatMap((each) => [each.title, ...instructions(each)]);

describe('16.1 the cards', () => {
  test('16.1 thirty before the Armistice, twenty after it, four to stand in', () => {
    expect(ids(({ deck }) => deck === 'pre')).toEqual(upTo(1, 30));
    expect(ids(({ deck, standsInFor }) => deck === 'post' && !standsInFor)).toEqual(upTo(31, 50));
    expect(ids(({ standsInFor }) => standsInFor !== undefined)).toEqual(['40a', '43a', '48a', '49a']);
    expect(cards.length).toBe(54);
  });

  test('16.1 a few cards have a single instruction', () => {
    expect(ids(({ single }) => single)).toEqual(['4', '11', '13', '33', '45', '50']);
  });

  test('16.1 three cards are kept out of the first deal', () => {
    expect(ids(({ heldBack }) => heldBack)).toEqual(['4', '11', '13']);
  });

  test('17.7 eleven cards wait for Prussia', () => {
    expect(ids(({ needs }) => needs === 'prussia')).toEqual('3 6 10 14 17 19 20 21 22 28 29'.split(' '));
  });

  test('16.1 four cards need Austria, and each has its stand-in', () => {
    const austrian = ids(({ needs }) => needs === 'austria');
    expect(austrian).toEqual(['40', '43', '48', '49']);
    expect(austrian.map((id) => card(cardId(`${id}a`)).standsInFor)).toEqual(austrian);
  });
});

describe('16.1 the decks', () => {
  test('16.1 with Austria at war the stand-ins stay in the box', () => {
    expect(deckOf('post', false)).toEqual(upTo(31, 50));
  });

  test('16.1 with Austria neutral the stand-ins replace 40, 43, 48 and 49', () => {
    expect(deckOf('post', true)).toEqual(
      upTo(31, 50).map((id) => (['40', '43', '48', '49'].includes(id) ? `${id}a` : id)),
    );
  });

  test('16.1 the deck before the Armistice does not ask about Austria', () => {
    expect(deckOf('pre', true)).toEqual(upTo(1, 30));
    expect(deckOf('pre', false)).toEqual(upTo(1, 30));
  });
});

describe('16.1 what a card says', () => {
  test('16.1 the side that lays it reads its own instruction', () => {
    const landwehr = card(cardId('42'));
    expect(wordsFor(landwehr, 'coalition', 'en')).toMatch(/^Rally up to two disrupted Prussian units/);
    expect(wordsFor(landwehr, 'french', 'en')).toMatch(/^One Prussian Conscript unit/);
    expect(wordsFor(landwehr, 'french', 'fr')).toMatch(/^Une unité prussienne de Conscrits/);
  });

  test('16.1 a single instruction is the same for both', () => {
    const typhus = card(cardId('45'));
    expect(wordsFor(typhus, 'coalition', 'fr')).toMatch(/^Chaque joueur/);
    expect(wordsFor(typhus, 'french', 'fr')).toBe(wordsFor(typhus, 'coalition', 'fr'));
  });

  test('no two cards share a title', () => {
    expect(new Set(cards.map(({ title }) => title.en)).size).toBe(54);
    expect(new Set(cards.map(({ title }) => title.fr)).size).toBe(54);
  });

  test('both languages are there, and are not the same', () => {
    for (const { en, fr } of written) {
      expect(en.trim()).not.toBe('');
      expect(fr.trim()).not.toBe('');
      expect(fr).not.toBe(en);
    }
  });

  test('an instruction is whole sentences, and a title is none', () => {
    for (const each of cards) {
      for (const { en, fr } of instructions(each)) expect([en.at(-1), fr.at(-1)]).toEqual(['.', '.']);
      expect(`${each.title.en}${each.title.fr}`).not.toMatch(/\./);
    }
  });

  test('both languages cite the same rules, and the rulebook has them', () => {
    const known = new Set<string>(RULEBOOK.chapters.flatMap(({ rules }) => rules.map(({ number }) => number)));
    const cited = (sentence: string) => (sentence.match(/\b\d+\.\d+/g) ?? []).toSorted();
    for (const { en, fr } of written) {
      expect(cited(fr)).toEqual(cited(en));
      expect(cited(en).filter((number) => !known.has(number))).toEqual([]);
    }
  });

  test('apostrophes are typographic, and no space is doubled', () => {
    expect(written.flatMap(({ en, fr }) => [en, fr]).filter((said) => /['"]|\s\s|^\s|\s$/.test(said))).toEqual([]);
  });
});

describe('the French of the cards', () => {
  const french = written.map(({ fr }) => fr);

  test('keeps high punctuation with its word', () => {
    expect(french.filter((said) => /[^\u00a0\u202f][;:!?»]|«[^\u00a0\u202f]/.test(said))).toEqual([]);
    expect(french.filter((said) => /[\u00a0\u202f][.,]| [.,]/.test(said))).toEqual([]);
  });

  test('elides before a vowel', () => {
    const unelided = /(?<!\p{L})(?:de|le|la|que|ne|se|si il) [aeiouéèêàâîôû]/iu;
    expect(french.filter((said) => unelided.test(said))).toEqual([]);
  });
});

describe('a card that cannot be', () => {
  const said = { en: 'Rain.', fr: 'Pluie.' };
  const row = { id: '1', deck: 'pre', title: said, prov: 'proposed' };
  const read = (...rows: object[]) => readCards({ prov: 'proposed', cards: rows }, 'cards.json');

  test('is one with the instructions of the other kind, of both kinds, or of one side', () => {
    expect(() => read({ ...row, coalition: said, french: said })).not.toThrow();
    expect(() => read({ ...row, single: true, text: said })).not.toThrow();
    for (const wrong of [
      { single: true, coalition: said, french: said },
      { single: true, text: said, coalition: said },
      { single: true, text: said, french: said },
      { text: said, coalition: said, french: said },
      { coalition: said },
      { french: said },
    ])
      expect(() => read({ ...row, ...wrong })).toThrow(InputError);
  });

  test('is one that is there twice, or replaces a card that its deck has not', () => {
    const rain = { ...row, single: true, text: said };
    expect(() => read(rain, rain)).toThrow('it is there twice');
    expect(() => read(rain, { ...rain, id: '1a', standsInFor: '1' })).not.toThrow();
    expect(() => read(rain, { ...rain, id: '1a', standsInFor: '2' })).toThrow('no card 2 is in its deck');
    expect(() => read(rain, { ...rain, id: '1a', deck: 'post', standsInFor: '1' })).toThrow('no card 1 is in its deck');
  });

  test('is one with another sort of number', () => {
    expect(() => read({ ...row, id: '40b', single: true, text: said })).toThrow(InputError);
  });
});

test('an unknown card is named', () => {
  expect(isCardId('40a')).toBe(true);
  expect(isCardId('51')).toBe(false);
  expect(isCardId('constructor')).toBe(false);
  expect(() => card('51' as CardId)).toThrow('no card 51');
});
