import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { capital, count, nombre, signed, type Wording } from './wording.ts';

export interface ConquestMessages {
  'withdraw.others': { nation: Nation; victim: Nation };
  'conquest.roll': { nation: Nation; modifier: number };
  'conquest.fails': { nation: Nation; total: number };
  'conquest.falls': { nation: Nation; conqueror: Nation };
  'cede.roll': { nation: Nation };
  'cede.count': { nation: Nation; duchies: number };
  'cede.which': { nation: Nation; left: number };
  'cede.done': { duchy: DuchyId; nation: Nation };
  'cede.give': { duchy: DuchyId };
  'cede.accept': { duchy: DuchyId; nation: Nation };
  'withdraw.where': { nation: Nation; duchy: DuchyId };
  'withdraw.to': { nation: Nation; duchy: DuchyId };
  'regroup.goes': { nation: Nation; duchy: DuchyId };
  'regroup.ships': { nation: Nation };
  'war.over': { nation: Nation };
}
export type ConquestAnswer =
  | { readonly kind: 'regroupFrom'; readonly duchy: DuchyId }
  | { readonly kind: 'cede'; readonly duchy: DuchyId }
  | { readonly kind: 'keepCeded' }
  | { readonly kind: 'giveTo'; readonly nation: Nation }
  | { readonly kind: 'withdrawTo'; readonly duchy: DuchyId }
  | { readonly kind: 'toRegroup' };

export const conquestWording: Wording<ConquestMessages, ConquestAnswer> = {
  en: {
    'withdraw.others': ({ nation, victim }, name) =>
      `${capital(name.the.nation(nation))} in ${name.the.nation(victim)}: does a Formation Regroup?`,
    'conquest.roll': ({ nation, modifier }, name) =>
      `Does ${name.the.nation(nation)} fall? A die, ${signed(modifier)}: on 6 or more.`,
    'conquest.fails': ({ nation, total }, name) => `${capital(name.the.nation(nation))} fights on: ${total}.`,
    'conquest.falls': ({ nation, conqueror }, name) =>
      `${capital(name.the.nation(nation))} is conquered by ${name.the.nation(conqueror)}.`,
    'cede.roll': ({ nation }, name) => `How many Duchies must ${name.the.nation(nation)} cede?`,
    'cede.count': ({ nation, duchies }, name) =>
      `${capital(name.the.nation(nation))} cedes ${count(duchies, 'Duchy', 'Duchies')}.`,
    'cede.which': ({ nation, left }, name) =>
      `A Duchy of ${name.the.nation(nation)} to be ceded (${left} left): which?`,
    'cede.done': ({ duchy, nation }, name) =>
      `${capital(name.the.place(duchy))} is ceded to ${name.the.nation(nation)}.`,
    'cede.give': ({ duchy }, name) => `${capital(name.the.place(duchy))}: keep it, or give it to an Ally?`,
    'cede.accept': ({ duchy }, name) => `Do you accept ${name.the.place(duchy)}?`,
    'withdraw.where': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} leaves ${name.the.place(duchy)}: where to?`,
    'withdraw.to': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} withdraws to ${name.the.place(duchy)}.`,
    'regroup.goes': ({ nation, duchy }, name) =>
      `The Forces of ${name.the.nation(nation)} in ${name.the.place(duchy)} Regroup.`,
    'regroup.ships': ({ nation }, name) => `Squadrons of ${name.the.nation(nation)} Regroup.`,
    'war.over': ({ nation }, name) => `The Foreign Wars of ${name.the.nation(nation)} are over.`,
  },
  fr: {
    'withdraw.others': ({ nation, victim }, name) =>
      `${capital(name.the.nation(nation))} ${name.at.nation(victim)} : une formation se regroupe-t-elle ?`,
    'conquest.roll': ({ nation, modifier }, name) =>
      `${capital(name.the.nation(nation))} : chute sur 6 ou plus, un dé, ${signed(modifier)}.`,
    'conquest.fails': ({ nation, total }, name) => `${capital(name.the.nation(nation))} continue la lutte : ${total}.`,
    'conquest.falls': ({ nation, conqueror }, name) =>
      `Conquête ${name.of.nation(nation)} par ${name.the.nation(conqueror)}.`,
    'cede.roll': ({ nation }, name) => `${capital(name.the.nation(nation))} : combien de duchés à céder ?`,
    'cede.count': ({ nation, duchies }, name) =>
      `${capital(name.the.nation(nation))} cède ${nombre(duchies, 'duché')}.`,
    'cede.which': ({ nation, left }, name) => `Un duché ${name.of.nation(nation)} à céder (encore ${left}) : lequel ?`,
    'cede.done': ({ duchy, nation }, name) => `${capital(name.the.place(duchy))} revient ${name.to.nation(nation)}.`,
    'cede.give': ({ duchy }, name) => `${capital(name.the.place(duchy))} : le garder, ou le donner à un allié ?`,
    'cede.accept': ({ duchy }, name) => `Acceptez-vous ce duché : ${name.place(duchy)} ?`,
    'withdraw.where': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} quitte ${name.the.place(duchy)} : vers où ?`,
    'withdraw.to': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} se retire vers ${name.the.place(duchy)}.`,
    'regroup.goes': ({ nation, duchy }, name) =>
      `Les forces ${name.of.nation(nation)} ${name.at.place(duchy)} vont en regroupement.`,
    'regroup.ships': ({ nation }, name) => `Des escadres ${name.of.nation(nation)} vont en regroupement.`,
    'war.over': ({ nation }, name) => `Les guerres extérieures ${name.of.nation(nation)} sont terminées.`,
  },
  labels: {
    en: {
      byQuestion: { 'withdraw.others/done': 'The others stay' },
      byKind: {
        regroupFrom: ({ duchy }, name) => `Regroup from ${name.the.place(duchy)}`,
        cede: ({ duchy }, name) => name.place(duchy),
        keepCeded: () => 'Keep it',
        giveTo: ({ nation }, name) => `Give it to ${name.the.nation(nation)}`,
        withdrawTo: ({ duchy }, name) => name.place(duchy),
        toRegroup: () => 'Regroup',
      },
    },
    fr: {
      byQuestion: { 'withdraw.others/done': 'Les autres restent' },
      byKind: {
        regroupFrom: ({ duchy }, name) => `Regrouper (${name.place(duchy)})`,
        cede: ({ duchy }, name) => name.place(duchy),
        keepCeded: () => 'Le garder',
        giveTo: ({ nation }, name) => `Le donner ${name.to.nation(nation)}`,
        withdrawTo: ({ duchy }, name) => name.place(duchy),
        toRegroup: () => 'Regroupement',
      },
    },
  },
};
