export interface SupplyMessages {}
