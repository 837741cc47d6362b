export interface ReinforcementMessages {}
