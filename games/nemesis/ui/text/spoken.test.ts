import { random, runMatch } from '@bivouac/bots';
import type { Language } from '@bivouac/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { nemesis } from '../../game.ts';
import { type NemesisView, view as viewOf } from '../../secrecy/view.ts';
import { nemesisUi } from '../index.ts';
import { legendSections } from '../legend.ts';
import { balance } from '../panels/balance.ts';
import { cardsTold } from '../panels/cards.ts';
import { politics } from '../panels/politics.ts';

const PLACES = ['3928', '3827', '4227', '3926', '2205'];

/** All that the table says of a position, and of each answer that can be given there. */
const saidAt = (
  view: NemesisView,
  asked: Parameters<typeof nemesisUi.warnings>[1],
  language: Language,
): readonly string[] => {
  const seat = asked.by;
  const answers = asked.answers ?? [];
  const sheets = [undefined, ...answers.slice(0, 6)].flatMap((intent) => {
    const sheet = nemesisUi.battleSheet(view, asked, language, intent);
    if (!sheet) return [];
    const { odds, attack, defence, title, subtitle } = sheet;
    return [
      title,
      subtitle,
      ...[...attack.lines, ...defence.lines].map(({ words }) => words),
      ...(odds?.outcomes.map(({ words }) => words) ?? []),
      ...(odds?.figures.flatMap(({ words, value }) => [words, value]) ?? []),
    ];
  });
  return [
    ...nemesisUi
      .counters(view, seat, language)
      .flatMap(({ words, face }) => [words, ...face.marks.map(({ word }) => word)]),
    ...nemesisUi.status(view, seat, language).flatMap(({ words, value }) => [words, value]),
    ...nemesisUi.tracks(view, language).flatMap(({ name, steps }) => [name, ...steps.map(({ words }) => words)]),
    ...nemesisUi
      .lists(view, seat, language)
      .flatMap(({ name, groups }) => [
        name,
        ...groups.flatMap((group) => [group.name, ...group.rows.map(({ words }) => words)]),
      ]),
    ...nemesisUi
      .overlays(view, seat, language)
      .flatMap(({ name, places }) => [name, ...places.map(({ words }) => words)]),
    ...PLACES.map((place) => nemesisUi.placeWords(view, place, seat, language)),
    ...answers.flatMap((answer) => [
      ...nemesisUi.warnings(view, asked, [answer], language).map(({ words }) => words),
      nemesisUi.group?.(answer, asked, language) ?? 'none',
    ]),
    ...sheets,
  ];
};

/** What is said in the panels of 1813; what the cards say is looked at with the cards. */
const saidInPanels = (view: NemesisView, seat: string, language: Language): readonly string[] => {
  const { hand, backs, laid, inForce, decks, discards } = cardsTold(view, seat, language);
  return [
    ...politics(view, language).flatMap(({ words, value }) => [words, value]),
    ...balance(view, ['coalition', 'french'], language).map(({ words }) => words),
    ...[...hand, ...laid, ...inForce].flatMap(({ title, note = title }) => [title, note]),
    ...backs.map(({ words }) => words),
    decks,
    ...discards,
  ];
};

const EVERYTHING = Object.fromEntries(
  (nemesisUi.optionsPlan?.('en', { scenario: '1813' }).presets ?? []).map(({ id, values }) => [id, values]),
);
const PATIENCE = 120_000;
/** Of each war, so many questions of a kind are looked at. */
const WARS = [
  ...Array.from({ length: 6 }, (_, seed) => ({ seed: seed + 1, options: {}, most: 5 })),
  { seed: 7, options: { scenario: '1813' }, most: 2 },
  { seed: 8, options: { scenario: '1813', ...EVERYTHING['all'] }, most: 2 },
];

const spoken = (language: Language): ReadonlySet<string> => {
  const said = new Set<string>();
  for (const { seed, options, most } of WARS) {
    const heard = new Map<string, number>();
    runMatch({
      game: nemesis,
      options: nemesis.options.parse(options),
      bots: { french: random, coalition: random },
      seed,
      onAnswer: (match) => {
        for (const question of match.questions()) {
          const times = heard.get(question.prompt.key) ?? 0;
          if (question.by === 'chance' || times >= most) continue;
          heard.set(question.prompt.key, times + 1);
          const view = match.view(question.by).state as NemesisView;
          for (const words of saidAt(view, { ...question, sealed: false }, language)) said.add(words);
          for (const words of saidInPanels(view, question.by, language)) said.add(words);
        }
      },
    });
  }
  for (const scenario of ['1799', '1813']) {
    const view = viewOf(nemesis.setup(nemesis.options.parse({ scenario })), 'coalition');
    for (const { title, words } of nemesisUi.tour(view, language)) said.add(title).add(words);
    const { groups, presets } = nemesisUi.optionsPlan?.(language, { scenario }) ?? { groups: [], presets: [] };
    for (const { name } of groups) said.add(name);
    for (const { name, help } of presets) said.add(name).add(help);
  }
  for (const { title, rows } of legendSections(language)) for (const { words } of rows) said.add(title).add(words);
  for (const { name, help, more = help, values } of Object.values(nemesisUi.options(language)))
    for (const words of [name, help, more, ...Object.values(values)]) said.add(words);
  return said;
};

const UNFINISHED = /undefined|null|NaN|\[object|\$\{|Infinity|true|false/;

describe('what the table says in English', () => {
  let said: readonly string[];
  beforeAll(() => {
    said = [...spoken('en')];
  }, PATIENCE);

  test('is whole', () => {
    expect(said.length).toBeGreaterThan(600);
    expect(said.filter((words) => words === '' || UNFINISHED.test(words) || /\s[.,;:?!]| {2}/.test(words))).toEqual([]);
  });
});

describe('what the table says in French', () => {
  let said: readonly string[];
  beforeAll(() => {
    said = [...spoken('fr')];
  }, PATIENCE);

  test('is whole', () => {
    expect(said.length).toBeGreaterThan(600);
    expect(said.filter((words) => words === '' || UNFINISHED.test(words) || /\s[.,]| {2}/.test(words))).toEqual([]);
  });

  test('keeps high punctuation, per cents and guillemets with their word', () => {
    expect(said.filter((words) => /(?<![\u00a0\u202f])[;:?!»%](?=\s|$)|«(?![\u00a0\u202f])/.test(words))).toEqual([]);
  });

  test('uses typographic apostrophes, and decimal commas', () => {
    expect(
      said.filter(
        (words) =>
          words.includes("'") || /\d\.\d/.test(words.replaceAll(/\(\d+\.\d+\)|\d+\.\d+ arrondit|règle \d+\.\d+/g, '')),
      ),
    ).toEqual([]);
  });

  test('elides before a vowel', () => {
    const unelided = /(?<!\p{L})(?:de|le|la|que|ne|se|je|me|te) [aeiouéèêàâîôû]/iu;
    expect(said.filter((words) => unelided.test(words))).toEqual([]);
  });

  test('is not left in English', () => {
    const english = /\b(the|Combat Factor|Supply|Depot|Turn|enemy|stack|of)\b/;
    expect(said.filter((words) => english.test(words))).toEqual([]);
  });
});
