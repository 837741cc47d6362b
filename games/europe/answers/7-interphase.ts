export type InterphaseAnswer = never;
