export type SetUpAnswer = never;
