import type { Catalogue } from '@bivouac/kernel';
import type { ProductionMessages } from '../messages/production.ts';
import type { Names } from '../names.ts';

const half = (points: number): string => (points % 2 === 0 ? String(points / 2) : `${Math.floor(points / 2)}½`);
const GROUPS: Readonly<Record<string, string>> = {
  western: 'western',
  italian: 'Italian',
  german: 'German',
  baltic: 'Baltic',
};

export const productionEn: Catalogue<ProductionMessages, Names> = {
  'production.die': ({ nation }, name) => `Production ${name.ofNation(nation)}.`,
  'production.points': ({ nation, die, modifier, points }, name) =>
    `Production ${name.ofNation(nation)}: ${die}${modifier === 0 ? '' : ` (${modifier > 0 ? '+' : ''}${modifier})`}, ${half(points)} points.`,
  'production.buy': ({ nation, points }, name) => `${name.Nation(nation)} has ${half(points)} points. What do you buy?`,
  'production.bought': ({ nation, unit, sp, at }, name) =>
    `${name.Nation(nation)} raises ${name.points(unit, sp)} at ${name.place(at)}.`,
  'production.leader': ({ leader, at }, name) => `${name.Leader(leader)} comes to ${name.place(at)}.`,
  'production.added': ({ nation, force }, name) => `Added to the pool ${name.ofNation(nation)}: ${name.force(force)}.`,
  'production.notInPool': ({ nation, unit, left }, name) =>
    `The pool ${name.ofNation(nation)} has ${left} ${name.unit(unit)}.`,
  'production.tooDear': ({ points }) => `Only ${half(points)} points are left for this.`,
  'production.cap': ({ points }) => `No more than ${points} points may go into this in one phase.`,
  'production.roomInCity': ({ at, room }, name) =>
    `Only ${room} more can be raised at ${name.place(at)} in this phase.`,
  'production.enemyThere': ({ at }, name) => `An enemy is at ${name.place(at)}.`,
  'production.notAlone': ({ at }, name) => `Partisans need an empty hex: ${name.place(at)} is not.`,
  'production.irregularsFirst': () => 'Militia and partisans are raised first.',
  'production.notInvaded': ({ nation }, name) => `${name.Nation(nation)} raises them only against an invader.`,
  'production.designate': () => 'Which city of France produces from now on?',
  'production.designated': ({ city }, name) => `${name.city(city)} now produces for France.`,
  'production.layDown': ({ nation }, name) => `${name.Nation(nation)} may lay down a ship of the line or a transport.`,
  'production.shipLimit': ({ nation }, name) => `${name.Nation(nation)} has all the ships it can have.`,
  'production.which': ({ group }) => `Which of the ${GROUPS[group] ?? group} minor states produces?`,
  'production.neutralAgain': ({ nation }, name) => `${name.Nation(nation)} has rebuilt its army.`,
  'production.reinforced': ({ force, at }, name) => `${name.force(force)} arrive at ${name.place(at)}.`,
  'production.madrid': () => 'Madrid raises a point of militia.',
  'production.keel': ({ nation, unit }, name) => `${name.Nation(nation)} begins to build: ${name.unit(unit)}.`,
  'production.launched': ({ nation, unit, at }, name) =>
    `${name.Nation(nation)} launches at ${name.place(at)}: ${name.unit(unit)}.`,
  'production.notYetBuilt': ({ left }) => `${left} payments are still to come.`,
  'production.allPaid': () => 'Everything is paid: launch it.',
  'production.legion': ({ nation }, name) =>
    `England wants to raise the King’s German Legion with points ${name.ofNation(nation)}. Do you agree?`,
  'production.blue': ({ nation }, name) => `France may now enlist infantry ${name.ofNation(nation)}.`,
};
