export interface CommandersMovementMessages {}
