export type ActivationAnswer = never;
