import type { Catalogue } from '@bivouac/kernel';
import type { SetUpMessages } from '../messages/20-scenarios.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

export const en20: Catalogue<SetUpMessages, Names> = {
  'setUp.where': ({ force }, name) => `Where does ${name.the.force(force)} begin?`,
  'setUp.general': ({ zone }, name) => `Which general of the reserve goes to ${name.zone(zone)}?`,
  'setUp.freeGeneral': ({ nation }, name) => `${name.nation(nation)}: another general of the reserve`,
  'setUp.withWhom': ({ general }, name) => `Where does ${name.the.general(general)} go?`,
  'setUp.depot': ({ nation }, name) => `${name.nation(nation)}: which force has the mobile depot?`,
  'setUp.drawFleet': ({ nation }, name) => `${name.nation(nation)}: a fleet is drawn`,
  'setUp.fleetDrawn': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} is drawn.`,
  'setUp.fleet': ({ fleet }, name) => `Where does ${name.the.fleet(fleet)} begin?`,
  'setUp.replacements': ({ force, left }, name) => `${name.force(force)}: ${count(left, 'step')} of replacements`,
  'setUp.replaced': ({ unit }, name) => `${capital(name.the.unit(unit))} receives replacements.`,
  'setUp.tooManySteps': ({ general, steps, command }, name) =>
    `${capital(name.the.general(general))} commands ${count(command, 'step')}; there are ${steps}.`,
  'setUp.noPlaceUnder': ({ force }, name) => `${capital(name.the.force(force))} has no place for another general.`,
  'setUp.mustBlockade': () => 'There is still room before ports where French fleets lie.',
  'setUp.fullStation': () => 'Three fleets are there already.',
  'duty.first': ({ zones }, name) => `Austria must first besiege ${name.zones(zones)}.`,
  'duty.onlyAustrians': ({ zones }, name) => `Only Austrian forces may act until ${name.zones(zones)} is besieged.`,
  'duty.done': () => 'The Coalition is free to act as it likes.',
  'prussia.frontier': ({ zone }, name) =>
    `The Prussian army stays on the frontier until an enemy enters Prussia; ${name.zone(zone)} is not on it.`,
};
