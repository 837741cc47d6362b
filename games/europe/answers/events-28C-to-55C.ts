export type EventLaterCoalitionAnswer = never;
