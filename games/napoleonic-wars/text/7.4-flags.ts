import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { capital, type Wording } from './wording.ts';

export interface FlagMessages {
  'flag.shortage': { nation: Nation };
  'flag.swapped': { nation: Nation };
  'flag.placed': { nation: Nation; duchy: DuchyId };
  'flag.removed': { nation: Nation; duchy: DuchyId };
  'flag.lifted': { nation: Nation; duchy: DuchyId };
  'flag.alreadyHeld': { duchy: DuchyId };
  'flag.allysColour': { duchy: DuchyId };
  'flag.fortress': { duchy: DuchyId };
  'flag.neutral': { duchy: DuchyId; nation: Nation };
  'flag.nobodyThere': { nation: Nation; duchy: DuchyId };
  'flag.beaten': { leader: LeaderId };
  'flag.enemyArmy': { duchy: DuchyId };
  'flag.marsh': { duchy: DuchyId };
}
export type FlagAnswer =
  | { readonly kind: 'flag'; readonly duchy: DuchyId }
  | { readonly kind: 'liftFlag'; readonly duchy: DuchyId };

export const flagWording: Wording<FlagMessages, FlagAnswer> = {
  en: {
    'flag.shortage': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has no Flag left: lift which one from the map?`,
    'flag.swapped': ({ nation }, name) => `France gives back a Flag of ${name.the.nation(nation)} and uses another.`,
    'flag.placed': ({ nation, duchy }, name) => `${capital(name.the.nation(nation))} Flags ${name.the.place(duchy)}.`,
    'flag.removed': ({ duchy }, name) => `The Flag in ${name.the.place(duchy)} is removed.`,
    'flag.lifted': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} has no Flag left and takes that of ${name.the.place(duchy)}.`,
    'flag.alreadyHeld': ({ duchy }, name) => `${capital(name.the.place(duchy))} belongs to your side already.`,
    'flag.allysColour': ({ duchy }, name) =>
      `${capital(name.the.place(duchy))} bears the colour of an Ally: you place no Flag there.`,
    'flag.fortress': ({ duchy }, name) => `${capital(name.the.place(duchy))} is a Fortress: it takes a Siege.`,
    'flag.neutral': ({ duchy, nation }, name) =>
      `${capital(name.the.place(duchy))} belongs to ${name.the.nation(nation)}, with which you are not at war.`,
    'flag.nobodyThere': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} has no Formation in ${name.the.place(duchy)} and no Army in a Friendly Duchy beside it.`,
    'flag.beaten': ({ leader }, name) => `${name.leader(leader)} has lost a battle in this Impulse.`,
    'flag.enemyArmy': ({ duchy }, name) => `An enemy Army could intercept in ${name.the.place(duchy)}.`,
    'flag.marsh': ({ duchy }, name) => `No Flag goes over a marsh or a strait to ${name.the.place(duchy)}.`,
  },
  fr: {
    'flag.shortage': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} n’a plus de drapeau : lequel reprendre sur la carte ?`,
    'flag.swapped': ({ nation }, name) => `La France rend un drapeau ${name.of.nation(nation)} et en utilise un autre.`,
    'flag.placed': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} plante un drapeau ${name.at.place(duchy)}.`,
    'flag.removed': ({ duchy }, name) => `Le drapeau est retiré ${name.at.place(duchy)}.`,
    'flag.lifted': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} n’a plus de drapeau et reprend celui ${name.of.place(duchy)}.`,
    'flag.alreadyHeld': ({ duchy }, name) => `${capital(name.the.place(duchy))} appartient déjà à votre camp.`,
    'flag.allysColour': ({ duchy }, name) =>
      `${capital(name.the.place(duchy))} est aux couleurs d’un allié : vous n’y placez pas de drapeau.`,
    'flag.fortress': ({ duchy }, name) => `${capital(name.the.place(duchy))} est une forteresse : il faut un siège.`,
    'flag.neutral': ({ duchy, nation }, name) =>
      `${capital(name.the.place(duchy))} relève ${name.of.nation(nation)}, avec qui vous n’êtes pas en guerre.`,
    'flag.nobodyThere': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} n’a ni formation ${name.at.place(duchy)}, ni armée dans un duché ami voisin.`,
    'flag.beaten': ({ leader }, name) =>
      `${capital(name.leader(leader))} a perdu une bataille pendant cette impulsion.`,
    'flag.enemyArmy': ({ duchy }, name) => `Une armée ennemie pourrait intercepter ${name.at.place(duchy)}.`,
    'flag.marsh': ({ duchy }, name) => `Pas de drapeau à travers un marais ou un détroit (${name.place(duchy)}).`,
  },
  labels: {
    en: {
      byQuestion: { 'flag.shortage/pass': 'Place no Flag' },
      byKind: {
        liftFlag: ({ duchy }, name) => `The Flag in ${name.the.place(duchy)}`,
        flag: ({ duchy }, name) => `Flag ${name.place(duchy)}`,
      },
    },
    fr: {
      byQuestion: { 'flag.shortage/pass': 'Ne pas en placer' },
      byKind: {
        liftFlag: ({ duchy }, name) => `Le drapeau (${name.place(duchy)})`,
        flag: ({ duchy }, name) => `Drapeau : ${name.place(duchy)}`,
      },
    },
  },
};
