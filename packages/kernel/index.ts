export * from './ahead.ts';
export * from './answer.ts';
export * from './bot.ts';
export { type Played, recordOf, type Stretch, type Terms } from './chain.ts';
export * from './chance.ts';
export { doubtingFacts, StaleFact } from './doubt.ts';
export * from './doubted.ts';
export * from './facts.ts';
export * from './foretell.ts';
export { commitmentOf, fairChance, type FairDice, fairNumbers, keyOfDice, type Seed } from './fair-dice.ts';
export * from './game.ts';
export * from './in-a-row.ts';
export * from './log.ts';
export * from './match.ts';
export * from './message.ts';
export * from './orders.ts';
export * from './question.ts';
export { FORMAT, parseRecord, type Entry, type GameRecord, type Manner, type Segment } from './record.ts';
export * from './schema.ts';
export { Memory, type Thrown } from './steadfast.ts';
export * from './seating.ts';
export * from './secrecy.ts';
export { sha256 } from './sha256.ts';
export * from './state.ts';
export * from './table.ts';
export * from './verdict.ts';
export * from './verify.ts';
export {
  type Asked,
  type MatchView,
  mayRead,
  open,
  REFEREE,
  RESPONDERS,
  type Seer,
  type Sights,
  SPECTATOR,
  viewBy,
  type ViewOf,
} from './view.ts';
export * from './window.ts';
export * from './words.ts';
