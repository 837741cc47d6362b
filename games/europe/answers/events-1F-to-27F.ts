export type EventFirstEmpireAnswer = never;
