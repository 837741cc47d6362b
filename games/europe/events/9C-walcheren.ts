import { cardId } from '../catalogue/catalogue.ts';
import { SQUADRON } from '../rules/17-naval-matters/17.2.2-stacking.ts';
import { britishFleets, grantFleets, hasFleet, isNoWinter } from './british-fleets.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('9C');
const STEPS = 6;
const LANDING = -1;

/** 9C Walcheren: a squadron of Britain and her minor allies sails free, and lands all that it has taken aboard in one port, at a smaller disadvantage. */
export const walcheren: EventRules = [
  {
    when: 'action',
    may: (g) => isNoWinter(g) ?? hasFleet(g, true),
    play: atOnce((g) =>
      grantFleets(g, {
        fleets: britishFleets(g, true),
        most: SQUADRON,
        sailing: { card: CARD, steps: STEPS, landing: LANDING, onePort: true },
      }),
    ),
  },
];
