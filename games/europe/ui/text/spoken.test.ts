import { describe, expect, test } from 'vitest';
import { names } from '../../text/names.ts';
import { europe } from '../../game.ts';
import { options, optionsPlan } from '../../cover/options.ts';
import { rules } from '../rules.ts';
import { tour } from '../tour.ts';
import { position } from '../../testing/position.ts';
import { view } from '../../secrecy/view.ts';
import { enOptions } from '../../cover/text/en/options.ts';
import { en as enTable } from './en.ts';
import { frCover } from '../../cover/text/fr/cover.ts';
import { frOptions } from '../../cover/text/fr/options.ts';
import { fr as frTable } from './fr.ts';

const en = { ...enTable, ...enOptions };
const fr = { ...frTable, ...frOptions };

/** Sentences that want nothing can be read at once. */
const plain = (catalogue: object, language: 'en' | 'fr'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, say]) => {
      if (say.length > 0) return [];
      return [[key, (say as (params: object, name: unknown) => string)({}, names(language))]];
    }),
  );

const SPACED = /[^\u00a0\u202f\s] ?[;!?»]|[^\u00a0\s\d]:(?=\s|$)| [:;!?»]|« /u;

describe('French', () => {
  const sentences = [
    ...Object.entries(plain(fr, 'fr')),
    ...Object.entries(plain(frCover, 'fr')),
    ...rules('fr').map(({ number, title, summary }) => [number, `${title}. ${summary}`] as const),
  ];

  test('has its spaces before colon, semicolon, question and exclamation mark', () => {
    expect(sentences.filter(([, words]) => SPACED.test(words))).toEqual([]);
  });

  test('is not English', () => {
    const english = plain(en, 'en');
    const same = Object.entries(plain(fr, 'fr')).filter(([key, words]) => words === english[key] && /\s/.test(words));
    expect(same).toEqual([]);
  });
});

test('every rule has a summary in both languages, and a number once', () => {
  for (const language of ['en', 'fr'] as const) {
    const book = rules(language);
    const wanting = book.filter(({ number, summary }) => summary === '' && number !== '20');
    expect(wanting).toEqual([]);
    expect(new Set(book.map(({ number }) => number)).size).toBe(book.length);
  }
});

describe('the options', () => {
  test('each that the game has is explained', () => {
    const form = europe.options.form;
    const fields = form.control === 'shape' ? Object.keys(form.fields) : [];
    expect(Object.keys(options('en')).toSorted()).toEqual(fields.toSorted());
  });

  test('what only the revised book leaves to the players is asked with that book alone', () => {
    const asked = (edition: string) => optionsPlan('en', { edition }).groups.flatMap((group) => group.options);
    expect(asked('2013')).toEqual(['edition', 'fogOfWar']);
    expect(asked('revised')).toContain('coveredRetreat');
  });

  test('a set of options is one that the game takes', () => {
    for (const { values } of optionsPlan('fr', {}).presets) expect(() => europe.options.parse(values)).not.toThrow();
  });
});

test('the tour goes with the questions of the first action', () => {
  const steps = tour(view(position({}), 'empire'), 'en');
  const stepFor = (key: string, by = 'empire') =>
    steps.find(({ when }) => when({ by, rule: '5.2', prompt: { key, params: {} }, sealed: false }, 'empire'))?.id;
  expect(
    ['setUp.where', 'action.choose', 'activation.whom', 'march.next', 'battle.lead'].map((key) => stepFor(key)),
  ).toEqual(['goal', 'action', 'activate', 'march', 'battle']);
  expect(stepFor('action.choose', 'coalition')).toBeUndefined();
  expect(tour(view(position({ scenario: '1815' }), 'empire'), 'en').map(({ id }) => id)).not.toContain('goal');
});
