import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface SiegeMessages {
  'siege.begins': { leader: LeaderId; duchy: DuchyId };
  'siege.dice': { duchy: DuchyId; dice: number };
  'siege.round': { duchy: DuchyId; inflicted: number; suffered: number };
  'siege.again': { duchy: DuchyId };
  'siege.falls': { nation: Nation; duchy: DuchyId };
  'siege.holds': { duchy: DuchyId };
  'siege.overrun': { duchy: DuchyId };
  'siege.noFortress': { leader: LeaderId };
  'siege.scheduledOnly': {};
  'siege.enemyThere': { duchy: DuchyId };
  'siege.fought': { duchy: DuchyId };
  'siege.once': { duchy: DuchyId };
  'siege.oncePerRound': { leader: LeaderId };
  'siege.notAtWar': { duchy: DuchyId };
}
export type SiegeAnswer =
  | { readonly kind: 'siege'; readonly leader: LeaderId }
  | { readonly kind: 'anotherRound' }
  | { readonly kind: 'stopSiege' };

export const siegeWording: Wording<SiegeMessages, SiegeAnswer> = {
  en: {
    'siege.begins': ({ leader, duchy }, name) =>
      `${name.leader(leader)} attacks the Fortress of ${name.the.place(duchy)}.`,
    'siege.dice': ({ duchy, dice }, name) => `The siege of ${name.the.place(duchy)}: ${count(dice, 'die', 'dice')}.`,
    'siege.round': ({ inflicted, suffered }) =>
      `The besiegers score ${count(inflicted, 'six', 'sixes')} and suffer ${count(suffered, 'casualty', 'casualties')}.`,
    'siege.again': ({ duchy }, name) => `${capital(name.the.place(duchy))} still stands: another Round?`,
    'siege.falls': ({ nation, duchy }, name) =>
      `${capital(name.the.place(duchy))} falls to ${name.the.nation(nation)}.`,
    'siege.holds': ({ duchy }, name) => `${capital(name.the.place(duchy))} holds out.`,
    'siege.overrun': ({ duchy }, name) => `${capital(name.the.place(duchy))} is overrun: the Army may move on.`,
    'siege.noFortress': ({ leader }, name) => `${name.leader(leader)} does not stand before an enemy Fortress.`,
    'siege.scheduledOnly': () => 'A Siege belongs to a Scheduled Impulse.',
    'siege.enemyThere': ({ duchy }, name) => `Enemy Formations stand before ${name.the.place(duchy)}.`,
    'siege.fought': ({ duchy }, name) => `A battle was fought in ${name.the.place(duchy)} in this Impulse.`,
    'siege.once': ({ duchy }, name) => `${capital(name.the.place(duchy))} has been attacked in this Impulse.`,
    'siege.oncePerRound': ({ leader }, name) => `${name.leader(leader)} has attacked a Fortress in this Round.`,
    'siege.notAtWar': ({ duchy }, name) => `You are not at war with the holder of ${name.the.place(duchy)}.`,
  },
  fr: {
    'siege.begins': ({ leader, duchy }, name) =>
      `${capital(name.leader(leader))} attaque la forteresse ${name.of.place(duchy)}.`,
    'siege.dice': ({ duchy, dice }, name) => `Siège ${name.of.place(duchy)} : ${nombre(dice, 'dé')}.`,
    'siege.round': ({ inflicted, suffered }) =>
      `Les assiégeants obtiennent ${nombre(inflicted, 'six', 'six')} et subissent ${nombre(suffered, 'coup')}.`,
    'siege.again': ({ duchy }, name) => `${capital(name.the.place(duchy))} résiste encore : un autre round ?`,
    'siege.falls': ({ nation, duchy }, name) =>
      `${capital(name.the.place(duchy))} tombe aux mains ${name.of.nation(nation)}.`,
    'siege.holds': ({ duchy }, name) => `${capital(name.the.place(duchy))} tient bon.`,
    'siege.overrun': ({ duchy }, name) => `${capital(name.the.place(duchy))} est emportée : l’armée peut repartir.`,
    'siege.noFortress': ({ leader }, name) =>
      `${capital(name.leader(leader))} n’est pas devant une forteresse ennemie.`,
    'siege.scheduledOnly': () => 'Un siège se mène pendant une impulsion programmée.',
    'siege.enemyThere': ({ duchy }, name) => `Des formations ennemies tiennent la campagne ${name.at.place(duchy)}.`,
    'siege.fought': ({ duchy }, name) => `Une bataille a eu lieu ${name.at.place(duchy)} pendant cette impulsion.`,
    'siege.once': ({ duchy }, name) => `${capital(name.the.place(duchy))} a déjà été attaquée pendant cette impulsion.`,
    'siege.oncePerRound': ({ leader }, name) =>
      `${capital(name.leader(leader))} a déjà attaqué une forteresse pendant ce round.`,
    'siege.notAtWar': ({ duchy }, name) => `Vous n’êtes pas en guerre avec le détenteur ${name.of.place(duchy)}.`,
  },
  labels: {
    en: {
      byKind: {
        siege: ({ leader }, name) => `Siege by ${name.leader(leader)}`,
        anotherRound: () => 'Attack again',
        stopSiege: () => 'Stop',
      },
    },
    fr: {
      byKind: {
        siege: ({ leader }, name) => `Siège mené par ${name.leader(leader)}`,
        anotherRound: () => 'Attaquer encore',
        stopSiege: () => 'Arrêter',
      },
    },
  },
};
