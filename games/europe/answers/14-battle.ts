export type BattleAnswer = never;
