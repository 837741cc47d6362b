import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { capital, type Wording } from './wording.ts';

export interface ConvoyMessages {
  'convoy.where': { nation: Nation; duchy: DuchyId };
  'convoy.arrives': { nation: Nation; duchy: DuchyId };
  'convoy.lands': { nation: Nation; duchy: DuchyId };
  'convoy.once': { nation: Nation };
  'convoy.noPort': { duchy: DuchyId };
  'convoy.notIdle': { duchy: DuchyId };
  'convoy.leaderNotIdle': { leader: LeaderId };
  'convoy.otherGoal': { duchy: DuchyId };
  'convoy.noWay': { duchy: DuchyId };
  'convoy.noControl': { duchy: DuchyId };
  'convoy.enemyFleet': { duchy: DuchyId };
  'convoy.neutral': { duchy: DuchyId };
  'convoy.back': { nation: Nation };
}
export type ConvoyAnswer =
  | { readonly kind: 'convoy'; readonly leader: LeaderId }
  | { readonly kind: 'convoyUnits'; readonly duchy: DuchyId; readonly count: number }
  | { readonly kind: 'convoyTo'; readonly duchy: DuchyId; readonly cost: number };

export const convoyWording: Wording<ConvoyMessages, ConvoyAnswer> = {
  en: {
    'convoy.where': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))}, a Convoy from ${name.the.place(duchy)}: where to?`,
    'convoy.arrives': ({ nation, duchy }, name) =>
      `A Convoy of ${name.the.nation(nation)} reaches ${name.the.place(duchy)}.`,
    'convoy.lands': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} lands in ${name.the.place(duchy)}.`,
    'convoy.once': ({ nation }, name) => `${capital(name.the.nation(nation))} has sent its Convoy of this Impulse.`,
    'convoy.noPort': ({ duchy }, name) => `${capital(name.the.place(duchy))} is not a Friendly Port.`,
    'convoy.notIdle': ({ duchy }, name) =>
      `No such piece in ${name.the.place(duchy)} has been there, and at rest, since the Impulse began.`,
    'convoy.leaderNotIdle': ({ leader }, name) => `${name.leader(leader)} has moved, or was built, in this Impulse.`,
    'convoy.otherGoal': ({ duchy }, name) => `The event does not lead to ${name.place(duchy)}.`,
    'convoy.noWay': ({ duchy }, name) => `No way by sea is open to ${name.the.place(duchy)}.`,
    'convoy.noControl': ({ duchy }, name) => `Your side does not Control the sea before ${name.the.place(duchy)}.`,
    'convoy.enemyFleet': ({ duchy }, name) => `An enemy Fleet lies in ${name.the.place(duchy)}.`,
    'convoy.neutral': ({ duchy }, name) => `${capital(name.the.place(duchy))} is closed without a Declaration of War.`,
    'convoy.back': ({ nation }, name) => `The beaten landing of ${name.the.nation(nation)} takes to the boats.`,
  },
  fr: {
    'convoy.where': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))}, un convoi au départ (${name.place(duchy)}) : vers où ?`,
    'convoy.arrives': ({ nation, duchy }, name) =>
      `Un convoi ${name.of.nation(nation)} arrive ${name.at.place(duchy)}.`,
    'convoy.lands': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} débarque ${name.at.place(duchy)}.`,
    'convoy.once': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} a déjà envoyé son convoi de cette impulsion.`,
    'convoy.noPort': ({ duchy }, name) => `${capital(name.the.place(duchy))} n’est pas un port ami.`,
    'convoy.notIdle': ({ duchy }, name) =>
      `Aucune telle pièce ${name.at.place(duchy)} n’y est au repos depuis le début de l’impulsion.`,
    'convoy.leaderNotIdle': ({ leader }, name) =>
      `${capital(name.leader(leader))} a bougé, ou a été recruté, pendant cette impulsion.`,
    'convoy.otherGoal': ({ duchy }, name) => `L’événement ne mène pas ${name.to.place(duchy)}.`,
    'convoy.noWay': ({ duchy }, name) => `Aucune route maritime n’est ouverte vers ${name.the.place(duchy)}.`,
    'convoy.noControl': ({ duchy }, name) => `Votre camp ne contrôle pas la mer devant ${name.the.place(duchy)}.`,
    'convoy.enemyFleet': ({ duchy }, name) => `Une flotte ennemie mouille ${name.at.place(duchy)}.`,
    'convoy.neutral': ({ duchy }, name) => `${capital(name.the.place(duchy))} : fermé sans déclaration de guerre.`,
    'convoy.back': ({ nation }, name) => `Le débarquement battu ${name.of.nation(nation)} reprend la mer.`,
  },
  labels: {
    en: {
      byKind: {
        convoy: ({ leader }, name) => `Convoy of ${name.leader(leader)}`,
        convoyUnits: ({ duchy, count }, name) => `Convoy: ${count} from ${name.place(duchy)}`,
        convoyTo: ({ duchy, cost }, name) => `${name.place(duchy)} (${cost})`,
      },
    },
    fr: {
      byKind: {
        convoy: ({ leader }, name) => `Convoi ${name.of.leader(leader)}`,
        convoyUnits: ({ duchy, count }, name) => `Convoi : ${count} depuis ${name.the.place(duchy)}`,
        convoyTo: ({ duchy, cost }, name) => `${name.place(duchy)} (${cost})`,
      },
    },
  },
};
