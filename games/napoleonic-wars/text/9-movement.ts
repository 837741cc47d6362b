import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { capital, count, nombre, signed, type Wording } from './wording.ts';

export interface MovementMessages {
  'evade.pursuit': { duchy: DuchyId };
  'intercept.consent': { leader: LeaderId; commander: LeaderId; duchy: DuchyId };
  'flag.intercepted': { nation: Nation; duchy: DuchyId };
  'losses.moment': {};
  'losses.giveUp': { duchy: DuchyId; losses: number };
  'losses.consent': { leader: LeaderId; duchy: DuchyId };
  'march.with': { leader: LeaderId; duchy: DuchyId };
  'march.on': {
    nation: Nation;
    duchy: DuchyId;
    points: number;
    leader: LeaderId | 'none';
    strength: number;
    cost: number;
    steps: number;
  };
  'march.enters': { leader: LeaderId; duchy: DuchyId };
  'march.unitEnters': { nation: Nation; count: number; duchy: DuchyId };
  'march.halted': { leader: LeaderId };
  'march.noUnits': { nation: Nation; duchy: DuchyId };
  'march.tooMany': { leader: LeaderId };
  'group.consent': { leader: LeaderId; commander: LeaderId };
  'group.minor': { leader: LeaderId };
  'enter.notAdjacent': { from: DuchyId; to: DuchyId };
  'enter.neutral': { duchy: DuchyId; nation: Nation };
  'enter.quarantine': { duchy: DuchyId };
  'enter.armistice': { nation: Nation };
  'enter.bridge': { duchy: DuchyId };
  'march.voided': { nation: Nation };
  'march.noMoves': {};
  'enter.strait': { from: DuchyId; to: DuchyId };
  'enter.fromFortress': { from: DuchyId; to: DuchyId };
  'enter.enemyThere': { duchy: DuchyId };
  'enter.fortress': { duchy: DuchyId };
  'enter.enemyCameFrom': { duchy: DuchyId };
  'enter.prussia': {};
  'enter.auxiliary': { nation: Nation; duchy: DuchyId };
  'attrition.roll': { duchy: DuchyId };
  'attrition.result': { duchy: DuchyId; sixes: number; losses: number };
  'losses.which': { duchy: DuchyId };
  'losses.flag': { duchy: DuchyId };
  'losses.unit': { nation: Nation; duchy: DuchyId };
  'losses.leader': { leader: LeaderId; duchy: DuchyId };
  'battery.fires': { duchy: DuchyId };
  'battery.result': { duchy: DuchyId; kills: number; disrupts: number };
  'intercept.offer': { nation: Nation; duchy: DuchyId };
  'intercept.roll': { leader: LeaderId; duchy: DuchyId; modifier: number };
  'intercept.succeeds': { leader: LeaderId; duchy: DuchyId; total: number };
  'intercept.fails': { leader: LeaderId; duchy: DuchyId; total: number };
  'intercept.marked': { leader: LeaderId };
  'evade.offer': { nation: Nation; duchy: DuchyId };
  'evade.roll': { duchy: DuchyId; modifier: number };
  'evade.succeeds': { nation: Nation; duchy: DuchyId; total: number };
  'evade.fails': { nation: Nation; duchy: DuchyId; total: number };
}
export type MovementAnswer =
  | { readonly kind: 'giveUp'; readonly leader: LeaderId }
  | { readonly kind: 'march'; readonly leader: LeaderId }
  | { readonly kind: 'marchUnits'; readonly duchy: DuchyId; readonly count: number }
  | { readonly kind: 'withArmy' }
  | { readonly kind: 'withAll' }
  | { readonly kind: 'addUnit'; readonly nation: Nation }
  | { readonly kind: 'addLeader'; readonly leader: LeaderId }
  | { readonly kind: 'to'; readonly duchy: DuchyId }
  | { readonly kind: 'halt' }
  | { readonly kind: 'regather' }
  | { readonly kind: 'lose'; readonly nation: Nation }
  | { readonly kind: 'loseLeader'; readonly leader: LeaderId }
  | { readonly kind: 'loseFlag'; readonly duchy: DuchyId }
  | { readonly kind: 'intercept'; readonly leader: LeaderId }
  | { readonly kind: 'evadeTo'; readonly duchy: DuchyId };

export const movementWording: Wording<MovementMessages, MovementAnswer> = {
  en: {
    'evade.pursuit': ({ duchy }, name) =>
      `Nobody is left in ${name.the.place(duchy)}: the Active Formation may pursue, or go another way.`,
    'intercept.consent': ({ leader, commander, duchy }, name) =>
      `${name.leader(commander)} commands in ${name.the.place(duchy)}: may ${name.leader(leader)} try to intercept alone?`,
    'flag.intercepted': ({ duchy }, name) => `An Army reaches ${name.the.place(duchy)} and takes the new Flag away.`,
    'losses.moment': () => 'A leader could be given up in place of a Unit.',
    'losses.giveUp': ({ duchy, losses }, name) =>
      `${count(losses, 'loss', 'losses')} in ${name.the.place(duchy)}: give up a leader in place of a Unit?`,
    'losses.consent': ({ leader, duchy }, name) =>
      `May ${name.leader(leader)} be given up in ${name.the.place(duchy)} in place of a Unit?`,
    'march.with': ({ leader, duchy }, name) => `${name.leader(leader)} in ${name.the.place(duchy)}: who goes along?`,
    'march.on': ({ nation, duchy, points }, name) =>
      `${capital(name.the.nation(nation))}, from ${name.the.place(duchy)}: where to? ${count(points, 'Command Point')} left.`,
    'march.enters': ({ leader, duchy }, name) => `${name.leader(leader)} enters ${name.the.place(duchy)}.`,
    'march.unitEnters': ({ nation, count: units, duchy }, name) =>
      `${name.units(nation, units)} ${units === 1 ? 'enters' : 'enter'} ${name.the.place(duchy)}.`,
    'march.halted': ({ leader }, name) => `${name.leader(leader)} moves no further in this Impulse.`,
    'march.noUnits': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} has no such piece in ${name.the.place(duchy)} that may still move.`,
    'march.tooMany': ({ leader }, name) => `${name.leader(leader)} cannot take so many along.`,
    'group.consent': ({ leader, commander }, name) =>
      `May ${name.leader(leader)} join the Army Group of ${name.leader(commander)}?`,
    'group.minor': ({ leader }, name) => `${name.leader(leader)} is of a Minor nation and leads only its own pieces.`,
    'enter.notAdjacent': ({ from, to }, name) =>
      `${capital(name.the.place(to))} is not Adjacent to ${name.the.place(from)}.`,
    'enter.quarantine': ({ duchy }, name) => `${capital(name.the.place(duchy))} is under quarantine in this Impulse.`,
    'enter.armistice': ({ nation }, name) => `There is an Armistice with ${name.the.nation(nation)}.`,
    'enter.bridge': ({ duchy }, name) => `The bridge to ${name.place(duchy)} is destroyed.`,
    'march.voided': ({ nation }, name) => `The step of ${name.the.nation(nation)} comes to nothing.`,
    'march.noMoves': () => 'No free move is left.',
    'enter.neutral': ({ duchy, nation }, name) =>
      `${capital(name.the.place(duchy))} belongs to ${name.the.nation(nation)}: entering it needs a Declaration of War.`,
    'enter.strait': ({ from, to }, name) =>
      `An enemy Fleet bars the strait between ${name.the.place(from)} and ${name.the.place(to)}.`,
    'enter.fromFortress': ({ from, to }, name) =>
      `From the enemy Fortress of ${name.the.place(from)} one goes only to Friendly or Uncontrolled Duchies, not to ${name.the.place(to)}.`,
    'enter.enemyThere': ({ duchy }, name) => `There is an enemy Formation in ${name.the.place(duchy)}.`,
    'enter.fortress': ({ duchy }, name) =>
      `${capital(name.the.place(duchy))} is an enemy Fortress that nobody besieges.`,
    'enter.enemyCameFrom': ({ duchy }, name) => `The enemy came from ${name.the.place(duchy)}.`,
    'enter.prussia': () => 'Prussian Forces may not leave Prussia in the first Round of 1805.',
    'enter.auxiliary': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} goes abroad only beside a French Army, and none is near ${name.the.place(duchy)}.`,
    'attrition.roll': ({ duchy }, name) => `Attrition in ${name.the.place(duchy)}: a 6 is a loss.`,
    'attrition.result': ({ duchy, sixes, losses }, name) =>
      `Attrition in ${name.the.place(duchy)}: ${count(sixes, 'six', 'sixes')}, ${count(losses, 'loss', 'losses')}.`,
    'losses.flag': ({ duchy }, name) => `A loss in ${name.the.place(duchy)}: is it the Flag?`,
    'losses.which': ({ duchy }, name) => `A loss in ${name.the.place(duchy)}: whose?`,
    'losses.unit': ({ nation, duchy }, name) => `${name.units(nation, 1)} is lost in ${name.the.place(duchy)}.`,
    'losses.leader': ({ leader, duchy }, name) => `${name.leader(leader)} is lost in ${name.the.place(duchy)}.`,
    'battery.fires': ({ duchy }, name) => `The shore batteries of ${name.the.place(duchy)} fire.`,
    'battery.result': ({ duchy, kills, disrupts }, name) =>
      `The batteries of ${name.the.place(duchy)}: ${count(kills, 'kill')}, ${count(disrupts, 'disrupt')}.`,
    'intercept.offer': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))}: intercept in ${name.the.place(duchy)}?`,
    'intercept.roll': ({ leader, duchy, modifier }, name) =>
      `${name.leader(leader)} tries to intercept in ${name.the.place(duchy)}: two dice, ${signed(modifier)}, 9 or more.`,
    'intercept.succeeds': ({ leader, duchy, total }, name) =>
      `${name.leader(leader)} intercepts in ${name.the.place(duchy)} with ${total}.`,
    'intercept.fails': ({ leader, duchy, total }, name) =>
      `${name.leader(leader)} does not reach ${name.the.place(duchy)}: ${total}.`,
    'intercept.marked': ({ leader }, name) =>
      `${name.leader(leader)} has fought or failed to intercept in this Impulse.`,
    'evade.offer': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} in ${name.the.place(duchy)}: evade?`,
    'evade.roll': ({ duchy, modifier }, name) =>
      `Evasion to ${name.the.place(duchy)}: two dice, ${signed(modifier)}, 9 or more.`,
    'evade.succeeds': ({ nation, duchy, total }, name) =>
      `${capital(name.the.nation(nation))} evades to ${name.the.place(duchy)} with ${total}.`,
    'evade.fails': ({ nation, duchy, total }, name) =>
      `${capital(name.the.nation(nation))} cannot evade from ${name.the.place(duchy)}: ${total}.`,
  },
  fr: {
    'evade.pursuit': ({ duchy }, name) =>
      `Il ne reste personne ${name.at.place(duchy)} : la formation active peut poursuivre, ou aller ailleurs.`,
    'intercept.consent': ({ leader, commander, duchy }, name) =>
      `${capital(name.leader(commander))} commande ${name.at.place(duchy)} : ${name.leader(leader)} peut-il tenter d’intercepter seul ?`,
    'flag.intercepted': ({ duchy }, name) => `Une armée arrive ${name.at.place(duchy)} et retire le nouveau drapeau.`,
    'losses.moment': () => 'Un général pourrait être sacrifié plutôt qu’une unité.',
    'losses.giveUp': ({ duchy, losses }, name) =>
      `${nombre(losses, 'perte')} ${name.at.place(duchy)} : sacrifier un général plutôt qu’une unité ?`,
    'losses.consent': ({ leader, duchy }, name) =>
      `Peut-on sacrifier ${name.the.leader(leader)} ${name.at.place(duchy)} plutôt qu’une unité ?`,
    'march.with': ({ leader, duchy }, name) =>
      `${capital(name.leader(leader))} ${name.at.place(duchy)} : qui l’accompagne ?`,
    'march.on': ({ nation, duchy, points }, name) =>
      `${capital(name.the.nation(nation))}, depuis ${name.the.place(duchy)} : vers où ? ${nombre(points, 'point')} de commandement.`,
    'march.enters': ({ leader, duchy }, name) => `${capital(name.leader(leader))} entre ${name.at.place(duchy)}.`,
    'march.unitEnters': ({ nation, count: units, duchy }, name) =>
      `${name.units(nation, units)} ${units < 2 ? 'entre' : 'entrent'} ${name.at.place(duchy)}.`,
    'march.halted': ({ leader }, name) => `${capital(name.leader(leader))} ne bouge plus pendant cette impulsion.`,
    'march.noUnits': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} n’a pas de telle pièce ${name.at.place(duchy)} qui puisse encore bouger.`,
    'march.tooMany': ({ leader }, name) => `${capital(name.leader(leader))} ne peut pas en emmener autant.`,
    'group.consent': ({ leader, commander }, name) =>
      `${capital(name.leader(leader))} peut-il rejoindre le groupe d’armées ${name.of.leader(commander)} ?`,
    'group.minor': ({ leader }, name) =>
      `${capital(name.leader(leader))} est d’une nation mineure et ne mène que les siens.`,
    'enter.notAdjacent': ({ from, to }, name) =>
      `${capital(name.the.place(to))} : non adjacent à ${name.the.place(from)}.`,
    'enter.quarantine': ({ duchy }, name) =>
      `${capital(name.the.place(duchy))} est en quarantaine pendant cette impulsion.`,
    'enter.armistice': ({ nation }, name) => `Il y a armistice avec ${name.the.nation(nation)}.`,
    'enter.bridge': ({ duchy }, name) => `Le pont vers ${name.place(duchy)} est détruit.`,
    'march.voided': ({ nation }, name) => `Le mouvement ${name.of.nation(nation)} est annulé.`,
    'march.noMoves': () => 'Il ne reste aucun mouvement gratuit.',
    'enter.neutral': ({ duchy, nation }, name) =>
      `${capital(name.the.place(duchy))} relève ${name.of.nation(nation)} : y entrer exige une déclaration de guerre.`,
    'enter.strait': ({ from, to }, name) =>
      `Une flotte ennemie barre le détroit entre ${name.the.place(from)} et ${name.the.place(to)}.`,
    'enter.fromFortress': ({ from, to }, name) =>
      `Depuis la forteresse ennemie (${name.place(from)}), on ne va que vers un duché ami ou non contrôlé, pas vers ${name.the.place(to)}.`,
    'enter.enemyThere': ({ duchy }, name) => `Une formation ennemie se trouve ${name.at.place(duchy)}.`,
    'enter.fortress': ({ duchy }, name) =>
      `${capital(name.the.place(duchy))} : forteresse ennemie que personne n’assiège.`,
    'enter.enemyCameFrom': ({ duchy }, name) => `L’ennemi est venu de là (${name.place(duchy)}).`,
    'enter.prussia': () => 'Les forces prussiennes ne quittent pas la Prusse pendant le premier round de 1805.',
    'enter.auxiliary': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} n’opère à l’étranger qu’à côté d’une armée française ; aucune près de là (${name.place(duchy)}).`,
    'attrition.roll': ({ duchy }, name) => `Attrition ${name.at.place(duchy)} : un 6 est une perte.`,
    'attrition.result': ({ duchy, sixes, losses }, name) =>
      `Attrition ${name.at.place(duchy)} : ${nombre(sixes, 'six', 'six')}, ${nombre(losses, 'perte')}.`,
    'losses.flag': ({ duchy }, name) => `Une perte ${name.at.place(duchy)} : le drapeau ?`,
    'losses.which': ({ duchy }, name) => `Une perte ${name.at.place(duchy)} : de qui ?`,
    'losses.unit': ({ nation, duchy }, name) => `${name.units(nation, 1)} perdue ${name.at.place(duchy)}.`,
    'losses.leader': ({ leader, duchy }, name) => `${capital(name.leader(leader))} est perdu ${name.at.place(duchy)}.`,
    'battery.fires': ({ duchy }, name) => `Les batteries côtières tirent ${name.at.place(duchy)}.`,
    'battery.result': ({ duchy, kills, disrupts }, name) =>
      `Batteries, ${name.place(duchy)} : ${nombre(kills, 'perte')}, ${nombre(disrupts, 'désorganisation')}.`,
    'intercept.offer': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} : intercepter ${name.at.place(duchy)} ?`,
    'intercept.roll': ({ leader, duchy, modifier }, name) =>
      `${capital(name.leader(leader))} tente d’intercepter ${name.at.place(duchy)} : deux dés, ${signed(modifier)}, 9 ou plus.`,
    'intercept.succeeds': ({ leader, duchy, total }, name) =>
      `${capital(name.leader(leader))} intercepte ${name.at.place(duchy)} avec ${total}.`,
    'intercept.fails': ({ leader, duchy, total }, name) =>
      `${capital(name.leader(leader))} n’intercepte pas (${name.place(duchy)}) : ${total}.`,
    'intercept.marked': ({ leader }, name) =>
      `${capital(name.leader(leader))} a déjà combattu ou manqué une interception pendant cette impulsion.`,
    'evade.offer': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} ${name.at.place(duchy)} : esquiver ?`,
    'evade.roll': ({ duchy, modifier }, name) =>
      `Esquive vers ${name.the.place(duchy)} : deux dés, ${signed(modifier)}, 9 ou plus.`,
    'evade.succeeds': ({ nation, duchy, total }, name) =>
      `${capital(name.the.nation(nation))} esquive vers ${name.the.place(duchy)} avec ${total}.`,
    'evade.fails': ({ nation, duchy, total }, name) =>
      `${capital(name.the.nation(nation))} ne peut esquiver (${name.place(duchy)}) : ${total}.`,
  },
  labels: {
    en: {
      byKind: {
        giveUp: ({ leader }, name) => `Give up ${name.leader(leader)}`,
        march: ({ leader }, name) => `March with ${name.leader(leader)}`,
        marchUnits: ({ duchy, count: units }, name) => `March: ${count(units, 'Unit')} from ${name.place(duchy)}`,
        withArmy: () => 'His whole Army',
        withAll: () => 'The whole Army Group',
        addUnit: ({ nation }, name) => `+ ${name.units(nation, 1)}`,
        addLeader: ({ leader }, name) => `+ ${name.leader(leader)}`,
        to: ({ duchy }, name) => name.place(duchy),
        halt: () => 'Stop here',
        regather: () => 'Leave or take up pieces',
        lose: ({ nation }, name) => name.units(nation, 1),
        loseLeader: ({ leader }, name) => name.leader(leader),
        loseFlag: ({ duchy }, name) => `The Flag in ${name.the.place(duchy)}`,
        intercept: ({ leader }, name) => `Intercept with ${name.leader(leader)}`,
        evadeTo: ({ duchy }, name) => `Evade to ${name.place(duchy)}`,
      },
      byQuestion: {
        'losses.giveUp/pass': 'Units only',
        'losses.flag/pass': 'Units and leaders',
        'intercept.offer/pass': 'Stay',
        'evade.offer/pass': 'Stand',
        'march.with/done': 'These',
      },
    },
    fr: {
      byKind: {
        giveUp: ({ leader }, name) => `Sacrifier ${name.the.leader(leader)}`,
        march: ({ leader }, name) => `Marche ${name.of.leader(leader)}`,
        marchUnits: ({ duchy, count: units }, name) =>
          `Marche : ${nombre(units, 'unité')} depuis ${name.the.place(duchy)}`,
        withArmy: () => 'Toute son armée',
        withAll: () => 'Tout le groupe d’armées',
        addUnit: ({ nation }, name) => `+ ${name.units(nation, 1)}`,
        addLeader: ({ leader }, name) => `+ ${name.leader(leader)}`,
        to: ({ duchy }, name) => name.place(duchy),
        halt: () => 'S’arrêter ici',
        regather: () => 'Laisser ou prendre des pièces',
        lose: ({ nation }, name) => name.units(nation, 1),
        loseLeader: ({ leader }, name) => name.leader(leader),
        loseFlag: ({ duchy }, name) => `Le drapeau ${name.of.place(duchy)}`,
        intercept: ({ leader }, name) => `Interception ${name.of.leader(leader)}`,
        evadeTo: ({ duchy }, name) => `Esquiver vers ${name.the.place(duchy)}`,
      },
      byQuestion: {
        'losses.giveUp/pass': 'Seulement des unités',
        'losses.flag/pass': 'Unités et généraux',
        'intercept.offer/pass': 'Rester',
        'evade.offer/pass': 'Tenir',
        'march.with/done': 'Ceux-là',
      },
    },
  },
};
