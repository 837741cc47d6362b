import type { Catalogue } from '@bivouac/kernel';
import type { CombatOrderMessages } from '../messages/10-combat-overview.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

const commandsOf = (commands: number): string => count(commands, 'Combat Command');

export const en10: Catalogue<CombatOrderMessages, Names> = {
  'attack.order': ({ commands }) => `Choose an attack. ${commandsOf(commands)} left.`,
  'attack.units': ({ from, to, units }, name) =>
    `From ${name.hex(from)} against ${name.hex(to)}: ${name.units(units)}. Hold anyone back?`,
  'attack.commit': ({ from, to, left }, name) =>
    `${capital(name.hex(from))} attacks ${name.hex(to)}: how many of your ${commandsOf(left)} do you spend?`,
  'attack.commitDefence': ({ from, to, left }, name) =>
    `${capital(name.hex(to))} is attacked from ${name.hex(from)}: how many of your ${commandsOf(left)} do you spend on support?`,
  'attack.roll': ({ from, to, commands, rating, concert = 0 }, name) =>
    `Does ${name.hex(from)} attack ${name.hex(to)}? Die + ${commandsOf(commands)} + Commander Rating ${rating}${concert > 0 ? ` + concert ${concert}` : ''}.`,
  'support.call': ({ to }, name) => `Which stack do you call to the combat at ${name.hex(to)}?`,
  'support.roll': ({ hex, commands, rating, conscripts, discord = 0 }, name) =>
    `Does ${name.hex(hex)} come in support? Die + ${commandsOf(commands)} + Commander Rating ${rating} − ${count(conscripts, 'Conscript')}${discord > 0 ? ` − discord ${discord}` : ''}.`,
  'attack.nobodyCan': ({ side }, name) => `${capital(name.side(side))}: no stack can attack.`,
  'attack.declined': ({ side }, name) => `${capital(name.side(side))}: no further attack this Turn.`,
  'attack.ordered': ({ side, from, to, units }, name) =>
    `${capital(name.side(side))}: order to attack ${name.hex(to)} from ${name.hex(from)} with ${name.units(units)}.`,
  'attack.commits': ({ side, commands, left }, name) =>
    `${capital(name.side(side))}: ${commandsOf(commands)} spent, ${left} left.`,
  'attack.score': ({ from, die, commands, rating, concert = 0, total, needed }, name) =>
    `Order to ${name.hex(from)}: die ${die} + Commands ${commands} + rating ${rating}${concert > 0 ? ` + concert ${concert}` : ''} = ${total}; ${needed} needed.`,
  'attack.aborted': ({ side }, name) => `A 1: the attack is aborted. ${capital(name.side(side))} may try again later.`,
  'attack.fails': ({ side }, name) => `The order fails. ${capital(name.side(side))}: no further attack this Turn.`,
  'attack.goesIn': ({ from, to }, name) => `The attack from ${name.hex(from)} on ${name.hex(to)} goes in.`,
  'support.called': ({ side, hex }, name) => `${capital(name.side(side))}: ${name.hex(hex)} is called in support.`,
  'support.score': ({ hex, die, commands, rating, conscripts, discord = 0, total, needed }, name) =>
    `Call to ${name.hex(hex)}: die ${die} + Commands ${commands} + rating ${rating} − Conscripts ${conscripts}${discord > 0 ? ` − discord ${discord}` : ''} = ${total}; ${needed} needed.`,
  'support.comes': ({ hex }, name) => `${capital(name.hex(hex))} comes in support.`,
  'support.staysAway': ({ hex }, name) => `${capital(name.hex(hex))} does not come.`,
  'support.noneForDisrupted': ({ hex }, name) =>
    `All defenders of ${name.hex(hex)} are disrupted: nobody can be called to help them.`,
  'combat.over': () => 'The fighting is over; markers of forced marches and combats come off.',
  'attack.disrupted': ({ hex }, name) => `A unit at ${name.hex(hex)} is disrupted, so no unit there may attack.`,
  'attack.forages': ({ hex }, name) =>
    `${capital(name.hex(hex))} is under a forage marker and may neither attack nor support an attack.`,
  'support.attacksAlready': ({ hex }, name) => `${capital(name.hex(hex))} is the attacking stack itself.`,
  'support.nobodyInOrder': ({ hex }, name) => `No unit at ${name.hex(hex)} is in good order.`,
};
