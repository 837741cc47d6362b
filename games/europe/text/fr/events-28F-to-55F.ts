import type { Catalogue } from '@bivouac/kernel';
import type { EventLaterEmpireMessages } from '../messages/events-28F-to-55F.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const frEventsLaterEmpire: Catalogue<EventLaterEmpireMessages, Names> = {
  'battleCard.noCavalry': ({ card }, name) => `${name.card(card)} exige de la réserve de cavalerie sur le terrain.`,
  'grandBattery.skirmish': () => 'Une grande batterie ne sert pas dans une escarmouche.',
  'guard.defends': () => 'La Garde donne dans l’attaque.',
  'guard.absent': () => 'Aucun pas de la Garde française n’est sur le terrain.',
  'marriage.unbeaten': () => 'L’Autriche n’a pas été battue.',
  'marriage.atWar': () => 'L’Autriche est en guerre, ou alliée.',
  'marriage.made': () => 'Napoléon épouse Marie-Louise d’Autriche.',
  'completing.which': ({ left }) => `Quelle unité compléter ? (encore ${left})`,
  'conscripts.whichArmy': () => 'Quelle armée reçoit les conscrits ?',
  'conscripts.whichCorps': () => 'Quel corps lever ?',
  'conscripts.noArmy': () => 'Aucune armée française ravitaillée n’a d’unité française réduite.',
  'conscripts.noCorps': () => 'Aucun corps de ligne français de la réserve ne trouve de place.',
  'fatherland.safe': () => 'Aucun ennemi n’est en France, et 1813 n’est pas venu.',
  'fatherland.which': ({ left }) => `Quelle levée entre aussitôt en campagne ? (encore ${left})`,
  'corsairs.out': () => 'Les corsaires prennent la mer.',
  'lobau.noRiver': () => 'La retraite ne franchit aucun fleuve sans pont.',
  'berezina.who': () => 'Quelle force s’échappe ?',
  'berezina.nobody': () => 'Aucune force démoralisée, non ravitaillée ou sans retraite ne peut s’échapper.',
  'berezina.whereTo': ({ force, left }, name) =>
    `${capital(name.the.force(force))} s’échappe : ${nombre(left, 'PM restant', 'PM restants')}`,
  'berezina.tooFar': ({ zone }, name) => `Trop loin : ${name.zone(zone)}.`,
  'berezina.enemy': ({ zone }, name) => `L’ennemi s’y trouve : ${name.zone(zone)}.`,
  'berezina.crowded': ({ zone }, name) => `Une autre force s’y trouve : ${name.zone(zone)}.`,
  'berezina.away': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} s’échappe vers ${name.the.zone(zone)}.`,
  'afrancesados.where': () => 'Quelle zone espagnole gagner ?',
  'afrancesados.fortress': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'a', 'ont')} une forteresse.`,
  'afrancesados.far': ({ zone }, name) =>
    `Aucune force ravitaillée de l’Empire n’est à deux points (${name.zone(zone)}).`,
  'afrancesados.nothing': ({ zone }, name) => `Il n’y a rien à y gagner : ${name.zone(zone)}.`,
  'afrancesados.nowhere': () => 'Aucune zone espagnole ne peut être gagnée.',
  'afrancesados.turned': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'passe', 'passent')} à l’Empire sans combat.`,
  'danube.turkey': () => 'La Turquie n’est ni neutre ni alliée de l’Empire.',
  'danube.russia': () => 'La Russie est alliée de l’Empire.',
  'expedition.noAlly': () => 'Aucune puissance majeure n’est en alliance forcée.',
  'expedition.nobody': () => 'Aucun corps d’un allié forcé ne peut rejoindre une force de l’Empire.',
  'expedition.which': ({ power }, name) => `${name.nation(power)} : quel corps est prêté ?`,
  'expedition.withWhom': ({ unit }, name) => `Avec qui part ${name.the.unit(unit)} ?`,
  'expedition.general': ({ power }, name) => `${name.nation(power)} : quel général l’accompagne ?`,
  'expedition.staysWithHosts': ({ unit }, name) =>
    `${capital(name.the.unit(unit))} est prêté${name.ending.force(unit)} et reste avec un général de l’Empire.`,
  'expedition.obeys': ({ general }, name) =>
    `${capital(name.the.general(general))} est prêté et ne commande pas de force.`,
  'expedition.joined': ({ unit, force }, name) => `${capital(name.the.unit(unit))} rejoint ${name.the.force(force)}.`,
  'expedition.generalJoined': ({ general, force }, name) =>
    `${capital(name.the.general(general))} rejoint ${name.the.force(force)}.`,
  'kingOfRome.austria': () => 'L’Autriche n’est liée à l’Empire par aucune paix.',
  'kingOfRome.paris': () => 'La Coalition tient Paris.',
  'kingOfRome.born': () => 'Un roi de Rome est né.',
  'aragon.nobody': () => 'Aucun général français ravitaillé ne peut être activé en Espagne.',
  'aragon.who': () => 'Quel général pacifie le pays ?',
  'aragon.militia': ({ left }) => `Quelle milice disperser ? (encore ${left})`,
  'aragon.dispersed': ({ unit }, name) => `${capital(name.the.unit(unit))} est dispersée.`,
  'poniatowski.noPoland': () => 'La Pologne n’existe pas.',
  'poniatowski.warsaw': () => 'La Coalition tient Varsovie.',
  'poniatowski.full': () => 'Les corps polonais sont au complet.',
  'westphalia.exists': () => 'La Westphalie existe déjà.',
  'armistice.fifthRound': () => 'Un armistice se signe au cinquième round.',
  'armistice.signed': ({ year }) => `Armistice : ${year} prend fin après ce round.`,
  'eagle.nobody': () => 'Aucune unité française réduite n’est en France.',
  'kutuzov.gone': () => 'Koutouzov n’est pas en jeu.',
  'kutuzov.tooEarly': ({ year }) => `Pas avant ${year}, sauf s’il a perdu une bataille cette année.`,
  'kutuzov.dies': () => 'Koutouzov est mort.',
  'contributions.nobody': () => 'Nul n’est lié par une paix ou une alliance forcée par l’Empire.',
  'hamburg.nobodyInside': () => 'Aucune troupe de l’Empire n’est à l’intérieur.',
  'caulaincourt.notOurs': () => 'Ce n’est pas un allié mineur de l’Empire.',
};
