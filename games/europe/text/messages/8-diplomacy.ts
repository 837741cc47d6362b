export interface DiplomacyMessages {}
