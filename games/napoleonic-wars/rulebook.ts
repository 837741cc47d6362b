import { outlined, type Rulebook, type RulebookText as TextOf } from '@bivouac/manifest/outline.ts';

/**
 * The Napoleonic Wars, second edition, Living Rules 1.3f: every numbered rule, chapter by chapter, in the order of the book.
 * Citing a number that is not in it does not compile. The glossary has no numbers: it is cited as 3.
 */
const OUTLINE = [
  { number: '2', rules: ['2.1', '2.2'] },
  { number: '3', rules: ['3'] },
  { number: '4', rules: ['4.1', '4.2', '4.3', '4.31', '4.4', '4.41', '4.5', '4.51'] },
  {
    number: '5',
    rules: [
      ...(['5.1', '5.11', '5.12', '5.2', '5.21', '5.22', '5.23', '5.3', '5.31', '5.32', '5.4', '5.5', '5.51'] as const),
      ...(['5.6', '5.61', '5.62', '5.7', '5.8', '5.81', '5.82', '5.9'] as const),
    ],
  },
  {
    number: '6',
    rules: [
      ...([
        '6.1',
        '6.11',
        '6.12',
        '6.13',
        '6.14',
        '6.15',
        '6.16',
        '6.17',
        '6.18',
        '6.19',
        '6.2',
        '6.3',
        '6.4',
      ] as const),
      ...(['6.5'] as const),
    ],
  },
  { number: '7', rules: ['7.1', '7.2', '7.3', '7.4', '7.41', '7.42', '7.43', '7.44', '7.5', '7.51', '7.6', '7.7'] },
  {
    number: '8',
    rules: [
      ...(['8.1', '8.2', '8.21', '8.22', '8.3', '8.31', '8.32', '8.33', '8.34', '8.4', '8.5', '8.6', '8.7'] as const),
      ...(['8.8', '8.81', '8.82', '8.83'] as const),
    ],
  },
  {
    number: '9',
    rules: [
      ...(['9.1', '9.2', '9.3', '9.4', '9.41', '9.42', '9.43', '9.44', '9.45', '9.5', '9.51', '9.52', '9.53'] as const),
      ...(['9.54', '9.6', '9.7', '9.71', '9.8'] as const),
    ],
  },
  { number: '10', rules: ['10.1', '10.11', '10.12', '10.13', '10.2', '10.21', '10.3'] },
  {
    number: '11',
    rules: [
      ...([
        '11.1',
        '11.2',
        '11.21',
        '11.22',
        '11.3',
        '11.31',
        '11.32',
        '11.33',
        '11.4',
        '11.41',
        '11.42',
        '11.43',
        '11.44',
      ] as const),
      ...(['11.5', '11.6', '11.7'] as const),
    ],
  },
  { number: '12', rules: ['12.1', '12.2', '12.3', '12.31', '12.32', '12.33', '12.4'] },
  {
    number: '13',
    rules: [
      ...([
        '13.1',
        '13.11',
        '13.2',
        '13.21',
        '13.22',
        '13.3',
        '13.31',
        '13.32',
        '13.33',
        '13.34',
        '13.35',
        '13.36',
        '13.4',
      ] as const),
      ...(['13.41', '13.42', '13.5', '13.6', '13.61', '13.62', '13.63', '13.7', '13.71', '13.8', '13.9'] as const),
    ],
  },
  {
    number: '14',
    rules: [
      ...([
        '14.1',
        '14.11',
        '14.12',
        '14.13',
        '14.14',
        '14.2',
        '14.21',
        '14.22',
        '14.23',
        '14.24',
        '14.3',
        '14.31',
        '14.32',
      ] as const),
      ...(['14.33'] as const),
    ],
  },
  {
    number: '15',
    rules: [
      ...([
        '15.1',
        '15.11',
        '15.12',
        '15.2',
        '15.21',
        '15.22',
        '15.23',
        '15.24',
        '15.25',
        '15.3',
        '15.4',
        '15.41',
        '15.42',
      ] as const),
      ...(['15.5'] as const),
    ],
  },
  { number: '16', rules: ['16.1', '16.2', '16.3'] },
  { number: '17', rules: ['17.1', '17.2'] },
] as const;

export type RuleNumber = (typeof OUTLINE)[number]['rules'][number];
export type ChapterNumber = (typeof OUTLINE)[number]['number'];

/** What code and messages may cite: a rule, a chapter, or the glossary. */
export type RuleRef = RuleNumber | ChapterNumber;

/** Numbers that hold nothing to enforce, and why. Every other number of the book is a rule. */
const READING_AIDS: Readonly<Partial<Record<RuleNumber, string>>> = {
  '2.1': 'Lists what is in the box.',
  '3': 'Defines the words of the rules; each is enforced where a rule uses it.',
  '6.11': 'Says which events have a marker; what they do is in their own text.',
  '8.6': 'Talk is free and binds nobody; it happens at the table, not in the rules.',
  '9.5': 'A heading: what stops a move is under 9.51 to 9.54.',
  '11.44': 'Says that nothing of a battle outlasts it; no rule makes it do so.',
  '17.1': 'A remedy for errors at the table; here no illegal play is accepted.',
};

export type RulebookText = TextOf<ChapterNumber, RuleNumber>;

export const RULEBOOK: Rulebook<ChapterNumber, RuleNumber> = outlined(
  'napoleonic-wars',
  OUTLINE,
  READING_AIDS,
  (number: RuleNumber) => number,
);
