import { type Script, type Verdict, window } from '@bivouac/kernel';
import type { EventAnswer } from '../../answers/6-cards.ts';
import { card as cardCard, type CardTiming } from '../../catalogue/catalogue.ts';
import type { EventUse } from '../../events/event.ts';
import { eventOf, isFor } from '../../events/shelf.ts';
import type { CardId, Side } from '../../catalogue/ids.ts';
import { must, reveal, say } from '../../text/speech.ts';
import {
  type Europe,
  hand,
  notePlayed,
  putCard,
  removeCard,
  sideOfCard,
  startWar,
  wasPlayed,
} from '../../state/state.ts';
import { isWarOfLiberation } from '../4-glossary/4-war-of-liberation.ts';
import { scoreCard } from '../19-victory/19-victory.ts';

/** 6.4 A card that served for anything but its event is discarded; a permanent one lies ready for the next year (6.2). */
export const discard = (g: Europe, card: CardId): void =>
  putCard(g, card, cardCard(card).permanent === undefined ? 'discards' : 'permanents');

/** 6.2, 6.5 After its event a golden star leaves the game, and a foreign war lies in its box. */
const putAway = (g: Europe, card: CardId): void => {
  const { star, foreignWar } = cardCard(card);
  if (foreignWar) startWar(g, card);
  else if (star === 'gold') removeCard(g, card);
  else discard(g, card);
};

/** Needs of the year, the period and earlier events, which every edition prints on the card. */
const meetsNeeds = (g: Europe, card: CardId): Verdict => {
  const { fromYear = 0, played, punishments, warOfLiberation } = cardCard(card).needs;
  return (
    must('6.4', g.clock.year >= fromYear, 'event.tooEarly', { card, year: fromYear }) ??
    must(
      '6.4',
      played.every((id) => wasPlayed(g, id)),
      'event.needsEvent',
      { card, needed: played },
    ) ??
    must('6.4', !punishments || g.tracks.period === 'Punishments', 'event.needsPunishments', { card }) ??
    must('6.4', !warOfLiberation || isWarOfLiberation(g), 'event.needsLiberation', { card })
  );
};

/** 6.2, 6.4, 6.5 A silver star is played once as an event, a foreign war breaks out once a year, and the card's own needs are met. */
export const mayPlayEvent = (g: Europe, side: Side, card: CardId, use: EventUse): Verdict => {
  const { star, foreignWar } = cardCard(card);
  return (
    must('6.2', star !== 'silver' || !wasPlayed(g, card), 'event.onceOnly', { card }) ??
    must('6.5', !foreignWar || !g.tracks.warThisYear, 'event.oneWarAYear', { card }) ??
    meetsNeeds(g, card) ??
    use.may(g, side)
  );
};

/** 6.4 The card is shown and put away, its points are scored, and then it does what it says. */
export function* playEvent(g: Europe, side: Side, card: CardId, use: EventUse): Script {
  reveal(g, '6.4', 'event.played', { side, card });
  putAway(g, card);
  notePlayed(g, card);
  if (cardCard(card).foreignWar) g.tracks = { ...g.tracks, warThisYear: true };
  scoreCard(g, card);
  yield* use.play(g, side);
}

const answersAt = (g: Europe, side: Side, when: CardTiming): readonly EventAnswer[] =>
  hand(g, side)
    .filter((card) => isFor(card, when))
    .flatMap((card) =>
      eventOf(card).flatMap((use) =>
        use.when === when ? [{ kind: 'event' as const, card, ...(use.use === undefined ? {} : { use: use.use }) }] : [],
      ),
    );
export const useOf = ({ card, use }: EventAnswer, when: CardTiming): EventUse => {
  const found = eventOf(card).find((each) => each.when === when && each.use === use);
  if (!found) throw new Error(`6.4: ${card} has no use ${use ?? ''} at ${when}`);
  return found;
};

/** The events that a side may play at this moment, with reasons for the others that it holds. */
export const eventsAt = (
  g: Europe,
  side: Side,
  when: CardTiming,
): { readonly among: readonly EventAnswer[]; readonly may: (answer: EventAnswer) => Verdict } => ({
  among: answersAt(g, side, when),
  may: (answer) => mayPlayEvent(g, side, answer.card, useOf(answer, when)),
});

/**
 * Could the side hold a card for this moment, as far as the other can know? Cards in the pile and in the hand look alike
 * to them, so anyone who might hold one is asked, and being asked tells nothing.
 */
const mightHold = (g: Europe, side: Side, when: CardTiming): boolean =>
  hand(g, side).length > 0 &&
  (hand(g, side).some((card) => isFor(card, when)) || g.cards.piles[side].some((card) => isFor(card, when)));

/** 6.4 Reactions: each side in turn may play cards of this moment, one after the other, until it passes. */
export function* reactions(g: Europe, when: CardTiming, sides: readonly Side[]): Script {
  const prompt = say('event.react', { when });
  for (const side of sides) {
    let hasPassed = false;
    while (!hasPassed && mightHold(g, side, when)) {
      const { among, may } = eventsAt(g, side, when);
      const plays = yield* window<EventAnswer>({
        moment: when,
        rule: '6.4',
        prompt,
        order: 'one',
        seats: [side],
        among: () => among,
        may: (_, play) => may(play),
        onPlay: ({ answer }) => playEvent(g, side, answer.card, useOf(answer, when)),
      });
      hasPassed = plays.length === 0;
    }
  }
}

export { sideOfCard };
