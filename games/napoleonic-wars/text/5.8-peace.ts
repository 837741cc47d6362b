import type { Nation } from '../catalogue/ids.ts';
import type { SeatId } from '../state/state.ts';
import { capital, count, nombre, signed, type Wording } from './wording.ts';

export interface PeaceMessages {
  'peace.influence': { seat: SeatId };
  'peace.paid': { nation: Nation; by: number };
  'peace.roll': { modifier: number };
  'peace.result': { die: number; total: number };
  'peace.minimum': { nation: Nation };
  'peace.subject': { nation: Nation };
  'peace.exhausted': {};
  'navalBuilds.ready': { nation: Nation; squadrons: number };
  'score.points': { seat: SeatId; points: number };
  'end.peace': {};
  'end.lastTurn': {};
  'end.franceFallen': {};
  'end.subjectRival': {};
  'end.capitulation': {};
  'end.asItStands': {};
}
export type PeaceAnswer =
  | { readonly kind: 'peaceUp'; readonly nation: Nation }
  | { readonly kind: 'peaceDown'; readonly nation: Nation };

export const peaceWording: Wording<PeaceMessages, PeaceAnswer> = {
  en: {
    'peace.influence': () => 'Change the Peace roll by one, for a card of the next Turn?',
    'peace.paid': ({ nation, by }, name) =>
      `${capital(name.the.nation(nation))} gives up a card of the next Turn: ${signed(by)} to the Peace roll.`,
    'peace.roll': ({ modifier }) => `The Peace roll, ${signed(modifier)}: the game ends on 6 or more.`,
    'peace.result': ({ die, total }) => `The Peace roll is ${die}: ${total} in all.`,
    'peace.minimum': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} is due only its smallest Hand and has no card to give up.`,
    'peace.subject': ({ nation }, name) => `${capital(name.the.nation(nation))} is a Subject Neutral.`,
    'peace.exhausted': () => 'Europe is exhausted: nobody may lower the roll.',
    'navalBuilds.ready': ({ nation, squadrons }, name) =>
      `${capital(name.the.nation(nation))} launches ${count(squadrons, 'Squadron')}, still to be refitted.`,
    'score.points': ({ seat, points }, name) => `${name.seat(seat)}: ${count(points, 'point')}.`,
    'end.peace': () => 'Peace is made.',
    'end.lastTurn': () => 'The last Turn is over.',
    'end.franceFallen': () => 'France has fallen.',
    'end.subjectRival': () => 'A rival of France is a Subject Neutral, and France has gained six Keys.',
    'end.capitulation': () => 'France capitulates.',
    'end.asItStands': () => 'The game ends as it stands.',
  },
  fr: {
    'peace.influence': () => 'Modifier d’un point le lancer de paix, au prix d’une carte du prochain tour ?',
    'peace.paid': ({ nation, by }, name) =>
      `${capital(name.the.nation(nation))} renonce à une carte du prochain tour : ${signed(by)} au lancer de paix.`,
    'peace.roll': ({ modifier }) => `Lancer de paix, ${signed(modifier)} : la partie s’arrête sur 6 ou plus.`,
    'peace.result': ({ die, total }) => `Lancer de paix : ${die}, soit ${total}.`,
    'peace.minimum': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} ne reçoit que sa main minimale et n’a pas de carte à céder.`,
    'peace.subject': ({ nation }, name) => `${capital(name.the.nation(nation))} est un neutre assujetti.`,
    'peace.exhausted': () => 'L’Europe est épuisée : personne ne peut réduire ce lancer.',
    'navalBuilds.ready': ({ nation, squadrons }, name) =>
      `${capital(name.the.nation(nation))} lance ${nombre(squadrons, 'escadre')}, encore à radouber.`,
    'score.points': ({ seat, points }, name) => `${name.seat(seat)} : ${nombre(points, 'point')}.`,
    'end.peace': () => 'La paix est signée.',
    'end.lastTurn': () => 'Le dernier tour est terminé.',
    'end.franceFallen': () => 'La France est tombée.',
    'end.subjectRival': () => 'Une rivale de la France est assujettie, et la France a gagné six clés.',
    'end.capitulation': () => 'La France capitule.',
    'end.asItStands': () => 'La partie s’arrête en l’état.',
  },
  labels: {
    en: {
      byKind: {
        peaceUp: ({ nation }, name) => `+1, a card of ${name.the.nation(nation)}`,
        peaceDown: ({ nation }, name) => `−1, a card of ${name.the.nation(nation)}`,
      },
      byQuestion: { 'peace.influence/pass': 'Leave it' },
    },
    fr: {
      byKind: {
        peaceUp: ({ nation }, name) => `+1, une carte ${name.of.nation(nation)}`,
        peaceDown: ({ nation }, name) => `−1, une carte ${name.of.nation(nation)}`,
      },
      byQuestion: { 'peace.influence/pass': 'Ne rien changer' },
    },
  },
};
