import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { DONE } from '../../text/answers.ts';
import { card as cardCard } from '../../catalogue/catalogue.ts';
import type { CardId, Nation, Power } from '../../catalogue/ids.ts';
import { must, reveal, say } from '../../text/speech.ts';
import {
  columnAt,
  consulOf,
  director,
  discard,
  gainResource,
  handLimits,
  handOf,
  type NapoleonicWars,
} from '../../state/state.ts';
import type { DiplomacyAnswer } from '../../text/8-diplomacy.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { randomCard } from '../6-cards/6.1-events.ts';
import {
  flipConsul,
  leftCost,
  mayDraw,
  mayDrawByPoints,
  mayPush,
  mayTouch,
  rightCost,
  setConsul,
} from '../8-diplomacy/8.1-track.ts';

type Buy = Extract<DiplomacyAnswer, { readonly kind: 'courtRight' | 'courtLeft' | 'flipUp' | 'flipDown' }>;
const excessOf = (g: NapoleonicWars, nation: Nation): number => handOf(g, nation).length - handLimits(nation).most;

/** 14.31.6 Which card goes: its director chooses, chance for a Proxy without one. */
function* whichCard(g: NapoleonicWars, nation: Nation): Script<CardId | undefined> {
  const seat = director(g, nation);
  if (seat === null) return yield* randomCard(g, nation);
  const { card } = yield* choose({
    by: seat,
    rule: '14.31',
    prompt: say('excess.which', { nation, excess: excessOf(g, nation) }),
    among: handOf(g, nation).map((each) => ({ kind: 'discardExcess' as const, card: each })),
    may: () => undefined,
  });
  return card;
}

const costOf = (g: NapoleonicWars, { kind, nation }: Buy): number => {
  const consul = consulOf(g, nation);
  if (!consul) return Infinity;
  if (kind === 'courtRight') return rightCost(consul);
  return kind === 'courtLeft' ? leftCost(consul) : 1;
};
/** 14.31.6 As in an Impulse (8.1), but no Pact is made or broken. */
const mayBuy = (g: NapoleonicWars, power: Nation, buy: Buy, points: number): Verdict => {
  const consul = consulOf(g, buy.nation);
  if (!consul) return must('8.1', false, 'consul.endOfTrack', { nation: buy.nation });
  const { nation, column, plus } = consul;
  const paid = must('14.31', costOf(g, buy) <= points, 'impulse.noPoints', { needed: costOf(g, buy), points });
  switch (buy.kind) {
    case 'courtRight':
      return (
        mayDrawByPoints(g, power, consul) ??
        must('14.31', columnAt(column, 1) !== 'pact', 'consul.noPactNow', { nation }) ??
        paid
      );
    case 'courtLeft':
      return mayPush(g, consul) ?? paid;
    case 'flipUp':
      return mayDraw(g, power, consul) ?? must('8.1', !plus, 'consul.sameSide', { nation }) ?? paid;
    case 'flipDown':
      return mayTouch(g, consul) ?? must('8.1', plus, 'consul.sameSide', { nation }) ?? paid;
  }
};
/** 14.31.6 The points of a discarded card go to the Diplomatic Track; a rest is forfeit. */
function* buys(g: NapoleonicWars, power: Nation, points: number): Script {
  const seat = director(g, power);
  let left = points;
  while (seat !== null) {
    const now = left;
    const among = g.consuls.flatMap(({ nation }): readonly Buy[] => [
      { kind: 'courtRight', nation },
      { kind: 'courtLeft', nation },
      { kind: 'flipUp', nation },
      { kind: 'flipDown', nation },
    ]);
    if (among.every((buy) => mayBuy(g, power, buy, now) !== undefined)) return;
    const answer = yield* choose<Buy | typeof DONE>({
      by: seat,
      rule: '14.31',
      prompt: say('impulse.act', { nation: power, points: now }),
      among,
      may: (buy) => mayBuy(g, power, buy as Buy, now),
      or: [DONE],
    });
    if (answer.kind === 'done') return;
    left -= costOf(g, answer);
    carryOut(g, power, answer);
  }
}
const carryOut = (g: NapoleonicWars, power: Nation, { kind, nation }: Buy): void => {
  const consul = consulOf(g, nation);
  if (!consul) return;
  if (kind === 'courtRight') setConsul(g, nation, columnAt(consul.column, 1) ?? 'partner', power as Power);
  else if (kind === 'courtLeft') setConsul(g, nation, columnAt(consul.column, -1) ?? 'unaligned', consul.row);
  else flipConsul(g, nation, power, kind === 'flipUp');
};

/** 14.31.5, 14.31.6 A Hand above its limit: one card at random for a Resource, then the rest for the Diplomatic Track. */
export function* excess(g: NapoleonicWars): Script<'over' | 'goesOn'> {
  const nation = orderOfMovement(g)[g.clock.step];
  if (nation === undefined) return 'over';
  g.clock = { ...g.clock, step: g.clock.step + 1 };
  if (excessOf(g, nation) <= 0) return 'goesOn';
  const lost = yield* randomCard(g, nation);
  if (lost !== undefined) {
    discard(g, lost);
    gainResource(g, nation);
    reveal(g, '14.31', 'excess.random', { nation, card: lost });
  }
  while (excessOf(g, nation) > 0) {
    const card = yield* whichCard(g, nation);
    if (card === undefined) break;
    discard(g, card);
    reveal(g, '14.31', 'excess.discarded', { nation, card });
    yield* buys(g, nation, cardCard(card).cp);
  }
  return 'goesOn';
}
