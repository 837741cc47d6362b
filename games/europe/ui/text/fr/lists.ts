import type { Catalogue } from '@bivouac/kernel';
import { boxes, seas } from '../../../catalogue/catalogue.ts';
import type { BoxId, SeaId } from '../../../catalogue/ids.ts';
import type { Names } from '../../../text/names.ts';
import { nombre } from '../../../text/wording.ts';
import type { ListMessages } from '../messages/lists.ts';

const WHOSE = { empire: 'Empire', coalition: 'Coalition', neutral: 'Neutres', none: 'Personne' };
const steps = (number: number): string => nombre(number, 'pas', 'pas');

export const frLists: Catalogue<ListMessages, Names> = {
  'list.forces': ({ side }) => WHOSE[side],
  'list.armies': () => 'Armées',
  'list.fleets': () => 'Flottes',
  'list.reserves': () => 'Réserves',
  'list.force': ({ name: force, zone, steps: many, marks }, name) =>
    [`${name.force(force)}, ${name.zone(zone)}${many === null ? '' : ` : ${steps(many)}`}`, ...marks].join(', '),
  'list.army': ({ army }, name) => name.army(army),
  'list.armyAt': ({ army, zone, steps: many, command, generals }, name) =>
    `${name.army(army)}, ${name.zone(zone)} : ${many} sur ${steps(command)}, ${nombre(generals, 'subordonné')} sur 3`,
  'list.notFormed': () => 'Absente de la carte',
  'list.reserve': ({ power }, name) => name.nation(power),
  'list.off': ({ piece, at, until }) =>
    at === 'waiting' ? `${piece} ; pas avant ${until}` : at === 'returning' ? `${piece} ; revient gratuitement` : piece,
  'list.navy': ({ side }) => WHOSE[side],
  'list.fleet.sea': ({ place }) => `en mer, ${place}`,
  'list.fleet.port': ({ place }) => `au port, ${place}`,
  'list.fleet.blockade': ({ place }) => `blocus : ${place}`,
  'list.fleet.box': ({ place }) => place,
  'list.place': ({ place, zone }, name) =>
    zone === null
      ? (seas.get(place as SeaId)?.name.fr ?? boxes.get(place as BoxId)?.name.fr ?? place)
      : name.zone(zone),
};
