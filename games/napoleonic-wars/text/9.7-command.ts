import type { DuchyId, LeaderId } from '../catalogue/ids.ts';
import { capital, type Wording } from './wording.ts';

export interface CommandMessages {
  'command.already': { leader: LeaderId };
  'command.once': { duchy: DuchyId };
  'command.consent': { leader: LeaderId; duchy: DuchyId };
  'command.taken': { leader: LeaderId; duchy: DuchyId };
}
export type CommandAnswer = { readonly kind: 'takeCommand'; readonly leader: LeaderId };

export const commandWording: Wording<CommandMessages, CommandAnswer> = {
  en: {
    'command.already': ({ leader }, name) => `${name.leader(leader)} commands already.`,
    'command.once': ({ duchy }, name) => `The command in ${name.the.place(duchy)} has been settled in this Impulse.`,
    'command.consent': ({ leader, duchy }, name) =>
      `May ${name.leader(leader)} command all Armies in ${name.the.place(duchy)} as one Army Group?`,
    'command.taken': ({ leader, duchy }, name) => `${name.leader(leader)} takes command in ${name.the.place(duchy)}.`,
  },
  fr: {
    'command.already': ({ leader }, name) => `${capital(name.leader(leader))} commande déjà.`,
    'command.once': ({ duchy }, name) => `Le commandement ${name.at.place(duchy)} a été réglé pendant cette impulsion.`,
    'command.consent': ({ leader, duchy }, name) =>
      `${capital(name.leader(leader))} peut-il commander toutes les armées ${name.at.place(duchy)} en un seul groupe ?`,
    'command.taken': ({ leader, duchy }, name) =>
      `${capital(name.leader(leader))} prend le commandement ${name.at.place(duchy)}.`,
  },
  labels: {
    en: { byKind: { takeCommand: ({ leader }, name) => `${name.leader(leader)} takes command` } },
    fr: { byKind: { takeCommand: ({ leader }, name) => `Commandement : ${name.leader(leader)}` } },
  },
};
