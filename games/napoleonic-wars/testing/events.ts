import { at, type Position, type Table } from './position.ts';
import { unanswered } from './windows.ts';

/** A nation that has an event in its Hand, in its own Impulse; nobody stands on the map if the test does not say so. */
export const withEvent = (card: string, nation: string, wanted: Position = {}): Table =>
  at({
    players: 5,
    active: nation as never,
    impulse: { played: false },
    forces: {},
    fleets: {},
    ...wanted,
    hands: { [nation]: [card], ...wanted.hands },
  });
/** The event is announced, and nobody strikes it. */
export const announced = (card: string, nation: string, wanted: Position = {}, seat: string = nation): Table =>
  unanswered(withEvent(card, nation, wanted).answer(seat, { kind: 'event', card }));
/** Why the event cannot be announced. */
export const refused = (card: string, nation: string, wanted: Position = {}, seat: string = nation): string =>
  withEvent(card, nation, wanted).refusal(seat, { kind: 'event', card }).because.key;

/** An undirected Denmark draws its one card: a red or green event that it must play. */
export const drawnByDenmark = (card: string, wanted: Position = {}): Table =>
  at({
    players: 5,
    clock: { marker: 'denmark', phase: 'betweenImpulses' },
    forces: {},
    fleets: {},
    ...wanted,
    hands: { denmark: [card], ...wanted.hands },
  });
