export interface SiegeMessages {}
