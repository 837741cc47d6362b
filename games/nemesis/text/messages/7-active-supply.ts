export interface ActiveSupplyMessages {}
