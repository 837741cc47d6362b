export interface ConquestMessages {}
