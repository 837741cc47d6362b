import type { CardId, DuchyId, LeaderId, Nation, Power } from '../catalogue/ids.ts';

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
  /** 11.43 A war that a retreat has begun, and whose consequences are still to come. */
  | ({ readonly kind: 'outbreak' } & NewWar)
  /** 6.14 An event that a Response has struck before it took effect. */
  | { readonly kind: 'struck' }
  /** Magazines and Depots: these pieces roll for no Attrition in this Impulse. */
  | { readonly kind: 'spared'; readonly nation: Nation; readonly leader: LeaderId | null }
  /** 14.14 The player of this Power has announced a change of Camp in this Interphase, taken or refused. */
  | { readonly kind: 'announced'; readonly nation: Nation }
  /** 14.31 This nation has taken a Mulligan for the Turn that begins. */
  | { readonly kind: 'mulliganed'; readonly nation: Nation }
  /** 15.2, 15.4 This nation has been conquered or has Submitted in this game. */
  | { readonly kind: 'fallen'; readonly nation: Nation }
  /** 6.14 A Response has voided the step that has just been declared. */
  | { readonly kind: 'voided' }
  /** Bridge Destroyed: these pieces do not cross this connection. */
  | {
      readonly kind: 'bridge';
      readonly ends: readonly [DuchyId, DuchyId];
      readonly nation: Nation;
      readonly leaders: readonly LeaderId[];
    }
  /** Quarantine: nothing enters or leaves. */
  | { readonly kind: 'quarantine'; readonly duchy: DuchyId }
  /** Turning Movement: Formations of this nation are neither intercepted nor evaded. */
  | { readonly kind: 'unseen'; readonly nation: Nation }
  /** Armistice between two nations. */
  | { readonly kind: 'armistice'; readonly nations: readonly [Nation, Nation] }
  /** An Armistice has cancelled the battle at hand. */
  | { readonly kind: 'battleOff' }
  /** Fortify: a Fortress is stronger while this nation Controls it. */
  | { readonly kind: 'fortified'; readonly duchy: DuchyId; readonly nation: Nation; readonly by: number }
  /** The Weather Gauge, Sea Fog: how a naval attempt ends, without a roll. */
  | { readonly kind: 'attempt'; readonly succeeds: boolean }
  /** Copenhagen Expedition: the British may enter Copenhagen, under half its batteries. */
  | { readonly kind: 'expedition' }
  /** Sea Fog: the Fleet that leaves Port is not seen. */
  | { readonly kind: 'hidden' }
  /** Marriage Alliance: France and this Power keep the peace until the next Turn. */
  | { readonly kind: 'bond'; readonly power: Power }
  /** War Loan: a card fewer at the next draw. */
  | { readonly kind: 'loan'; readonly nation: Nation }
  /** 8.1 Points draw these Consuls no nearer, or none on this row. */
  | { readonly kind: 'closedToPoints'; readonly nations: readonly Nation[]; readonly row: Power | null }
  /** 5.8 Europe Exhausted, and what players have paid. */
  | { readonly kind: 'peace'; readonly by: number }
);
/** 8.34 A change that has put nations at war who were not: who declared it, and whose status has changed. */
export interface NewWar extends BeforeWar {
  readonly declarers: readonly Nation[];
  readonly changed: readonly Nation[];
}
/** 8.34 As it was before: who stood on the land of a friend, and who was at war with whom. */
export interface BeforeWar {
  readonly guests: readonly Guest[];
  readonly foes: readonly (readonly [Nation, Nation])[];
}
export interface Guest {
  readonly nation: Nation;
  readonly duchy: DuchyId;
}
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

export { inForce } from '@bivouac/cards';
/** 6.14 Whether a Response has ended the step at hand; it is heard once. */
export const takeVoid = (g: { effects: readonly Effect[] }): boolean => {
  const isVoid = g.effects.some(({ kind }) => kind === 'voided');
  if (isVoid) g.effects = g.effects.filter(({ kind }) => kind !== 'voided');
  return isVoid;
};
/** Whether an event hides the Fleet that leaves its Port; it does so for one step. */
export const takeHidden = (g: { effects: readonly Effect[] }): boolean => {
  const isHidden = g.effects.some(({ kind }) => kind === 'hidden');
  if (isHidden) g.effects = g.effects.filter(({ kind }) => kind !== 'hidden');
  return isHidden;
};
/** How an event decides the naval attempt at hand, if one does; it is heard once. */
export const takeAttempt = (g: { effects: readonly Effect[] }): boolean | undefined => {
  const found = g.effects.findLast((effect): effect is EffectOf<'attempt'> => effect.kind === 'attempt');
  if (found) g.effects = g.effects.filter(({ kind }) => kind !== 'attempt');
  return found?.succeeds;
};
/** Effects that end with the Impulse in which they began. */
export const IMPULSE_EFFECTS: readonly Effect['kind'][] = [
  'spared',
  'voided',
  'bridge',
  'quarantine',
  'unseen',
  'battleOff',
  'attempt',
  'hidden',
  'expedition',
];
export const isInForce = ({ effects }: { readonly effects: readonly Effect[] }, card: string): boolean =>
  effects.some((effect) => effect.card === card);
