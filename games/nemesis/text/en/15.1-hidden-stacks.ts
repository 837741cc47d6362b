import type { Catalogue } from '@bivouac/kernel';
import type { HiddenStackMessages } from '../messages/15.1-hidden-stacks.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

const list = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

export const enHiddenStacks: Catalogue<HiddenStackMessages, Names> = {
  'decoy.place': ({ side }, name) => `Dummy counters of ${name.side(side)}: add some, or take some away?`,
  'decoy.added': ({ hex }, name) => `A dummy counter is put on the stack at ${name.hex(hex)}.`,
  'decoy.removed': ({ hex }, name) => `A dummy counter is taken from the stack at ${name.hex(hex)}.`,
  'decoy.comesOff': ({ hex }, name) =>
    `A dummy counter comes off at ${name.hex(hex)}: there are never more dummies than combat units.`,
  'decoy.noneLeft': ({ most }) => `All ${most} dummy counters are on the map.`,
  'decoy.tooMany': ({ hex }, name) => `The stack at ${name.hex(hex)} has as many dummies as combat units.`,
  'decoy.notAgain': ({ hex }, name) =>
    `Dummies are taken away before others are added: the one at ${name.hex(hex)} stays for now.`,
  'stack.shown': ({ side, hex, units, commanders, dummies }, name) =>
    `${capital(name.side(side))} show the stack at ${name.hex(hex)}: ${list(
      units.length > 0 ? name.units(units) : '',
      commanders.length > 0 ? name.commanders(commanders) : '',
      dummies > 0 ? count(dummies, 'dummy counter') : '',
    )}.`,
  'march.cavalryDisrupted': ({ cavalry }, name) => `There is cavalry at ${name.hexes(cavalry)}, and it is disrupted.`,
  'hidden.decides': ({ side }, name) => `${capital(name.side(side))} decide.`,
  'hidden.forageRoll': ({ hex }, name) => `Forage at ${name.hex(hex)}`,
  'hidden.foraged': ({ hex, die }, name) => `Forage at ${name.hex(hex)}: ${die}.`,
  'hidden.forageMarked': ({ hex }, name) => `The stack at ${name.hex(hex)} lives off the land.`,
  'hidden.rallies': ({ side, hex }, name) =>
    `${capital(name.side(side))} use a Supply Train to rally at ${name.hex(hex)}.`,
  'hidden.whoRallies': ({ hex }, name) => `Who rallies at ${name.hex(hex)}?`,
  'hidden.whoGoes': ({ hex }, name) => `Who marches from ${name.hex(hex)}?`,
  'hidden.setsOut': ({ hex, counters }, name) =>
    `${capital(count(counters, 'counter'))} set out from ${name.hex(hex)}.`,
  'hidden.whereTo': ({ hex }, name) => `Where does the march go from ${name.hex(hex)}?`,
  'hidden.drops': ({ hex }, name) => `A counter stays behind at ${name.hex(hex)}.`,
  'hidden.stragglers': ({ hex }, name) => `What did the march to ${name.hex(hex)} cost?`,
  'hidden.attackUnits': ({ from, to }, name) => `Who attacks ${name.hex(to)} from ${name.hex(from)}?`,
  'hidden.attackOrdered': ({ side, from, to }, name) =>
    `${capital(name.side(side))} order the stack at ${name.hex(from)} to attack ${name.hex(to)}.`,
  'hidden.attackRoll': ({ from, to, commands }, name) =>
    `Attack from ${name.hex(from)} on ${name.hex(to)}, with ${count(commands, 'Combat Command')}`,
  'hidden.attackScore': ({ from, die, commands }, name) =>
    `Order at ${name.hex(from)}: ${die} and ${count(commands, 'Combat Command')}; the commander is not shown.`,
  'hidden.advances': ({ side, to }, name) => `${capital(name.side(side))} advance with a counter to ${name.hex(to)}.`,
  'hidden.rideWhereTo': ({ side }, name) => `Where does the commander of ${name.side(side)} ride?`,
  'hidden.rides': ({ from, to }, name) => `A counter rides from ${name.hex(from)} to ${name.hex(to)}.`,
  'hidden.arrivalWhere': ({ side }, name) => `Where does the reinforcement of ${name.side(side)} arrive?`,
  'hidden.swedenOdds': ({ to }, name) => `The Swedes find themselves too few against ${name.hex(to)}.`,
  'hidden.arrives': ({ side, hex }, name) => `Reinforcement of ${name.side(side)}: a counter at ${name.hex(hex)}.`,
};
