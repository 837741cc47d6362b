import { cardId } from '../catalogue/catalogue.ts';

import type { Verdict } from '@bivouac/kernel';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { must } from '../text/speech.ts';
import { type Europe, forceSteps, garrison } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('54F');
const PENALTY = -3;

const isHeld = (g: Europe): Verdict => {
  const at = g.trial?.zone ?? null;
  const inside = at === null ? [] : garrison(g, at);
  return must(
    '15.4',
    inside.some((id) => forceSteps(g, id) > 0),
    'hamburg.nobodyInside',
  );
};

/** 54F Davout at Hamburg: an attempt of the Coalition on an Empire fortress with troops inside is lower by three. */
export const davoutAtHamburg: EventRules = [
  {
    when: 'siege',
    may: (g) => mayAnswer(g, CARD, 'siege', 'coalition') ?? isHeld(g),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: PENALTY, card: CARD })),
  },
];
