import type { Catalogue } from '@bivouac/kernel';
import type { DiplomacyMessages } from '../messages/8-diplomacy.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const fr8: Catalogue<DiplomacyMessages, Names> = {
  'diplomacy.sent': ({ side, nation, card }, name) =>
    `${capital(name.side(side))} : action diplomatique avec ${name.card(card)}, visant ${name.the.nation(nation)}.`,
  'diplomacy.failed': ({ nation }, name) => `${name.nation(nation)} : l’action diplomatique échoue.`,
  'diplomacy.cancelled': ({ nation }, name) => `${name.nation(nation)} : l’action diplomatique est annulée.`,
  'diplomacy.free': ({ left, bonus }) =>
    `Tentative diplomatique gratuite à ${signed(bonus)} ; il en reste ${left}. Sur qui ?`,
  'diplomacy.cardTooLow': ({ card, nation, least }, name) =>
    `${capital(name.the.nation(nation))} exige une carte de valeur ${least} au moins ; ${name.card(card)} vaut moins.`,
  'diplomacy.majorInPhase': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} est une puissance majeure : seule la phase diplomatique convient.`,
  'diplomacy.oneMajor': () => 'Une seule puissance majeure peut être visée par tour.',
  'diplomacy.sameTwice': ({ nation }, name) => `Déjà visé dans cette phase : ${name.nation(nation)}.`,
  'diplomacy.oncePerTwoRounds': () => 'L’action diplomatique de ces deux rounds a déjà eu lieu.',
  'diplomacy.notNow': () => 'La diplomatie a sa phase et ses rounds ; ce n’est pas le moment.',
  'diplomacy.notNeutral': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'n’est', 'ne sont')} pas neutre.`,
  'diplomacy.ownAlly': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'est', 'sont')} déjà de votre camp.`,
  'diplomacy.enemyAlly': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'est', 'sont')} du côté de la Coalition.`,
  'diplomacy.protectorate': ({ nation }, name) => `Déjà un protectorat français : ${name.nation(nation)}.`,
  'diplomacy.partOfProtectorate': ({ nation, state }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'fait', 'font')} partie d’un protectorat : ${name.nation(state)}.`,
  'diplomacy.garrisoned': ({ nation }, name) =>
    `Des troupes de l’Empire se trouvent sur place : ${name.nation(nation)}.`,
  'diplomacy.follows': ({ nation, patron }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'suit', 'suivent')} ${name.the.nation(patron)}.`,
  'diplomacy.closed': ({ nation }, name) => `Une carte ferme ${name.the.nation(nation)} à votre diplomatie.`,
  'diplomacy.noNation': ({ nation }, name) => `${name.nation(nation)} : il n’y a personne à qui parler.`,
  'alliance.joins': ({ nation, side }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'rejoint', 'rejoignent')} ${name.side(side)}.`,
  'alliance.follows': ({ nation, patron }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'suit', 'suivent')} ${name.the.nation(patron)} dans la guerre.`,
  'alliance.deploy': ({ unit }, name) => `${name.unit(unit)} : dans quelle zone ?`,
  'alliance.deployFleet': ({ fleet }, name) => `${name.fleet(fleet)} : dans quel port ?`,
  'alliance.deployed': ({ unit, zone }, name) =>
    `${capital(name.the.unit(unit))} est déployé${name.ending.force(unit)} : ${name.zone(zone)}.`,
  'alliance.fleetDeployed': ({ fleet, zone }, name) =>
    `${capital(name.the.fleet(fleet))} est déployée : ${name.zone(zone)}.`,
  'alliance.enemyHolds': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'est', 'sont')} aux mains de l’ennemi.`,
  'alliance.noRoom': ({ zone }, name) => `La force présente ne peut pas l’intégrer : ${name.zone(zone)}.`,
  'alliance.noPlace': ({ unit }, name) => `${capital(name.the.unit(unit))} ne trouve pas de place et reste en réserve.`,
  'alliance.comeOver': ({ force }, name) =>
    `${capital(name.the.force(force))} rejoint la zone amie la plus proche : laquelle ?`,
  'alliance.cameOver': ({ force, zone }, name) => `${capital(name.the.force(force))} rejoint ${name.the.zone(zone)}.`,
  'alliance.cutOff': ({ force }, name) =>
    `${capital(name.the.force(force))} ne peut rejoindre les siens : la force est détruite.`,
  'alliance.fallOut': ({ nation, zone, steps }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'se retourne', 'se retournent')} contre l’Empire (${name.zone(zone)}) : chaque camp perd ${nombre(steps, 'pas', 'pas')}.`,
  'alliance.spainLeaves': () => 'L’Espagne quitte l’alliance et devient neutre.',
  'alliance.choose': ({ force, zone }, name) =>
    `${name.force(force)} (${name.zone(zone)}) se trouve parmi l’ennemi : que faire ?`,
  'alliance.noFortress': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'n’a', 'n’ont')} pas de forteresse.`,
  'alliance.notOurFortress': ({ zone }, name) => `La forteresse n’est pas à nous : ${name.zone(zone)}.`,
  'alliance.heldByEnemy': ({ zone }, name) => `Impossible d’entrer : ${name.zone(zone)}.`,
  'alliance.intoFortress': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} s’enferme dans la forteresse ${name.of.zone(zone)}.`,
  'alliance.fallsBack': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} se replie vers ${name.the.zone(zone)}.`,
  'protectorate.made': ({ nation }, name) => `Nouveau protectorat : ${name.nation(nation)}.`,
  'protectorate.lost': ({ nation }, name) => `Protectorat perdu : ${name.nation(nation)}.`,
  'protectorate.empireOnly': () => 'Seul l’Empire établit des protectorats.',
  'protectorate.neverOne': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'ne peut', 'ne peuvent')} pas devenir un protectorat.`,
  'protectorate.notAllied': ({ nation }, name) =>
    `Seul un allié de la France devient un protectorat : ${name.nation(nation)}.`,
  'protectorate.cardTooLow': ({ card, least }, name) =>
    `Un protectorat exige une carte de valeur ${least} au moins ; ${name.card(card)} vaut moins.`,
  'war.ends': ({ war }, name) => `${name.card(war)} prend fin ; les troupes reviennent au prochain budget.`,
  'war.goesOn': ({ war }, name) => `${name.card(war)} continue.`,
  'war.coalitionOnly': () => 'Seule la Coalition met fin aux guerres étrangères.',
  'war.winterOnly': () => 'On met fin à une guerre étrangère en phase diplomatique ou lors d’un round d’hiver.',
  'state.created': ({ nation }, name) => `Un nouvel État naît : ${name.nation(nation)}.`,
  'state.enlarge': ({ nation }, name) => `${name.nation(nation)} : lui rattacher une province française ?`,
  'state.grows': ({ nation, zones }, name) => `${capital(name.the.nation(nation))} s’agrandit : ${name.zones(zones)}.`,
  'state.dissolved': ({ nation }, name) => `${capital(name.the.nation(nation))} disparaît.`,
  'state.corps': ({ unit }, name) =>
    `${capital(name.the.unit(unit))} peut désormais être levé${name.ending.force(unit)}.`,
  'state.needsAllies': ({ nation, least }, name) =>
    `${capital(name.the.nation(nation))} exige ${least} de ses territoires dans le camp de l’Empire.`,
  'state.needsBeaten': ({ nation }, name) => `${capital(name.the.nation(nation))} n’a pas encore été vaincue.`,
  'state.needsNaples': () => 'Naples n’est pas dans le camp de l’Empire.',
};
