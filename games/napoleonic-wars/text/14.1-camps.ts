import type { Camp, DuchyId, Nation } from '../catalogue/ids.ts';
import { capital, type Wording } from './wording.ts';

export interface CampMessages {
  'camps.what': { nation: Nation };
  'camps.permit': { nation: Nation; camp: Camp };
  'camps.refused': { nation: Nation; camp: Camp };
  'camps.never': { nation: Nation };
  'camps.notInCamp': { nation: Nation };
  'camps.already': { nation: Nation };
  'camps.together': { nation: Nation };
  'camps.warDeclared': { nation: Nation };
  'camps.announced': {};
  'camps.unflag': { nation: Nation };
  'camps.waits': {};
}
export type CampAnswer =
  | { readonly kind: 'enterCamp'; readonly camp: Camp }
  | { readonly kind: 'changeCamp'; readonly camp: Camp }
  | { readonly kind: 'freeWar'; readonly on: Nation }
  | { readonly kind: 'giveBack'; readonly duchy: DuchyId };

export const campWording: Wording<CampMessages, CampAnswer> = {
  en: {
    'camps.what': ({ nation }, name) => `${capital(name.the.nation(nation))}: join or change a Camp, or declare a war?`,
    'camps.permit': ({ nation, camp }, name) => `May ${name.the.nation(nation)} enter ${name.camp(camp)}?`,
    'camps.refused': ({ nation, camp }, name) =>
      `${capital(name.the.nation(nation))} is not admitted to ${name.camp(camp)}.`,
    'camps.never': ({ nation }, name) => `${capital(name.the.nation(nation))} never changes Camps.`,
    'camps.notInCamp': ({ nation }, name) => `${capital(name.the.nation(nation))} has no Camp to change.`,
    'camps.already': ({ nation }, name) => `${capital(name.the.nation(nation))} is in that Camp.`,
    'camps.together': ({ nation }, name) =>
      `All nations of a player change Camps together, and ${name.the.nation(nation)} cannot.`,
    'camps.warDeclared': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has declared a war in this Interphase.`,
    'camps.announced': () => 'One announcement of a player in an Interphase: it has been made.',
    'camps.unflag': ({ nation }, name) => `${capital(name.the.nation(nation))} is an Ally now: give back a Duchy?`,
    'camps.waits': () => 'Austria waits until the second Round.',
  },
  fr: {
    'camps.what': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} : rejoindre un camp, en changer, ou déclarer une guerre ?`,
    'camps.permit': ({ nation, camp }, name) =>
      `${capital(name.the.nation(nation))} peut-elle entrer dans ce camp : ${name.camp(camp)} ?`,
    'camps.refused': ({ nation, camp }, name) =>
      `Refus : ${name.the.nation(nation)} n’entre pas dans ${name.camp(camp)}.`,
    'camps.never': ({ nation }, name) => `${capital(name.the.nation(nation))} ne change jamais de camp.`,
    'camps.notInCamp': ({ nation }, name) => `${capital(name.the.nation(nation))} n’a pas de camp à quitter.`,
    'camps.already': ({ nation }, name) => `${capital(name.the.nation(nation))} est déjà dans ce camp.`,
    'camps.together': ({ nation }, name) =>
      `Les nations d’un joueur changent de camp ensemble ; impossible pour ${name.the.nation(nation)}.`,
    'camps.warDeclared': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} a déjà déclaré une guerre pendant cette interphase.`,
    'camps.announced': () => 'Une seule annonce par joueur et par interphase : elle est faite.',
    'camps.unflag': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} est désormais alliée : rendre un duché ?`,
    'camps.waits': () => 'L’Autriche attend le deuxième round.',
  },
  labels: {
    en: {
      byKind: {
        enterCamp: ({ camp }, name) => `Enter ${name.camp(camp)}`,
        changeCamp: ({ camp }, name) => `Change to ${name.camp(camp)}`,
        freeWar: ({ on }, name) => `Declare war on ${name.the.nation(on)}`,
        giveBack: ({ duchy }, name) => name.place(duchy),
      },
      byQuestion: { 'camps.what/pass': 'Neither', 'camps.unflag/done': 'No more' },
    },
    fr: {
      byKind: {
        enterCamp: ({ camp }, name) => `Entrer : ${name.camp(camp)}`,
        changeCamp: ({ camp }, name) => `Passer dans ${name.camp(camp)}`,
        freeWar: ({ on }, name) => `Déclarer la guerre ${name.to.nation(on)}`,
        giveBack: ({ duchy }, name) => name.place(duchy),
      },
      byQuestion: { 'camps.what/pass': 'Ni l’un ni l’autre', 'camps.unflag/done': 'Rien de plus' },
    },
  },
};
