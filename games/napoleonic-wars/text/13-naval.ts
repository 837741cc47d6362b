import type { DuchyId, Nation, PlaceId, ZoneId } from '../catalogue/ids.ts';
import { capital, count, nombre, signed, type Wording } from './wording.ts';

export interface NavalMessages {
  'sail.inPort': { place: PlaceId };
  'fleet.minor': { nation: Nation };
  'fleet.once': { place: PlaceId };
  'fleet.consent': { nation: Nation; commander: Nation; place: PlaceId };
  'fleet.formed': { nation: Nation; place: PlaceId; nations: readonly Nation[] };
  'sail.with': { nation: Nation; place: PlaceId };
  'sail.on': { nation: Nation; place: PlaceId; maneuvers: number };
  'sail.enters': { nation: Nation; place: PlaceId };
  'sail.noFleet': { place: PlaceId };
  'sail.refit': { place: PlaceId };
  'sail.notAdjacent': { place: PlaceId };
  'sail.closedPort': { place: DuchyId };
  'sail.emptyPort': { place: DuchyId };
  'sail.noManeuver': {};
  'sail.consent': { nation: Nation; commander: Nation; place: PlaceId };
  'navalIntercept.offer': { nation: Nation; place: PlaceId };
  'navalIntercept.roll': { nation: Nation; place: PlaceId; modifier: number };
  'navalIntercept.succeeds': { nation: Nation; place: PlaceId; total: number };
  'navalIntercept.fails': { nation: Nation; place: PlaceId; total: number };
  'navalEvade.offer': { nation: Nation; place: PlaceId };
  'navalEvade.roll': { nation: Nation; modifier: number };
  'navalEvade.succeeds': { nation: Nation; total: number };
  'navalEvade.fails': { nation: Nation; total: number };
  'navalIntercept.byEvent': { nation: Nation; place: PlaceId };
  'navalIntercept.foiled': { nation: Nation; place: PlaceId };
  'navalEvade.byEvent': { nation: Nation };
  'navalEvade.foiled': { nation: Nation };
  'sail.voided': { nation: Nation };
  'navalEvade.backToPort': { nation: Nation; place: DuchyId };
  'navalBattle.begins': { place: PlaceId; attackers: readonly Nation[]; defenders: readonly Nation[] };
  'navalBattle.dice': { nation: Nation; dice: number };
  'navalBattle.won': { nation: Nation; place: PlaceId };
  'navalBattle.sunk': { nation: Nation; place: PlaceId };
  'navalLosses.which': { place: PlaceId };
  'navalRetreat.where': { nation: Nation };
  'navalRetreat.to': { nation: Nation; place: DuchyId };
  'navalRetreat.none': { nation: Nation };
  'port.lost': { nation: Nation; place: DuchyId };
  'port.whichZone': { nation: Nation; place: DuchyId };
  'port.burnt': { nation: Nation; place: DuchyId };
}
export type NavalAnswer =
  | { readonly kind: 'leadFleet'; readonly place: PlaceId }
  | { readonly kind: 'sail'; readonly from: PlaceId }
  | { readonly kind: 'allShips' }
  | { readonly kind: 'addShip'; readonly nation: Nation }
  | { readonly kind: 'sailTo'; readonly place: PlaceId }
  | { readonly kind: 'patrol'; readonly nation: Nation }
  | { readonly kind: 'navalIntercept' }
  | { readonly kind: 'navalEvade' }
  | { readonly kind: 'sink'; readonly nation: Nation }
  | { readonly kind: 'refuge'; readonly place: DuchyId }
  | { readonly kind: 'putToSea'; readonly zone: ZoneId };

export const navalWording: Wording<NavalMessages, NavalAnswer> = {
  en: {
    'sail.inPort': ({ place }, name) => `A Fleet in Port (${name.place(place)}) looks for nobody.`,
    'fleet.minor': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} is a Minor nation and commands no Grand Fleet.`,
    'fleet.once': ({ place }, name) => `The command in ${name.the.place(place)} has been settled in this Impulse.`,
    'fleet.consent': ({ nation, commander, place }, name) =>
      `May the Fleet of ${name.the.nation(nation)} in ${name.the.place(place)} stand in a Grand Fleet under ${name.the.nation(commander)}?`,
    'fleet.formed': ({ nation, place, nations }, name) =>
      `${capital(name.the.nation(nation))} commands a Grand Fleet in ${name.the.place(place)}: ${name.nations(nations)}.`,
    'sail.with': ({ place }, name) => `The Fleet in ${name.the.place(place)}: which Squadrons sail?`,
    'sail.on': ({ place, maneuvers }, name) =>
      `The Fleet in ${name.the.place(place)}: where to? ${count(maneuvers, 'Maneuver')} left.`,
    'sail.enters': ({ nation, place }, name) =>
      `A Fleet of ${name.the.nation(nation)} enters ${name.the.place(place)}.`,
    'sail.noFleet': ({ place }, name) => `There is no Fleet in ${name.the.place(place)} that these points may move.`,
    'sail.refit': ({ place }, name) =>
      `The Squadrons in ${name.the.place(place)} are under Refit or stay for this Impulse.`,
    'sail.notAdjacent': ({ place }, name) => `${capital(name.the.place(place))} is not Adjacent.`,
    'sail.closedPort': ({ place }, name) => `The Port of ${name.the.place(place)} is closed.`,
    'sail.emptyPort': ({ place }, name) => `No enemy Squadron lies in ${name.the.place(place)}.`,
    'sail.noManeuver': () => 'Too few Maneuvers are left.',
    'sail.consent': ({ nation, commander, place }, name) =>
      `May the Fleet of ${name.the.nation(nation)} in ${name.the.place(place)} sail in a Grand Fleet under ${name.the.nation(commander)}?`,
    'navalIntercept.offer': ({ nation, place }, name) =>
      `${capital(name.the.nation(nation))}: intercept in ${name.the.place(place)}?`,
    'navalIntercept.roll': ({ nation, place, modifier }, name) =>
      `${capital(name.the.nation(nation))} tries to intercept in ${name.the.place(place)}: two dice, ${signed(modifier)}, 9 or more.`,
    'navalIntercept.succeeds': ({ nation, place, total }, name) =>
      `${capital(name.the.nation(nation))} intercepts in ${name.the.place(place)} with ${total}.`,
    'navalIntercept.fails': ({ nation, place, total }, name) =>
      `${capital(name.the.nation(nation))} finds nobody in ${name.the.place(place)}: ${total}.`,
    'navalEvade.offer': ({ nation, place }, name) =>
      `${capital(name.the.nation(nation))} in ${name.the.place(place)}: evade?`,
    'navalEvade.roll': ({ nation, modifier }, name) =>
      `${capital(name.the.nation(nation))} tries to evade: two dice, ${signed(modifier)}, 9 or more.`,
    'navalEvade.succeeds': ({ nation, total }, name) => `${capital(name.the.nation(nation))} evades with ${total}.`,
    'navalEvade.fails': ({ nation, total }, name) => `${capital(name.the.nation(nation))} cannot evade: ${total}.`,
    'navalIntercept.byEvent': ({ nation, place }, name) =>
      `${capital(name.the.nation(nation))} finds the enemy in ${name.place(place)} by event.`,
    'navalIntercept.foiled': ({ nation, place }, name) =>
      `By event ${name.the.nation(nation)} finds nothing in ${name.place(place)}.`,
    'navalEvade.byEvent': ({ nation }, name) => `The Fleet of ${name.the.nation(nation)} evades by event.`,
    'navalEvade.foiled': ({ nation }, name) => `By event the Fleet of ${name.the.nation(nation)} does not evade.`,
    'sail.voided': ({ nation }, name) => `The Fleet of ${name.the.nation(nation)} stays where it is.`,
    'navalEvade.backToPort': ({ nation, place }, name) =>
      `The Fleet of ${name.the.nation(nation)} goes back into ${name.the.place(place)}.`,
    'navalBattle.begins': ({ place, attackers, defenders }, name) =>
      `Naval battle in ${name.the.place(place)}: ${name.nations(attackers)} against ${name.nations(defenders)}.`,
    'navalBattle.dice': ({ nation, dice }, name) =>
      `${capital(name.the.nation(nation))}: ${count(dice, 'die', 'dice')}.`,
    'navalBattle.won': ({ nation, place }, name) =>
      `${capital(name.the.nation(nation))} wins the naval battle in ${name.the.place(place)}.`,
    'navalBattle.sunk': ({ nation, place }, name) =>
      `A Squadron of ${name.the.nation(nation)} is lost in ${name.the.place(place)}.`,
    'navalLosses.which': ({ place }, name) => `A Squadron is lost in ${name.the.place(place)}: whose?`,
    'navalRetreat.where': ({ nation }, name) => `${capital(name.the.nation(nation))}: to which Port?`,
    'navalRetreat.to': ({ nation, place }, name) =>
      `The beaten Fleet of ${name.the.nation(nation)} makes for ${name.the.place(place)}.`,
    'navalRetreat.none': ({ nation }, name) =>
      `No Port is left to the Fleet of ${name.the.nation(nation)}: it Regroups.`,
    'port.lost': ({ nation, place }, name) =>
      `The Squadrons of ${name.the.nation(nation)} must leave ${name.the.place(place)}.`,
    'port.whichZone': ({ place }, name) => `From ${name.the.place(place)} to sea: into which Zone?`,
    'port.burnt': ({ nation, place }, name) =>
      `A Squadron that ${name.the.nation(nation)} was building in ${name.the.place(place)} is lost.`,
  },
  fr: {
    'sail.inPort': ({ place }, name) => `Une flotte au port (${name.place(place)}) ne cherche personne.`,
    'fleet.minor': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} est une nation mineure et ne commande pas de grande flotte.`,
    'fleet.once': ({ place }, name) => `Le commandement ${name.at.place(place)} a été réglé pendant cette impulsion.`,
    'fleet.consent': ({ nation, commander, place }, name) =>
      `La flotte ${name.of.nation(nation)} ${name.at.place(place)} peut-elle former une grande flotte sous les ordres ${name.of.nation(commander)} ?`,
    'fleet.formed': ({ nation, place, nations }, name) =>
      `${capital(name.the.nation(nation))} commande une grande flotte ${name.at.place(place)} : ${name.nations(nations)}.`,
    'sail.with': ({ place }, name) => `La flotte ${name.at.place(place)} : quelles escadres appareillent ?`,
    'sail.on': ({ place, maneuvers }, name) =>
      `La flotte ${name.at.place(place)} : vers où ? ${nombre(maneuvers, 'manœuvre')}.`,
    'sail.enters': ({ nation, place }, name) => `Une flotte ${name.of.nation(nation)} entre ${name.at.place(place)}.`,
    'sail.noFleet': ({ place }, name) => `Aucune flotte ${name.at.place(place)} que ces points puissent déplacer.`,
    'sail.refit': ({ place }, name) =>
      `Les escadres ${name.at.place(place)} sont en radoub ou restent là pour cette impulsion.`,
    'sail.notAdjacent': ({ place }, name) => `${capital(name.the.place(place))} : non adjacent.`,
    'sail.closedPort': ({ place }, name) => `Le port ${name.of.place(place)} est fermé.`,
    'sail.emptyPort': ({ place }, name) => `Aucune escadre ennemie ne mouille ${name.at.place(place)}.`,
    'sail.noManeuver': () => 'Il reste trop peu de manœuvres.',
    'sail.consent': ({ nation, commander, place }, name) =>
      `La flotte ${name.of.nation(nation)} ${name.at.place(place)} peut-elle naviguer dans une grande flotte menée par ${name.the.nation(commander)} ?`,
    'navalIntercept.offer': ({ nation, place }, name) =>
      `${capital(name.the.nation(nation))} : intercepter ${name.at.place(place)} ?`,
    'navalIntercept.roll': ({ nation, place, modifier }, name) =>
      `${capital(name.the.nation(nation))} tente d’intercepter ${name.at.place(place)} : deux dés, ${signed(modifier)}, 9 ou plus.`,
    'navalIntercept.succeeds': ({ nation, place, total }, name) =>
      `${capital(name.the.nation(nation))} intercepte ${name.at.place(place)} avec ${total}.`,
    'navalIntercept.fails': ({ nation, place, total }, name) =>
      `${capital(name.the.nation(nation))} ne trouve personne ${name.at.place(place)} : ${total}.`,
    'navalEvade.offer': ({ nation, place }, name) =>
      `${capital(name.the.nation(nation))} ${name.at.place(place)} : esquiver ?`,
    'navalEvade.roll': ({ nation, modifier }, name) =>
      `${capital(name.the.nation(nation))} tente d’esquiver : deux dés, ${signed(modifier)}, 9 ou plus.`,
    'navalEvade.succeeds': ({ nation, total }, name) => `${capital(name.the.nation(nation))} esquive avec ${total}.`,
    'navalEvade.fails': ({ nation, total }, name) => `${capital(name.the.nation(nation))} ne peut esquiver : ${total}.`,
    'navalIntercept.byEvent': ({ nation, place }, name) =>
      `Par événement, ${name.the.nation(nation)} trouve l’ennemi ${name.at.place(place)}.`,
    'navalIntercept.foiled': ({ nation, place }, name) =>
      `Par événement, ${name.the.nation(nation)} ne trouve rien ${name.at.place(place)}.`,
    'navalEvade.byEvent': ({ nation }, name) => `La flotte ${name.of.nation(nation)} esquive grâce à un événement.`,
    'navalEvade.foiled': ({ nation }, name) =>
      `À cause d’un événement, la flotte ${name.of.nation(nation)} n’esquive pas.`,
    'sail.voided': ({ nation }, name) => `La flotte ${name.of.nation(nation)} reste où elle est.`,
    'navalEvade.backToPort': ({ nation, place }, name) =>
      `La flotte ${name.of.nation(nation)} rentre au port : ${name.place(place)}.`,
    'navalBattle.begins': ({ place, attackers, defenders }, name) =>
      `Bataille navale ${name.at.place(place)} : ${name.nations(attackers)} contre ${name.nations(defenders)}.`,
    'navalBattle.dice': ({ nation, dice }, name) => `${capital(name.the.nation(nation))} : ${nombre(dice, 'dé')}.`,
    'navalBattle.won': ({ nation, place }, name) =>
      `${capital(name.the.nation(nation))} remporte la bataille navale ${name.at.place(place)}.`,
    'navalBattle.sunk': ({ nation, place }, name) =>
      `Une escadre ${name.of.nation(nation)} est perdue ${name.at.place(place)}.`,
    'navalLosses.which': ({ place }, name) => `Une escadre est perdue ${name.at.place(place)} : de qui ?`,
    'navalRetreat.where': ({ nation }, name) => `${capital(name.the.nation(nation))} : vers quel port ?`,
    'navalRetreat.to': ({ nation, place }, name) =>
      `La flotte battue ${name.of.nation(nation)} gagne le port : ${name.place(place)}.`,
    'navalRetreat.none': ({ nation }, name) =>
      `Aucun port ne reste à la flotte ${name.of.nation(nation)} : elle va en regroupement.`,
    'port.lost': ({ nation, place }, name) =>
      `Les escadres ${name.of.nation(nation)} doivent quitter ${name.the.place(place)}.`,
    'port.whichZone': ({ place }, name) => `Sortie du port (${name.place(place)}) : vers quelle zone ?`,
    'port.burnt': ({ nation, place }, name) =>
      `Une escadre ${name.of.nation(nation)} en chantier ${name.at.place(place)} est perdue.`,
  },
  labels: {
    en: {
      byKind: {
        leadFleet: ({ place }, name) => `Form a Grand Fleet in ${name.the.place(place)}`,
        sail: ({ from }, name) => `Sail from ${name.the.place(from)}`,
        allShips: () => 'All of them',
        addShip: ({ nation }, name) => `+ a Squadron of ${name.the.nation(nation)}`,
        sailTo: ({ place }, name) => name.place(place),
        patrol: ({ nation }, name) => `Patrol for ${name.the.nation(nation)}`,
        navalIntercept: () => 'Intercept',
        navalEvade: () => 'Evade',
        sink: ({ nation }, name) => name.nation(nation),
        refuge: ({ place }, name) => name.place(place),
        putToSea: ({ zone }, name) => name.place(zone),
      },
      byQuestion: {
        'sail.on/done': 'Stay here',
        'sail.with/done': 'These',
        'navalEvade.offer/pass': 'Fight',
        'navalIntercept.offer/pass': 'Let them pass',
      },
    },
    fr: {
      byKind: {
        leadFleet: ({ place }, name) => `Former une grande flotte ${name.at.place(place)}`,
        sail: ({ from }, name) => `Appareiller : ${name.place(from)}`,
        allShips: () => 'Toutes',
        addShip: ({ nation }, name) => `+ une escadre ${name.of.nation(nation)}`,
        sailTo: ({ place }, name) => name.place(place),
        patrol: ({ nation }, name) => `Patrouille contre ${name.the.nation(nation)}`,
        navalIntercept: () => 'Intercepter',
        navalEvade: () => 'Esquiver',
        sink: ({ nation }, name) => name.nation(nation),
        refuge: ({ place }, name) => name.place(place),
        putToSea: ({ zone }, name) => name.place(zone),
      },
      byQuestion: {
        'sail.on/done': 'Rester ici',
        'sail.with/done': 'Celles-là',
        'navalEvade.offer/pass': 'Combattre',
        'navalIntercept.offer/pass': 'Laisser passer',
      },
    },
  },
};
