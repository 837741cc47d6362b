import type { Catalogue } from '@bivouac/kernel';
import type { InterphaseMessages } from '../messages/7-interphase.ts';
import type { Names } from '../names.ts';
import { capital, decimale as decimal, nombre } from '../wording.ts';

const WHAT = { depot: 'le dépôt', army: 'le marqueur Armée', special: 'l’unité spéciale' };

export const fr7: Catalogue<InterphaseMessages, Names> = {
  'war.declare': () => 'À qui déclarez-vous la guerre ?',
  'war.declared': ({ side, nation }, name) =>
    `${capital(name.side(side))} déclare la guerre ${name.to.nation(nation)}.`,
  'war.peaceHolds': ({ nation }, name) => `Une paix lie ${name.the.nation(nation)}.`,
  'war.neverAllied': () => 'La France et l’Angleterre ne s’allient jamais.',
  'war.followsPatron': ({ nation }, name) =>
    `Ce pays suit sa puissance, à qui il faut déclarer la guerre : ${name.nation(nation)}.`,
  'hand.discard': () => 'Quelles cartes défaussez-vous avant de piocher ?',
  'hand.discardDown': ({ over }) => `${nombre(over, 'carte')} de trop : laquelle défausser ?`,
  'hand.discarded': ({ side, card }, name) => `${capital(name.side(side))} défausse ${name.card(card)}.`,
  'hand.permanent': ({ card }, name) => `${name.card(card)} est permanente.`,
  'hand.mustKeep': ({ card }, name) => `${name.card(card)} ne peut pas être défaussée.`,
  'hand.size': ({ side, size }, name) => `${capital(name.side(side))} a droit à une main de ${size} cartes.`,
  'budget.resources': ({ power, points }, name) => `${name.nation(power)} : ${nombre(points, 'ressource')}.`,
  'budget.line': ({ power, left }, name) => `Budget ${name.of.nation(power)}, reste ${decimal(left)} : que faire ?`,
  'budget.tooDear': ({ cost, left }) => `Coût ${decimal(cost)} ; il reste ${decimal(left)}.`,
  'budget.oneFleet': () => 'Une flotte par an, sauf pour l’Angleterre.',
  'budget.lost': ({ power, points }, name) =>
    `${name.nation(power)} : ressources non dépensées et perdues, ${decimal(points)}.`,
  'budget.notHere': ({ unit }, name) =>
    `${capital(name.the.unit(unit))} n’est ni dans une zone de renforts, ni dans une armée ravitaillée encore à compléter.`,
  'budget.noDepots': () => 'Tous les dépôts sont en jeu.',
  'budget.noDepotPlace': () => 'Aucune force ne peut recevoir de dépôt.',
  'budget.noArmyPlace': () => 'Aucune force ne peut le recevoir.',
  'budget.noPort': () => 'Aucun port du territoire national n’a de place.',
  'budget.cardBought': () => 'L’Angleterre n’achète qu’une carte par phase de budget.',
  'budget.giftTaken': () => 'La flotte ou la carte de l’année a déjà été prise.',
  'budget.specialGone': () => 'Une unité spéciale perdue ne revient pas.',
  'budget.noAid': ({ from, to }, name) => `Pas d’aide possible ${name.of.nation(from)} ${name.to.nation(to)}.`,
  'budget.aidLimit': ({ power }, name) => `${capital(name.the.nation(power))} a reçu toute l’aide permise.`,
  'budget.nothingToGive': ({ power }, name) => `${capital(name.the.nation(power))} n’a rien à donner.`,
  'budget.aid': ({ from, to }, name) => `Aide ${name.of.nation(from)} ${name.to.nation(to)} : 1 ressource.`,
  'raise.where': ({ unit }, name) => `Où placer ${name.the.unit(unit)} ?`,
  'raise.fleetWhere': ({ fleet }, name) => `Dans quel port placer ${name.the.fleet(fleet)} ?`,
  'raise.withWhom': ({ what }) => `Qui reçoit ${WHAT[what]} ?`,
  'raise.polandLost': () => 'Varsovie est perdue : la Pologne ne lève plus personne.',
  'raise.nowhere': ({ unit }, name) => `Aucune place pour ${name.the.unit(unit)}.`,
  'raise.cavalryNeedsArmy': ({ unit }, name) =>
    `${capital(name.the.unit(unit))} rejoint une armée, dans une zone de renforts.`,
  'raise.noGeneral': ({ zone }, name) => `Une unité sans général occupe déjà la zone (${name.zone(zone)}).`,
  'raise.raised': ({ unit, zone }, name) =>
    `${capital(name.the.unit(unit))} est levé${name.ending.force(unit)} : ${name.zone(zone)}.`,
  'raise.completed': ({ unit }, name) => `${capital(name.the.unit(unit))} est complété${name.ending.force(unit)}.`,
  'raise.fleet': ({ fleet, zone }, name) => `${capital(name.the.fleet(fleet))} est construite : ${name.zone(zone)}.`,
  'raise.army': ({ army }, name) => `${capital(name.the.army(army))} est formée.`,
  'raise.minorSteps': ({ left }) => `Pays mineurs : ${nombre(left, 'pas', 'pas')} à lever`,
  'general.available': ({ general }, name) => `${capital(name.the.general(general))} est disponible.`,
  'general.leaves': ({ general }, name) => `${capital(name.the.general(general))} quitte le jeu.`,
  'general.withWhom': ({ general }, name) => `Où va ${name.the.general(general)} ?`,
  'general.deployed': ({ general, zone }, name) =>
    `${capital(name.the.general(general))} rejoint la force ${name.of.zone(zone)}.`,
  'general.nowhere': ({ general }, name) => `Aucune force ne peut recevoir ${name.the.general(general)}.`,
  'general.noRoom': ({ force }, name) => `${capital(name.the.force(force))} n’a pas de place pour un autre général.`,
  'general.outranks': ({ general, commander }, name) =>
    `${capital(name.the.general(general))} est d’un rang supérieur ${name.to.general(commander)}.`,
  'general.noSuccessor': ({ general }, name) => `Personne ne pourrait succéder ${name.to.general(general)}.`,
  'general.successor': ({ general }, name) => `Qui succède ${name.to.general(general)} ?`,
  'general.relieved': ({ general }, name) => `${capital(name.the.general(general))} est relevé jusqu’à l’an prochain.`,
  'withdraw.unit': ({ unit }, name) =>
    `${capital(name.the.unit(unit))} est retiré${name.ending.force(unit)} jusqu’à l’an prochain.`,
  'withdraw.fleet': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} est retirée jusqu’à l’an prochain.`,
  'reform.done': ({ power }, name) => `${name.nation(power)} : réforme militaire.`,
  'diplomacy.phase': ({ left }) => `Diplomatie : ${nombre(left, 'carte')} à jouer`,
  'neutral.move': () => 'Puissances qui ne sont pas en guerre : quelle force se déplace ?',
  'neutral.moved': ({ force, zone }, name) => `${capital(name.the.force(force))} gagne ${name.the.zone(zone)}.`,
  'neutral.occupied': ({ zone }, name) => `Une autre force s’y trouve : ${name.zone(zone)}.`,
  'redeploy.who': ({ power }, name) => `${name.nation(power)} : quelle force se redéploie ?`,
  'redeploy.where': ({ force, left }, name) => `${name.force(force)} : ${nombre(left, 'PM restant', 'PM restants')}`,
  'redeploy.moved': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} se redéploie vers ${name.the.zone(zone)}.`,
  'redeploy.notSupplied': ({ force }, name) =>
    `${capital(name.the.force(force))} n’est pas ravitaillé${name.ending.force(force)}.`,
  'redeploy.moved1': ({ force }, name) =>
    `${capital(name.the.force(force))} s’est déjà redéployé${name.ending.force(force)}.`,
  'redeploy.tooFar': ({ zone }, name) => `Trop loin : ${name.zone(zone)}.`,
  'redeploy.enemy': ({ zone }, name) => `Zone ennemie : ${name.zone(zone)}.`,
  'redeploy.noSupplyThere': ({ zone }, name) => `La force n’y serait pas ravitaillée : ${name.zone(zone)}.`,
  'redeploy.crowded': ({ zone }, name) => `Les forces ne pourraient pas s’y réunir : ${name.zone(zone)}.`,
};
