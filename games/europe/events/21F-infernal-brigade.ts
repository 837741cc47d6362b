import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { levelOfFortress } from '../rules/15-fortresses-and-sieges/15.1-cover.ts';
import { must } from '../text/speech.ts';
import { type Europe, garrison } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('21F');
const PURSUIT = 3;
const SIEGE = 2;

/** A fortress of the first level with nobody inside. */
const maySurprise = (g: Europe): Verdict => {
  const at = g.trial?.zone;
  if (!at) throw new Error('15.4: a siege attack without a fortress');
  return (
    must('15.4', levelOfFortress(g, at) === 1, 'siegeCard.citadel', { card: CARD, zone: at }) ??
    must('15.4', garrison(g, at).length === 0, 'siegeCard.garrison', { card: CARD, zone: at })
  );
};

/** 21F Infernal Brigade: three more on an Empire pursuit, or two on an attempt on a small fortress without a garrison. */
export const infernalBrigade: EventRules = [
  {
    when: 'pursuit',
    may: (g, side) => mayAnswer(g, CARD, 'pursuit', side),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: PURSUIT, card: CARD })),
  },
  {
    when: 'siege',
    may: (g, side) => mayAnswer(g, CARD, 'siege', side) ?? maySurprise(g),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: SIEGE, card: CARD })),
  },
];
