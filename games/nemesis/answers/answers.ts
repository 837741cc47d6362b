import type { CardId, CommanderId, HexId, UnitId } from '../catalogue/catalogue.ts';

/** Everything a player can say in this game. Large choices are made of several small ones. */
export type NemesisAnswer =
  // 7 Active Supply, and the first Depots of the set-up
  | { readonly kind: 'depot'; readonly hex: HexId }
  | { readonly kind: 'convert'; readonly hex: HexId }
  | { readonly kind: 'removeDepot'; readonly hex: HexId }
  | { readonly kind: 'train'; readonly hex: HexId }
  | { readonly kind: 'extraTrain'; readonly hex: HexId }
  | { readonly kind: 'dummy'; readonly hex: HexId }
  // 8 Rally and Movement
  | { readonly kind: 'rally'; readonly hex: HexId }
  | { readonly kind: 'rallyUnit'; readonly unit: UnitId }
  | { readonly kind: 'move'; readonly from: HexId }
  | { readonly kind: 'freeMove'; readonly from: HexId }
  | { readonly kind: 'discard'; readonly hex: HexId }
  | { readonly kind: 'leave'; readonly unit: UnitId }
  | { readonly kind: 'leaveCommander'; readonly commander: CommanderId }
  | { readonly kind: 'march' }
  | { readonly kind: 'step'; readonly to: HexId }
  | { readonly kind: 'drop'; readonly commander: CommanderId }
  | { readonly kind: 'halt' }
  | { readonly kind: 'straggle'; readonly unit: UnitId }
  // 10 and 11 Combat
  | { readonly kind: 'attack'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'decline' }
  | { readonly kind: 'holdBack'; readonly unit: UnitId }
  | { readonly kind: 'order' }
  | { readonly kind: 'commit'; readonly commands: number }
  | { readonly kind: 'support'; readonly hex: HexId }
  | { readonly kind: 'stand' }
  | { readonly kind: 'withdraw'; readonly to: HexId }
  | { readonly kind: 'hit'; readonly unit: UnitId }
  | { readonly kind: 'shed'; readonly unit: UnitId }
  | { readonly kind: 'stayWith'; readonly commander: CommanderId }
  | { readonly kind: 'goWith'; readonly commander: CommanderId }
  | { readonly kind: 'advance'; readonly unit: UnitId }
  | { readonly kind: 'advanceCommander'; readonly commander: CommanderId }
  | { readonly kind: 'escape'; readonly to: HexId }
  // 12 Commanders' Movement, 13 Reinforcements
  | { readonly kind: 'ride'; readonly commander: CommanderId }
  | { readonly kind: 'rideTo'; readonly to: HexId }
  | { readonly kind: 'arrive'; readonly at: HexId }
  // 16.1 Random Event Cards
  | { readonly kind: 'drawCard'; readonly card: CardId }
  | { readonly kind: 'layCard'; readonly card: CardId }
  | { readonly kind: 'nameUnit'; readonly unit: UnitId }
  | { readonly kind: 'nameCommander'; readonly commander: CommanderId }
  | { readonly kind: 'nameStack'; readonly hex: HexId }
  | { readonly kind: 'nameDepot'; readonly hex: HexId }
  /** A card that waits for the right moment is used now. */
  | { readonly kind: 'useCard'; readonly card: CardId }
  // 14.15 The Armistice, 16.5 the bargain over Austria
  | { readonly kind: 'offerTruce' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'offerPoints'; readonly points: number }
  | { readonly kind: 'lift'; readonly hex: HexId }
  | { readonly kind: 'liftUnit'; readonly unit: UnitId }
  | { readonly kind: 'liftCommander'; readonly commander: CommanderId }
  | { readonly kind: 'liftDepot'; readonly hex: HexId }
  | { readonly kind: 'setDown'; readonly to: HexId }
  // 17 From 1812 into 1813
  | { readonly kind: 'keepNapoleon' }
  | { readonly kind: 'sendNapoleon' }
  | { readonly kind: 'changeSources' }
  | { readonly kind: 'takeOff'; readonly commander: CommanderId }
  | { readonly kind: 'exchange'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'post'; readonly commander: CommanderId; readonly hex: HexId }
  // 15.1 Dummy counters
  | { readonly kind: 'decoy'; readonly to: HexId }
  | { readonly kind: 'removeDecoy'; readonly from: HexId }
  // Everywhere
  | { readonly kind: 'pass' }
  | { readonly kind: 'done' };
export type AnswerOf<K extends NemesisAnswer['kind']> = Extract<NemesisAnswer, { readonly kind: K }>;

export const DONE: AnswerOf<'done'> = { kind: 'done' };
export const PASS: AnswerOf<'pass'> = { kind: 'pass' };
