import type { Catalogue } from '@bivouac/kernel';
import type { PoliticsMessages } from '../messages/politics.ts';
import type { Names } from '../names.ts';
import type { ForeignWar } from '../../state/tables.ts';
import { STATUS_FR } from '../words.ts';

const WARS: Readonly<Record<ForeignWar, string>> = {
  usa: 'les États-Unis',
  turkey: 'la Turquie',
  sweden: 'la Suède',
  ireland: 'les Irlandais',
};
const POLAND: Readonly<Record<'none' | 'duchy' | 'kingdom', string>> = {
  none: 'Il n’y aura pas de Pologne.',
  duchy: 'Le grand-duché de Varsovie est fondé.',
  kingdom: 'Le royaume de Pologne est rétabli.',
};

export const politicsFr: Catalogue<PoliticsMessages, Names> = {
  'alliance.status': ({ nation, status }, name) => `${name.Nation(nation)} : ${STATUS_FR[status]}.`,
  'alliance.attempt': ({ net }) => `Qui tentez-vous de gagner ? Le dé est modifié de ${net > 0 ? '+' : ''}${net}.`,
  'alliance.takeFrom': ({ nation, left }, name) =>
    `Corps expéditionnaire ${name.ofNation(nation)} : d’où viennent ses points ? Encore ${left}.`,
  'alliance.die': ({ nation }, name) => `Dé d’alliance : ${name.nation(nation)}.`,
  'alliance.succeeds': ({ nation, die, total }, name) => `${name.Nation(nation)} : réussite, ${die} donne ${total}.`,
  'alliance.fails': ({ nation, die, total }, name) => `${name.Nation(nation)} : échec, ${die} donne ${total}.`,
  'alliance.closed': ({ nation }, name) => `${name.Nation(nation)} : statut figé dans ce scénario.`,
  'alliance.ownPlayer': ({ nation }, name) => `${name.Nation(nation)} : son joueur décide.`,
  'alliance.conquered': ({ nation }, name) =>
    `${name.Nation(nation)} : État conquis dont l’armée n’est pas reconstituée.`,
  'alliance.ours': ({ nation }, name) => `${name.Nation(nation)} : déjà dans ce camp.`,
  'alliance.notYet': ({ nation }, name) => `${name.Nation(nation)} : rien à tenter pour l’instant.`,
  'alliance.neverFrench': ({ nation }, name) => `${name.Nation(nation)} ne rejoint jamais le camp français.`,
  'alliance.russiaAtWar': () => 'Pas tant que la Russie est antifrançaise.',
  'alliance.atWarAlready': ({ nation }, name) => `${name.Nation(nation)} : déjà en guerre contre ce camp.`,
  'alliance.noTroops': ({ nation }, name) =>
    `${name.Nation(nation)} ne fournit pas de corps expéditionnaire à présent.`,
  'alliance.sizeDice': ({ nation }, name) => `Effectif du corps expéditionnaire ${name.ofNation(nation)}.`,
  'alliance.leaderLot': ({ nation }, name) =>
    `Tirage d’un chef pour le corps expéditionnaire ${name.ofNation(nation)}.`,
  'alliance.expedition': ({ nation, total }, name) =>
    `${name.Nation(nation)} fournit un corps expéditionnaire (${total}).`,
  'alliance.declare': () => 'Déclarez-vous une guerre ?',
  'alliance.war': ({ nation }, name) => `Guerre déclarée : ${name.nation(nation)}.`,
  'alliance.announce': ({ nation }, name) => `Quelle position pour ${name.nation(nation)} ?`,
  'alliance.consent': ({ nation }, name) => `${name.Nation(nation)} veut vous rejoindre. D’accord ?`,
  'alliance.fixed': ({ nation }, name) => `${name.Nation(nation)} ne change jamais de camp.`,
  'alliance.throughNeutrality': ({ nation }, name) => `${name.Nation(nation)} doit d’abord être neutre.`,
  'alliance.sue': ({ nation }, name) => `La capitale ${name.ofNation(nation)} est perdue. Demander la paix ?`,
  'alliance.accept': ({ nation }, name) => `${name.Nation(nation)} demande la paix. Acceptez-vous ?`,
  'war.die': ({ war }) => `Guerre avec ${WARS[war]} ?`,
  'war.breaksOut': ({ war }) => `La guerre éclate avec ${WARS[war]}.`,
  'war.sendLeader': ({ war }) => `Quel chef part pour la guerre avec ${WARS[war]} ?`,
  'war.send': ({ war, left }) => `Qui part pour la guerre avec ${WARS[war]} ? Encore ${left}.`,
  'war.peace': ({ war }) => `Tenter la paix avec ${WARS[war]} ?`,
  'war.peaceDice': ({ war, needs }) => `Paix avec ${WARS[war]} à ${needs} ou plus.`,
  'war.ends': ({ war }) => `La guerre avec ${WARS[war]} est finie.`,
  'war.return': ({ war }) => `Où rentrent les troupes de la guerre avec ${WARS[war]} ?`,
  'clock.dice': ({ nation, needs }, name) => `${name.Nation(nation)} entre en guerre à ${needs} ou moins.`,
  'clock.war': ({ nation, dice }, name) => `${name.Nation(nation)} déclare la guerre à la France (${dice}).`,
  'clock.warAgain': ({ nation }, name) =>
    `${name.Nation(nation)} a reconstitué son armée et déclare la guerre à la France.`,
  'clock.expelled': () => 'Plus un Français en Russie.',
  'spain.chart': ({ chart }) => `Table de l’alliance espagnole : ${chart}.`,
  'creation.which': () => 'Quel État créez-vous ?',
  'creation.exists': ({ nation }, name) => `${name.Nation(nation)} existe déjà.`,
  'creation.needsFrench': ({ nation }, name) =>
    `Il faut des troupes françaises dans la ville ${name.ofNation(nation)}.`,
  'creation.needsConquest': ({ nation }, name) =>
    `${name.Nation(nation)} : il faut d’abord conquérir l’Autriche ou la Prusse.`,
  'creation.done': ({ nation }, name) => `Création : ${name.nation(nation)}.`,
  'creation.annex': () => 'Annexer la Hollande ?',
  'creation.annexed': () => 'La Hollande est annexée à la France.',
  'poland.question': () => 'La question polonaise : que devient la Pologne ?',
  'poland.answer': ({ how }) => POLAND[how],
  'treaty.pressburg': () => 'Signer la paix de Presbourg ?',
  'treaty.tyrol': () => 'À qui va Innsbruck ?',
  'treaty.pressburgDone': ({ to }, name) => `Paix de Presbourg : Venise à l’Italie, Innsbruck à ${name.nation(to)}.`,
  'treaty.tilsit': () => 'Signer le traité de Tilsit ?',
  'treaty.tilsitDone': ({ months }) => `Traité de Tilsit : la Russie est neutre pour ${months} mois.`,
  'treaty.tilsitOver': () => 'Le terme de Tilsit est échu.',
  'exile.try': () => 'Tenter le retour de Napoléon ?',
  'exile.die': () => 'Napoléon revient-il ?',
  'exile.total': ({ die, total }) => `Retour de Napoléon : ${die} donne ${total}.`,
  'exile.land': () => 'Où Napoléon débarque-t-il ?',
  'exile.lands': ({ at }, name) => `Napoléon débarque à ${name.place(at)}.`,
  'exile.way': ({ at, left }, name) =>
    `Par où marcher sur Paris depuis ${name.place(at)} ? Il reste ${left} point(s) de mouvement.`,
  'exile.meets': ({ at }, name) => `Napoléon rencontre des troupes à ${name.place(at)}.`,
  'exile.met': ({ at, die }, name) => `Les troupes de ${name.place(at)} : ${die}.`,
  'exile.shot': () => 'Napoléon est fusillé.',
  'invasion.minor': ({ nation, controller }, name) =>
    `Invasion ${name.ofNation(nation)}, qui se tourne vers ${name.nation(controller)}.`,
  'invasion.spain': () => 'Les Français envahissent l’Espagne.',
  'invasion.russia': () => 'Les Français envahissent la Russie.',
  'conquest.garrison': ({ city, force }, name) => `${name.force(force)} à ${name.city(city)} : retour à la réserve.`,
  'conquest.vacant': ({ at, nation }, name) =>
    `Les troupes ${name.ofNation(nation)} à ${name.place(at)} changent de camp. Vers quel hexagone vide ?`,
  'conquest.major': ({ nation, by }, name) => `Conquête ${name.ofNation(nation)} par ${name.nation(by)}.`,
  'conquest.minor': ({ nation, by }, name) => `Conquête ${name.ofNation(nation)} par ${name.nation(by)}.`,
  'france.exile': () => 'Napoléon abdique et part en exil.',
  'france.bernadotte': () => 'Bernadotte quitte la France et devient prince royal de Suède.',
  'conquest.minorDie': ({ nation }, name) => `Que deviennent les troupes ${name.ofNation(nation)} ?`,
  'ireland.french': () => 'Seule une force entièrement française débarque en Irlande.',
  'ireland.once': () => 'Pas d’autre expédition en Irlande pour l’instant.',
  'ireland.dice': ({ needs }) => `L’Irlande se soulève-t-elle ? Il faut ${needs} ou plus.`,
  'ireland.landed': ({ dice, total }) => `Les Français sont en Irlande : ${dice} donne ${total}.`,
  'ireland.rebels': () => 'L’Irlande se soulève contre l’Angleterre.',
  'ireland.home': () => 'Le corps d’Irlande rentre. Dans quel port ?',
  'ireland.over': () => 'L’expédition d’Irlande est terminée.',
  'sweden.evacuates': ({ sp }) => `${sp} point(s) suédois quittent la Poméranie pour Stockholm.`,
  'alliance.vote': ({ nation }, name) => `Exclure ${name.nation(nation)} de l’alliance ?`,
  'alliance.voteOn': () => 'Proposez-vous d’exclure un État de l’alliance ?',
  'alliance.expelled': ({ nation }, name) => `${name.Nation(nation)} : exclusion de l’alliance.`,
  'alliance.leads': () => 'L’État qui mène un camp ne peut être exclu.',
  'invasion.protector': ({ nation }, name) => `${name.Nation(nation)}, État attaqué, vous rejoint. Qui commande ?`,
  'treaty.reversed': ({ to }, name) => `La paix de Presbourg est défaite : des terres reviennent (${name.state(to)}).`,
  'creation.englishHolland': () => 'Une Hollande anglaise est formée, autour de Bruxelles.',
  'creation.formHanover': () => 'Rétablir le Hanovre ? Il lève de la Landwehr.',
  'creation.hanover': ({ formed }) =>
    formed ? 'Le Hanovre redevient un État et lève de la Landwehr.' : 'Le Hanovre n’est plus un État.',
  'exile.goesOn': ({ at }, name) => `Napoléon marche sur Paris depuis ${name.place(at)}.`,
};
