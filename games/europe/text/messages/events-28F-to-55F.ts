export interface EventLaterEmpireMessages {}
