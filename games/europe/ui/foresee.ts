import { decimal, percent } from '@bivouac/board/parts/figures.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { ActivateAnswer } from '../answers/9-activation.ts';
import type { BudgetAnswer } from '../answers/7-interphase.ts';
import { candidateOf } from '../rules/9-activations/9.1-candidates.ts';
import {
  costOf,
  costOfDepot,
  costOfFleet,
  costOfSpecial,
  costOfSteps,
  HALVES,
} from '../rules/7-interphase/7.3.2-production.ts';
import type { Europe } from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { battleSheet } from './battle/sheet.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** 7.3.2 The price of a line, in halves of a resource. */
const priceOf = (g: Europe, line: BudgetAnswer): number | undefined => {
  switch (line.kind) {
    case 'build':
      return costOfSteps(g, line.unit, line.steps);
    case 'buildArmy':
      return costOf(g, 'army');
    case 'buildDepot':
      return g.budget ? costOfDepot(g, g.budget.power) : undefined;
    case 'buildFleet':
      return costOfFleet(g, line.fleet);
    case 'buildSpecial':
      return costOfSpecial(g, line.special);
    case 'buyCard':
      return costOf(g, 'britishCard');
    default:
      return undefined;
  }
};

/** 9.1 What it costs to activate a force; nothing where an event pays for it. */
const costOfActivation = (g: Europe, answer: Exclude<ActivateAnswer, { readonly kind: 'activateFleet' }>): number => {
  const { cost, grant } = candidateOf(g, answer);
  return grant === null ? cost : 0;
};

/** The price or the chance that stands beside an answer: exact, by the rules. */
export const foresee = (view: EuropeView, asked: Asked, answer: Answer, language: Language): string | undefined => {
  const words = wordsIn(language);
  const { key } = asked.prompt;
  const { kind } = answer;
  if (key === 'budget.line') {
    const price = priceOf(stateOf(view), answer as unknown as BudgetAnswer);
    return price === undefined ? undefined : words('foresee.price', { points: decimal(price / HALVES, language) });
  }
  if (key === 'activation.whom' && (kind === 'activate' || kind === 'activateArmies' || kind === 'detachCorps'))
    return words('foresee.points', { points: costOfActivation(stateOf(view), answer as never) });
  if (key === 'evasion.offer' && kind === 'stand') {
    const lost = battleSheet(view, asked, language)?.odds?.outcomes.find(({ tone }) => tone === 'good');
    return lost ? words('foresee.holds', { share: percent(1 - lost.share, language) }) : undefined;
  }
  return undefined;
};
