import { cardId } from '../catalogue/catalogue.ts';
import { opponent } from '../catalogue/ids.ts';
import { log } from '../text/speech.ts';
import { called } from '../state/state.ts';
import { silenceGuns } from './artillery.ts';
import { atOnce, type EventRules } from './event.ts';
import { isSettingOut, mayAddToDice } from './moments.ts';

const CARD = cardId('32C');
const SLOWER_BY = 1;
const LEAST = 1;

/** 32C Thunderstorm: an Empire force has a movement point less in this activation; or an artillery card of the Empire has no effect. */
export const thunderstorm: EventRules = [
  {
    when: 'onEnemyActivation',
    may: (g, side) => isSettingOut(g, CARD, opponent(side)),
    play: atOnce((g) => {
      if (!g.march) throw new Error('32C: nobody is activated');
      const slowed = { kind: 'slowed', by: SLOWER_BY, least: LEAST, noForcedMarch: false } as const;
      g.march = { ...g.march, cards: [...g.march.cards, slowed] };
      log(g, '12.1', 'storm.slowed', { force: called(g, g.march.force), by: SLOWER_BY });
    }),
  },
  {
    when: 'onArtillery',
    may: (g, side) => mayAddToDice(g, CARD, side),
    play: silenceGuns,
  },
];
