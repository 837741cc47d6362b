import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { card as cardCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import { type EffectOf, inForce } from '../../state/effects.ts';
import type { BoxId, CardId, FleetId, NationId, Side, UnitId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { type Budget, type Europe, putFleet, putGeneral, putUnit } from '../../state/state.ts';
import { generalsInReserve } from '../10-command/10.3-changing-generals.ts';
import { fleetsInReserve } from '../7-interphase/7.3.2-lines.ts';
import { costOf, costOfSteps, mayPay } from '../7-interphase/7.3.2-production.ts';

type Owed = EffectOf<'owed'>;
type Payment = AnswerOf<'toForeignWar'> | AnswerOf<'generalToForeignWar'> | AnswerOf<'fleetToForeignWar'>;

/** 2.1 A corps of the line. */
export const isLineCorps = (id: UnitId, of: NationId): boolean => {
  const { nation, kind, stars, homeOnly } = unitCard(id);
  return nation === of && kind === 'infantry' && stars === 0 && !homeOnly;
};

/** What the power could build for it now: a full corps, a general, a fleet. */
const paymentsFor = (g: Europe, { what, power }: Owed): readonly Payment[] => {
  switch (what) {
    case 'corps':
      return g.units.flatMap(({ id, at }): readonly Payment[] =>
        at === 'reserve' && isLineCorps(id, power) ? [{ kind: 'toForeignWar', unit: id }] : [],
      );
    case 'general':
      return generalsInReserve(g, power).map((general) => ({ kind: 'generalToForeignWar', general }));
    case 'fleet':
      return fleetsInReserve(g, power).map((fleet: FleetId) => ({ kind: 'fleetToForeignWar', fleet }));
  }
};
const priceOf = (g: Europe, payment: Payment): number => {
  switch (payment.kind) {
    case 'toForeignWar':
      return costOfSteps(g, payment.unit, unitCard(payment.unit).steps);
    case 'fleetToForeignWar':
      return costOf(g, 'fleet');
    case 'generalToForeignWar':
      return 0;
  }
};

const hand = (g: Europe, payment: Payment, war: CardId, box: BoxId): void => {
  switch (payment.kind) {
    case 'toForeignWar':
      putUnit(g, payment.unit, box);
      return log(g, '6.4', 'foreignWar.unitSent', { unit: payment.unit, war });
    case 'generalToForeignWar':
      putGeneral(g, payment.general, box);
      return log(g, '6.4', 'foreignWar.generalSent', { general: payment.general, war });
    case 'fleetToForeignWar':
      putFleet(g, payment.fleet, { kind: 'box', box });
      return log(g, '6.4', 'foreignWar.fleetSent', { fleet: payment.fleet, war });
  }
};

const PROMPTS = {
  corps: 'foreignWar.whichCorps',
  general: 'foreignWar.whichGeneral',
  fleet: 'foreignWar.whichFleet',
} as const;

/** 6.4 What a foreign war has called for and could not be had is built with the next budget of the power, and lost; it is owed until then. */
export function* payWhatIsOwed(g: Europe, { power }: Budget, by: Side): Script {
  for (const owed of inForce(g, 'owed')) {
    if (owed.power !== power || owed.card === null) continue;
    const { box } = cardCard(owed.card);
    const isOver = box === undefined || !g.cards.wars.includes(owed.card);
    const among = isOver ? [] : paymentsFor(g, owed);
    const may = (payment: Payment): Verdict => (g.budget ? mayPay(g.budget, priceOf(g, payment)) : undefined);
    const prompt = say(PROMPTS[owed.what], { war: owed.card });
    const question = choice<Payment>({ by, rule: '6.4', prompt, among, may });
    if (offers(question, 1) && box !== undefined) {
      const payment = yield* ask(question);
      if (g.budget) g.budget = { ...g.budget, halves: g.budget.halves - priceOf(g, payment) };
      hand(g, payment, owed.card, box);
    } else if (!isOver) continue;
    g.effects = g.effects.filter((each) => each !== owed);
  }
}
