import { dictOf, type Infer, integer, listOf, oneOf, shape, text } from '@bivouac/kernel';
import nationsJson from '../data/nations.json' with { type: 'json' };
import { type DuchyId, duchyIdSchema, type Nation, NATIONS, nationSchema, words } from './ids.ts';
import { byId, known, lookup } from '@bivouac/kernel/lookup.ts';
import { duchies } from './map.ts';

const whole = integer({ min: 0 });
const nationCardSchema = shape({
  id: nationSchema,
  name: words,
  adjective: words,
  kind: oneOf('power', 'minor'),
  /** 2.2 How many Flags it has. */
  flags: whole,
  /** 15.1 The modifier of its Conquest roll. */
  conquest: integer(),
  /** 14.21 Command Points in the Reinforcement Phase. */
  reinforcement: whole,
  /** 14.32 The least and the most cards that it begins a Turn with. */
  hand: shape({ least: whole, most: whole }),
  capitals: listOf(duchyIdSchema, { min: 1 }),
  /** 13.4 Battle dice of a Squadron. */
  squadronDice: whole,
  /** 13.36 The bonus of a Fleet that is more than half of this nation. */
  fleetBonus: whole,
  /** 2.2 The pieces of 1, 2 and 4 Units that it has: an absolute limit. */
  units: shape({ total: whole, ones: whole, twos: whole, fours: whole }),
  squadrons: whole,
});
export interface NationCard extends Infer<typeof nationCardSchema> {}

const file = shape({ prov: dictOf(text()), nations: listOf(nationCardSchema) }).parse(nationsJson, 'nations.json');
const nations: ReadonlyMap<Nation, NationCard> = byId('nations.json', file.nations);
known('nations.json', 'nation', NATIONS, nations);
for (const { id, capitals } of file.nations) known(id, 'duchy', capitals, duchies);

export const nation = lookup('nation', nations);
export const capitalsOf = (id: Nation): readonly DuchyId[] => nation(id).capitals;
export const isMinor = (id: Nation): boolean => nation(id).kind === 'minor';
/** 9.1 The sizes of the pieces that a nation has. */
export const pieceSizes = (id: Nation): readonly (1 | 2 | 4)[] => {
  const { twos, fours } = nation(id).units;
  return [1, ...(twos > 0 ? [2 as const] : []), ...(fours > 0 ? [4 as const] : [])];
};
