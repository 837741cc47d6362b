import { percent } from '@bivouac/board/parts/figures.ts';
import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { WarningMessages } from '../messages/warnings.ts';

export const enWarnings: Catalogue<WarningMessages, Names> = {
  'warn.open.city': ({ hex }, name) =>
    `This leaves ${name.hex(hex)}, a victory city, without a garrison, and the enemy is within a march.`,
  'warn.open.depot': ({ hex }, name) =>
    `This leaves the Depot at ${name.hex(hex)} without a guard, and the enemy is within a march.`,
  'warn.starves': ({ hexes }, name) => `This leaves troops out of supply: ${name.hexes(hexes)}.`,
  'warn.alone': ({ commanders, hex }, name) =>
    `Left without troops at ${name.hex(hex)}, with the enemy near: ${name.commanders(commanders)}.`,
  'warn.leaderless': ({ hex }, name) => `No commander goes along from ${name.hex(hex)}.`,
  'warn.attrition': ({ points, risk }) =>
    `A march of ${points}: ${percent(risk, 'en')} risk of losing a unit if it ends there.`,
  'warn.forced': () => 'A forced march: these units fight at half strength this Turn.',
  'warn.heldByCavalry': ({ hex }, name) => `Enemy cavalry is next to ${name.hex(hex)}: the march ends there.`,
  'warn.outOfSupply': ({ hex }, name) => `This leaves the stack at ${name.hex(hex)} out of supply.`,
  'warn.besieged': ({ hex }, name) => `A single unit at ${name.hex(hex)} will be besieged.`,
  'warn.feedsNobody': ({ hex }, name) => `A Depot at ${name.hex(hex)} would supply none of your stacks right now.`,
  'warn.unguardedDepot': ({ hex }, name) =>
    `Nobody guards the Depot at ${name.hex(hex)}, and the enemy is within a march.`,
  'warn.staysHungry': ({ hexes }, name) => `Out of supply as things stand: ${name.hexes(hexes)}.`,
  'warn.stranded': ({ hexes }, name) => `Trains that do not become Depots are lost: ${name.hexes(hexes)}.`,
  'warn.lastTrain': () => 'This is your last Supply Train this Turn.',
  'warn.noDepotThere': ({ hex }, name) =>
    `Right now no Depot can be made at ${name.hex(hex)}, and the train would be lost.`,
  'warn.dummyShown': ({ hex }, name) => `A forage marker at ${name.hex(hex)} will show that this is a dummy.`,
  'warn.lastMove': () => 'This is your last Supply Train: no stack moves after it.',
  'warn.discard': ({ hex }, name) => `The train at ${name.hex(hex)} is discarded unused.`,
  'warn.discardFromHand': () => 'Passing discards a Supply Train.',
  'warn.rallyOrMarch': ({ hex }, name) =>
    `Its only train is used up: the stack at ${name.hex(hex)} will not march this Turn.`,
  'warn.staysDisrupted': ({ hexes }, name) => `Units that could be rallied stay disrupted: ${name.hexes(hexes)}.`,
  'warn.orderMayFail': ({ fails }) =>
    `The order fails ${percent(fails, 'en')} of the time, and then you can order no more attacks this Turn.`,
  'warn.badOdds': ({ lost, won }) => `If it goes ahead: ${percent(won, 'en')} win, ${percent(lost, 'en')} loss.`,
  'warn.lastCommands': () => 'These are your last Combat Commands this Turn.',
  'warn.noRoom': ({ hex }, name) => `There is no room for all at ${name.hex(hex)}: some take a hit and go on.`,
  'warn.noCommanderLeft': ({ hex }, name) => `This leaves the stack at ${name.hex(hex)} without a commander.`,
};
