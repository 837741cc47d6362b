export interface BattleMessages {}
