export interface CombatCommandMessages {}
