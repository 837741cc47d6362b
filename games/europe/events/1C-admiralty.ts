import { cardId } from '../catalogue/catalogue.ts';
import { britishFleets, grantFleets, hasFleet } from './british-fleets.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('1C');

/**
 * 1C Admiralty: every fleet of Britain and of her minor allies may sail, squadron by squadron, with troops; one of the
 * squadrons may land (17.2.9), and in the first edition one fleet may go and hunt corsairs (17.2.10).
 */
export const admiralty: EventRules = [
  {
    when: 'action',
    may: (g) => hasFleet(g, true),
    play: atOnce((g) =>
      grantFleets(g, { fleets: britishFleets(g, true), again: true, sailing: { card: CARD, oneLanding: true } }),
    ),
  },
];
