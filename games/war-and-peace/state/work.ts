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
  | { readonly phase: 'ground' }
  | {
      readonly phase: 'combat';
      readonly stage: 'declare' | 'resolve' | 'sieges' | 'close';
      readonly attacks: readonly Attack[];
      /** SG N.2 Hexes that have been the target of a battle. */
      readonly fought: readonly HexId[];
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
  | 'poland'
  | 'pressburg'
  | 'tilsit'
  | 'holland'
  | 'creations'
  | 'announcements'
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
}

export const NO_WORK: Work = { phase: 'none' };
