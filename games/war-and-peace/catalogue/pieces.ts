import { dictOf, flag, type Infer, integer, listOf, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import unitsJson from '../data/units.json' with { type: 'json' };
import {
  type ArmyKind,
  type Kind,
  KINDS,
  type LeaderId,
  leaderIdSchema,
  type Major,
  type Nation,
  nationSchema,
  type Words,
  words,
} from './ids.ts';

const no = withStandard(flag(), false);

const kindSchema = shape({
  id: oneOf(...KINDS),
  name: words,
  arm: oneOf('infantry', 'cavalry', 'partisan', 'naval'),
  /** J.2.d The price in half Production Points. */
  halfPoints: integer({ min: 1, max: 10 }),
  /** SG J.3 It moves and attacks only with a leader. */
  needsLeader: flag(),
});
export interface KindCard extends Infer<typeof kindSchema> {}

const leaderSchema = shape({
  id: leaderIdSchema,
  name: words,
  nation: nationSchema,
  rating: integer({ min: 0, max: 3 }),
  /** F.10 Nelson alone: he leads ships and nothing else. */
  naval: no,
  prov: text(),
});
const unnamedSchema = shape({ id: leaderIdSchema, nation: nationSchema, satellites: no, prov: text() });
const moraleSchema = shape({ nation: nationSchema, of: dictOf(integer({ min: 0, max: 3 })), prov: text() });
const shipsSchema = shape({ nation: nationSchema, squadrons: integer(), transports: integer(), prov: text() });
const satelliteSchema = dictOf(integer({ min: 0, max: 3 }));

const parsed = shape({
  prov: text(),
  kinds: listOf(kindSchema),
  morale: listOf(moraleSchema),
  satelliteMorale: shape({ france: satelliteSchema, england: satelliteSchema }),
  leaders: listOf(leaderSchema),
  unnamed: listOf(unnamedSchema),
  ships: listOf(shipsSchema),
  note: optional(text()),
}).parse(unitsJson, 'units.json');

export interface LeaderCard {
  readonly id: LeaderId;
  /** Unnamed leaders have no name of their own. */
  readonly name: Words | null;
  readonly nation: Nation;
  readonly rating: number;
  readonly naval: boolean;
  /** An unnamed leader of the satellites of his nation. */
  readonly satellites: boolean;
}

/** Every leader, in the order of the counter sheet: the named ones, then the others. */
export const leaderCards: readonly LeaderCard[] = [
  ...parsed.leaders.map(({ id, name, nation, rating, naval }) => ({
    id,
    name,
    nation,
    rating,
    naval,
    satellites: false,
  })),
  ...parsed.unnamed.map(({ id, nation, satellites }) => ({
    id,
    name: null,
    nation,
    rating: 0,
    naval: false,
    satellites,
  })),
];
const leaderRows: ReadonlyMap<string, number> = new Map(leaderCards.map(({ id }, row) => [id, row]));
export const leaderRow = (id: LeaderId): number => {
  const row = leaderRows.get(id);
  if (row === undefined) throw new Error(`no leader ${id}`);
  return row;
};
export const leaderCard = (id: LeaderId): LeaderCard => {
  const card = leaderCards[leaderRow(id)];
  if (!card) throw new Error(`no leader ${id}`);
  return card;
};
export const leaderId = (id: string): LeaderId => leaderCard(id as LeaderId).id;
export const isNamed = (id: LeaderId): boolean => leaderCard(id).name !== null;
export const NAPOLEON = leaderId('napoleon');
export const NELSON = leaderId('nelson');

const kindsById: ReadonlyMap<string, KindCard> = new Map(parsed.kinds.map((kind) => [kind.id, kind]));
export const kindCard = (id: Kind): KindCard => {
  const kind = kindsById.get(id);
  if (!kind) throw new Error(`no kind of unit ${id}`);
  return kind;
};
export const isCavalry = (kind: ArmyKind): boolean => kindCard(kind).arm === 'cavalry';
/** Everything on foot but partisans. */
export const isInfantry = (kind: ArmyKind): boolean => kindCard(kind).arm === 'infantry';

const moraleBy: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  parsed.morale.map(({ nation, of }) => [nation, of]),
);
/** H.4 States whose units are their own whoever commands them. */
const OWN_COLOURS: readonly Nation[] = ['portugal', 'sweden', 'denmark'];

/** SG P.1 The morale of a unit: by its nation, and for a satellite by the state whose colours it wears. */
export const moraleOf = (nation: Nation, kind: ArmyKind, controller: Major | null): number => {
  if (kind === 'CC' || kind === 'P') return 0;
  const own = moraleBy.get(nation)?.[kind];
  if (own !== undefined && (controller === null || controller === nation || OWN_COLOURS.includes(nation))) return own;
  if (controller === 'france')
    return parsed.satelliteMorale.france[nation] ?? parsed.satelliteMorale.france['others'] ?? 1;
  if (kind === 'M') return 0;
  if (controller === 'austria') return moraleBy.get('austria')?.[kind] ?? 0;
  return own ?? 1;
};

/** F.1.d, F.1.e, R-18 The ships in the box: Austria and Prussia have none, and only England and France build new ones. */
export const shipLimits: readonly Infer<typeof shipsSchema>[] = parsed.ships;
