import {
  outlined,
  type Rulebook as RulebookOf,
  type RulebookText as RulebookTextOf,
} from '@bivouac/manifest/outline.ts';

/**
 * 1813: Napoleon's Nemesis, the outline: every numbered rule, chapter by chapter, in the order of the book.
 * Citing a number that is not here does not compile.
 */
const OUTLINE = [
  { number: '1', rules: ['1.1', '1.2'] },
  { number: '2', rules: ['2.1', '2.2', '2.3'] },
  { number: '3', rules: ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7'] },
  { number: '4', rules: ['4.1', '4.2', '4.3'] },
  { number: '5', rules: ['5.1', '5.2', '5.3'] },
  { number: '6', rules: ['6.1', '6.2', '6.3', '6.4', '6.5', '6.6'] },
  { number: '7', rules: ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8'] },
  { number: '8', rules: ['8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7', '8.8'] },
  { number: '9', rules: ['9.1', '9.2', '9.3'] },
  { number: '10', rules: ['10.1', '10.2', '10.3', '10.4', '10.5', '10.6', '10.7', '10.8'] },
  {
    number: '11',
    rules: [
      ...(['11.1', '11.2', '11.3', '11.4', '11.5', '11.6', '11.7', '11.8', '11.9', '11.10'] as const),
      ...(['11.11', '11.12', '11.13', '11.14', '11.15', '11.16', '11.17', '11.18', '11.19'] as const),
    ],
  },
  { number: '12', rules: ['12.1', '12.2'] },
  { number: '13', rules: ['13.1', '13.2', '13.3'] },
  {
    number: '14',
    rules: [
      ...(['14.1', '14.2', '14.3', '14.4', '14.5', '14.6', '14.7', '14.8', '14.9', '14.10'] as const),
      ...(['14.11', '14.12', '14.13', '14.14', '14.15', '14.16', '14.17'] as const),
    ],
  },
  { number: '15', rules: ['15.1', '15.2', '15.3'] },
  { number: '16', rules: ['16.1', '16.2', '16.3', '16.4', '16.5', '16.6'] },
  { number: '17', rules: ['17.1', '17.2', '17.3', '17.4', '17.5', '17.6', '17.7', '17.8', '17.9'] },
  { number: '18', rules: ['18.1', '18.2', '18.3', '18.4', '18.5', '18.6', '18.7', '18.8', '18.9'] },
] as const;

export type ChapterNumber = (typeof OUTLINE)[number]['number'];
export type RuleNumber = (typeof OUTLINE)[number]['rules'][number];

/** What code and messages may cite: a rule, a chapter, a lettered case ("10.2a") or a bullet point ("8.4 bp6"). */
export type RuleRef =
  | ChapterNumber
  | RuleNumber
  | `${RuleNumber}${'a' | 'b' | 'c' | 'd' | 'e'}`
  | `${RuleNumber} bp${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/** Paragraphs that hold nothing to enforce, and why. Every other number of the book is a rule. */
const READING_AIDS: Readonly<Partial<Record<RuleNumber, string>>> = {
  '2.1': 'Says what the board depicts; the map itself is under 2.2.',
  '3.1': 'Lists the kinds of pieces; what each can do is under 3.2 to 3.4.',
  '3.5': 'Says where seniority and special characteristics are printed; their effects are under 16.2.',
  '3.7': 'Says that markers exist; each is explained where it is used.',
  '4.3': 'Gives the word "stack" its meaning; the limit on stacks is under 4.1.',
};

export type Rulebook = RulebookOf<ChapterNumber, RuleNumber>;
export type RulebookText = RulebookTextOf<ChapterNumber, RuleNumber>;

export const RULEBOOK: Rulebook = outlined('nemesis', OUTLINE, READING_AIDS, (number: RuleNumber) => number);

/** The numbered rule, or the chapter, that a citation points into: "8.4 bp6" is in 8.4, "10.2a" in 10.2. */
export const ruleCitedBy = (ref: RuleRef): RuleNumber | ChapterNumber =>
  ref.replace(/( bp[1-7]|[a-e])$/, '') as RuleNumber | ChapterNumber;
