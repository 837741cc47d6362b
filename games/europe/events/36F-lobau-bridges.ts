import { cardId } from '../catalogue/catalogue.ts';

import { bridgeRetreat } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { must } from '../text/speech.ts';
import { atOnce, type EventRules } from './event.ts';
import { isSettingOut } from './moments.ts';

const CARD = cardId('36F');

/** 36F Lobau Bridges: rivers without a bridge count for nothing in this activation; or they cost no step in this retreat. */
export const lobauBridges: EventRules = [
  {
    when: 'onOwnActivation',
    may: (g, side) => isSettingOut(g, CARD, side),
    play: atOnce((g) => {
      if (!g.march) throw new Error('36F: nobody is activated');
      g.march = { ...g.march, cards: [...g.march.cards, { kind: 'bridges' }] };
    }),
  },
  {
    when: 'retreat',
    may: (g) =>
      must('14.10', g.battle?.step === 'crossing', 'moment.notThis', { card: CARD }) ??
      must('14.10', g.battle?.fordsRiver === true, 'lobau.noRiver'),
    play: atOnce(bridgeRetreat),
  },
];
