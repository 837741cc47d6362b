export interface EventLaterCoalitionMessages {}
