import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface BattleMessages {
  'retreat.piece': { duchy: DuchyId; left: number };
  'retreat.war': { nation: Nation; duchy: DuchyId; cost: number };
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
  | { readonly kind: 'retreatApart' }
  | { readonly kind: 'retreatUnit'; readonly nation: Nation; readonly duchy: DuchyId }
  | { readonly kind: 'retreatLeader'; readonly leader: LeaderId; readonly duchy: DuchyId }
  | { readonly kind: 'retreatIntoWar'; readonly duchy: DuchyId; readonly on: Nation; readonly cost: number }
  | { readonly kind: 'perish' }
  | { readonly kind: 'nameCommander'; readonly leader: LeaderId }
  | { readonly kind: 'retreatTo'; readonly duchy: DuchyId };

export const battleWording: Wording<BattleMessages, BattleAnswer> = {
  en: {
    'retreat.piece': ({ duchy, left }, name) =>
      `The retreat from ${name.the.place(duchy)} divides: ${count(left, 'piece')} left. Which one goes where?`,
    'retreat.war': ({ nation, duchy, cost }, name) =>
      `${capital(name.the.nation(nation))} can leave ${name.the.place(duchy)} only into Neutral land: declare war (at most ${count(cost, 'Command Point')}), or lose these pieces?`,
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
    'retreat.piece': ({ duchy, left }, name) =>
      `La retraite se divise (${name.place(duchy)}) : encore ${nombre(left, 'pièce')}. Laquelle va où ?`,
    'retreat.war': ({ nation, duchy, cost }, name) =>
      `${capital(name.the.nation(nation))} ne peut se replier (${name.place(duchy)}) qu’en terre neutre : déclarer la guerre (${nombre(cost, 'point')} au plus), ou perdre ces pièces ?`,
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
    'battle.secondRound': () => 'Égalité : un deuxième round.',
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
        retreatApart: () => 'Divide the retreat',
        retreatUnit: ({ nation, duchy }, name) => `${name.units(nation, 1)} to ${name.place(duchy)}`,
        retreatLeader: ({ leader, duchy }, name) => `${name.leader(leader)} to ${name.place(duchy)}`,
        retreatIntoWar: ({ duchy, on, cost }, name) =>
          `To ${name.place(duchy)}: war on ${name.the.nation(on)}, ${count(cost, 'Command Point')}`,
        perish: () => 'Lose them',
        nameCommander: ({ leader }, name) => name.leader(leader),
        retreatTo: ({ duchy }, name) => name.place(duchy),
      },
    },
    fr: {
      byKind: {
        retreatApart: () => 'Diviser la retraite',
        retreatUnit: ({ nation, duchy }, name) => `${name.units(nation, 1)} vers ${name.the.place(duchy)}`,
        retreatLeader: ({ leader, duchy }, name) => `${capital(name.leader(leader))} vers ${name.the.place(duchy)}`,
        retreatIntoWar: ({ duchy, on, cost }, name) =>
          `Vers ${name.the.place(duchy)} : guerre ${name.to.nation(on)}, ${nombre(cost, 'point')}`,
        perish: () => 'Les perdre',
        nameCommander: ({ leader }, name) => name.leader(leader),
        retreatTo: ({ duchy }, name) => name.place(duchy),
      },
    },
  },
};
