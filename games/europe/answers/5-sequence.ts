import type { CardId } from '../catalogue/ids.ts';

/** 5.2 What a side does with its round, apart from events, envoys, protectorates and foreign wars. */
export type SequenceAnswer = { readonly kind: 'points'; readonly card: CardId } | { readonly kind: 'operation' };
