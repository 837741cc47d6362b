import type { Moment } from '../catalogue/catalogue.ts';
import type { CardId, Nation, Power, ReserveId } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface ResponseMessages {
  'response.offer': { moment: Moment };
  'response.played': { nation: Nation; card: CardId | ReserveId };
  'consul.whichStep': { left: number };
  'consul.nobody': {};
  'battleEvent.offer': { nation: Nation };
  'battleEvent.played': { nation: Nation; card: CardId | ReserveId };
}
/** 6.16 A step of a Consul by event. */
export type ConsulStep =
  | { readonly kind: 'consulLeft'; readonly nation: Nation }
  | { readonly kind: 'consulRight'; readonly nation: Nation; readonly row: Power };
export type ResponseAnswer =
  | { readonly kind: 'respond'; readonly nation: Nation; readonly card: CardId | ReserveId }
  | { readonly kind: 'battleEvent'; readonly nation: Nation; readonly card: CardId | ReserveId };

const MOMENTS_EN: Readonly<Record<Moment, string>> = {
  anyAct: 'an act has been done',
  eventAnnounced: 'an event is announced',
  consulMoved: 'a Consul has moved',
  moveDeclared: 'a move is declared',
  formationEntered: 'a Formation has entered a Duchy',
  attritionDue: 'Attrition is about to be rolled',
  attemptDeclared: 'an interception or evasion is declared',
  navalAttempt: 'an interception at sea is declared',
  navalRoundStart: 'a naval Round is about to be rolled',
  battleStart: 'a battle is about to begin',
  roundRolled: 'the dice of a Round lie on the table',
  battleEnded: 'a battle has been decided',
  capitalFlagged: 'a Capital has been Flagged',
  pactBroken: 'a Pact has been broken',
};
const MOMENTS_FR: Readonly<Record<Moment, string>> = {
  anyAct: 'une action vient d’être faite',
  eventAnnounced: 'un événement est annoncé',
  consulMoved: 'un consul s’est déplacé',
  moveDeclared: 'un mouvement est déclaré',
  formationEntered: 'une formation est entrée dans un duché',
  attritionDue: 'l’attrition va être lancée',
  attemptDeclared: 'une interception ou une esquive est déclarée',
  navalAttempt: 'une interception navale est déclarée',
  navalRoundStart: 'un round naval va être lancé',
  battleStart: 'une bataille va commencer',
  roundRolled: 'les dés d’un round sont lancés',
  battleEnded: 'une bataille est décidée',
  capitalFlagged: 'une capitale vient de changer de drapeau',
  pactBroken: 'un pacte vient d’être rompu',
};

export const responseWording: Wording<ResponseMessages, ResponseAnswer | ConsulStep> = {
  en: {
    'response.offer': ({ moment }) => `${capital(MOMENTS_EN[moment])}: play a Response?`,
    'response.played': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} responds with ${name.card(card)}.`,
    'consul.whichStep': ({ left }) => `Which Consul moves? ${count(left, 'box', 'boxes')} left.`,
    'consul.nobody': () => 'No Consul can be moved.',
    'battleEvent.offer': ({ nation }, name) => `${capital(name.the.nation(nation))}: Battle events for this Round?`,
    'battleEvent.played': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} plays ${name.card(card)} in battle.`,
  },
  fr: {
    'response.offer': ({ moment }) => `${capital(MOMENTS_FR[moment])} : jouer une carte de réaction ?`,
    'response.played': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} réagit avec ${name.card(card)}.`,
    'consul.whichStep': ({ left }) => `Quel consul se déplace ? ${nombre(left, 'case')}.`,
    'consul.nobody': () => 'Aucun consul ne peut bouger.',
    'battleEvent.offer': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} : des événements de bataille pour ce round ?`,
    'battleEvent.played': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} joue ${name.card(card)} dans la bataille.`,
  },
  labels: {
    en: {
      byKind: {
        respond: ({ nation, card }, name) => `${name.card(card)} (${name.nation(nation)})`,
        battleEvent: ({ card }, name) => name.card(card),
        consulLeft: ({ nation }, name) => `${name.nation(nation)}: one box left`,
        consulRight: ({ nation, row }, name) => `${name.nation(nation)}: one box right, ${name.nation(row)}`,
      },
      byQuestion: { 'battleEvent.offer/done': 'No more' },
    },
    fr: {
      byKind: {
        respond: ({ nation, card }, name) => `${name.card(card)} (${name.nation(nation)})`,
        battleEvent: ({ card }, name) => name.card(card),
        consulLeft: ({ nation }, name) => `${name.nation(nation)} : une case à gauche`,
        consulRight: ({ nation, row }, name) => `${name.nation(nation)} : une case à droite, ${name.nation(row)}`,
      },
      byQuestion: { 'battleEvent.offer/done': 'Rien de plus' },
    },
  },
};
