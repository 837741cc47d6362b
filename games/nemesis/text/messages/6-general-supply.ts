export interface GeneralSupplyMessages {}
