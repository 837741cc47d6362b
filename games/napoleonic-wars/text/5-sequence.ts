import type { CardId, Nation, ReserveId } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface SequenceMessages {
  'reserve.undirected': { nation: Nation };
  'turn.goesOn': { nation: Nation };
  'turn.begins': { year: number };
  'round.begins': { round: number };
  'preempt.offer': { nation: Nation; before: Nation };
  'preempt.taken': { nation: Nation; before: Nation };
  'impulse.act': { nation: Nation; points: number };
  'impulse.begins': { nation: Nation };
  'impulse.forfeited': { nation: Nation };
  'impulse.passes': { nation: Nation };
  'impulse.mustPlay': { nation: Nation };
  'impulse.onePlay': { nation: Nation };
  'impulse.onePlus': { nation: Nation };
  'impulse.noPlus': { nation: Nation };
  'impulse.noPoints': { needed: number; points: number };
  'card.played': { nation: Nation; card: CardId; points: number };
  'card.event': { nation: Nation; card: CardId };
  'card.fizzles': { card: CardId };
  'card.notNow': { card: CardId };
  'card.not1805': { card: CardId };
  'card.notYours': { nation: Nation; card: CardId };
  'card.eventOnly': { card: CardId };
  'card.random': { nation: Nation };
  'reserve.played': { nation: Nation; reserve: ReserveId; points: number };
  'reserve.event': { nation: Nation; reserve: ReserveId };
  'reserve.not1805': { reserve: ReserveId };
  'resource.played': { nation: Nation };
  'resource.none': { nation: Nation };
  'timed.roll': {};
  'timed.which': {};
  'timed.ends': { card: CardId };
  'turn.ends': { year: number };
}
export type SequenceAnswer =
  | { readonly kind: 'preempt' }
  | { readonly kind: 'points'; readonly card: CardId }
  | { readonly kind: 'event'; readonly card: CardId }
  | { readonly kind: 'reservePoints'; readonly reserve: ReserveId }
  | { readonly kind: 'reserveEvent'; readonly reserve: ReserveId }
  | { readonly kind: 'hiddenPoints'; readonly card: CardId }
  | { readonly kind: 'hiddenEvent'; readonly card: CardId }
  | { readonly kind: 'resource' }
  | { readonly kind: 'endImpulse' }
  | { readonly kind: 'randomCard'; readonly card: CardId }
  | { readonly kind: 'endTimed'; readonly card: CardId };

export const sequenceWording: Wording<SequenceMessages, SequenceAnswer> = {
  en: {
    'reserve.undirected': ({ nation }, name) => `Nobody directs ${name.the.nation(nation)}: its Reserve stays shut.`,
    'turn.goesOn': ({ nation }, name) => `${capital(name.the.nation(nation))} still has a card: the Turn goes on.`,
    'turn.begins': ({ year }) => `The Turn of ${year} begins.`,
    'round.begins': ({ round }) => `Round ${round}.`,
    'preempt.offer': ({ nation, before }, name) =>
      `${capital(name.the.nation(nation))} has most cards: take an Impulse before ${name.the.nation(before)}?`,
    'preempt.taken': ({ nation, before }, name) =>
      `${capital(name.the.nation(nation))} preempts ${name.the.nation(before)}.`,
    'impulse.act': ({ nation, points }, name) =>
      `${capital(name.the.nation(nation))}: what next? ${count(points, 'Command Point')} left.`,
    'impulse.begins': ({ nation }, name) => `${capital(name.the.nation(nation))}: Impulse.`,
    'impulse.forfeited': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has just taken an Impulse and forfeits this one.`,
    'impulse.passes': ({ nation }, name) => `${capital(name.the.nation(nation))} passes.`,
    'impulse.mustPlay': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has cards and must play a card, a Reserve or a Resource.`,
    'impulse.onePlay': ({ nation }, name) => `${capital(name.the.nation(nation))} has played its card of this Impulse.`,
    'impulse.onePlus': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has used its one Resource or Reserve of this Impulse.`,
    'impulse.noPlus': ({ nation }, name) =>
      `The Reserve of ${name.the.nation(nation)} cannot be played besides a card: only Powers do that.`,
    'impulse.noPoints': ({ needed, points }) => `This costs ${needed}; ${count(points, 'Command Point')} left.`,
    'card.played': ({ nation, card, points }, name) =>
      `${capital(name.the.nation(nation))} plays ${name.card(card)} for ${count(points, 'Command Point')}.`,
    'card.event': ({ nation, card }, name) => `${capital(name.the.nation(nation))} plays the event ${name.card(card)}.`,
    'card.fizzles': ({ card }, name) => `${name.card(card)} finds nothing left to do.`,
    'card.notNow': ({ card }, name) => `${name.card(card)} cannot be played as an event now.`,
    'card.not1805': ({ card }, name) => `The event ${name.card(card)} cannot be played in 1805.`,
    'card.notYours': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} is not one of those who may play the event ${name.card(card)}.`,
    'card.eventOnly': ({ card }, name) => `${name.card(card)} must be played as an event.`,
    'card.random': ({ nation }, name) => `A random card of ${name.the.nation(nation)}.`,
    'reserve.played': ({ nation, reserve, points }, name) =>
      `${capital(name.the.nation(nation))} uses the Reserve ${name.card(reserve)} for ${count(points, 'Command Point')}.`,
    'reserve.event': ({ nation, reserve }, name) =>
      `${capital(name.the.nation(nation))} plays the Reserve ${name.card(reserve)}.`,
    'reserve.not1805': ({ reserve }, name) => `The event ${name.card(reserve)} cannot be played in 1805.`,
    'resource.played': ({ nation }, name) => `${capital(name.the.nation(nation))} spends a Resource to draw a card.`,
    'resource.none': ({ nation }, name) => `${capital(name.the.nation(nation))} has no Resource.`,
    'timed.roll': () => 'Does a timed event end? It does on a 6.',
    'timed.which': () => 'Which timed event ends?',
    'timed.ends': ({ card }, name) => `${name.card(card)} is over.`,
    'turn.ends': ({ year }) => `The Impulses of ${year} are over.`,
  },
  fr: {
    'reserve.undirected': ({ nation }, name) =>
      `Personne ne dirige ${name.the.nation(nation)} : sa Réserve reste fermée.`,
    'turn.goesOn': ({ nation }, name) => `${capital(name.the.nation(nation))} a encore une carte : le tour continue.`,
    'turn.begins': ({ year }) => `Le tour de ${year} commence.`,
    'round.begins': ({ round }) => `Round ${round}.`,
    'preempt.offer': ({ nation, before }, name) =>
      `${capital(name.the.nation(nation))} a le plus de cartes : préempter, et jouer avant ${name.the.nation(before)} ?`,
    'preempt.taken': ({ nation, before }, name) =>
      `Préemption : ${name.the.nation(nation)} joue avant ${name.the.nation(before)}.`,
    'impulse.act': ({ nation, points }, name) =>
      `${capital(name.the.nation(nation))} : que faire ? ${nombre(points, 'point')} de commandement.`,
    'impulse.begins': ({ nation }, name) => `Impulsion ${name.of.nation(nation)}.`,
    'impulse.forfeited': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} vient de jouer une impulsion et perd celle-ci.`,
    'impulse.passes': ({ nation }, name) => `${capital(name.the.nation(nation))} passe.`,
    'impulse.mustPlay': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} a des cartes et doit jouer une carte, une Réserve ou une Ressource.`,
    'impulse.onePlay': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} a déjà joué sa carte de cette impulsion.`,
    'impulse.onePlus': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} a déjà utilisé sa Ressource ou sa Réserve de cette impulsion.`,
    'impulse.noPlus': ({ nation }, name) =>
      `La Réserve ${name.of.nation(nation)} ne s’ajoute pas à une carte : seules les puissances le peuvent.`,
    'impulse.noPoints': ({ needed, points }) =>
      `Cela coûte ${needed} ; il reste ${nombre(points, 'point')} de commandement.`,
    'card.played': ({ nation, card, points }, name) =>
      `${capital(name.the.nation(nation))} joue ${name.card(card)} pour ${nombre(points, 'point')} de commandement.`,
    'card.event': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} joue l’événement ${name.card(card)}.`,
    'card.fizzles': ({ card }, name) => `${name.card(card)} ne trouve plus rien à faire.`,
    'card.notNow': ({ card }, name) => `${name.card(card)} ne peut pas être joué comme événement à ce moment.`,
    'card.not1805': ({ card }, name) => `L’événement ${name.card(card)} ne peut pas être joué en 1805.`,
    'card.notYours': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} ne peut pas jouer l’événement ${name.card(card)}.`,
    'card.eventOnly': ({ card }, name) => `${name.card(card)} doit être joué comme événement.`,
    'card.random': ({ nation }, name) => `Une carte ${name.of.nation(nation)} au hasard.`,
    'reserve.played': ({ nation, reserve, points }, name) =>
      `${capital(name.the.nation(nation))} utilise la Réserve ${name.card(reserve)} pour ${nombre(points, 'point')} de commandement.`,
    'reserve.event': ({ nation, reserve }, name) =>
      `${capital(name.the.nation(nation))} joue la Réserve ${name.card(reserve)}.`,
    'reserve.not1805': ({ reserve }, name) => `L’événement ${name.card(reserve)} ne peut pas être joué en 1805.`,
    'resource.played': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} dépense une Ressource pour piocher une carte.`,
    'resource.none': ({ nation }, name) => `${capital(name.the.nation(nation))} n’a pas de Ressource.`,
    'timed.roll': () => 'Un événement durable prend-il fin ? Oui sur un 6.',
    'timed.which': () => 'Quel événement durable prend fin ?',
    'timed.ends': ({ card }, name) => `${name.card(card)} prend fin.`,
    'turn.ends': ({ year }) => `Les impulsions de ${year} sont terminées.`,
  },
  labels: {
    en: {
      byKind: {
        preempt: () => 'Preempt',
        points: ({ card }, name) => `${name.card(card)} for points`,
        event: ({ card }, name) => `${name.card(card)} as event`,
        reservePoints: ({ reserve }, name) => `Reserve ${name.card(reserve)} for points`,
        reserveEvent: ({ reserve }, name) => `Reserve ${name.card(reserve)} as event`,
        hiddenPoints: ({ card }, name) => `Face-down Reserve ${name.card(card)} for points`,
        hiddenEvent: ({ card }, name) => `Face-down Reserve ${name.card(card)} as event`,
        resource: () => 'Draw with a Resource',
        endImpulse: () => 'End the Impulse',
        randomCard: ({ card }, name) => name.card(card),
        endTimed: ({ card }, name) => name.card(card),
      },
      byQuestion: { 'preempt.offer/pass': 'Wait' },
    },
    fr: {
      byKind: {
        preempt: () => 'Préempter',
        points: ({ card }, name) => `${name.card(card)} pour les points`,
        event: ({ card }, name) => `${name.card(card)} pour l’événement`,
        reservePoints: ({ reserve }, name) => `Réserve ${name.card(reserve)} pour les points`,
        reserveEvent: ({ reserve }, name) => `Réserve ${name.card(reserve)} pour l’événement`,
        hiddenPoints: ({ card }, name) => `Réserve cachée ${name.card(card)} pour les points`,
        hiddenEvent: ({ card }, name) => `Réserve cachée ${name.card(card)} pour l’événement`,
        resource: () => 'Piocher avec une Ressource',
        endImpulse: () => 'Terminer l’impulsion',
        randomCard: ({ card }, name) => name.card(card),
        endTimed: ({ card }, name) => name.card(card),
      },
      byQuestion: { 'preempt.offer/pass': 'Attendre' },
    },
  },
};
