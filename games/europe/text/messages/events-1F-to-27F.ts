export interface EventFirstEmpireMessages {}
