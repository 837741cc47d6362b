import type { Kind, LeaderId } from '../catalogue/ids.ts';

/** P The choices of the set-up. */
export type SequenceAnswer =
  | { readonly kind: 'usual' }
  | { readonly kind: 'choose' }
  | { readonly kind: 'postLeader'; readonly leader: LeaderId; readonly at: string }
  | { readonly kind: 'post'; readonly unit: Kind; readonly sp: number; readonly at: string };
