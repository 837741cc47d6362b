import type { Catalogue } from '@bivouac/kernel';
import type { ProductionMessages } from '../messages/production.ts';
import type { Names } from '../names.ts';

const half = (points: number): string => (points % 2 === 0 ? String(points / 2) : `${Math.floor(points / 2)}½`);
const GROUPS: Readonly<Record<string, string>> = {
  western: 'de l’ouest',
  italian: 'italiens',
  german: 'allemands',
  baltic: 'de la Baltique',
};

export const productionFr: Catalogue<ProductionMessages, Names> = {
  'production.die': ({ nation }, name) => `Production ${name.ofNation(nation)}.`,
  'production.points': ({ nation, die, modifier, points }, name) =>
    `Production ${name.ofNation(nation)} : ${die}${modifier === 0 ? '' : ` (${modifier > 0 ? '+' : ''}${modifier})`}, ${half(points)} point(s).`,
  'production.buy': ({ nation, points }, name) =>
    `${name.Nation(nation)} : ${half(points)} point(s). Qu’achetez-vous ?`,
  'production.bought': ({ nation, unit, sp, at }, name) =>
    `${name.Nation(nation)} lève ${name.points(unit, sp)} à ${name.place(at)}.`,
  'production.leader': ({ leader, at }, name) => `${name.Leader(leader)} arrive à ${name.place(at)}.`,
  'production.added': ({ nation, force }, name) => `Réserve ${name.ofNation(nation)}, en plus : ${name.force(force)}.`,
  'production.notInPool': ({ nation, unit, left }, name) =>
    `La réserve ${name.ofNation(nation)} n’a que ${left} ${name.unit(unit)}.`,
  'production.tooDear': ({ points }) => `Il ne reste que ${half(points)} point(s) pour cela.`,
  'production.cap': ({ points }) => `Pas plus de ${points} points pour cela en une phase.`,
  'production.roomInCity': ({ at, room }, name) =>
    `On ne peut plus lever que ${room} point(s) à ${name.place(at)} dans cette phase.`,
  'production.enemyThere': ({ at }, name) => `L’ennemi est à ${name.place(at)}.`,
  'production.notAlone': ({ at }, name) => `Les partisans veulent un hexagone vide : ${name.place(at)} ne l’est pas.`,
  'production.irregularsFirst': () => 'Milices et partisans d’abord.',
  'production.notInvaded': ({ nation }, name) => `${name.Nation(nation)} ne les lève que contre un envahisseur.`,
  'production.designate': () => 'Quelle ville de France produit désormais ?',
  'production.designated': ({ city }, name) => `${name.city(city)} produit désormais pour la France.`,
  'production.layDown': ({ nation }, name) =>
    `${name.Nation(nation)} peut mettre en chantier une escadre ou un transport.`,
  'production.shipLimit': ({ nation }, name) => `${name.Nation(nation)} a déjà tous ses navires.`,
  'production.which': ({ group }) => `Lequel des petits États ${GROUPS[group] ?? group} produit ?`,
  'production.neutralAgain': ({ nation }, name) => `${name.Nation(nation)} a reconstitué son armée.`,
  'production.reinforced': ({ force, at }, name) => `${name.force(force)} : arrivée à ${name.place(at)}.`,
  'production.madrid': () => 'Madrid lève un point de milice.',
  'production.keel': ({ nation, unit }, name) => `${name.Nation(nation)} met en chantier : ${name.unit(unit)}.`,
  'production.launched': ({ nation, unit, at }, name) =>
    `${name.Nation(nation)} lance à ${name.place(at)} : ${name.unit(unit)}.`,
  'production.notYetBuilt': ({ left }) => `Il reste ${left} versement(s).`,
  'production.allPaid': () => 'Tout est payé : lancez-le.',
  'production.legion': ({ nation }, name) =>
    `L’Angleterre veut lever la Légion allemande du roi avec les points ${name.ofNation(nation)}. D’accord ?`,
  'production.blue': ({ nation }, name) => `La France peut désormais enrôler de l’infanterie ${name.ofNation(nation)}.`,
};
