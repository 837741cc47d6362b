export interface MovementMessages {}
