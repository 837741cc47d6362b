import { flag, listOf, oneOf, type Schema, shape, text, withStandard } from '@bivouac/kernel';
import victoryJson from '../data/victory.json' with { type: 'json' };
import {
  type CityId,
  cityIdSchema,
  type Faction,
  type Major,
  majorSchema,
  type Nation,
  nationSchema,
  PLAYERS,
  type Players,
} from './ids.ts';

/** What a victory condition asks of the state. */
export type Predicate =
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly not: Predicate }
  | { readonly conquests: Nation; readonly by: 'france' | 'any'; readonly min?: number; readonly max?: number }
  | {
      readonly cities: 'production' | 'port' | 'portMajorOrCapital';
      readonly min?: number;
      readonly max?: number;
      readonly include?: readonly CityId[];
    }
  | { readonly holds: readonly CityId[]; readonly faction?: Faction }
  | { readonly heldCount: readonly CityId[]; readonly faction: Faction; readonly min?: number; readonly max?: number }
  | { readonly controls: readonly Major[]; readonly city: CityId }
  | { readonly conquerorOfFrance: readonly Nation[] }
  | { readonly unbesiegedSP: Nation; readonly city: CityId }
  | { readonly flag: 'napoleonReturned' }
  | { readonly invasionBefore: 'spain' | 'russia'; readonly year: number }
  | { readonly status: Major; readonly is: 'pro' }
  | { readonly fallback: true };

const KEYS = [
  'all',
  'any',
  'not',
  'conquests',
  'cities',
  'holds',
  'heldCount',
  'controls',
  'conquerorOfFrance',
  'unbesiegedSP',
  'flag',
  'invasionBefore',
  'status',
  'fallback',
];
/** Checks that a predicate is one that the rules can read, and its cities and states exist. */
const predicateSchema: Schema<Predicate> = {
  form: { control: 'any' },
  parse(value, place = '') {
    const fields = Object.keys(value as object);
    const known = fields.filter((field) => KEYS.includes(field));
    if (known.length !== 1) throw new Error(`${place}: ${fields.join(', ')} is no condition`);
    const given = value as Record<string, unknown>;
    for (const key of ['all', 'any']) if (given[key]) listOf(predicateSchema).parse(given[key], place);
    for (const key of ['holds', 'heldCount', 'include']) if (given[key]) listOf(cityIdSchema).parse(given[key], place);
    if (given['conquests']) nationSchema.parse(given['conquests'], place);
    return value as Predicate;
  },
};

export type Level = 'decisive' | 'marginal' | 'draw';
export interface Condition {
  readonly id: string;
  readonly players: readonly Players[];
  readonly side: readonly Major[];
  readonly level: Level;
  readonly at: 'instant' | 'end';
  /** C.3 The French may refuse it, and then it is gone for good. */
  readonly mayBeRefused: boolean;
  readonly when: Predicate;
}
const fields = {
  id: text(),
  side: listOf(majorSchema),
  level: oneOf('decisive', 'marginal', 'draw'),
  at: oneOf('instant', 'end'),
  when: predicateSchema,
};
const printed = shape({ ...fields, players: listOf(oneOf(...PLAYERS)), mayBeRefused: withStandard(flag(), false) });

/** C The conditions of the rulebook. */
export const printedConditions: readonly Condition[] = shape({ prov: text(), conditions: listOf(printed) }).parse(
  victoryJson,
  'victory.json',
).conditions;

const ofStart = shape(fields);
/** The conditions of a shorter start hold for any number of players. */
export const conditionsOfStart = (rows: readonly unknown[]): readonly Condition[] =>
  rows.map((row, index) => ({ ...ofStart.parse(row, `victory[${index}]`), players: PLAYERS, mayBeRefused: false }));
