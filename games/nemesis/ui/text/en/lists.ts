import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { count } from '../../../text/wording.ts';
import type { ListMessages } from '../messages/lists.ts';

const WHOSE = { coalition: 'Coalition', french: 'French' };
const KNOWN = { no: 'Train or dummy', real: 'Supply Train', dummy: 'Dummy' };

export const enLists: Catalogue<ListMessages, Names> = {
  'list.orderOfBattle': () => 'Order of battle',
  'list.reinforcements': () => 'Reinforcements',
  'list.allLosses': () => 'Losses',
  'list.allStores': () => 'Depots and trains',
  'list.back': ({ side, hex }, name) => `${WHOSE[side]}, ${name.hex(hex)}: face down`,
  'list.stack': ({ side, hex, units, of }, name) =>
    `${WHOSE[side]}, ${name.hex(hex)}: ${count(units, 'unit')}, ${count(of, 'Occupancy Factor')}`,
  'list.arrival': ({ side, turn, hexes }, name) => `${WHOSE[side]}, end of Turn ${turn}: ${name.hexes(hexes)}`,
  'list.losses': ({ side, units }) => `${WHOSE[side]}: ${count(units, 'unit')} lost`,
  'list.stores': ({ side }) => WHOSE[side],
  'list.depot': ({ hex }, name) => `Depot at ${name.hex(hex)}`,
  'list.train': ({ hex, known }, name) => `${KNOWN[known]} at ${name.hex(hex)}`,
  'list.depotsLost': ({ depots }) =>
    `${count(depots, 'Depot')} captured: ${count(depots, 'Supply Train')} fewer every Turn`,
};
