import type { CardId, DuchyId, LeaderId, Nation, PlaceId, ReserveId, ZoneId } from '../catalogue/ids.ts';
import { capital, type Wording } from './wording.ts';

type Id = CardId | ReserveId;
/** What events ask and tell that is the same for many of them. */
export interface EventMessages {
  'event.where': { card: Id; left: number };
  'event.whichNation': { card: Id };
  'event.whichLeader': { card: Id };
  'event.whichZone': { card: Id };
  'event.whichPlace': { card: Id };
  'event.whichCard': { card: Id };
  'event.whichReserve': { card: Id };
  'event.what': { card: Id };
  'event.roll': { card: Id };
  'event.nothing': { card: Id };
  'event.noUnits': { nation: Nation };
  'spies.seen': { nation: Nation; card: CardId };
  'event.discarded': { nation: Nation; card: CardId };
  'event.resourceGained': { nation: Nation };
  'event.resourceLost': { nation: Nation };
  'event.mostDrawn': { nation: Nation };
  'event.unitsPlaced': { nation: Nation; count: number; duchy: DuchyId };
  'event.squadronPlaced': { nation: Nation; place: PlaceId };
  'event.leaderLost': { leader: LeaderId };
  'emperor.where': {};
  'emperor.lands': { duchy: DuchyId };
  'emperor.waits': {};
  'event.lift': { nation: Nation };
  'event.lifted': { nation: Nation; duchy: DuchyId };
}
/** What events let a seat choose. */
export type EventAnswer =
  | { readonly kind: 'eventDuchy'; readonly duchy: DuchyId }
  | { readonly kind: 'eventNation'; readonly nation: Nation }
  | { readonly kind: 'eventLeader'; readonly leader: LeaderId }
  | { readonly kind: 'eventZone'; readonly zone: ZoneId }
  | { readonly kind: 'eventPlace'; readonly place: PlaceId }
  | { readonly kind: 'eventCard'; readonly card: CardId }
  | { readonly kind: 'eventReserve'; readonly reserve: ReserveId }
  | { readonly kind: 'liftUnit'; readonly duchy: DuchyId };

export const eventWording: Wording<EventMessages, EventAnswer> = {
  en: {
    'event.where': ({ card, left }, name) => `${name.card(card)}: in which Duchy? ${left} left.`,
    'event.whichNation': ({ card }, name) => `${name.card(card)}: which nation?`,
    'event.whichLeader': ({ card }, name) => `${name.card(card)}: which leader?`,
    'event.whichZone': ({ card }, name) => `${name.card(card)}: which Zone?`,
    'event.whichPlace': ({ card }, name) => `${name.card(card)}: where?`,
    'event.whichCard': ({ card }, name) => `${name.card(card)}: which card?`,
    'event.whichReserve': ({ card }, name) => `${name.card(card)}: which Reserve?`,
    'event.what': ({ card }, name) => `${name.card(card)}: what is it to do?`,
    'event.roll': ({ card }, name) => `A die for ${name.card(card)}.`,
    'event.nothing': ({ card }, name) => `${name.card(card)} would change nothing now.`,
    'event.noUnits': ({ nation }, name) => `${capital(name.the.nation(nation))} has not enough Units.`,
    'spies.seen': ({ nation, card }, name) => `In the Hand of ${name.the.nation(nation)}: ${name.card(card)}.`,
    'event.discarded': ({ nation, card }, name) => `${capital(name.the.nation(nation))} discards ${name.card(card)}.`,
    'event.resourceGained': ({ nation }, name) => `${capital(name.the.nation(nation))} gains a Resource.`,
    'event.resourceLost': ({ nation }, name) => `${capital(name.the.nation(nation))} loses a Resource.`,
    'event.mostDrawn': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has drawn three cards by events in this Impulse: no more.`,
    'event.unitsPlaced': ({ nation, count: many, duchy }, name) =>
      `${name.units(nation, many)} placed in ${name.place(duchy)}.`,
    'event.squadronPlaced': ({ nation, place }, name) =>
      `A Squadron of ${name.the.nation(nation)} is placed in ${name.place(place)}.`,
    'event.leaderLost': ({ leader }, name) => `${name.leader(leader)} is lost.`,
    'emperor.where': () => 'Napoleon is back: where does he land?',
    'emperor.lands': ({ duchy }, name) => `Napoleon is back, in ${name.place(duchy)}.`,
    'emperor.waits': () => 'Napoleon is back, and has no Friendly Home Duchy: he waits in Regroup.',
    'event.lift': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has no Unit left: take one off the map, to place it again?`,
    'event.lifted': ({ nation, duchy }, name) => `${name.units(nation, 1)} taken off ${name.place(duchy)}.`,
  },
  fr: {
    'event.where': ({ card, left }, name) => `${name.card(card)} : dans quel duché ? Encore ${left}.`,
    'event.whichNation': ({ card }, name) => `${name.card(card)} : quelle nation ?`,
    'event.whichLeader': ({ card }, name) => `${name.card(card)} : quel général ?`,
    'event.whichZone': ({ card }, name) => `${name.card(card)} : quelle zone ?`,
    'event.whichPlace': ({ card }, name) => `${name.card(card)} : où ?`,
    'event.whichCard': ({ card }, name) => `${name.card(card)} : quelle carte ?`,
    'event.whichReserve': ({ card }, name) => `${name.card(card)} : quelle Réserve ?`,
    'event.what': ({ card }, name) => `${name.card(card)} : que faire ?`,
    'event.roll': ({ card }, name) => `Un dé pour ${name.card(card)}.`,
    'event.nothing': ({ card }, name) => `${name.card(card)} ne changerait rien maintenant.`,
    'event.noUnits': ({ nation }, name) => `${capital(name.the.nation(nation))} n’a pas assez d’unités.`,
    'spies.seen': ({ nation, card }, name) => `Dans la main ${name.of.nation(nation)} : ${name.card(card)}.`,
    'event.discarded': ({ nation, card }, name) => `${capital(name.the.nation(nation))} défausse ${name.card(card)}.`,
    'event.resourceGained': ({ nation }, name) => `${capital(name.the.nation(nation))} gagne une Ressource.`,
    'event.resourceLost': ({ nation }, name) => `${capital(name.the.nation(nation))} perd une Ressource.`,
    'event.mostDrawn': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} a déjà pioché trois cartes par événement dans cette impulsion.`,
    'event.unitsPlaced': ({ nation, count: many, duchy }, name) =>
      `Placement ${name.at.place(duchy)} : ${name.units(nation, many)}.`,
    'event.squadronPlaced': ({ nation, place }, name) =>
      `Une escadre ${name.of.nation(nation)} est placée ${name.at.place(place)}.`,
    'event.leaderLost': ({ leader }, name) => `${capital(name.leader(leader))} est perdu.`,
    'emperor.where': () => 'Napoléon est de retour : où débarque-t-il ?',
    'emperor.lands': ({ duchy }, name) => `Napoléon est de retour ${name.at.place(duchy)}.`,
    'emperor.waits': () => 'Napoléon est de retour, sans duché national ami : il attend en regroupement.',
    'event.lift': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} n’a plus d’unité : en retirer une de la carte pour la replacer ?`,
    'event.lifted': ({ nation, duchy }, name) => `${name.units(nation, 1)} retirée ${name.of.place(duchy)}.`,
  },
  labels: {
    en: {
      byKind: {
        eventDuchy: ({ duchy }, name) => name.place(duchy),
        eventNation: ({ nation }, name) => name.nation(nation),
        eventLeader: ({ leader }, name) => name.leader(leader),
        eventZone: ({ zone }, name) => name.place(zone),
        eventPlace: ({ place }, name) => name.place(place),
        eventCard: ({ card }, name) => name.card(card),
        eventReserve: ({ reserve }, name) => name.card(reserve),
        liftUnit: ({ duchy }, name) => name.place(duchy),
      },
      byQuestion: { 'event.lift/pass': 'Do without' },
    },
    fr: {
      byKind: {
        eventDuchy: ({ duchy }, name) => name.place(duchy),
        eventNation: ({ nation }, name) => name.nation(nation),
        eventLeader: ({ leader }, name) => name.leader(leader),
        eventZone: ({ zone }, name) => name.place(zone),
        eventPlace: ({ place }, name) => name.place(place),
        eventCard: ({ card }, name) => name.card(card),
        eventReserve: ({ reserve }, name) => name.card(reserve),
        liftUnit: ({ duchy }, name) => name.place(duchy),
      },
      byQuestion: { 'event.lift/pass': 'Y renoncer' },
    },
  },
};
