import type { Catalogue } from '@bivouac/kernel';
import type { EventLaterCoalitionMessages } from '../messages/events-28C-to-55C.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const frEventsLaterCoalition: Catalogue<EventLaterCoalitionMessages, Names> = {
  'unit.available': ({ unit }, name) => `${capital(name.unit(unit))} : disponible dans la réserve.`,
  'battleCard.fewRussians': ({ card }, name) =>
    `${name.card(card)} : pour une force dont la moitié au moins des pas est russe.`,
  'vorwaerts.noBlucher': () => 'Blücher ne commande aucune force sur la carte.',
  'line.attacks': ({ card }, name) => `${name.card(card)} : pour une force qui se défend.`,
  'line.notBritish': ({ card }, name) => `${name.card(card)} : pour une force sous un général britannique.`,
  'artillery.which': () => 'Quelle carte d’artillerie reste sans effet ?',
  'artillery.silenced': ({ card }, name) => `${name.card(card)} reste sans effet.`,
  'storm.slowed': ({ force, by }, name) =>
    `Orage : ${name.the.force(force)} perd ${nombre(by, 'point de mouvement', 'points de mouvement')}.`,
  'specialUnit.which': ({ special }, name) => `${name.special(special)} : avec quelle armée ?`,
  'specialUnit.unsupplied': ({ force }, name) => `L’armée ${name.of.force(force)} n’est pas ravitaillée.`,
  'specialUnit.onMap': ({ special }, name) => `${name.special(special)} : déjà sur la carte.`,
  'specialUnit.noArmy': ({ special }, name) =>
    `${name.special(special)} : aucune armée ravitaillée de la nation n’a de place.`,
  'specialUnit.joins': ({ special, force }, name) =>
    `${name.special(special)} : désormais avec l’armée ${name.of.force(force)}.`,
  'grandAlliance.oneNation': () => 'Les trois forces sont de deux nations au moins.',
  'malet.atHome': () => 'Napoléon n’est pas avec une force hors de France.',
  'malet.geniusGone': ({ card }, name) => `${name.card(card)} quitte le jeu.`,
  'rising.enemyThere': ({ zone }, name) => `Des unités de l’Empire se trouvent ${name.at(zone)}.`,
  'rising.fortress': ({ zone }, name) => `L’Empire tient la forteresse ${name.of.zone(zone)}.`,
  'guerrilla.noMilitia': () => 'Aucune milice espagnole n’est dans la réserve.',
  'guerrilla.nowhere': () => 'Aucune zone espagnole n’a de place pour une milice.',
  'guerrilla.notSpain': () => 'La force n’est pas en Espagne.',
  'guerrilla.harries': ({ force }, name) =>
    `La guérilla harcèle ${name.the.force(force)}, qui teste l’attrition à la fin de son activation.`,
  'desertion.which': () => 'De quelle force des hommes désertent-ils ?',
  'desertion.lastStep': ({ force }, name) => `${capital(name.the.force(force))} n’a plus qu’un pas.`,
  'desertion.nobody': () => 'Aucune force de l’Empire n’a plus d’un pas.',
  'kutuzov.offer': () => 'Koutouzov revient : prend-il le commandement de l’armée russe ?',
  'scorchedEarth.begins': ({ year }) => `Terre brûlée en Russie jusqu’à la fin de ${year}.`,
  'cossacks.which': () => 'Quel dépôt les Cosaques brûlent-ils ?',
  'cossacks.noDepot': () => 'Aucun dépôt fixe de l’Empire n’est seul à côté d’unités russes.',
  'cossacks.noRussians': ({ card }, name) => `${name.card(card)} : pour une force avec des pas russes.`,
  'trachenberg.begins': () =>
    'Jusqu’à la fin du prochain round, les forces de la Coalition esquivent plus facilement quand Napoléon les attaque.',
  'torresVedras.lost': () => 'L’Empire tient Lisbonne.',
  'torresVedras.dug': ({ zone }, name) => `Les lignes de Torres Vedras protègent ${name.the.zone(zone)}.`,
  'rejoining.notBeaten': ({ nation }, name) =>
    `${name.nation(nation)} : ni paix forcée, ni alliance forcée, ni neutralité après une défaite.`,
  'schoenbrunn.discard': () => 'Depuis le mariage de Marie-Louise (30F), une autre carte doit partir : laquelle ?',
  'schoenbrunn.tooLow': ({ card, least }, name) => `${name.card(card)} : il faut une carte de valeur ${least} ou plus.`,
  'schoenbrunn.noCard': ({ least }) => `Depuis 30F, il faut défausser une autre carte de valeur ${least} ou plus.`,
  'landwehr.which': ({ left }) => `Landwehr, ${nombre(left, 'pas', 'pas')} : pour quel corps ?`,
  'landwehr.complete': ({ unit }, name) => `${capital(name.unit(unit))} : déjà au complet.`,
  'landwehr.notThere': ({ unit }, name) => `${capital(name.unit(unit))} : pas dans la réserve.`,
  'landwehr.noAlly': () => 'Ni la Prusse ni l’Autriche ne combattent pour la Coalition.',
  'generalWinter.noWinter': () => 'Seulement dans un round d’hiver.',
  'generalWinter.begins': () => 'Un hiver rigoureux en Russie, en Prusse et en Pologne.',
  'bernadotte.protectorate': () => 'La Suède est un protectorat de l’Empire.',
  'bernadotte.notFree': () => 'La Suède n’est ni neutre ni alliée de l’Empire.',
  'defection.which': () => 'Quel corps allemand quitte le champ de bataille ?',
  'defection.nobody': () => 'Aucun corps allemand ne combat ici pour l’Empire.',
  'defection.leaves': ({ unit }, name) => `${capital(name.the.unit(unit))} quitte la bataille pour la réserve.`,
  'typhus.which': () => 'Dans quelle force le typhus éclate-t-il ?',
  'typhus.spared': ({ force, least }, name) =>
    `La force ${name.of.force(force)} n’est ni assiégée ni hors de France avec ${least} pas ou plus.`,
  'typhus.nobody': ({ least }) =>
    `Aucune force de l’Empire n’est assiégée, ni hors de France avec ${least} pas ou plus.`,
  'miseries.begin': ({ side }, name) =>
    `Dès la prochaine pioche, la main de ${name.side(side)} peut dépasser dix cartes.`,
  'chouans.nowhere': () => 'Aucune zone du Poitou ou de Bretagne n’est libre.',
  'chouans.rise': ({ zone }, name) => `Les Chouans se soulèvent ${name.at(zone)}.`,
  'restoration.which': () => 'Quel corps français rentre dans ses foyers ?',
  'restoration.noCard': () => 'L’Empire n’a aucune carte à perdre.',
  'restoration.nobody': () => 'En France, il n’y a ni Garde nationale ni corps de ligne réduit sans général.',
  'restoration.goesHome': ({ unit }, name) =>
    `${capital(name.the.unit(unit))} rentre dans ses foyers : retour dans la réserve.`,
  'murat.noProtectorate': () => 'Naples n’est pas un protectorat de l’Empire.',
};
