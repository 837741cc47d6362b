import type { Catalogue } from '@bivouac/kernel';
import type { NavalMessages } from '../messages/17-naval.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const fr17: Catalogue<NavalMessages, Names> = {
  'naval.activated': ({ fleets }, name) => `Appareillage : ${name.fleets(fleets)}.`,
  'naval.step': ({ fleets, left }, name) => `${name.fleets(fleets)} : ${nombre(left, 'PM restant', 'PM restants')}`,
  'naval.noPoints': ({ cost, left }) => `Il faut ${cost} PM ; il en reste ${left}.`,
  'naval.full': () => 'Une escadre compte trois flottes au plus.',
  'naval.ice': () => 'En hiver, aucun mouvement au-delà de la limite des glaces.',
  'naval.bosphorus': () => 'Qui tient Constantinople ferme le Bosphore.',
  'naval.notBeyondGibraltar': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} ne dépasse pas Gibraltar.`,
  'naval.northOnly': ({ fleet }, name) =>
    `${capital(name.the.fleet(fleet))} n’opère qu’en Baltique et dans le Détroit.`,
  'naval.oneRussianAbroad': ({ fleet }, name) =>
    `Une autre flotte russe opère déjà au loin : ${name.fleet(fleet)} reste en Baltique, dans le Détroit ou en mer Noire.`,
  'naval.excess': ({ over }) => `${nombre(over, 'flotte')} de trop : laquelle éliminer ?`,
  'naval.eliminated': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} est éliminée, faute de place.`,
  'naval.intercept': ({ fleets, sea }, name) =>
    `${name.sea(sea)} : tenter l’interception avec ${name.fleets(fleets)} ?`,
  'naval.intercepts': ({ fleets, sea }, name) => `${name.sea(sea)} : interception par ${name.fleets(fleets)}.`,
  'naval.staysBefore': ({ fleets }, name) => `${name.fleets(fleets)} : qui reste devant le port ?`,
  'naval.evade': ({ fleets, sea }, name) => `${name.sea(sea)} : tenter l’esquive avec ${name.fleets(fleets)} ?`,
  'naval.evades': ({ fleets, sea }, name) => `${name.sea(sea)} : esquive réussie (${name.fleets(fleets)}).`,
  'naval.battle': ({ attacker, ours, theirs }, name) =>
    `Bataille navale, ${name.side(attacker)} attaque : ${name.fleets(ours) || 'personne'} contre ${theirs.length === 0 ? 'les batteries' : name.fleets(theirs)}.`,
  'naval.fire': ({ fleet }, name) => `Feu ${name.of.fleet(fleet)}`,
  'naval.battery': () => 'Feu des batteries côtières',
  'naval.total': ({ side, total }, name) => `${capital(name.side(side))} obtient ${total} au combat naval.`,
  'naval.withdraw': () => 'Égalité : vous retirez-vous ?',
  'naval.lose': ({ left }) => `${nombre(left, 'flotte')} à perdre : laquelle ?`,
  'naval.sunk': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} est détruite.`,
  'naval.victor': ({ victor, lost }, name) =>
    `${capital(name.side(victor))} l’emporte en mer ; ${lost === 0 ? 'aucune flotte perdue' : `${nombre(lost, 'flotte perdue', 'flottes perdues')}`}.`,
  'naval.retreat': ({ fleets }, name) => `${name.fleets(fleets)} : retraite vers où ?`,
  'naval.retreats': ({ fleets }, name) => `Retraite : ${name.fleets(fleets)}.`,
  'naval.noRefuge': ({ fleets }, name) => `Sans refuge, perdu en mer : ${name.fleets(fleets)}.`,
  'naval.pursue': ({ zone }, name) => `L’ennemi s’est réfugié au port (${name.zone(zone)}) : établir le blocus ?`,
  'naval.entersBox': ({ fleets, zone }, name) => `Devant ${name.the.zone(zone)} : ${name.fleets(fleets)}.`,
  'naval.comeOut': ({ fleets, zone }, name) => `${name.zone(zone)} : sortir et combattre avec ${name.fleets(fleets)} ?`,
  'naval.emptyPort': ({ zone }, name) => `Aucune escadre ennemie au port (${name.zone(zone)}).`,
  'naval.attackedAlready': ({ zone }, name) => `Ce port a déjà été attaqué pendant ce round : ${name.zone(zone)}.`,
  'naval.nobodyThere': () => 'Aucune escadre ennemie en mer ici.',
  'naval.homeOnly': ({ unit }, name) => `${capital(name.the.unit(unit))} ne quitte jamais son pays.`,
  'naval.noRoom': () => 'Chaque flotte transporte deux pas, un dépôt, un général et un marqueur Armée.',
  'naval.generalAlone': () => 'Un général embarque avec des troupes.',
  'naval.noTroops': () => 'Personne n’est à bord.',
  'naval.carriesTroops': ({ fleet }, name) => `Des troupes sont à bord ${name.of.fleet(fleet)}.`,
  'naval.noWinterLanding': () => 'Pas d’assaut maritime en hiver.',
  'naval.landedAlready': () => 'Plus d’assaut maritime pendant cette activation.',
  'naval.tooManySteps': ({ steps, most }) => `${nombre(steps, 'pas', 'pas')} à bord ; ${most} peuvent débarquer.`,
  'naval.notThere': ({ zone }, name) => `Pas de débarquement ici : ${name.zone(zone)}.`,
  'naval.fleetsInPort': ({ zone }, name) => `Il faut d’abord détruire l’escadre ennemie au port (${name.zone(zone)}).`,
  'naval.enemyAshore': ({ zone }, name) => `L’ennemi est là (${name.zone(zone)}) : il faut un assaut maritime.`,
  'naval.justLanded': () => 'Les troupes débarquées ne font plus de mouvement terrestre pendant ce round.',
  'naval.landing': ({ side, zone }, name) => `${capital(name.side(side))} débarque ${name.at(zone)}.`,
  'naval.landingBeatenOff': ({ zone }, name) => `Les batteries repoussent l’escadre (${name.zone(zone)}).`,
  'naval.landingLost': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'résiste', 'résistent')} : la force débarquée est perdue.`,
  'naval.oneHunter': () => 'Une flotte de la Coalition à la fois part chasser les corsaires.',
  'naval.hunts': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} part chasser les corsaires.`,
  'naval.homePort': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} rentre : dans quel port ?`,
  'naval.leavePort': ({ fleets, zone }, name) =>
    `Port pris (${name.zone(zone)}) : où ${fleets.length > 1 ? 'vont' : 'va'} ${name.fleets(fleets)} ?`,
  'naval.whichWay': ({ fleets }, name) => `${name.fleets(fleets)} : par quelle route ?`,
  'naval.leftPort': ({ fleets, zone }, name) => `Arrivée au port (${name.zone(zone)}) : ${name.fleets(fleets)}.`,
  'naval.nearestPort': () => 'Seulement le port ami le plus proche.',
};
