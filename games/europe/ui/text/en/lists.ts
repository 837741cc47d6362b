import type { Catalogue } from '@bivouac/kernel';
import { boxes, seas } from '../../../catalogue/catalogue.ts';
import type { BoxId, SeaId } from '../../../catalogue/ids.ts';
import type { Names } from '../../../text/names.ts';
import { count } from '../../../text/wording.ts';
import type { ListMessages } from '../messages/lists.ts';

const WHOSE = { empire: 'Empire', coalition: 'Coalition', neutral: 'Neutral', none: 'Nobody' };

export const enLists: Catalogue<ListMessages, Names> = {
  'list.forces': ({ side }) => WHOSE[side],
  'list.armies': () => 'Armies',
  'list.fleets': () => 'Fleets',
  'list.reserves': () => 'Reserves',
  'list.force': ({ name: force, zone, steps, marks }, name) =>
    [`${name.force(force)} at ${name.zone(zone)}${steps === null ? '' : `: ${count(steps, 'step')}`}`, ...marks].join(
      ', ',
    ),
  'list.army': ({ army }, name) => name.army(army),
  'list.armyAt': ({ army, zone, steps, command, generals }, name) =>
    `${name.army(army)} at ${name.zone(zone)}: ${steps} of ${count(command, 'step')}, ${count(generals, 'general')} of 3 under command`,
  'list.notFormed': () => 'Not on the map',
  'list.reserve': ({ power }, name) => name.nation(power),
  'list.off': ({ piece, at, until }) =>
    at === 'waiting' ? `${piece}; not before ${until}` : at === 'returning' ? `${piece}; comes back free` : piece,
  'list.navy': ({ side }) => WHOSE[side],
  'list.fleet.sea': ({ place }) => `at sea, ${place}`,
  'list.fleet.port': ({ place }) => `in port, ${place}`,
  'list.fleet.blockade': ({ place }) => `blockades ${place}`,
  'list.fleet.box': ({ place }) => place,
  'list.place': ({ place, zone }, name) =>
    zone === null
      ? (seas.get(place as SeaId)?.name.en ?? boxes.get(place as BoxId)?.name.en ?? place)
      : name.zone(zone),
};
