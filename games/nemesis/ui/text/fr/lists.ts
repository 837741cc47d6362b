import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { nombre } from '../../../text/wording.ts';
import type { ListMessages } from '../messages/lists.ts';

const WHOSE = { coalition: 'Coalition', french: 'Français' };
const KNOWN = { no: 'Train vrai ou factice', real: 'Train de ravitaillement', dummy: 'Train factice' };

export const frLists: Catalogue<ListMessages, Names> = {
  'list.orderOfBattle': () => 'Ordre de bataille',
  'list.reinforcements': () => 'Renforts',
  'list.allLosses': () => 'Pertes',
  'list.allStores': () => 'Dépôts et trains',
  'list.back': ({ side, hex }, name) => `${WHOSE[side]}, ${name.hex(hex)} : face cachée`,
  'list.stack': ({ side, hex, units, of }, name) =>
    `${WHOSE[side]}, ${name.hex(hex)} : ${nombre(units, 'unité')}, ${String(of).replace('.', ',')} ${of < 2 ? 'facteur' : 'facteurs'} d’occupation`,
  'list.arrival': ({ side, turn, hexes }, name) => `${WHOSE[side]}, fin du tour ${turn} : ${name.hexes(hexes)}`,
  'list.losses': ({ side, units }) => `${WHOSE[side]} : ${nombre(units, 'unité perdue', 'unités perdues')}`,
  'list.stores': ({ side }) => WHOSE[side],
  'list.depot': ({ hex }, name) => `Dépôt (${name.hex(hex)})`,
  'list.train': ({ hex, known }, name) => `${KNOWN[known]} (${name.hex(hex)})`,
  'list.depotsLost': ({ depots }) =>
    `${nombre(depots, 'dépôt pris', 'dépôts pris')} : ${nombre(depots, 'train')} de ravitaillement de moins à chaque tour`,
};
