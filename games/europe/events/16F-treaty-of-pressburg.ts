import { cardId } from '../catalogue/catalogue.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { isConquestStep } from '../rules/18-conquests/18-conquests.ts';
import { must } from '../text/speech.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('16F');
const PROVINCES = 1;

/** 16F Treaty of Pressburg: when the Empire dictates peace to Austria it may annex a province more. Not at Tilsit: rulings/18.2.2-pressburg-at-tilsit.md */
export const treatyOfPressburg: EventRules = [
  {
    when: 'conquestPhase',
    may: (g, side) =>
      mayAnswer(g, CARD, 'peace', side) ??
      must('18.2.2', g.trial?.nation === 'austria', 'pressburg.onlyAustria') ??
      must('18.2.2', !isConquestStep(g, 'tilsit'), 'pressburg.notAtTilsit'),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: PROVINCES, card: CARD })),
  },
];
