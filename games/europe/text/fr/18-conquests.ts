import type { Catalogue } from '@bivouac/kernel';
import { AWARD_NAMES } from '../awards.ts';
import type { ConquestMessages } from '../messages/18-conquests.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const fr18: Catalogue<ConquestMessages, Names> = {
  'conquest.minor': ({ nation, by }, name) => `${name.nation(nation)} : pays conquis par ${name.nation(by)}.`,
  'conquest.allyOrLand': ({ nation }, name) => `${name.nation(nation)} : allié ou territoire national ?`,
  'conquest.allyOrControl': ({ nation }, name) => `${name.nation(nation)} : allié ou contrôle ?`,
  'conquest.ally': ({ nation, patron }, name) => `${name.nation(nation)} devient allié : ${name.nation(patron)}.`,
  'conquest.takenIn': ({ nation, into }, name) =>
    `${name.nation(nation)} intègre le territoire national : ${name.nation(into)}.`,
  'conquest.sicilyFree': () => 'La Sicile reste alliée à la Coalition, indépendante de Naples.',
  'conquest.sicilyUnited': () => 'La Sicile est intégrée au Royaume de Naples.',
  'conquest.tyrolEnds': () => 'La révolte du Tyrol prend fin ; Innsbruck redevient bavaroise.',
  'conquest.major': ({ nation, by }, name) => `${name.nation(nation)} capitule ; vainqueur : ${name.nation(by)}.`,
  'conquest.france': () => 'La France est conquise et continue la lutte.',
  'conquest.fightsOn': ({ nation }, name) => `${name.nation(nation)} poursuit la lutte.`,
  'conquest.reactivated': ({ zone }, name) => `Forteresse réactivée : ${name.zone(zone)}.`,
  'peace.gain': ({ loser, left }, name) => `Paix (${name.nation(loser)}) : ${nombre(left, 'province')} à prendre.`,
  'peace.annexed': ({ province, to }, name) => `${name.province(province)} revient à ce pays : ${name.nation(to)}.`,
  'peace.pays': ({ nation, resources }, name) =>
    `${name.nation(nation)} n’a plus de province à céder : ${resources} ressources prélevées sur le prochain budget.`,
  'peace.spoils': () => 'Le vainqueur reçoit une carte supplémentaire ou des ressources ?',
  'peace.keyZone': ({ province }, name) => `${name.province(province)} contient une zone clef.`,
  'peace.notAdjacent': ({ province }, name) =>
    `${name.province(province)} n’est pas adjacente au territoire du vainqueur.`,
  'peace.polandNeedsMore': () => 'La Pologne exige une autre province polonaise que la Mazovie.',
  'peace.noPoland': () => 'La Pologne n’existe pas encore : la Mazovie d’abord.',
  'peace.hasUnits': ({ nation }, name) => `${name.nation(nation)} dispose d’unités et devient allié.`,
  'peace.minorNotAdjacent': ({ nation }, name) =>
    `${name.nation(nation)} n’est pas adjacent au territoire du vainqueur.`,
  'peace.begins': ({ nation }, name) => `${name.nation(nation)} subit une paix forcée.`,
  'peace.until': ({ nation, year }, name) => `${name.nation(nation)} subit une paix forcée jusqu’à la fin de ${year}.`,
  'peace.forGood': ({ nation }, name) => `${name.nation(nation)} subit une paix forcée jusqu’à la fin du jeu.`,
  'peace.over': ({ nation }, name) => `Fin de la paix forcée : ${name.nation(nation)}.`,
  'peace.forcedAlliance': ({ nation }, name) => `${name.nation(nation)} subit une alliance forcée.`,
  'peace.notEvacuated': ({ force }, name) => `${name.force(force)} n’a pas évacué à temps et est détruit.`,
  'peace.leave': ({ force, zone }, name) => `${name.force(force)} (${name.zone(zone)}) : redéployer ?`,
  'peace.left': ({ force, zone }, name) => `${name.force(force)} est redéployé : ${name.zone(zone)}.`,
  'peace.noWayOut': ({ force }, name) => `${name.force(force)} ne peut être redéployé et est détruit.`,
  'peace.comeHome': ({ force }, name) => `${name.force(force)} rentre : dans quelle zone clef ?`,
  'peace.cameHome': ({ force, zone }, name) => `${name.force(force)} rentre : ${name.zone(zone)}.`,
  'peace.homePort': ({ fleet }, name) => `${name.fleet(fleet)} rentre : dans quel port ?`,
  'peace.regroup': ({ nation }, name) => `${name.nation(nation)} réorganise ses forces : quelle pièce, et avec qui ?`,
  'peace.regrouped': ({ force }, name) => `Réorganisation : ${name.force(force)}.`,
  'peace.regroupedOnce': () => 'Chaque pièce ne change de force qu’une fois.',
  'peace.armyNeedsGeneral': () => 'Une armée a besoin d’un général.',
  'alliance.force': ({ nation }, name) => `Imposer une alliance forcée contre une carte : ${name.nation(nation)} ?`,
  'alliance.neverForced': ({ nation }, name) => `${name.nation(nation)} ne peut pas subir d’alliance forcée.`,
  'alliance.noNewPeace': ({ nation }, name) => `${name.nation(nation)} n’a pas été vaincue par l’Empire cette année.`,
  'alliance.firstDefeat': ({ nation }, name) => `${name.nation(nation)} est vaincue pour la première fois.`,
  'victory.level': ({ by, level }) => `Victoire ${signed(by)} : niveau ${level}.`,
  'victory.award': ({ event }) => `Marqué : ${AWARD_NAMES.fr[event]}.`,
  'victory.takenBack': ({ event }) => `Ne compte plus : ${AWARD_NAMES.fr[event]}.`,
  'end.level': ({ side, level }, name) =>
    `${capital(name.side(side))} remporte la partie : le niveau de victoire est de ${level}.`,
  'end.keysLost': () => 'La Coalition remporte la partie : elle contrôle toutes les zones clefs de la France.',
  'end.keysHeld': () => 'L’Empire remporte la partie : il contrôle toutes les zones clefs de la France, et Mantoue.',
  'end.bothDefeated': () => 'La partie s’achève sur la défaite des deux camps.',
  'end.napoleonGone': () => 'La Coalition remporte la partie : Napoléon est retiré du jeu.',
  'end.franceConquered': () => 'La Coalition remporte la partie : la France est conquise et n’a plus d’armée en ordre.',
  'end.franceHolds': () => 'La France remporte la partie : elle n’est pas conquise et possède une armée en ordre.',
  'end.hundredDaysDrawn': () => 'Les Cent-Jours s’achèvent sur un match nul.',
};
