import type { Script } from '@bivouac/kernel';
import { EUROPE_EXHAUSTED } from '../../cards/107-europe-exhausted.ts';
import { impulsePlayOf } from '../../cards/shelf.ts';
import { card as cardCard, reserve as reserveCard } from '../../catalogue/catalogue.ts';
import { isPower, type Nation, type ReserveId } from '../../catalogue/ids.ts';
import { log, must, reveal } from '../../text/speech.ts';
import {
  changeImpulse,
  changeNation,
  director,
  discard,
  handOf,
  impulse,
  type NapoleonicWars,
  nationRow,
} from '../../state/state.ts';
import type { SequenceAnswer } from '../../text/5-sequence.ts';
import { drawCards } from '../4-prepare/4.4-hands.ts';
import { act, type Act, atOnce } from '../5-sequence/act.ts';
import { mayPlayAsImpulse } from './6.1-events.ts';
import { playEvent } from './6.1-playing.ts';

type Of<K extends SequenceAnswer['kind']> = Extract<SequenceAnswer, { readonly kind: K }>;

/** 6.3 Command Points: a card that is not used as an event. */
const cardForPoints: Act<Of<'points'>> = {
  kinds: ['points'],
  among: (g, nation) => handOf(g, nation).map((card) => ({ kind: 'points', card })),
  may: (g, nation, { card }) =>
    must('5.11', !impulse(g).played, 'impulse.onePlay', { nation }) ??
    must('6', card !== EUROPE_EXHAUSTED, 'card.eventOnly', { card }),
  carryOut: atOnce((g, nation, { card }) => {
    const points = cardCard(card).cp;
    discard(g, card);
    changeImpulse(g, { played: true, card: true, points: impulse(g).points + points });
    log(g, '6.3', 'card.played', { nation, card, points });
  }),
};

/** 5.1, 6.1 The card of the Impulse as an event. */
const cardAsEvent: Act<Of<'event'>> = {
  kinds: ['event'],
  among: (g, nation) =>
    handOf(g, nation)
      .filter(impulsePlayOf)
      .map((card) => ({ kind: 'event', card })),
  may: (g, nation, { card }) =>
    must('5.11', !impulse(g).played, 'impulse.onePlay', { nation }) ??
    mayPlayAsImpulse(g, { nation, seat: director(g, nation) }, card),
  *carryOut(g, nation, { card }): Script {
    changeImpulse(g, { played: true, card: true });
    yield* playEvent(g, { nation, seat: director(g, nation) }, card);
  },
};

/** 5.12 A Power's Reserve goes with a card; a Minor's is played in place of one. */
const reserveSlot = (g: NapoleonicWars, nation: Nation, id: ReserveId) =>
  must('5.32', director(g, nation) !== null, 'reserve.undirected', { nation }) ??
  must('5.12', !impulse(g).plus, 'impulse.onePlus', { nation }) ??
  must('5.12', reserveCard(id).plus || !impulse(g).played, 'impulse.noPlus', { nation });
const takeReserve = (g: NapoleonicWars, nation: Nation, id: ReserveId): void => {
  changeNation(g, nation, { reserves: nationRow(g, nation).reserves.filter((each) => each !== id) });
  changeImpulse(g, { plus: true, played: impulse(g).played || !reserveCard(id).plus });
};

const reserveForPoints: Act<Of<'reservePoints'>> = {
  kinds: ['reservePoints'],
  among: (g, nation) => nationRow(g, nation).reserves.map((reserve) => ({ kind: 'reservePoints', reserve })),
  may: (g, nation, { reserve }) => reserveSlot(g, nation, reserve),
  carryOut: atOnce((g, nation, { reserve }) => {
    const points = reserveCard(reserve).cp;
    takeReserve(g, nation, reserve);
    changeImpulse(g, { points: impulse(g).points + points });
    log(g, '6.2', 'reserve.played', { nation, reserve, points });
  }),
};
const reserveAsEvent: Act<Of<'reserveEvent'>> = {
  kinds: ['reserveEvent'],
  among: (g, nation) =>
    nationRow(g, nation)
      .reserves.filter(impulsePlayOf)
      .map((reserve) => ({ kind: 'reserveEvent', reserve })),
  may: (g, nation, { reserve }) =>
    reserveSlot(g, nation, reserve) ??
    must('6.18', !reserveCard(reserve).no1805 || g.clock.turn > 1, 'reserve.not1805', { reserve }) ??
    impulsePlayOf(reserve)?.may(g, { nation, seat: director(g, nation) }, null),
  *carryOut(g, nation, { reserve }): Script {
    takeReserve(g, nation, reserve);
    log(g, '6.2', 'reserve.event', { nation, reserve });
    yield* impulsePlayOf(reserve)?.play(g, { nation, seat: director(g, nation) }, null) ?? [];
  },
};

/** 14.31 The one-Turn Reserve of a Subject Neutral: a card that lies face down and is treated as a Reserve. */
const maySlot = (g: NapoleonicWars, nation: Nation) =>
  must('5.12', !impulse(g).plus, 'impulse.onePlus', { nation }) ??
  must('5.12', isPower(nation) || !impulse(g).played, 'impulse.noPlus', { nation });
const useSlot = (g: NapoleonicWars, nation: Nation): void =>
  changeImpulse(g, { plus: true, played: impulse(g).played || !isPower(nation) });
const hiddenForPoints: Act<Of<'hiddenPoints'>> = {
  kinds: ['hiddenPoints'],
  among: (g, nation) => g.cards.faceDown[nation].map((card) => ({ kind: 'hiddenPoints', card })),
  may: (g, nation, { card }) => maySlot(g, nation) ?? must('6', card !== EUROPE_EXHAUSTED, 'card.eventOnly', { card }),
  carryOut: atOnce((g, nation, { card }) => {
    const points = cardCard(card).cp;
    useSlot(g, nation);
    discard(g, card);
    changeImpulse(g, { points: impulse(g).points + points });
    reveal(g, '14.31', 'card.played', { nation, card, points });
  }),
};
const hiddenAsEvent: Act<Of<'hiddenEvent'>> = {
  kinds: ['hiddenEvent'],
  among: (g, nation) => g.cards.faceDown[nation].filter(impulsePlayOf).map((card) => ({ kind: 'hiddenEvent', card })),
  may: (g, nation, { card }) => maySlot(g, nation) ?? mayPlayAsImpulse(g, { nation, seat: director(g, nation) }, card),
  *carryOut(g, nation, { card }): Script {
    useSlot(g, nation);
    yield* playEvent(g, { nation, seat: director(g, nation) }, card, 'reserve');
  },
};

/** 16.2 A Resource is spent to draw a card, in place of the card of the Impulse or besides it. */
const resource: Act<Of<'resource'>> = {
  kinds: ['resource'],
  among: () => [{ kind: 'resource' }],
  may: (g, nation) =>
    must('16.2', nationRow(g, nation).resources > 0, 'resource.none', { nation }) ??
    must('5.12', !impulse(g).plus, 'impulse.onePlus', { nation }),
  *carryOut(g, nation): Script {
    changeNation(g, nation, { resources: nationRow(g, nation).resources - 1 });
    changeImpulse(g, { plus: true });
    log(g, '16.2', 'resource.played', { nation });
    yield* drawCards(g, nation, 1, '16.2');
  },
};

export const CARD_ACTS: readonly Act[] = [
  act(cardForPoints),
  act(cardAsEvent),
  act(reserveForPoints),
  act(reserveAsEvent),
  act(hiddenForPoints),
  act(hiddenAsEvent),
  act(resource),
];
