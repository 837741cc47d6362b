import type { CardId, NationId } from '../ids.ts';

export type ProtectorateAnswer = { readonly kind: 'protectorate'; readonly card: CardId; readonly nation: NationId };
export type EnvoyAnswer = { readonly kind: 'envoy'; readonly card: CardId; readonly nation: NationId };
export type EndWarAnswer = { readonly kind: 'endWar'; readonly card: CardId; readonly war: CardId };
export type DiplomacyAnswer = ProtectorateAnswer | EnvoyAnswer | EndWarAnswer;
