export type SupplyAnswer = never;
