import type { Catalogue } from '@bivouac/kernel';
import type { CommandersMovementMessages } from '../messages/12-commanders-movement.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

export const en12: Catalogue<CommandersMovementMessages, Names> = {
  'ride.who': () => 'Which commander rides to another place?',
  'ride.whereTo': ({ commander, hex }, name) => `Where does ${name.commander(commander)} ride from ${name.hex(hex)}?`,
  'ride.already': ({ commander }, name) => `${name.commander(commander)} has ridden this Turn.`,
  'ride.nowhere': ({ commander }, name) =>
    `Within three hexes ${name.commander(commander)} finds neither friendly troops nor a friendly city.`,
  'ride.noShelter': ({ hex }, name) =>
    `${capital(name.hex(hex))} holds no friendly combat unit and is no city in friendly territory.`,
  'ride.outOfReach': ({ commander, hex }, name) =>
    `${name.commander(commander)} does not reach ${name.hex(hex)} within three hexes; enemy stacks and enemy cities bar the way.`,
  'ride.rides': ({ commander, from, to }, name) =>
    `${name.commander(commander)} rides from ${name.hex(from)} to ${name.hex(to)}.`,
  'ride.passes': ({ side }, name) => `${capital(name.side(side))}: no more commanders move.`,
};
