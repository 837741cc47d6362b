export interface NavalMessages {}
