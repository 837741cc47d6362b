import type { Catalogue } from '@bivouac/kernel';
import type { SetUpMessages } from '../messages/20-scenarios.ts';
import type { Names } from '../names.ts';
import { count } from '../wording.ts';

export const en20: Catalogue<SetUpMessages, Names> = {
  'setUp.where': ({ force }, name) => `Where does ${name.force(force)} begin?`,
  'setUp.general': ({ zone }, name) => `Which general of the reserve goes to ${name.zone(zone)}?`,
  'setUp.freeGeneral': ({ nation }, name) => `${name.nation(nation)}: another general of the reserve`,
  'setUp.withWhom': ({ general }, name) => `Where does ${name.general(general)} go?`,
  'setUp.depot': ({ nation }, name) => `${name.nation(nation)}: which force has the mobile depot?`,
  'setUp.drawFleet': ({ nation }, name) => `${name.nation(nation)}: a fleet is drawn`,
  'setUp.fleetDrawn': ({ fleet }, name) => `${name.fleet(fleet)} is drawn.`,
  'setUp.fleet': ({ fleet }, name) => `Where does ${name.fleet(fleet)} begin?`,
  'setUp.replacements': ({ force, left }, name) => `${name.force(force)}: ${count(left, 'step')} of replacements`,
  'setUp.replaced': ({ unit }, name) => `${name.unit(unit)} receives replacements.`,
  'setUp.occupied': ({ zone }, name) => `Another force of this side begins at ${name.zone(zone)}.`,
  'setUp.tooManySteps': ({ general, steps, command }, name) =>
    `${name.general(general)} commands ${count(command, 'step')}; there are ${steps}.`,
  'setUp.outranks': ({ general, commander }, name) =>
    `${name.general(general)} outranks ${name.general(commander)}, who commands there.`,
  'setUp.noPlaceUnder': ({ force }, name) => `${name.force(force)} has no place for another general.`,
  'setUp.fullStation': () => 'Three fleets are there already.',
  'duty.first': ({ zones }, name) => `Austria must first besiege ${name.zones(zones)}.`,
  'duty.onlyAustrians': ({ zones }, name) => `Only Austrian forces may act until ${name.zones(zones)} is besieged.`,
  'duty.done': () => 'The Coalition is free to act as it likes.',
  'prussia.frontier': ({ zone }, name) =>
    `The Prussian army stays on the frontier until an enemy enters Prussia; ${name.zone(zone)} is not on it.`,
};
