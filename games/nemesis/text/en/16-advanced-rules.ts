import type { Catalogue } from '@bivouac/kernel';
import type { AdvancedMessages } from '../messages/16-advanced-rules.ts';
import type { Names } from '../names.ts';
import { signed } from '../wording.ts';

export const en16: Catalogue<AdvancedMessages, Names> = {
  'emperor.recovers': ({ commander }, name) => `${name.commander(commander)} is himself again.`,
  'march.staffEases': ({ commanders, modifier }, name) =>
    `Led by their own commanders (${name.commanders(commanders)}): ${signed(modifier)}.`,
  'cavalryCorps.onlyCavalry': ({ commander, hex }, name) =>
    `${name.commander(commander)} commands a cavalry corps and is alone at ${name.hex(hex)}: infantry and artillery do not follow him.`,
  'order.die': ({ commander, hex }, name) =>
    `Does ${name.commander(commander)} get his troops at ${name.hex(hex)} to march? Not on a 1 or 2.`,
  'order.lost': ({ commander, die, hex }, name) =>
    `${name.commander(commander)} rolls ${die}: nobody leaves ${name.hex(hex)}, and the move is lost.`,
  'order.carriedOut': ({ commander, die }, name) =>
    `${name.commander(commander)} rolls ${die}: the order is carried out.`,
  'murat.goesHome': ({ commander, hex }, name) =>
    `A Coalition unit has entered the Kingdom of Italy (${name.hex(hex)}): ${name.commander(commander)} leaves the game.`,
  'tension.obeysNobody': ({ unit }, name) =>
    `The partners are at odds: ${name.unit(unit)} obeys only a commander of its own nation.`,
  'tension.nobodyToRally': ({ hex }, name) =>
    `The partners are at odds: no disrupted unit at ${name.hex(hex)} has a commander of its own nation with a rating left.`,
  'tension.nobodyToMarch': ({ hex }, name) =>
    `The partners are at odds: no unit at ${name.hex(hex)} has a commander of its own nation to move it.`,
};
