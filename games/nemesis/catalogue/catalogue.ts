import {
  branded,
  flag,
  type Infer,
  InputError,
  integer,
  listOf,
  num,
  oneOf,
  optional,
  type Schema,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';
import commandersJson from '../data/commanders.json' with { type: 'json' };
import unitsJson from '../data/units.json' with { type: 'json' };
import { type CommanderId, sideSchema, type UnitId, words } from './ids.ts';
import { mayFightFor, NATIONS } from '../rules/3-pieces/3.6-nations.ts';

export * from './ids.ts';
export type { Nation } from '../rules/3-pieces/3.6-nations.ts';
export { findHex, hexCard, type HexCard, placeName } from './map.ts';

export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type UnitClass = 'Veteran' | 'Line' | 'Conscript';

const armSchema: Schema<Arm> = oneOf('infantry', 'cavalry', 'artillery');
const campaignSchema = oneOf('1799', '1812', '1813');
const no = withStandard(flag(), false);

const nationSchema = oneOf(...NATIONS);

const unitSchema = shape({
  id: branded<UnitId>(text()),
  name: words,
  /** The short form printed on the counter. */
  label: text(),
  side: sideSchema,
  /** 3.6, 14.10: belongs to nobody until it joins its side. */
  neutral: no,
  nation: nationSchema,
  arm: armSchema,
  cls: oneOf('Veteran', 'Line', 'Conscript'),
  /** 3.2 Combat Factor while undisrupted. */
  cf: integer({ min: 1, max: 2 }),
  /** 3.2 Occupancy Factor, halves kept. */
  of: num({ min: 1, max: 4 }),
  /** The formation as printed, and with its army's prefix so that no two I Corps mix (16.2). */
  corps: withStandard(text(), ''),
  corpsId: withStandard(text(), ''),
  guard: no,
  cossack: no,
  landwehr: no,
  freikorps: no,
  /** 3.6 The asterisk: may go over to the Coalition. */
  mayDefect: no,
  /** 17.4 The star: stays in its box in the linked game. */
  starred: no,
  /** 14.12, 14.13: G holds its city, DG is the garrison of Danzig. */
  garrison: withStandard(oneOf('none', 'G', 'DG'), 'none'),
  /** 18.9 The mark 2*: a double division. */
  augmented: no,
  /** 3.6 The counter that this one takes the place of. */
  replaces: optional(branded<UnitId>(text())),
  campaign: campaignSchema,
  /** Where the figures come from: see data/README.md. */
  prov: text(),
});
/** 3.2 A combat unit as printed. */
export interface UnitCard extends Infer<typeof unitSchema> {}

const combatBonusSchema = shape({
  cfPerUnit: integer({ min: 1 }),
  max: integer({ min: 1 }),
  attackOnly: no,
  arm: withStandard(oneOf('any', 'infantry', 'cavalry', 'artillery'), 'any'),
  cossacksOnly: no,
});
/** 14.5, 16.2, 18.8: Combat Factors that a commander lends to the units with him. */
export interface CombatBonus {
  readonly cfPerUnit: number;
  readonly max: number;
  readonly attackOnly: boolean;
  readonly arm: Arm | 'any';
  readonly cossacksOnly: boolean;
}
const NO_BONUS: CombatBonus = { cfPerUnit: 0, max: 0, attackOnly: false, arm: 'any', cossacksOnly: false };

const marchBonusSchema = shape({
  /** Added to the die of march attrition (8.6). */
  modifier: integer({ min: -1, max: 1 }),
  /** Holds for the stack that he sends off even when he stays behind. */
  evenFromAfar: no,
});

const commanderSchema = shape({
  id: branded<CommanderId>(text()),
  name: words,
  label: text(),
  side: sideSchema,
  neutral: no,
  nation: nationSchema,
  /** 3.4 Commander Rating. */
  cr: integer({ min: 0, max: 4 }),
  /** 16.2 The letter of his authority, or Corps when he has none but his own. */
  seniority: oneOf('A', 'I', 'C', 'K', 'Corps', 'none'),
  corpsIds: withStandard(listOf(text()), []),
  cavalryCorps: no,
  march: withStandard(marchBonusSchema, { modifier: 0, evenFromAfar: false }),
  combat: withStandard<CombatBonus>(combatBonusSchema, NO_BONUS),
  /** 16.2 Throws of the die on which his order to move is lost. */
  orderFailsOn: withStandard(listOf(integer({ min: 1, max: 6 })), []),
  /** 16.2 From this Turn his letter A holds south of the Danube alone; 0 for never. */
  armyOnlySouthOfDanubeFrom: withStandard(integer({ min: 0 }), 0),
  /** 16.2 He goes home when a Coalition unit enters the Kingdom of Italy. */
  leavesWhenItalyIsEntered: no,
  campaign: campaignSchema,
  prov: text(),
});
/** 3.4 A commander as printed. */
export interface CommanderCard extends Infer<typeof commanderSchema> {}

/** 3.6 A counter of a nation that cannot fight for its side is a slip in the data. */
const checkNation = ({ id, nation, side }: UnitCard | CommanderCard): void => {
  if (!mayFightFor(nation, side))
    throw new InputError(id, `${nation} does not fight for the ${side} side`, 'Correct its nation or its side.');
};

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]));

const { units } = shape({ prov: text(), units: listOf(unitSchema) }).parse(unitsJson, 'units.json');
const { commanders } = shape({ prov: text(), commanders: listOf(commanderSchema) }).parse(
  commandersJson,
  'commanders.json',
);
for (const card of [...units, ...commanders]) checkNation(card);

/** Every counter of every campaign, in the order of the counter sheets. */
export const unitCards: readonly UnitCard[] = units;
export const commanderCards: readonly CommanderCard[] = commanders;

const unitsById = byId(units);
const commandersById = byId(commanders);

export const isUnitId = (id: string): id is UnitId => unitsById.has(id);
export const isCommanderId = (id: string): id is CommanderId => commandersById.has(id);

export const unitCard = (id: UnitId): UnitCard => {
  const card = unitsById.get(id);
  if (!card) throw new Error(`no unit ${id} in the catalogue`);
  return card;
};

export const commanderCard = (id: CommanderId): CommanderCard => {
  const card = commandersById.get(id);
  if (!card) throw new Error(`no commander ${id} in the catalogue`);
  return card;
};

/** Gives a text its type, for tests and for answers that come from outside. */
export const unitId = (id: string): UnitId => unitCard(id as UnitId).id;
export const commanderId = (id: string): CommanderId => commanderCard(id as CommanderId).id;
