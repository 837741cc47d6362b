import type { Catalogue } from '@bivouac/kernel';
import type { EventFirstCoalitionMessages } from '../messages/events-1C-to-27C.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const frEventsFirstCoalition: Catalogue<EventFirstCoalitionMessages, Names> = {
  'placing.reserve': ({ unit }, name) => `${capital(name.the.unit(unit))} ne trouve pas de place et entre en réserve.`,
  'battleCard.attacks': ({ card }, name) => `${name.card(card)} aide une force qui défend.`,
  'battleCard.noBritish': ({ card }, name) => `${name.card(card)} exige un pas anglais dans la force.`,
  'battleCard.notBroken': ({ side }, name) => `${capital(name.side(side))} n’a pas manqué de test de démoralisation.`,
  'sailing.noFleet': () => 'Aucune flotte en jeu ne pourrait être activée par cette carte.',
  'sailing.onePort': ({ zone }, name) => `Tout embarque dans un seul port : ${name.zone(zone)}.`,
  'sailing.onlyOf': ({ nation }, name) =>
    `La carte n’embarque que des troupes de cette nation : ${name.nation(nation)}.`,
  'admiralty.noHunters': () => 'Une flotte ne part contre les corsaires que pour un point d’activation.',
  'admiralty.oneHunter': () => 'L’Amirauté n’envoie qu’une flotte contre les corsaires.',
  'holyRussia.notAtWar': () => 'La Russie n’est pas en guerre aux côtés de la Coalition.',
  'holyRussia.tooFew': ({ steps, needed }) =>
    `Il faut ${nombre(needed, 'pas', 'pas')} de l’Empire en Russie ; il y en a ${steps}.`,
  'holyEmpire.noTurkishWar': () => 'L’Autriche n’est pas en guerre avec la Turquie.',
  'holyEmpire.noCorps': () => 'Aucun corps autrichien de la réserve ne trouve place dans une zone de renfort.',
  'holyEmpire.which': ({ left }) => `Quel corps entre en campagne ? Il en reste ${left}.`,
  'holyEmpire.nobodyBeaten': () => 'Ni l’Autriche ni la Prusse n’a été battue sans avoir fait sa réforme.',
  'wound.nobody': () => 'Aucun subordonné de l’Empire n’a prêté sa valeur dans cette bataille.',
  'wound.roll': ({ general }, name) => `Un dé pour ${name.the.general(general)} : est-il touché ?`,
  'wound.unhurt': ({ general }, name) => `${capital(name.the.general(general))} est indemne.`,
  'wound.falls': ({ general }, name) => `${capital(name.the.general(general))} tombe et quitte le jeu.`,
  'hussars.noGain': ({ card }, name) => `${name.card(card)} ne changerait rien à la supériorité de cavalerie.`,
  'hussars.ground': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'n’est', 'ne sont')} pas un terrain pour la cavalerie.`,
  'galleons.notEmpire': () => 'L’Espagne n’est pas alliée de l’Empire.',
  'rothschild.nothing': () => 'Il n’y a aucune carte à tirer.',
  'nelson.notThere': () => 'Nelson ne prend pas part à ce combat.',
  'nelson.roll': () => 'Un dé pour Nelson : survit-il au combat ?',
  'nelson.lives': ({ total }) => `Nelson survit au combat (${total}).`,
  'nelson.falls': ({ total }) => `Nelson tombe et quitte le jeu (${total}).`,
  'nelson.wreck': ({ fleet }, name) => `Un dé pour ${name.the.fleet(fleet)} : peut-on la remplacer ?`,
  'nelson.sunkForGood': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} ne peut être reconstruite que par 52F.`,
  'congreve.noPort': () => 'La Coalition n’attaque pas de port ici.',
  'congreve.notBritish': () => 'Aucune flotte anglaise n’est dans l’escadre.',
  'winterCampaign.sixthRound': () => 'La carte se joue au sixième round.',
  'winterCampaign.already': () => 'Il y a déjà un septième round cette année.',
  'winterCampaign.goesOn': ({ year }) => `La campagne de ${year} continue : il y aura un septième round.`,
  'copenhagen.minorOnly': ({ nation }, name) => `${capital(name.the.nation(nation))} n’est pas un pays mineur.`,
  'copenhagen.noPort': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'n’a', 'n’ont')} pas de port.`,
  'tyrol.noKingdom': () => 'Le royaume de Bavière n’existe pas.',
  'tyrol.alreadyUp': () => 'Les Tyroliens sont déjà soulevés.',
  'tyrol.rises': ({ zone }, name) => `Les Tyroliens se soulèvent ${name.at(zone)}.`,
  'serbia.turkishFriend': () => 'La Turquie n’est ni neutre ni alliée de l’Empire.',
  'serbia.noPlace': () => 'Des troupes se trouvent à Belgrade et à Nich.',
  'serbia.rises': ({ zone }, name) => `Les Serbes se soulèvent ${name.at(zone)}.`,
  'serbia.stays': () => 'Tant que la Turquie est neutre, les Serbes ne quittent pas la Serbie.',
  'pitt.whom': () => 'Quel allié peut recevoir jusqu’à 8 ressources ?',
  'dosDeMayo.free': () => 'L’Espagne n’est ni alliée de l’Empire ni liée à lui par une paix ou une alliance forcée.',
  'dosDeMayo.rises': () => 'L’Espagne se soulève : la guerre de Libération commence.',
  'dosDeMayo.oneEach': ({ zone }, name) => `Une milice a déjà été placée ${name.at(zone)}.`,
  'dosDeMayo.enemyThere': ({ zone }, name) => `Des unités de l’Empire se trouvent ${name.at(zone)}.`,
  'bailen.notSpain': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'n’est', 'ne sont')} pas en Espagne.`,
  'disgrace.nobody': () => 'Aucun général ne commande la force vaincue.',
  'disgrace.napoleon': () => 'Napoléon n’est pas disgracié.',
  'disgrace.done': ({ general }, name) =>
    `${capital(name.the.general(general))} est disgracié jusqu’au budget de l’année suivante.`,
  'correspondence.hand': ({ cards }, name) =>
    cards.length === 0 ? 'L’Empire n’a aucune carte.' : `L’Empire tient ${name.cards(cards)}.`,
  'correspondence.which': () => 'Quelle carte l’Empire défausse-t-il ?',
  'correspondence.tooDear': ({ card, most }, name) => `${name.card(card)} vaut plus de ${most}.`,
  'correspondence.nothing': () => 'L’Empire n’a aucune carte à perdre.',
  'drums.notBritain': () => 'Les Tambours de guerre n’aident pas l’Angleterre.',
};
