import type { Catalogue } from '@bivouac/kernel';
import type { EventFirstEmpireMessages } from '../messages/events-1F-to-27F.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const frEventsFirstEmpire: Catalogue<EventFirstEmpireMessages, Names> = {
  'moment.notThis': ({ card }, name) => `${name.card(card)} n’a pas d’effet à ce moment.`,
  'battleCard.nobody': ({ card }, name) => `${name.card(card)} demande une force sur le terrain.`,
  'battleCard.unsupplied': ({ card }, name) => `${name.card(card)} vaut pour une force ravitaillée.`,
  'battleCard.noArmy': ({ card }, name) => `${name.card(card)} vaut pour une force avec une armée.`,
  'battleCard.notFrench': ({ card }, name) => `${name.card(card)} vaut pour une force à majorité de pas français.`,
  'siegeCard.citadel': ({ card, zone }, name) =>
    `${name.card(card)} vaut contre une forteresse de niveau 1 ; ${name.zone(zone)} est plus forte.`,
  'siegeCard.garrison': ({ card, zone }, name) =>
    `${name.card(card)} vaut contre une forteresse sans garnison ; ${name.zone(zone)} en a une.`,
  'seaCard.notNow': ({ card }, name) => `${name.card(card)} ne se joue pas à ce point d’un combat naval.`,
  'seaCard.oneOnly': () => 'Chaque camp joue une seule carte de combat dans un combat naval.',
  'budgetCard.tooLate': ({ card, power }, name) =>
    `${name.card(card)} se joue avant la clôture du budget : ${name.nation(power)}.`,
  'envoys.whom': ({ bonus }) => `Une action diplomatique à ${signed(bonus)} : sur qui ?`,
  'envoys.nobody': ({ card }, name) => `${name.card(card)} : personne ne peut être approché maintenant.`,
  'genius.which': () => 'Quelle force affronte ses assaillants séparément ?',
  'genius.defence': ({ force, least }, name) =>
    `Il faudrait pour ${name.the.force(force)} une valeur tactique en défense de ${least} au moins.`,
  'genius.nobody': () => 'Aucune force attaquée n’a de général de défense 2 ou 3.',
  'genius.apart': ({ force }, name) => `${capital(name.the.force(force))} affronte chaque assaillant séparément.`,
  'genius.fallBack': ({ force, zone }, name) =>
    `D’autres assaillants attendent (${name.zone(zone)}) : replier ${name.the.force(force)} ?`,
  'genius.fellBack': ({ force }, name) => `${capital(name.the.force(force))} se retire avant l’attaque suivante.`,
  'genius.noNapoleon': () => 'Napoléon ne commande aucune force sur la carte.',
  'majorCampaign.nobody': () => 'Aucune force ne peut être activée.',
  'persia.russiaBound': () => 'La Russie est alliée de l’Empire, ou liée par une paix ou une alliance forcée.',
  'finland.russiaAtWar': () => 'La Russie combat pour la Coalition.',
  'foreignWar.whichCorps': ({ war }, name) => `${name.card(war)} : quel corps part à la guerre ?`,
  'foreignWar.whichGeneral': ({ war }, name) => `${name.card(war)} : quel général part à la guerre ?`,
  'foreignWar.whichFleet': ({ war }, name) => `${name.card(war)} : quelle flotte part à la guerre ?`,
  'foreignWar.unitSent': ({ unit, war }, name) =>
    `${capital(name.the.unit(unit))} part à la guerre (${name.card(war)}).`,
  'foreignWar.generalSent': ({ general, war }, name) =>
    `${capital(name.the.general(general))} part à la guerre (${name.card(war)}).`,
  'foreignWar.fleetSent': ({ fleet, war }, name) =>
    `${capital(name.the.fleet(fleet))} part à la guerre (${name.card(war)}).`,
  'foreignWar.owed': ({ war, power }, name) =>
    `${name.card(war)} : ce qui manque est dû au prochain budget (${name.nation(power)}).`,
  'schulmeister.whom': () => 'Quelle force Schulmeister égare-t-il ?',
  'schulmeister.whereTo': ({ force }, name) => `Où conduire ${name.the.force(force)} ?`,
  'schulmeister.moved': ({ force, zone }, name) =>
    `De fausses nouvelles conduisent ${name.the.force(force)} vers ${name.the.zone(zone)}.`,
  'schulmeister.besieged': ({ force }, name) =>
    `${capital(name.the.force(force))} est assiégé${name.ending.force(force)}.`,
  'schulmeister.besieges': ({ force }, name) => `${capital(name.the.force(force))} assiège une forteresse.`,
  'schulmeister.nowhere': ({ force }, name) => `${capital(name.the.force(force))} n’a aucune zone où aller.`,
  'schulmeister.nobody': () => 'Aucune force ennemie ne peut être égarée.',
  'marchColumn.mack': () => 'Pas sur Mack à sa première activation.',
  'marchColumn.slowed': ({ force, by }, name) =>
    `${capital(name.the.force(force))} a ${nombre(by, 'point de mouvement', 'points de mouvement')} de moins et ne peut forcer la marche.`,
  'boulogne.winter': () => 'Pas de débarquement en hiver.',
  'boulogne.noFleet': () => 'L’Empire n’a aucune flotte à activer.',
  'foulWeather.which': () => 'Quelle escadre gagne le port ?',
  'foulWeather.whereTo': ({ fleets }, name) => `Dans quel port : ${name.fleets(fleets)} ?`,
  'foulWeather.noPort': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} n’a aucun port ami à sa portée.`,
  'foulWeather.nobody': () => 'Aucune escadre ennemie en mer ne pourrait gagner un port.',
  'foulWeather.driven': ({ fleets, zone }, name) => `Gros temps : ${name.fleets(fleets)} au port (${name.zone(zone)}).`,
  'fouche.draw': ({ side }, name) => `Une carte au hasard : ${name.side(side)}`,
  'fouche.taken': ({ card, points }, name) =>
    `Fouché découvre ${name.card(card)} : elle retourne dans la pioche et rapporte ${nombre(points, 'point d’activation', 'points d’activation')}.`,
  'fouche.nothing': () => 'L’ennemi n’a en main que des cartes permanentes.',
  'spain.notAllied': () => 'L’Espagne n’est pas alliée de l’Empire.',
  'pressburg.onlyAustria': () => 'Le traité vaut pour l’Autriche.',
  'pressburg.notAtTilsit': () => 'À Tilsit, deux provinces au plus sont annexées.',
  'holland.amsterdam': () => 'La Coalition tient Amsterdam.',
  'guns.who': ({ zone }, name) => `Qui marche au canon vers ${name.the.zone(zone)}, à deux zones de distance ?`,
  'guns.nobody': () => 'Aucun général à deux zones de distance ne peut venir.',
  'guns.enemyBetween': ({ zone }, name) => `L’ennemi se tient ${name.at(zone)}.`,
  'guns.fortressBetween': ({ zone }, name) => `Une forteresse ennemie barre le chemin : ${name.zone(zone)}.`,
  'rhine.exists': () => 'La Confédération du Rhin existe déjà.',
  'walewska.exists': () => 'La Pologne existe déjà.',
  'walewska.noWar': () => 'L’Empire n’est pas en guerre avec le possesseur de la Mazovie.',
  'walewska.warsaw': () => 'L’Empire ne tient pas Varsovie, ravitaillée.',
  'walewska.promised': () => 'La Pologne est promise, si Varsovie est tenue jusqu’à la fin de l’année.',
  'blockade.decreed': () => 'Le Blocus continental est décrété.',
  'tilsit.whom': () => 'À qui la paix est-elle imposée ?',
  'tilsit.nobody': () => 'Aucune puissance de la Coalition n’est assez ébranlée.',
  'tilsit.liberation': () => 'La guerre de Libération ne s’achève qu’avec Madrid et tous les ports de la péninsule.',
  'tilsit.notBritain': () => 'L’Angleterre ne vient pas à Tilsit.',
  'tilsit.stillStrong': ({ nation }, name) =>
    `${name.nation(nation)} : aucune zone clef perdue, et une armée en bon ordre.`,
};
