/** A message from a client: an answer is a few hundred bytes, a line of chat a few thousand at most. */
export const MOST_BYTES = 16 * 1024;
/** Answers that follow the first of a row. */
export const MOST_IN_A_ROW = 100;
/** Fields of one answer. The largest that any game lists has fewer than ten. */
export const MOST_FIELDS = 24;
/** Letters of one field of an answer, of a seat, of the name of a match. */
export const MOST_LETTERS = 200;
export const MOST_CHAT = 1000;
/** Matches that one connection may watch at once. */
export const MOST_JOINED = 16;
/** Messages of one connection that wait for their turn. */
export const MOST_WAITING = 64;

/** Names that mean something to the language itself: nobody has an honest reason to send them. */
export const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype'];
