export interface CombatOrderMessages {}
