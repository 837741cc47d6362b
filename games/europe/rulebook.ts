import {
  outlined,
  type Rulebook as RulebookOf,
  type RulebookText as RulebookTextOf,
} from '@bivouac/manifest/outline.ts';
import type { Edition } from './catalogue/ids.ts';

/**
 * Napoléon against Europe, the outlines of both rulebooks: every numbered rule, chapter by chapter, in the order of the book.
 * Code, tests and messages carry the numbers of 2013; rules that the revised book alone numbers carry its own. Citing a number that is in neither
 * does not compile.
 */
const OUTLINE_2013 = [
  { number: '0', rules: ['0'] },
  { number: '1', rules: ['1'] },
  { number: '2', rules: ['2', '2.1', '2.2', '2.3'] },
  { number: '3', rules: ['3', '3.1', '3.2'] },
  { number: '4', rules: ['4'] },
  {
    number: '5',
    rules: [
      ...(['5', '5.1', '5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.5', '5.1.6', '5.2', '5.2.1', '5.3', '5.4'] as const),
    ],
  },
  { number: '6', rules: ['6', '6.1', '6.2', '6.3', '6.4', '6.5', '6.6'] },
  {
    number: '7',
    rules: [
      ...(['7', '7.1', '7.2', '7.3', '7.3.1', '7.3.2', '7.3.3', '7.3.4', '7.3.5', '7.3.6', '7.4', '7.5'] as const),
      ...(['7.6'] as const),
    ],
  },
  { number: '8', rules: ['8', '8.1', '8.1.1', '8.1.2', '8.1.3', '8.1.4', '8.1.5', '8.2', '8.2.1', '8.2.2', '8.2.3'] },
  { number: '9', rules: ['9', '9.1', '9.2'] },
  { number: '10', rules: ['10', '10.1', '10.2', '10.3'] },
  { number: '11', rules: ['11'] },
  { number: '12', rules: ['12', '12.1', '12.2', '12.3', '12.4', '12.5', '12.6'] },
  { number: '13', rules: ['13', '13.1', '13.2', '13.3', '13.4', '13.5', '13.6', '13.6.1', '13.6.2'] },
  {
    number: '14',
    rules: [
      ...(['14', '14.1', '14.2', '14.3', '14.4', '14.5', '14.5.1', '14.5.2', '14.5.3', '14.5.4', '14.5.5'] as const),
      ...(['14.5.6', '14.5.7', '14.6', '14.7', '14.8', '14.9', '14.9.1', '14.9.2', '14.9.3', '14.9.4'] as const),
      ...(['14.10', '14.11'] as const),
    ],
  },
  { number: '15', rules: ['15', '15.1', '15.2', '15.3', '15.4', '15.5'] },
  { number: '16', rules: ['16'] },
  {
    number: '17',
    rules: [
      ...(['17', '17.1', '17.2', '17.2.1', '17.2.2', '17.2.3', '17.2.4', '17.2.5', '17.2.6', '17.2.7'] as const),
      ...(['17.2.8', '17.2.9', '17.2.10', '17.3', '17.3.1', '17.3.2', '17.3.3', '17.3.4'] as const),
    ],
  },
  { number: '18', rules: ['18', '18.1', '18.2', '18.2.1', '18.2.2', '18.2.3'] },
  { number: '19', rules: ['19'] },
  { number: '20', rules: ['20.1', '20.2', '20.3'] },
] as const;

const OUTLINE_REVISED = [
  { number: '2', rules: ['2.1', '2.2', '2.3'] },
  { number: '3', rules: ['3.1', '3.2'] },
  { number: '5', rules: ['5.1', '5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.5', '5.1.6', '5.2', '5.2.1', '5.3', '5.4'] },
  { number: '6', rules: ['6.1', '6.2', '6.3', '6.4', '6.5', '6.6'] },
  {
    number: '7',
    rules: [
      ...(['7.1', '7.3', '7.3.1', '7.3.2', '7.3.3', '7.3.4', '7.3.5', '7.3.6', '7.3.7', '7.4', '7.5'] as const),
      ...(['7.6'] as const),
    ],
  },
  {
    number: '8',
    rules: [
      ...(['8.1', '8.1.1', '8.1.2', '8.1.3', '8.1.4', '8.1.5', '8.2', '8.2.1', '8.2.2', '8.2.3', '8.3'] as const),
      ...(['8.3.1', '8.3.2', '8.3.3', '8.3.4', '8.3.5'] as const),
    ],
  },
  { number: '9', rules: ['9.1', '9.2'] },
  { number: '10', rules: ['10.1', '10.2', '10.3'] },
  { number: '12', rules: ['12.1', '12.2', '12.2.1', '12.2.2', '12.3', '12.4', '12.5', '12.6'] },
  { number: '13', rules: ['13.1', '13.2', '13.3', '13.4', '13.5', '13.6', '13.6.1', '13.6.2'] },
  {
    number: '14',
    rules: [
      ...(['14.1', '14.3', '14.5', '14.5.1', '14.5.2', '14.5.3', '14.5.4', '14.5.5', '14.5.6', '14.5.7'] as const),
      ...(['14.6', '14.8', '14.9', '14.9.1', '14.9.2', '14.9.3', '14.9.4', '14.10'] as const),
    ],
  },
  { number: '15', rules: ['15.1', '15.2', '15.3', '15.4', '15.5'] },
  {
    number: '17',
    rules: [
      ...(['17.1', '17.2', '17.2.1', '17.2.2', '17.2.3', '17.2.4', '17.2.5', '17.2.6', '17.2.7', '17.2.8'] as const),
      ...(['17.2.9', '17.3', '17.3.1', '17.3.2', '17.3.3', '17.3.4'] as const),
    ],
  },
  { number: '18', rules: ['18.1', '18.2', '18.2.1', '18.2.2', '18.2.3'] },
  { number: '19', rules: ['19.1', '19.2', '19.3'] },
  { number: '20', rules: ['20.1', '20.2', '20.3'] },
] as const;

/** Rules that the revised book numbers and that of 2013 does not: each with the rule of 2013 that holds its matter. */
const ONLY_REVISED = {
  '8.3': '20.2',
  '8.3.1': '20.2',
  '8.3.2': '20.2',
  '8.3.3': '20.2',
  '8.3.4': '20.2',
  '8.3.5': '20.2',
  '12.2.1': '12.2',
  '12.2.2': '12.2',
  '19.1': '19',
  '19.2': '19',
  '19.3': '19',
} as const;

/** Numbers that mean something else in the revised book, with the number that our files carry. */
const RENUMBERED = {
  '7.3.5': '7.3.4',
  '7.3.6': '7.3.5',
  '7.3.7': '7.3.6',
  '17.2.3': '17.2.4',
  '17.2.4': '17.2.5',
  '17.2.5': '17.2.6',
  '17.2.6': '17.2.7',
  '17.2.7': '17.2.8',
  '17.2.8': '17.2.9',
  '17.2.9': '17.2.10',
} as const;

export type Number2013 = (typeof OUTLINE_2013)[number]['rules'][number];
export type NumberRevised = (typeof OUTLINE_REVISED)[number]['rules'][number];
/** A rule as our files number it. */
export type RuleNumber = Number2013 | keyof typeof ONLY_REVISED;
export type ChapterNumber = (typeof OUTLINE_2013)[number]['number'];

/** What code and messages may cite: a rule or a chapter. */
export type RuleRef = RuleNumber | ChapterNumber;

/** Numbers that hold nothing to enforce, and why. Every other number of the books is a rule. */
const READING_AIDS: Readonly<Partial<Record<RuleNumber, string>>> = {
  '0': 'Says what the game is about and who plays it.',
  '1': 'Lists what is in the box.',
  '2': 'A heading: the pieces are under 2.1 to 2.3.',
  '2.3': 'Shows the markers; each is explained where it is used.',
  '3': 'A heading: zones and their control are under 3.1 and 3.2.',
  '5.1': 'A heading: the steps of the interphase are under 5.1.1 to 5.1.6.',
  '6': 'A heading: the cards are under 6.1 to 6.6.',
  '7': 'A heading: the interphase is under 7.1 to 7.6.',
  '8': 'A heading: diplomacy is under 8.1 and 8.2.',
  '9': 'A heading: activations are under 9.1 and 9.2.',
  '10': 'A heading: command is under 10.1 to 10.3.',
  '12': 'A heading: movement is under 12.1 to 12.6.',
  '13': 'A heading: supply is under 13.1 to 13.6.',
  '13.6': 'A heading: the tests are under 13.6.1 and 13.6.2.',
  '15': 'A heading: fortresses and sieges are under 15.1 to 15.5.',
  '17': 'A heading: the fleets are under 17.1 to 17.3.',
  '17.2': 'A heading: sailing is under 17.2.1 to 17.2.10.',
  '17.3': 'A heading: naval battles are under 17.3.1 to 17.3.4.',
  '8.3': 'A heading: the new states are under 8.3.1 to 8.3.5.',
};

export type Rulebook = RulebookOf<ChapterNumber, Number2013 | NumberRevised, RuleNumber>;
export type RulebookText = RulebookTextOf<ChapterNumber, RuleNumber>;
export type RuleText = RulebookText['rules'][RuleNumber];

const renumbered: Readonly<Partial<Record<string, RuleNumber>>> = RENUMBERED;

/** The number that our files carry for a rule of the revised book: its 17.2.4 is our 17.2.5. */
export const heldUnder = (number: NumberRevised): RuleNumber => renumbered[number] ?? (number as RuleNumber);

export const RULEBOOK_2013: Rulebook = outlined(
  'europe-2013',
  OUTLINE_2013,
  READING_AIDS,
  (number: Number2013) => number,
);
export const RULEBOOK_REVISED: Rulebook = outlined('europe-revised', OUTLINE_REVISED, READING_AIDS, heldUnder);

const only: Readonly<Partial<Record<string, Number2013>>> = ONLY_REVISED;

const PRINTED_IN_REVISED: ReadonlyMap<string, string> = (() => {
  // 17.2.2 stands there twice, for stacking and for the Bosphorus; two armies are spread over 14.4 to 14.9.
  const found = new Map<string, string>([
    ['17.2.3', '17.2.2'],
    ['14.11', '14.4'],
  ]);
  for (const { rules } of RULEBOOK_REVISED.chapters)
    for (const { number, under } of rules) if (!found.has(under)) found.set(under, number);
  return found;
})();

/** The number under which a player finds a rule in the book of his edition. */
export const printedAs = (ref: RuleRef, edition: Edition): string =>
  edition === '2013' ? (only[ref] ?? ref) : (PRINTED_IN_REVISED.get(ref) ?? ref);
