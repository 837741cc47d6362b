import type { Moment } from '../catalogue/catalogue.ts';
import type { CardId, Nation, PlaceId, Power, ReserveId } from '../catalogue/ids.ts';
import type { Names } from './names.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

/** A moment, with what everybody knows of it. Alone it names the moment, for standing orders. */
interface Told {
  moment: Moment;
  nations?: readonly Nation[];
  card?: CardId | ReserveId;
  from?: PlaceId;
  at?: PlaceId;
}
export interface ResponseMessages {
  'response.offer': Told;
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

const toldInEnglish = ({ moment, nations = [], card, from, at }: Told, name: Names): string => {
  const [nation] = nations;
  const place = at === undefined ? '' : name.place(at);
  const start = from === undefined ? '' : name.place(from);
  if (nation !== undefined) {
    if (moment === 'anyAct') return `${name.the.nation(nation)} has acted`;
    if (moment === 'eventAnnounced' && card !== undefined)
      return `${name.the.nation(nation)} announces ${name.card(card)}`;
    if (moment === 'consulMoved') return `the Consul of ${name.nation(nation)} has moved`;
    if (moment === 'moveDeclared') return `${name.the.nation(nation)} moves from ${start} to ${place}`;
    if (moment === 'formationEntered') return `${name.nations(nations)} in ${place}`;
    if (moment === 'attritionDue') return `Attrition of ${name.nations(nations)} in ${place} is about to be rolled`;
    if (moment === 'navalAttempt') return `an interception at sea in ${place}`;
  }
  if (place === '') return MOMENTS_EN[moment];
  if (moment === 'attemptDeclared') return `an interception or evasion from ${start} to ${place}`;
  if (moment === 'navalRoundStart') return `a naval Round in ${place} is about to be rolled`;
  if (moment === 'battleStart') return `a battle in ${place} is about to begin`;
  if (moment === 'roundRolled') return `the dice of a Round in ${place} lie on the table`;
  if (moment === 'battleEnded') return `the battle in ${place} has been decided`;
  return moment === 'capitalFlagged' ? `${place} has been Flagged` : MOMENTS_EN[moment];
};
const toldInFrench = ({ moment, nations = [], card, from, at }: Told, name: Names): string => {
  const [nation] = nations;
  const place = at === undefined ? '' : name.place(at);
  const there = at === undefined ? '' : name.at.place(at);
  const start = from === undefined ? '' : name.place(from);
  if (nation !== undefined) {
    if (moment === 'anyAct') return `action ${name.of.nation(nation)}`;
    if (moment === 'eventAnnounced' && card !== undefined)
      return `événement annoncé par ${name.the.nation(nation)}, ${name.card(card)}`;
    if (moment === 'consulMoved') return `le consul ${name.of.nation(nation)} s’est déplacé`;
    if (moment === 'moveDeclared') return `mouvement ${name.of.nation(nation)}, ${start} → ${place}`;
    if (moment === 'formationEntered') return `${name.nations(nations)} : entrée ${there}`;
    if (moment === 'attritionDue') return `l’attrition ${name.of.nation(nation)} ${there} va être lancée`;
    if (moment === 'navalAttempt') return `interception navale ${there}`;
  }
  if (place === '') return MOMENTS_FR[moment];
  if (moment === 'attemptDeclared') return `interception ou esquive, ${start} → ${place}`;
  if (moment === 'navalRoundStart') return `un round naval ${there} va être lancé`;
  if (moment === 'battleStart') return `une bataille ${there} va commencer`;
  if (moment === 'roundRolled') return `les dés d’un round ${there} sont lancés`;
  if (moment === 'battleEnded') return `la bataille ${there} est décidée`;
  return moment === 'capitalFlagged' ? `${place} a changé de drapeau` : MOMENTS_FR[moment];
};

export const responseWording: Wording<ResponseMessages, ResponseAnswer | ConsulStep> = {
  en: {
    'response.offer': (told, name) => `${capital(toldInEnglish(told, name))}: play a Response?`,
    'response.played': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} responds with ${name.card(card)}.`,
    'consul.whichStep': ({ left }) => `Which Consul moves? ${count(left, 'box', 'boxes')} left.`,
    'consul.nobody': () => 'No Consul can be moved.',
    'battleEvent.offer': ({ nation }, name) => `${capital(name.the.nation(nation))}: Battle events for this Round?`,
    'battleEvent.played': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} plays ${name.card(card)} in battle.`,
  },
  fr: {
    'response.offer': (told, name) => `${capital(toldInFrench(told, name))} : jouer une carte de réaction ?`,
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
