import type { CardId, FleetId, NationId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

export type ProtectorateAnswer = { readonly kind: 'protectorate'; readonly card: CardId; readonly nation: NationId };
export type EnvoyAnswer = { readonly kind: 'envoy'; readonly card: CardId; readonly nation: NationId };
export type EndWarAnswer = { readonly kind: 'endWar'; readonly card: CardId; readonly war: CardId };
export type DiplomacyAnswer =
  | ProtectorateAnswer
  | EnvoyAnswer
  | EndWarAnswer
  /** 8.1.3 One of the free actions that a second war gives the other side. */
  | { readonly kind: 'court'; readonly nation: NationId }
  /** 8.2.3 A unit or a fleet of a minor power that enters the war. */
  | { readonly kind: 'deploy'; readonly unit: UnitId; readonly zone: ZoneId }
  | { readonly kind: 'deployFleet'; readonly fleet: FleetId; readonly zone: ZoneId }
  /** 8.2.3 A unit abroad, when its country has changed sides. */
  | { readonly kind: 'comeOver'; readonly force: ForceName; readonly zone: ZoneId }
  /** 8.1.4 What a force does among those who were friends yesterday. */
  | { readonly kind: 'takeFortress'; readonly zone: ZoneId }
  | { readonly kind: 'fallBackTo'; readonly zone: ZoneId }
  | { readonly kind: 'giveBattle'; readonly zone: ZoneId };
