import { dictOf, integer, listOf, oneOf, shape, text } from '@bivouac/kernel';
import tablesJson from '../data/tables.json' with { type: 'json' };

const count = integer({ min: 0, max: 20 });
const row = listOf(count);
const upTo = listOf(integer({ min: 1, max: 999 }));
const threshold = shape({ from: integer(), loss: count });
const cityKinds = shape({ minor: count, major: count, capital: count });
const weatherSchema = oneOf('Fair', 'Wet', 'Poor', 'Cold');
export type Weather = 'Fair' | 'Wet' | 'Poor' | 'Cold';

const tables = shape({
  prov: text(),
  attrition: shape({ upTo, rows: listOf(row) }),
  landCombat: listOf(
    shape({ odds: text(), results: listOf(text({ pattern: /^L\dD?\d?R? S\dD?\d?R?$/, like: 'L4D1R S1' })) }),
  ),
  landLoss: shape({ upTo, rows: listOf(row) }),
  pursuit: listOf(threshold),
  forcedMarch: listOf(threshold),
  siege: shape({ surrenderAt: cityKinds, capacity: cityKinds }),
  navalCombat: listOf(shape({ odds: text(), results: listOf(text()) })),
  navalDamage: shape({ upTo, rows: dictOf(row) }),
  navalAttrition: shape({ upTo, damaged: row }),
  blockade: listOf(oneOf('E', 'F', 'F*')),
  transport: listOf(oneOf('C', 'S', 'E')),
  weather: listOf(listOf(weatherSchema)),
}).parse(tablesJson, 'tables.json');

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const column = (limits: readonly number[], size: number): number => limits.findIndex((most) => size <= most);

/** SG G.2 Strength points lost by a hex that holds so many, at a modified die. */
export const attritionLoss = (die: number, points: number): number =>
  tables.attrition.rows[clamp(die, 1, 10) - 1]?.[column(tables.attrition.upTo, points)] ?? 0;

export const ODDS = ['1:1', '3:2', '2:1', '3:1', '4:1'] as const;
export type Odds = (typeof ODDS)[number];

/** SG O.2 The larger force against the smaller. */
export const oddsOf = (larger: number, smaller: number): Odds => {
  if (larger >= 4 * smaller) return '4:1';
  if (larger >= 3 * smaller) return '3:1';
  if (larger >= 2 * smaller) return '2:1';
  return 2 * larger >= 3 * smaller ? '3:2' : '1:1';
};

/** What the Combat Results Table does to one side. */
export interface SideResult {
  readonly loss: number;
  readonly demoralised: number;
  readonly retreats: boolean;
}
export interface LandResult {
  readonly larger: SideResult;
  readonly smaller: SideResult;
}

const sideResult = (code: string): SideResult => ({
  loss: Number(code[1]),
  demoralised: Number(/D(\d)/.exec(code)?.[1] ?? 0),
  retreats: code.endsWith('R'),
});
const landResults = new Map(
  tables.landCombat.map(({ odds, results }) => [
    odds,
    results.map((code): LandResult => {
      const [larger = '', smaller = ''] = code.split(' ');
      return { larger: sideResult(larger), smaller: sideResult(smaller) };
    }),
  ]),
);

/** SG O.3 The result at these odds for a modified roll of two dice. */
export const landResult = (odds: Odds, dice: number): LandResult => {
  const result = landResults.get(odds)?.[clamp(dice, 1, 13) - 1];
  if (!result) throw new Error(`no result at ${odds} for ${dice}`);
  return result;
};
/** SG O.4 What a loss class means; both sides read the column of the smaller force. */
export const landLoss = (lossClass: number, smaller: number): number =>
  tables.landLoss.rows[lossClass]?.[column(tables.landLoss.upTo, smaller)] ?? 0;

const fromThreshold = (
  rows: readonly { readonly from: number; readonly loss: number }[],
  total: number,
  below: number,
): number => rows.find(({ from }) => total >= from)?.loss ?? below;
/** SG Q.4 */
export const pursuitLoss = (total: number): number => fromThreshold(tables.pursuit, total, 0);
/** SG K.2 */
export const forcedMarchLoss = (total: number): number => fromThreshold(tables.forcedMarch, total, 2);

export type CityKind = 'minor' | 'major' | 'capital';
/** SG S.1 Strength points that fit inside a city. */
export const capacityOf = (kind: CityKind): number => tables.siege.capacity[kind];
/** SG S.4 The total at which the garrison surrenders. */
export const surrendersAt = (kind: CityKind, fortress: boolean): number =>
  tables.siege.surrenderAt[kind] + (fortress ? 2 : 0);

/** F.7.b Naval odds end at 2:1. */
export const navalOddsOf = (larger: number, smaller: number): '1:1' | '3:2' | '2:1' => {
  if (larger >= 2 * smaller) return '2:1';
  return 2 * larger >= 3 * smaller ? '3:2' : '1:1';
};
export type NavalCode = '0' | 'D' | 'R' | 'K' | 'C';
export interface NavalResult {
  readonly larger: readonly NavalCode[];
  readonly smaller: readonly NavalCode[];
}
/** F.7.b The codes of both sides for a modified die. */
export const navalResult = (odds: '1:1' | '3:2' | '2:1', die: number): NavalResult => {
  const code = tables.navalCombat.find((each) => each.odds === odds)?.results[clamp(die, 0, 8)];
  const [larger = '', smaller = ''] = (code ?? '').split(' ');
  const codes = (side: string): readonly NavalCode[] => Array.from(side.slice(1)) as NavalCode[];
  return { larger: codes(larger), smaller: codes(smaller) };
};
/** F.7.c Squadron points that a code damages; the column is that of the smaller force. */
export const navalDamage = (code: NavalCode, smaller: number): number =>
  tables.navalDamage.rows[code]?.[column(tables.navalDamage.upTo, smaller)] ?? 0;
/** F.1.f Squadron points that a storm damages among so many naval points at sea. */
export const navalAttrition = (points: number): number =>
  tables.navalAttrition.damaged[column(tables.navalAttrition.upTo, points)] ?? 0;
/** F.4.c, F.5.b Interception and pursuit succeed at 5 or more. */
export const intercepts = (total: number): boolean => total >= 5;
export const blockadeResult = (die: number): 'E' | 'F' | 'F*' => tables.blockade[die - 1] ?? 'F';
export const transportResult = (die: number): 'C' | 'S' | 'E' => tables.transport[die - 1] ?? 'E';
/** O.4.c The weather of a month for a die that the area has shifted. */
export const weatherOf = (month: number, die: number): Weather =>
  tables.weather[month - 1]?.[clamp(die, 0, 7)] ?? 'Fair';
