/**
 * 18.9 An augmented division or brigade has twice the Combat Factor of others, attacking, defending or supporting, and
 * takes twice the room of its class (rulings/18.9-augmented-units.md). In all else, hits and rallying and counting
 * heads, it is one unit like any other.
 */
export const AUGMENTED = 2;
