export type EventLaterEmpireAnswer = never;
