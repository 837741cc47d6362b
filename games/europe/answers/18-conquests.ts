export type ConquestAnswer = never;
