export interface CombatMessages {}
