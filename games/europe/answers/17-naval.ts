export type NavalAnswer = never;
