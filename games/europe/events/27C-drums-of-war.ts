import { cardId } from '../catalogue/catalogue.ts';
import { opponent } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('27C');

/** 27C Drums of War: a major power of the Coalition that should surrender fights on; when it falls later it pays more (18.2.2, 8.1.4). */
export const drumsOfWar: EventRules = [
  {
    when: 'conquestPhase',
    may: (g, side) =>
      mayAnswer(g, CARD, 'peace', opponent(side)) ?? must('18.2.1', g.trial?.nation !== 'britain', 'drums.notBritain'),
    play: atOnce((g) => {
      if (g.trial) g.trial = { ...g.trial, cancelled: true };
    }),
  },
];
