import type { CardId, DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';

/** What an event still does after it was played, or a rule after it was applied: rules ask for it by its kind. */
export type Effect = { readonly card: CardId | null } & (
  | { readonly kind: 'timed'; readonly nation: Nation }
  /** 8.5 Formations have invaded Prussia in the first Round of 1805. */
  | { readonly kind: 'prussiaInvaded' }
  /** 15.42 Forced Submission without an invader: the next Turn is begun without Reserves. */
  | { readonly kind: 'noReserves'; readonly nation: Nation }
  /** 6.19 Events that last a Turn and touch one Duchy or one leader. */
  | { readonly kind: 'duchy'; readonly duchy: DuchyId; readonly nation: Nation }
  | { readonly kind: 'leader'; readonly leader: LeaderId }
  /** 5 Napoleon Abdicates: a sixth Turn is played. */
  | { readonly kind: 'sixthTurn' }
  /** 6.14 An event that a Response has struck before it took effect. */
  | { readonly kind: 'struck' }
  /** Magazines and Depots: these pieces roll for no Attrition in this Impulse. */
  | { readonly kind: 'spared'; readonly nation: Nation; readonly leader: LeaderId | null }
  /** 14.31 This nation has taken a Mulligan for the Turn that begins. */
  | { readonly kind: 'mulliganed'; readonly nation: Nation }
  /** 5.8 Europe Exhausted, and what players have paid. */
  | { readonly kind: 'peace'; readonly by: number }
);
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

export { inForce } from '@bivouac/cards';
export const isInForce = ({ effects }: { readonly effects: readonly Effect[] }, card: string): boolean =>
  effects.some((effect) => effect.card === card);
