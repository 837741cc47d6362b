import type { Catalogue } from '@bivouac/kernel';
import type { BattleMessages } from '../messages/14-battle.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const fr14: Catalogue<BattleMessages, Names> = {
  'battle.begins': ({ zone, attacker }, name) => `Bataille ${name.at(zone)} : ${name.side(attacker)} attaque.`,
  'battle.chooseMorale': () => 'Autant de pas ont l’un et l’autre moral : lequel est celui de la force ?',
  'battle.lead': () => 'Quel corps d’élite est en tête d’assaut ?',
  'battle.leads': ({ unit }, name) => `${capital(name.the.unit(unit))} est en tête d’assaut.`,
  'battle.engage': () => 'Quelles unités spéciales sont engagées ?',
  'battle.engaged': ({ special }, name) => `${name.special(special)} : unité spéciale engagée.`,
  'battle.subordinate': () => 'Quel subordonné ajoute sa valeur tactique ?',
  'battle.leadsToo': ({ general }, name) =>
    `${capital(name.the.general(general))} ajoute sa valeur tactique et risque une blessure.`,
  'battle.dice': ({ side }, name) => `${capital(name.side(side))} lance les dés de la bataille`,
  'battle.rolled': ({ side, dice, modifiers, total, cell }, name) =>
    `${capital(name.side(side))} obtient ${dice} ${signed(modifiers)} = ${total} : ${cell}.`,
  'battle.won': ({ side, zone }, name) => `${capital(name.side(side))} remporte la bataille ${name.of.zone(zone)}.`,
  'battle.overwhelmed': ({ side }, name) => `À cinq contre un, la force de ${name.side(side)} est détruite.`,
  'battle.depotTaken': ({ zone }, name) => `Le dépôt ${name.of.zone(zone)} est détruit.`,
  'battle.wounded': ({ general }, name) =>
    `${capital(name.the.general(general))} est blessé, absent jusqu’au prochain budget.`,
  'counterMarch.who': ({ zone }, name) => `Qui marche au canon vers ${name.the.zone(zone)} ?`,
  'counterMarch.leave': ({ general }, name) => `Que laisse ${name.the.general(general)} sur place ?`,
  'counterMarch.arrives': ({ general, zone }, name) =>
    `${capital(name.the.general(general))} rejoint la bataille ${name.of.zone(zone)}.`,
  'counterMarch.late': ({ general, zone }, name) =>
    `${capital(name.the.general(general))} n’atteint pas ${name.the.zone(zone)} à temps.`,
  'counterMarch.mountain': ({ zone }, name) => `Une montagne sans col sépare ${name.the.zone(zone)} de la bataille.`,
  'counterMarch.strait': ({ zone }, name) => `Un détroit sépare ${name.the.zone(zone)} de la bataille.`,
  'counterMarch.tooFar': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'est', 'sont')} trop loin de la bataille.`,
  'counterMarch.demoralised': ({ general }, name) => `La force ${name.of.general(general)} est démoralisée.`,
  'loss.choose': ({ left }) => `Pertes à prendre : ${left}. Sur qui tombe la prochaine ?`,
  'loss.reduced': ({ unit }, name) => `${capital(name.the.unit(unit))} perd un pas.`,
  'loss.eliminated': ({ unit }, name) => `${name.unit(unit)} : unité éliminée.`,
  'loss.special': ({ special }, name) => `${name.special(special)} : unité spéciale perdue.`,
  'loss.depot': ({ nation }, name) => `Un dépôt est perdu (${name.nation(nation)}).`,
  'loss.notThis': ({ unit }, name) => `${capital(name.the.unit(unit))} ne peut pas prendre cette perte.`,
  'loss.leadFirst': ({ unit }, name) => `La première perte revient ${name.to.unit(unit)}, en tête d’assaut.`,
  'loss.moraleFirst': () => 'Trop peu de pertes iraient aux unités qui ont le moral de la force.',
  'loss.cavalryFirst': () => 'Une des pertes doit être prise sur la réserve de cavalerie.',
  'demoralisation.sure': ({ side }, name) =>
    `${capital(name.side(side))} ne peut pas tenir : il ne lui reste aucun moral.`,
  'demoralisation.rolled': ({ side, die, limit }, name) =>
    `${capital(name.side(side))} obtient ${die} pour un moral de ${limit}.`,
  'demoralisation.failed': ({ side }, name) => `La force vaincue de ${name.side(side)} est démoralisée.`,
  'demoralisation.again': ({ side }, name) => `Une force de ${name.side(side)} démoralisée à nouveau est détruite.`,
  'pursuit.losses': ({ side, many }, name) => `La poursuite coûte ${nombre(many, 'perte')} à ${name.side(side)}.`,
  'rally.notDemoralised': ({ force }, name) => `La force ${name.of.force(force)} est en bon ordre.`,
  'rally.noGeneral': ({ force }, name) => `${capital(name.the.force(force))} n’a pas de général pour se rallier.`,
  'rally.unsupplied': ({ force }, name) => `Sans ravitaillement, ${name.the.force(force)} ne peut pas se rallier.`,
  'rally.done': ({ force, limit }, name) => `${capital(name.the.force(force))} se rallie (${limit} ou moins).`,
  'rally.failed': ({ force, limit }, name) =>
    `${capital(name.the.force(force))} ne se rallie pas (il fallait ${limit} ou moins).`,
  'rally.itself': ({ force }, name) => `La force ${name.of.force(force)} est de nouveau en bon ordre.`,
  'retreat.whereTo': ({ force }, name) => `Vers où se replie ${name.the.force(force)} ?`,
  'retreat.takeDepot': ({ nation, zone }, name) => `Emmener le dépôt ${name.of.zone(zone)} (${name.nation(nation)}) ?`,
  'retreat.done': ({ force, zone }, name) => `${capital(name.the.force(force))} se replie vers ${name.the.zone(zone)}.`,
  'retreat.intoFortress': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} se replie dans la forteresse ${name.of.zone(zone)}.`,
  'retreat.riddenDown': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} coupe la retraite ${name.at(zone)} : la force est détruite.`,
  'retreat.none': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} n’a aucune issue ${name.at(zone)} : la force est détruite.`,
  'retreat.whereItCameFrom': ({ zone }, name) =>
    `La force doit se replier vers ${name.the.zone(zone)}, d’où elle vient.`,
  'retreat.enemyCameFrom': ({ zone }, name) => `L’ennemi est venu ${name.of.zone(zone)}.`,
  'retreat.closed': ({ zone }, name) => `La zone est fermée à la force : ${name.zone(zone)}.`,
  'retreat.betterPlace': ({ zone }, name) => `Une autre retraite passe avant ${name.the.zone(zone)}.`,
};
