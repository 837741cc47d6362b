export type EventFirstCoalitionAnswer = never;
