import type { ArmyKind, CityId, Group, HexId, LeaderId, Nation, Place } from '../catalogue/ids.ts';

/** SG N.5 Strength points that fight: so many of a nation and kind from one hex. */
export interface Committed {
  readonly from: HexId;
  readonly nation: Nation;
  readonly kind: ArmyKind;
  readonly sp: number;
}

/** SG N.3 An attack that has been declared. */
export interface Attack {
  readonly target: HexId;
  /** SG N.1 A sortie fights the besiegers of its own hex. */
  readonly sortie: boolean;
  readonly troops: readonly Committed[];
  readonly leaders: readonly LeaderId[];
}

/** What a phase remembers from one checkpoint to the next. */
export type Work =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'attrition';
      readonly die: number;
      readonly left: readonly { readonly at: Place; readonly inside: boolean }[];
    }
  | {
      readonly phase: 'ground';
      /** M.4.b States whose one march of the month has been made. */
      readonly lent: readonly Nation[];
      /** K.5.b Leaders who have crossed the Channel. */
      readonly crossed: number;
      /** O.7 Hexes that have tried to rally. */
      readonly rallied: readonly HexId[];
    }
  /** F.4.f, F.11, F.10.d The circles, fleet after fleet, the end; whether Nelson has fought. */
  | { readonly phase: 'naval'; readonly stage: 'circle' | 'sail' | 'close'; readonly nelson: boolean }
  | {
      readonly phase: 'combat';
      readonly stage: 'declare' | 'resolve' | 'sieges' | 'close';
      readonly attacks: readonly Attack[];
      /** SG N.2 Hexes that have been the target of a battle. */
      readonly fought: readonly HexId[];
      /** SG O.5 Hexes from which somebody has attacked. */
      readonly engaged: readonly HexId[];
      /** SG S.4 Besieged cities that have had their siege turn. */
      readonly pressed: readonly CityId[];
    }
  | {
      readonly phase: 'production';
      /** The major states that still have to produce, and the groups of minor states. */
      readonly left: readonly Nation[];
      readonly groups: readonly Group[];
      /** J.2.b Points to a city, by the die of each major state. */
      readonly dice: Readonly<Partial<Record<Nation, number>>>;
      readonly account: Account | null;
      /** J.5.d, R-108 Half points that England has spent on land units. */
      readonly englishLand: number;
      /** J.3.b Minor states that have bought in this phase. */
      readonly bought: readonly Nation[];
    }
  | { readonly phase: 'alliance'; readonly left: readonly AllianceStep[] };

/** G The steps of an Alliance Phase. */
export type AllianceStep =
  | 'automatic'
  | 'dice'
  | 'flags'
  | 'chart'
  | 'exile'
  | 'wars'
  | 'peace'
  | 'ireland'
  | 'poland'
  | 'pressburg'
  | 'tilsit'
  | 'holland'
  | 'creations'
  | 'announcements'
  | 'votes'
  | 'declarations'
  | 'suits'
  | 'attempt';

/** J.2 What a state may still spend and deploy, in half points. */
export interface Account {
  readonly nation: Nation;
  readonly any: number;
  readonly landwehr: number;
  readonly naval: number;
  /** J.2.a Points deployed in each city. */
  readonly deployed: Readonly<Partial<Record<Place, number>>>;
  /** J.5.d, J.6.c What has gone into land units and into ships. */
  readonly spentOnLand?: number;
  readonly spentOnShips?: number;
  /** J.4 An invaded country of Iberia: `any` counts native points. */
  readonly native?: true;
  /** J.3.d Points of Brunswick or Hanover that may raise the King's German Legion. */
  readonly legion?: true;
}

export const NO_WORK: Work = { phase: 'none' };
/** What a Ground Movement Phase remembers. */
export type GroundWork = Extract<Work, { readonly phase: 'ground' }>;
export const GROUND: GroundWork = { phase: 'ground', lent: [], crossed: 0, rallied: [] };
