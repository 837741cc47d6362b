import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { cardId } from '../catalogue/catalogue.ts';
import type { NationId, Side } from '../catalogue/ids.ts';
import { mayAid } from '../rules/7-interphase/7.3.1-resources.ts';
import { say } from '../text/speech.ts';
import { type Europe, powersOf } from '../state/state.ts';
import { changeResources, isBudgetOpen } from './budget-cards.ts';
import type { EventRules } from './event.ts';

const CARD = cardId('21C');
const BRITAIN = 'britain' as NationId;
const RESOURCES = 4;

/** 7.3.1 Allies who can still be helped this year. */
const friends = (g: Europe, side: Side): readonly NationId[] =>
  powersOf(g, side).filter((power) => mayAid(g, BRITAIN, power) && isBudgetOpen(g, CARD, power) === undefined);

function* subsidise(g: Europe, side: Side): Script {
  changeResources(g, CARD, BRITAIN, RESOURCES);
  const among = friends(g, side).map((nation): AnswerOf<'subsidise'> => ({ kind: 'subsidise', nation }));
  if (among.length === 0) return;
  const prompt = say('pitt.whom');
  const { nation: power } = yield* ask(choice({ by: side, rule: '7.3.1', prompt, among, may: () => undefined }));
  g.effects = [...g.effects, { card: CARD, kind: 'moreAid', power, year: g.clock.year }];
}

/** 21C Pitt's Gold: Britain has four resources more in this budget, and one ally may receive twice as much aid (7.3.1). */
export const pittsGold: EventRules = [
  { when: 'budgetPhase', may: (g) => isBudgetOpen(g, CARD, BRITAIN), play: subsidise },
];
