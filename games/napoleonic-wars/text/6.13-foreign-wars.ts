import type { CardId, DuchyId, LeaderId, Nation, PlaceId, ReserveId } from '../catalogue/ids.ts';
import { capital, type Wording } from './wording.ts';

export interface WarMessages {
  'commit.unit': { nation: Nation; card: CardId };
  'commit.leader': { nation: Nation; card: CardId };
  'commit.ship': { nation: Nation; card: CardId };
  'commit.unitGoes': { nation: Nation; card: CardId };
  'commit.leaderGoes': { leader: LeaderId; card: CardId };
  'commit.shipGoes': { nation: Nation; card: CardId };
  'commit.pay': { nation: Nation; needed: number };
  'commit.raised': { nation: Nation };
  'commit.client': { nation: Nation };
}
export type WarAnswer =
  | { readonly kind: 'payByResource' }
  | { readonly kind: 'commitUnit'; readonly duchy: DuchyId }
  | { readonly kind: 'commitLeader'; readonly leader: LeaderId }
  | { readonly kind: 'commitShip'; readonly from: PlaceId | 'regroup' }
  | { readonly kind: 'payWith'; readonly card: CardId | ReserveId };

export const warWording: Wording<WarMessages, WarAnswer> = {
  en: {
    'commit.unit': ({ nation, card }, name) => `${name.card(card)}: a Unit of ${name.the.nation(nation)}, from where?`,
    'commit.leader': ({ nation, card }, name) => `${name.card(card)}: which leader of ${name.the.nation(nation)} goes?`,
    'commit.ship': ({ nation, card }, name) =>
      `${name.card(card)}: a Squadron of ${name.the.nation(nation)}, from where?`,
    'commit.unitGoes': ({ nation, card }, name) => `${name.units(nation, 1)} leaves for the ${name.card(card)}.`,
    'commit.leaderGoes': ({ leader, card }, name) => `${name.leader(leader)} leaves for the ${name.card(card)}.`,
    'commit.shipGoes': ({ nation, card }, name) =>
      `A Squadron of ${name.the.nation(nation)} leaves for the ${name.card(card)}.`,
    'commit.pay': ({ nation, needed }, name) =>
      `${capital(name.the.nation(nation))} must raise what is missing (${needed} Command Points): with which card?`,
    'commit.raised': ({ nation }, name) => `${capital(name.the.nation(nation))} raises what was missing.`,
    'commit.client': ({ nation }, name) => `${capital(name.the.nation(nation))} is a Client of that Camp.`,
  },
  fr: {
    'commit.unit': ({ nation, card }, name) => `${name.card(card)} : une unité ${name.of.nation(nation)}, prise où ?`,
    'commit.leader': ({ nation, card }, name) => `${name.card(card)} : quel général ${name.of.nation(nation)} part ?`,
    'commit.ship': ({ nation, card }, name) => `${name.card(card)} : une escadre ${name.of.nation(nation)}, prise où ?`,
    'commit.unitGoes': ({ nation, card }, name) => `${name.units(nation, 1)} part au loin : ${name.card(card)}.`,
    'commit.leaderGoes': ({ leader, card }, name) =>
      `${capital(name.leader(leader))} part au loin : ${name.card(card)}.`,
    'commit.shipGoes': ({ nation, card }, name) =>
      `Une escadre ${name.of.nation(nation)} part au loin : ${name.card(card)}.`,
    'commit.pay': ({ nation, needed }, name) =>
      `${capital(name.the.nation(nation))} doit lever ce qui manque (${needed} points de commandement) : avec quelle carte ?`,
    'commit.raised': ({ nation }, name) => `${capital(name.the.nation(nation))} lève ce qui manquait.`,
    'commit.client': ({ nation }, name) => `${capital(name.the.nation(nation))} est cliente de ce camp.`,
  },
  labels: {
    en: {
      byKind: {
        payByResource: () => 'A Resource: draw a card',
        commitUnit: ({ duchy }, name) => name.place(duchy),
        commitLeader: ({ leader }, name) => name.leader(leader),
        commitShip: ({ from }, name) => (from === 'regroup' ? 'From Regroup' : name.place(from)),
        payWith: ({ card }, name) => name.card(card),
      },
    },
    fr: {
      byKind: {
        payByResource: () => 'Une Ressource : piocher une carte',
        commitUnit: ({ duchy }, name) => name.place(duchy),
        commitLeader: ({ leader }, name) => name.leader(leader),
        commitShip: ({ from }, name) => (from === 'regroup' ? 'En regroupement' : name.place(from)),
        payWith: ({ card }, name) => name.card(card),
      },
    },
  },
};
