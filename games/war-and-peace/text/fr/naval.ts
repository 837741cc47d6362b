import type { Catalogue } from '@bivouac/kernel';
import type { NavalMessages } from '../messages/naval.ts';
import type { Names } from '../names.ts';

const HOW = { sunk: 'coulé(s)', captured: 'capturé(s)', damaged: 'avarié(s)' } as const;

export const navalFr: Catalogue<NavalMessages, Names> = {
  'naval.which': () => 'Quelle flotte appareille ?',
  'naval.ships': ({ at }, name) => `Combien de navires quittent ${name.place(at)} ?`,
  'naval.aboard': ({ at, room }, name) => `Qui embarque à ${name.place(at)} ? Encore ${room} place(s).`,
  'naval.where': ({ at, left }, name) =>
    `Cap sur où depuis ${name.place(at)} ? Il reste ${left} point(s) de mouvement.`,
  'naval.sails': ({ nation, from, to }, name) =>
    `Une flotte ${name.ofNation(nation)} va de ${name.place(from)} à ${name.place(to)}.`,
  'naval.moved': () => 'Ces navires ont déjà bougé.',
  'naval.needsLeader': () => 'L’infanterie n’embarque qu’avec un chef.',
  'naval.runs': ({ at }, name) =>
    `On force le blocus de ${name.place(at)} : 5 et 6 passent, 1 et 2 laissent attaquer les bloqueurs.`,
  'naval.runResult': ({ at, die, result }, name) => `Blocus de ${name.place(at)} : ${die}, ${result}.`,
  'naval.attackBlockade': ({ at }, name) => `Combattre à ${name.place(at)} ?`,
  'naval.intercept': ({ zone }, name) => `Navires ennemis (${name.place(zone)}). Qui intercepte ?`,
  'naval.interceptDie': ({ zone }, name) => `Interception (${name.place(zone)}).`,
  'naval.intercepted': ({ zone, die, total, found }, name) =>
    `Interception (${name.place(zone)}) : ${die} donne ${total}, ${found ? 'ennemi trouvé' : 'rien en vue'}.`,
  'naval.engage': ({ at }, name) => `Attaquer les navires ennemis à ${name.place(at)} ?`,
  'naval.round': ({ at, odds, die, total, larger, smaller, result }, name) =>
    `Combat naval à ${name.place(at)} : ${name.nation(larger)} contre ${name.nation(smaller)} à ${odds}, ${die} donne ${total} : ${result}.`,
  'naval.die': ({ at }, name) => `Combat naval à ${name.place(at)}.`,
  'naval.lost': ({ nation, sp, how }, name) => `${name.Nation(nation)} : ${sp} ${HOW[how]}.`,
  'naval.pursue': ({ at, needs }, name) => `Poursuivre depuis ${name.place(at)} ? Il faut ${needs} ou plus.`,
  'naval.pursued': ({ die, total, caught }) =>
    `Poursuite : ${die} donne ${total}, ${caught ? 'nouveau round' : 'ils s’échappent'}.`,
  'naval.retreat': ({ at }, name) => `Vers quel port depuis ${name.place(at)} ?`,
  'naval.retreats': ({ nation, to }, name) => `Les navires ${name.ofNation(nation)} gagnent ${name.place(to)}.`,
  'naval.transport': ({ nation }, name) => `Navires ${name.ofNation(nation)} sans escorte.`,
  'naval.blockade': ({ nation, at }, name) => `${name.Nation(nation)} bloque ${name.place(at)}.`,
  'naval.blockadeEnds': ({ at }, name) => `Le blocus de ${name.place(at)} est levé.`,
  'naval.lands': ({ force, at }, name) => `${name.force(force)} : débarquement à ${name.place(at)}.`,
  'naval.storm': ({ zone }, name) => `Tempêtes : ${name.place(zone)}.`,
  'naval.leavesPort': ({ nation, at }, name) => `Les navires ${name.ofNation(nation)} quittent ${name.place(at)}.`,
  'naval.join': ({ at }, name) => `D’autres navires de ${name.place(at)} rejoignent-ils la flotte ?`,
  'naval.consent': ({ nation, at }, name) =>
    `Un allié veut emmener de ${name.place(at)} des navires ${name.ofNation(nation)}. D’accord ?`,
  'naval.sailsAlone': ({ nation }, name) =>
    `Les navires ${name.ofNation(nation)} ne peuvent pas rejoindre cette flotte.`,
  'naval.nelson': ({ at }, name) => `Nelson quitte-t-il ${name.place(at)} avec cette flotte ?`,
  'naval.daring': () => 'Nelson ose-t-il ? Il compte double ce round, et 10 ou plus avec deux dés le tue.',
  'naval.dares': () => 'Nelson ose.',
  'naval.hide': ({ at }, name) => `Cacher la flotte de ${name.place(at)} sous un pion Flotte ?`,
  'naval.supplyAshore': ({ at, points }, name) =>
    `${points} point(s) de ravitaillement débarqué(s) à ${name.place(at)}.`,
  'naval.cargoLost': ({ force }, name) => `Pertes en mer : ${name.force(force)}.`,
  'naval.cargoAtSea': () => 'Tout ce qui est à bord doit débarquer pendant cette phase.',
  'naval.leadersAshore': ({ at }, name) =>
    `Les chefs ne débarquent que chez des amis : personne ne les attend à ${name.place(at)}.`,
  'naval.notOurPort': ({ at }, name) => `${name.place(at)} n’est pas un port de ce camp.`,
  'naval.neutralPort': ({ at }, name) => `${name.place(at)} est un port de l’autre camp ou d’un neutre.`,
  'naval.ashore': ({ at }, name) => `Débarquer à ${name.place(at)} ?`,
  'naval.stationary': () => 'Quelle flotte du cercle y cherche l’ennemi ?',
  'naval.circle': () => 'Placer une flotte sur le cercle de sa zone maritime ?',
  'naval.circled': ({ nation, zone }, name) =>
    `La flotte ${name.ofNation(nation)} est sur le cercle (${name.place(zone)}).`,
  'naval.meet': ({ at }, name) =>
    `${name.place(at)} : attaque depuis le large et depuis le port. Qui combattre d’abord, ou les deux ensemble ?`,
  'naval.lose': ({ left, how }) => `Choisissez une escadre ${HOW[how]} : encore ${left}.`,
  'naval.halfMorale': () => 'La moitié des pertes doit avoir le moral avec lequel la flotte a combattu.',
  'naval.halfEnglish': () => 'Nelson présent, la moitié des pertes doit être anglaise.',
  'naval.mended': ({ nation, at }, name) => `Une escadre ${name.ofNation(nation)} est réparée à ${name.place(at)}.`,
  'naval.mendWhere': () => 'Une escadre se répare là où elle est restée depuis la dernière phase de production.',
  'naval.keepPrize': ({ nation, unit }, name) =>
    `Capture : ${name.unit(unit)} (${name.state(nation)}). Garder la prise ? Sinon, elle est détruite.`,
  'naval.prizeLost': ({ nation, unit }, name) => `Prise perdue : ${name.unit(unit)} (${name.state(nation)}).`,
  'naval.prizeTaken': ({ nation, unit, by }, name) =>
    `Prise pour ${name.nation(by)} : ${name.unit(unit)} (${name.state(nation)}).`,
  'naval.prizeServes': ({ nation, unit, at }, name) =>
    `Une prise sert désormais ${name.nation(nation)} à ${name.place(at)} : ${name.unit(unit)}.`,
  'naval.tow': () => 'Chaque escadre remorque une seule prise de son État.',
  'naval.towWhich': ({ at }, name) => `Prendre en remorque une prise à ${name.place(at)} ?`,
  'naval.towToPort': ({ at }, name) => `Les prises ne vont que dans un port ami : ${name.place(at)} n’en est pas un.`,
  'naval.jettison': ({ at }, name) => `Ennemi à ${name.place(at)}. Lâcher les prises avant le combat ?`,
  'naval.breakOff': ({ at }, name) => `Les prises dérivent à ${name.place(at)}. Rompre et les prendre ?`,
  'naval.refit': ({ nation, unit, at, paid }, name) =>
    `Prise en réparation à ${name.place(at)} : ${name.unit(unit)} (${name.state(nation)}), ${paid} payé(s).`,
  'naval.refitPort': () => 'Une prise se répare dans un port de son capteur.',
  'naval.refitNew': () => 'Une prise ne se répare pas le mois de son arrivée.',
  'naval.refitOne': () => 'Une seule prise est en réparation à la fois.',
  'naval.refitPaid': () => 'Cette prise est payée : il faut du temps.',
  'lend.nobody': () => 'Il n’y a ici aucun gouvernement à qui prêter.',
  'lend.french': ({ nation }, name) => `${name.Nation(nation)} : camp français, l’Angleterre ne prête rien.`,
  'lend.tilsit': () => 'Le traité de Tilsit ferme encore la Russie à l’argent anglais.',
  'lend.lloyds': () => 'À un taux de 40 %, l’Angleterre ne prête rien et n’envoie personne au-dehors.',
  'lend.tooMuch': ({ nation, room }, name) => `${name.Nation(nation)} : encore ${room} point(s) possibles ce tour.`,
  'lend.ashore': ({ nation, points, worth }, name) =>
    `Prêt anglais : ${points} point(s) (${name.state(nation)})${worth === points ? '' : `, soit ${worth} points du pays`}.`,
  'lloyds.rate': ({ rate }) => `Le taux d’assurance de la Lloyd’s est de ${rate} %.`,
  'lloyds.where': () => 'Où vos escadres font-elles la course ? Elles ne navigueront pas pendant cette phase.',
  'lloyds.joins': ({ nation, zone }, name) =>
    `Les Français font la course (${name.place(zone)}). Les navires ${name.ofNation(nation)} en sont-ils ?`,
  'lloyds.dice': ({ zone }, name) => `Course contre le commerce anglais (${name.place(zone)}).`,
  'lloyds.raid': ({ zone, dice, change }, name) =>
    `Course (${name.place(zone)}) : ${dice}, le taux d’assurance monte de ${change}.`,
  'lloyds.due': ({ points }) => `La guerre de course coûte ${points} point(s) à l’Angleterre ce tour.`,
  'lloyds.stay': () => 'Ces forces doivent rester en haute mer tant que le taux d’assurance est si haut.',
  'lloyds.sendOut': () => 'Le taux d’assurance oblige l’Angleterre à envoyer des forces en haute mer. Qui part ?',
  'lloyds.sent': ({ from }, name) => `Des forces quittent ${name.place(from)} pour l’Atlantique Nord.`,
  'lloyds.bases': ({ points }) => `Où attaquez-vous les bases des corsaires ? ${points} point(s) disponible(s).`,
  'lloyds.basesDice': ({ zone }, name) => `Action contre les bases (${name.place(zone)}) : le total doit dépasser 10.`,
  'lloyds.suppressed': ({ zone, dice, score, bases }, name) =>
    `Bases (${name.place(zone)}) : ${dice}, ${score > 0 ? `succès : ${bases} de moins à chaque course` : 'échec'}.`,
  'lloyds.northAtlantic': () => 'Nul n’a de base dans l’Atlantique Nord.',
};
