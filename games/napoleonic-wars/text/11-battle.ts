import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface BattleMessages {
  'battle.begins': { duchy: DuchyId; attackers: readonly Nation[]; defenders: readonly Nation[] };
  'battle.dice': { nation: Nation; dice: number };
  'battle.rolled': { nation: Nation; kills: number; disrupts: number };
  'battle.commander': { duchy: DuchyId };
  'battle.won': { nation: Nation; duchy: DuchyId };
  'battle.bothGone': { duchy: DuchyId };
  'battle.secondRound': {};
  'rout.happens': { nation: Nation };
  'rout.roll': { leader: LeaderId };
  'rout.resource': { nation: Nation };
  'overrun.happens': { nation: Nation };
  'overrun.flag': { nation: Nation; duchy: DuchyId };
  'retreat.where': { nation: Nation; duchy: DuchyId };
  'retreat.to': { nation: Nation; duchy: DuchyId };
  'retreat.nowhere': { nation: Nation; duchy: DuchyId };
}
export type BattleAnswer =
  | { readonly kind: 'nameCommander'; readonly leader: LeaderId }
  | { readonly kind: 'retreatTo'; readonly duchy: DuchyId };

export const battleWording: Wording<BattleMessages, BattleAnswer> = {
  en: {
    'battle.begins': ({ duchy, attackers, defenders }, name) =>
      `Battle in ${name.the.place(duchy)}: ${name.nations(attackers)} against ${name.nations(defenders)}.`,
    'battle.dice': ({ nation, dice }, name) => `${capital(name.the.nation(nation))}: ${count(dice, 'die', 'dice')}.`,
    'battle.rolled': ({ nation, kills, disrupts }, name) =>
      `${capital(name.the.nation(nation))} scores ${count(kills, 'kill')} and ${count(disrupts, 'disrupt')}.`,
    'battle.commander': ({ duchy }, name) =>
      `The enemy Armies in ${name.the.place(duchy)} are not one Army Group: which leader stands as their Commander?`,
    'battle.won': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} wins the battle in ${name.the.place(duchy)}.`,
    'battle.bothGone': ({ duchy }, name) => `Nobody is left in ${name.the.place(duchy)}.`,
    'battle.secondRound': () => 'A draw: a second Round.',
    'rout.happens': ({ nation }, name) => `A rout: the disrupted pieces of ${name.the.nation(nation)} are lost.`,
    'rout.roll': ({ leader }, name) => `${name.leader(leader)} is routed: his Battle Rating or less brings a Resource.`,
    'rout.resource': ({ nation }, name) => `${capital(name.the.nation(nation))} gains a Resource.`,
    'overrun.happens': ({ nation }, name) => `${capital(name.the.nation(nation))} overruns the enemy.`,
    'overrun.flag': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} raises its Flag in ${name.the.place(duchy)}.`,
    'retreat.where': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} retreats from ${name.the.place(duchy)}: where to?`,
    'retreat.to': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} retreats to ${name.the.place(duchy)}.`,
    'retreat.nowhere': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} cannot retreat from ${name.the.place(duchy)}.`,
  },
  fr: {
    'battle.begins': ({ duchy, attackers, defenders }, name) =>
      `Bataille ${name.at.place(duchy)} : ${name.nations(attackers)} contre ${name.nations(defenders)}.`,
    'battle.dice': ({ nation, dice }, name) => `${capital(name.the.nation(nation))} : ${nombre(dice, 'dé')}.`,
    'battle.rolled': ({ nation, kills, disrupts }, name) =>
      `${capital(name.the.nation(nation))} inflige ${nombre(kills, 'perte')} et ${nombre(disrupts, 'désorganisation')}.`,
    'battle.commander': ({ duchy }, name) =>
      `Les armées ennemies ${name.at.place(duchy)} ne forment pas un groupe d’armées : quel général tient lieu de commandant ?`,
    'battle.won': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} remporte la bataille ${name.at.place(duchy)}.`,
    'battle.bothGone': ({ duchy }, name) => `Il ne reste personne ${name.at.place(duchy)}.`,
    'battle.secondRound': () => 'Égalité : une deuxième ronde.',
    'rout.happens': ({ nation }, name) => `Déroute : les pièces désorganisées ${name.of.nation(nation)} sont perdues.`,
    'rout.roll': ({ leader }, name) =>
      `${capital(name.leader(leader))} est mis en déroute : sa valeur de combat ou moins rapporte une Ressource.`,
    'rout.resource': ({ nation }, name) => `${capital(name.the.nation(nation))} gagne une Ressource.`,
    'overrun.happens': ({ nation }, name) => `${capital(name.the.nation(nation))} balaie l’ennemi.`,
    'overrun.flag': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} plante son drapeau ${name.at.place(duchy)}.`,
    'retreat.where': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} bat en retraite (${name.place(duchy)}) : vers où ?`,
    'retreat.to': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} se replie vers ${name.the.place(duchy)}.`,
    'retreat.nowhere': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} ne peut pas se replier (${name.place(duchy)}).`,
  },
  labels: {
    en: {
      byKind: {
        nameCommander: ({ leader }, name) => name.leader(leader),
        retreatTo: ({ duchy }, name) => name.place(duchy),
      },
    },
    fr: {
      byKind: {
        nameCommander: ({ leader }, name) => name.leader(leader),
        retreatTo: ({ duchy }, name) => name.place(duchy),
      },
    },
  },
};
