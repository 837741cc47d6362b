import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { isMacksFirstMarch } from '../rules/20-scenarios/20.2-march-column.ts';
import { log, must } from '../text/speech.ts';
import { called, type Europe, opponent } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { isSettingOut } from './moments.ts';

const CARD = cardId('6F');
const SLOWER_BY = 2;

/** 6.4, revised 20.2 A Coalition force that is activated and has not moved; not Mack in his first activation of 1805. */
const mayHinder = (g: Europe, side: Side): Verdict => {
  const { march } = g;
  return (
    isSettingOut(g, CARD, opponent(side)) ??
    must('20.2', march === null || !isMacksFirstMarch(g, march.force), 'marchColumn.mack')
  );
};

/** 6F March Column: a Coalition force has two movement points less in this activation, and may not force its march. */
export const marchColumn: EventRules = [
  {
    when: 'onEnemyActivation',
    may: mayHinder,
    play: atOnce((g) => {
      if (!g.march) throw new Error('6F: nobody is activated');
      const slowed = { kind: 'slowed', by: SLOWER_BY, least: 0, noForcedMarch: true } as const;
      g.march = { ...g.march, cards: [...g.march.cards, slowed] };
      log(g, '12.1', 'marchColumn.slowed', { force: called(g, g.march.force), by: SLOWER_BY });
    }),
  },
];
