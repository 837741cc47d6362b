import type { Catalogue } from '@bivouac/kernel';
import type { SiegeMessages } from '../messages/15-sieges.ts';
import type { Names } from '../names.ts';
import { capital, signed } from '../wording.ts';

const RESULTS: Readonly<Record<SiegeMessages['siege.result']['result'], string>> = {
  repulsed: 'the besieger is repulsed',
  stable: 'stable',
  honours: 'honours of war',
  breach: 'a breach',
};

export const en15: Catalogue<SiegeMessages, Names> = {
  'siege.laid': ({ zone }, name) => `The fortress of ${name.zone(zone)} is besieged.`,
  'siege.last': ({ zone }, name) => `The last siege attack of the year at ${name.zone(zone)}.`,
  'siege.result': ({ zone, result }, name) => `Siege of ${name.zone(zone)}: ${RESULTS[result]}.`,
  'siege.goesOn': ({ zone, marker }, name) =>
    `The siege of ${name.zone(zone)} goes on, the marker at ${signed(marker)}.`,
  'siege.raised': ({ zone }, name) => `The siege of ${name.zone(zone)} is raised.`,
  'siege.taken': ({ zone, side }, name) => `${capital(name.side(side))} takes the fortress of ${name.zone(zone)}.`,
  'siege.reactivate': ({ force, zone }, name) => `${name.force(force)}: reactivate the fortress of ${name.zone(zone)}?`,
  'siege.reactivated': ({ zone, side }, name) => `The fortress of ${name.zone(zone)} serves ${name.side(side)} again.`,
  'siege.noFortress': ({ zone }, name) => `There is no active enemy fortress at ${name.zone(zone)}.`,
  'siege.enemyOutside': ({ zone }, name) => `Enemies stand outside the walls of ${name.zone(zone)}.`,
  'siege.tooFew': ({ zone, needed }, name) => `It takes ${needed} steps to besiege ${name.zone(zone)}.`,
  'siege.unsupplied': ({ force }, name) => `${capital(name.the.force(force))} is unsupplied.`,
  'siege.fallBackInSupply': ({ zone }, name) => `At ${name.zone(zone)} the force would be unsupplied.`,
  'siege.notEmpty': ({ zone }, name) => `There is no empty fortress at ${name.zone(zone)}.`,
  'siege.notOurs': ({ zone }, name) => `${name.zone(zone)} is not under your control.`,
};
