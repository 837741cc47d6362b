import type { Catalogue } from '@bivouac/kernel';
import { AWARD_NAMES } from '../awards.ts';
import type { ConquestMessages } from '../messages/18-conquests.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const fr18: Catalogue<ConquestMessages, Names> = {
  'conquest.minor': ({ nation, by }, name) => `${capital(name.the.nation(by))} conquiert ${name.the.nation(nation)}.`,
  'conquest.allyOrLand': ({ nation }, name) =>
    `Que faire ${name.of.nation(nation)} : un allié ou un territoire national ?`,
  'conquest.allyOrControl': ({ nation }, name) =>
    `Que faire ${name.of.nation(nation)} : un allié ou une terre sous votre contrôle ?`,
  'conquest.ally': ({ nation, patron }, name) => `Nouvel allié ${name.of.nation(patron)} : ${name.nation(nation)}.`,
  'conquest.takenIn': ({ nation, into }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'est', 'sont')} intégré${name.ending.nation(nation)} au territoire national ${name.of.nation(into)}.`,
  'conquest.sicilyFree': () => 'La Sicile reste alliée à la Coalition, indépendante de Naples.',
  'conquest.sicilyUnited': () => 'La Sicile est intégrée au Royaume de Naples.',
  'conquest.tyrolEnds': () => 'La révolte du Tyrol prend fin ; Innsbruck redevient bavaroise.',
  'conquest.major': ({ nation, by }, name) =>
    `${capital(name.the.nation(nation))} capitule devant ${name.the.nation(by)}.`,
  'conquest.france': () => 'La France est conquise et continue la lutte.',
  'conquest.fightsOn': ({ nation }, name) => `${capital(name.the.nation(nation))} poursuit la lutte.`,
  'conquest.reactivated': ({ zone }, name) => `Forteresse réactivée : ${name.zone(zone)}.`,
  'peace.gain': ({ loser, left }, name) =>
    `Paix avec ${name.the.nation(loser)} : ${nombre(left, 'province')} à prendre.`,
  'peace.annexed': ({ province, to }, name) => `Cession ${name.to.nation(to)} : ${name.province(province)}.`,
  'peace.pays': ({ nation, resources }, name) =>
    `${capital(name.the.nation(nation))} n’a plus de province à céder : ${resources} ressources prélevées sur le prochain budget.`,
  'peace.spoils': () => 'Le vainqueur reçoit une carte supplémentaire ou des ressources ?',
  'peace.keyZone': ({ province }, name) => `Cette province contient une zone clef : ${name.province(province)}.`,
  'peace.notAdjacent': ({ province }, name) =>
    `Cette province ne touche pas le territoire du vainqueur : ${name.province(province)}.`,
  'peace.polandNeedsMore': () => 'La Pologne exige une autre province polonaise que la Mazovie.',
  'peace.noPoland': () => 'La Pologne n’existe pas encore : la Mazovie d’abord.',
  'peace.hasUnits': ({ nation }, name) => `Ce pays a des unités et devient allié : ${name.nation(nation)}.`,
  'peace.minorNotAdjacent': ({ nation }, name) =>
    `Ce pays ne touche pas le territoire du vainqueur : ${name.nation(nation)}.`,
  'peace.begins': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'subit', 'subissent')} une paix forcée.`,
  'peace.until': ({ nation, year }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'subit', 'subissent')} une paix forcée jusqu’à la fin de ${year}.`,
  'peace.forGood': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'subit', 'subissent')} une paix forcée jusqu’à la fin du jeu.`,
  'peace.over': ({ nation }, name) => `La paix forcée prend fin pour ${name.the.nation(nation)}.`,
  'peace.forcedAlliance': ({ nation }, name) => `${capital(name.the.nation(nation))} subit une alliance forcée.`,
  'peace.notEvacuated': ({ force }, name) =>
    `${capital(name.the.force(force))} n’a pas évacué à temps : la force est détruite.`,
  'peace.leave': ({ force, zone }, name) => `${name.force(force)} (${name.zone(zone)}) : redéployer ?`,
  'peace.left': ({ force, zone }, name) => `Redéploiement ${name.of.force(force)} : ${name.zone(zone)}.`,
  'peace.noWayOut': ({ force }, name) => `Aucune issue pour ${name.the.force(force)} : la force est détruite.`,
  'peace.comeHome': ({ force }, name) => `${capital(name.the.force(force))} rentre : dans quelle zone clef ?`,
  'peace.cameHome': ({ force, zone }, name) => `Retour ${name.of.force(force)} : ${name.zone(zone)}.`,
  'peace.homePort': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} rentre : dans quel port ?`,
  'peace.regroup': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} réorganise ses forces : quelle pièce, et avec qui ?`,
  'peace.regrouped': ({ force }, name) => `Réorganisation : ${name.force(force)}.`,
  'peace.regroupedOnce': () => 'Chaque pièce ne change de force qu’une fois.',
  'peace.armyNeedsGeneral': () => 'Une armée a besoin d’un général.',
  'alliance.force': ({ nation }, name) => `Imposer, contre une carte, une alliance forcée ${name.to.nation(nation)} ?`,
  'alliance.neverForced': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} ne peut pas subir d’alliance forcée.`,
  'alliance.noNewPeace': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} n’a pas été vaincue par l’Empire cette année.`,
  'alliance.firstDefeat': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} est vaincue pour la première fois.`,
  'victory.level': ({ by, level }) => `Victoire ${signed(by)} : niveau ${level}.`,
  'victory.award': ({ event }) => `À l’échelle de victoire : ${AWARD_NAMES.fr[event]}.`,
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
