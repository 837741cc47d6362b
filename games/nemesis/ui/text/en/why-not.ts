import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital } from '../../../text/wording.ts';
import type { WhyNotMessages } from '../messages/why-not.ts';

export const enWhyNot: Catalogue<WhyNotMessages, Names> = {
  'why.noStack': ({ hex }, name) => `You have no stack at ${name.hex(hex)}.`,
  'why.noStackNoCity': ({ hex }, name) =>
    `A counter goes on a stack of yours or to a city; at ${name.hex(hex)} there is neither.`,
  'why.noDepot': ({ hex }, name) => `You have no Depot at ${name.hex(hex)}.`,
  'why.noCommander': ({ hex }, name) => `You have no commander at ${name.hex(hex)}.`,
  'why.standsHere': ({ hex }, name) => `The march stands at ${name.hex(hex)}: it needs another hex, or a halt.`,
  'why.noWayOpen': ({ hex }, name) =>
    `No way to ${name.hex(hex)} is open: enemies, full hexes or enemy cavalry lie between.`,
  'why.whoMarchesFirst': ({ from }, name) => `Choose who marches from ${name.hex(from)} first; then pick the route.`,
  'why.nobodyToAttack': ({ hex }, name) => `There is nobody to attack at ${name.hex(hex)}.`,
  'why.noEnemyBeside': ({ hex }, name) => `No enemy is next to your stack at ${name.hex(hex)}.`,
  'why.noneOfYoursBeside': ({ hex }, name) => `None of your stacks is next to the enemy at ${name.hex(hex)}.`,
  'why.calledAlready': ({ hex }, name) => `The stack at ${name.hex(hex)} has been called already.`,
  'why.notBeside': ({ hex, beside }, name) => `${capital(name.hex(hex))} is not next to ${name.hex(beside)}.`,
  'why.tooFarToRide': ({ commander, hex, hexes }, name) =>
    `${capital(name.hex(hex))} is ${hexes} hexes away; ${name.commander(commander)} rides no further than three.`,
  'why.aboutAnother': ({ hex, about }, name) =>
    `The question is about ${name.hex(about)}; ${name.hex(hex)} has no part in it.`,
  'why.noPart': ({ hex }, name) => `${capital(name.hex(hex))} has no part in this question.`,
};
