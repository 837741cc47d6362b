export type SiegeAnswer = never;
