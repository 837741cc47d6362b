import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import type { EventAnswer } from '../../answers/6-cards.ts';
import type { EndWarAnswer, EnvoyAnswer, ProtectorateAnswer } from '../../answers/8-diplomacy.ts';
import type { CardId, Side } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Action, type Europe, FIRST_WINTER_ROUND, hand } from '../../state/state.ts';
import { endForeignWar, mayEndForeignWar, warAnswers } from '../6-cards/6.5-foreign-wars.ts';
import { discard, eventsAt, mayPlayEvent, playEvent, useOf } from '../6-cards/6.4-use-of-cards.ts';
import { valueOf } from '../6-cards/6.2-value.ts';
import { establishProtectorate, mayProtect, protectorateAnswers } from '../8-diplomacy/8.1.5-protectorate.ts';
import { envoyAnswers, maySendEnvoy, sendEnvoy } from '../8-diplomacy/8.2-diplomatic-action.ts';
import { nextActivation } from '../9-activations/9.1-activation.ts';
import { loseReserves, pointsAtHand } from '../9-activations/9.2-reserve.ts';
import { campaignOn } from '../12-land-movement/12.6-major-campaign.ts';
import { marchOn } from '../12-land-movement/12.1-march.ts';
import { endOfActionStacking, endOfRound } from '../11-stacking/11-end-of-round.ts';
import { sailOn } from '../17-naval-matters/17.1-activation.ts';
import { mayActIn1805, watchAustria } from '../20-scenarios/20.2-austria-must-attack.ts';
import { watchPrussia } from '../20-scenarios/20.2-prussian-frontier.ts';
import { endOfPhase } from './5-clock.ts';

type Deed =
  | AnswerOf<'points'>
  | AnswerOf<'operation'>
  | EventAnswer
  | ProtectorateAnswer
  | EnvoyAnswer
  | EndWarAnswer
  | typeof PASS;

const OPERATION: AnswerOf<'operation'> = { kind: 'operation' };
/** 5.2 An operation without a card has one activation point. */
const OPERATION_POINTS = 1;
const DIPLOMACY: Action['by'] = { kind: 'diplomacy' };
const LAST_ROUND = 6;

/** 5.2 A card is used for its activation points, if it has any. */
const mayUsePoints = (g: Europe, card: CardId): Verdict =>
  must('5.2', valueOf(g, card) > 0, 'action.noPoints', { card });

const mayDo = (g: Europe, side: Side, deed: Deed): Verdict => {
  switch (deed.kind) {
    case 'points':
      return mayUsePoints(g, deed.card);
    case 'event':
      return mayPlayEvent(g, side, deed.card, useOf(deed, 'action'));
    case 'protectorate':
      return mayProtect(g, side, deed);
    case 'envoy':
      return maySendEnvoy(g, side, deed);
    case 'endWar':
      return mayEndForeignWar(g, side);
    case 'operation':
    case 'pass':
      return undefined;
  }
};

const newAction = (side: Side, by: Action['by'], ap: number, usesReserve: boolean): Action => ({
  side,
  by,
  ap,
  usesReserve,
  grants: [],
  activated: [],
});

/** 5.2 Six rounds, seven with the Winter Campaign (16C), five with an Armistice (46F), which is signed in the fifth. */
const isLastRound = ({ tracks }: Europe, round: number): boolean =>
  round > LAST_ROUND || (round === LAST_ROUND && !tracks.seventhRound) || tracks.armistice === 'signed';

/** 5.2 The round of a side is over: the other acts, or the next round begins, or the activation phase ends. */
export const endOfAction = (g: Europe): void => {
  g.action = null;
  const { round, next } = g.clock;
  if (next === 'empire') {
    g.clock = { ...g.clock, next: 'coalition' };
    return;
  }
  endOfRound(g);
  if (isLastRound(g, round)) {
    loseReserves(g);
    endOfPhase(g);
    return;
  }
  g.clock = { ...g.clock, round: round + 1, next: 'empire' };
  log(g, '5.2', 'round.begins', { year: g.clock.year, round: round + 1 });
};

/** 5.2 What a side does with its round: points of a card, an event, one point without a card, diplomacy, or nothing. */
function* chooseDeed(g: Europe, side: Side): Script<Deed> {
  const cards = hand(g, side);
  return yield* ask(
    choice<Deed>({
      by: side,
      rule: '5.2',
      prompt: say('action.choose', { round: g.clock.round }),
      among: [
        ...cards.map((card): Deed => ({ kind: 'points', card })),
        ...eventsAt(g, side, 'action').among,
        OPERATION,
        ...protectorateAnswers(g, side),
        ...envoyAnswers(g, side),
        ...(g.clock.round >= FIRST_WINTER_ROUND ? warAnswers(g, side) : []),
      ],
      may: (deed) => mayDo(g, side, deed) ?? mayActIn1805(g, side, deed.kind),
      or: [PASS],
    }),
  );
}

function* carryOut(g: Europe, side: Side, deed: Deed): Script {
  switch (deed.kind) {
    case 'points': {
      const ap = valueOf(g, deed.card);
      discard(g, deed.card);
      g.action = newAction(side, { kind: 'card', card: deed.card }, ap, true);
      log(g, '5.2', 'action.card', { side, card: deed.card, ap });
      return;
    }
    case 'operation':
      g.action = newAction(side, { kind: 'operation' }, OPERATION_POINTS, true);
      log(g, '5.2', 'action.operation', { side });
      return;
    case 'event':
      g.action = newAction(side, { kind: 'event', card: deed.card }, 0, false);
      yield* playEvent(g, side, deed.card, useOf(deed, 'action'));
      return;
    case 'protectorate':
      g.action = newAction(side, DIPLOMACY, 0, false);
      establishProtectorate(g, side, deed);
      return;
    case 'envoy':
      g.action = newAction(side, DIPLOMACY, 0, false);
      yield* sendEnvoy(g, side, deed);
      return;
    case 'endWar':
      g.action = newAction(side, DIPLOMACY, 0, false);
      yield* endForeignWar(g, side, deed);
      return;
    case 'pass':
      log(g, '5.2', 'action.passed', { side });
  }
}

/** Has the action anything left to do: a march, a campaign, points, or activations that an event gives? */
const goesOn = (g: Europe): boolean =>
  g.march !== null ||
  g.voyage !== null ||
  g.campaign !== null ||
  pointsAtHand(g) > 0 ||
  (g.action !== null && g.action.grants.length > 0);

/** 5.2 One step of a round: the next step of the force that marches, the next force, or a new action. */
export function* activationRound(g: Europe): Script {
  if (g.voyage) yield* sailOn(g);
  else if (g.march) yield* marchOn(g);
  else if (g.campaign) yield* campaignOn(g);
  else if (g.action) yield* nextActivation(g);
  else yield* carryOut(g, g.clock.next, yield* chooseDeed(g, g.clock.next));
  watchAustria(g);
  watchPrussia(g);
  if (goesOn(g)) return;
  yield* endOfActionStacking(g, g.clock.next);
  endOfAction(g);
}
