import { InputError, integer, shape, text } from './schema.ts';

/** What somebody who knows the rulebook holds to be wrong: a question, a refusal or a line of the log. */
export interface Doubted {
  /** How many answers had been heard. */
  readonly at: number;
  readonly rule: string;
  /** As the player read it. */
  readonly said: string;
  /** What they say of it. */
  readonly note: string;
}

const FORMAT = 'bivouac-doubt-1';
const doubted = shape({ at: integer({ min: 0 }), rule: text(), said: text(), note: text() });

/** The file of a doubt, in two halves: the record goes between them unread, for it may hold what the player may not know. */
export const doubtAround = ({ at, rule, said, note }: Doubted): readonly [before: string, after: string] => [
  `{"format":${JSON.stringify(FORMAT)},"doubted":${JSON.stringify({ at, rule, said, note })},"record":`,
  '}',
];

/** Is this the file of a doubt? */
export const isDoubt = (value: unknown): value is { readonly doubted: unknown; readonly record: unknown } =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;

/** The doubt that a file tells of. Its record is read like any other. */
export const parseDoubt = (value: { readonly doubted: unknown }): Doubted => {
  const found = doubted.parse(value.doubted, 'doubted');
  if (found.rule.length > 40) throw new InputError('doubted.rule', 'it is no rule number', 'Give one such as 8.4.');
  return found;
};
