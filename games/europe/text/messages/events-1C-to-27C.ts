export interface EventFirstCoalitionMessages {}
