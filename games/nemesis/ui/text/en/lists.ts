import type { Catalogue } from '@bivouac/kernel';
import type { HexId } from '../../../catalogue/ids.ts';
import type { Names } from '../../../text/names.ts';
import { capital, count } from '../../../text/wording.ts';
import type { ListMessages } from '../messages/lists.ts';

const WHOSE = { coalition: 'Coalition', french: 'French' };
const KNOWN = { no: 'Train or dummy', real: 'Supply Train', dummy: 'Dummy' };

/** A few places by name, many by their number. */
const MANY = 6;
const places = (hexes: readonly HexId[], name: Names): string =>
  hexes.length > MANY ? `one of ${hexes.length} places` : name.hexes(hexes);

export const enLists: Catalogue<ListMessages, Names> = {
  'list.orderOfBattle': () => 'Order of battle',
  'list.reinforcements': () => 'Reinforcements',
  'list.allLosses': () => 'Losses',
  'list.allStores': () => 'Depots and trains',
  'list.back': ({ side, hex }, name) => `${WHOSE[side]}, ${name.hex(hex)}: face down`,
  'list.stack': ({ side, hex, units, of }, name) =>
    `${WHOSE[side]}, ${name.hex(hex)}: ${count(units, 'unit')}, ${count(of, 'Occupancy Factor')}`,
  'list.arrival': ({ side, turn, hexes, withAustria }, name) =>
    `${WHOSE[side]}, end of Turn ${turn}: ${places(hexes, name)}${withAustria ? ' (if Austria joins)' : ''}`,
  'list.stacks': () => 'Stacks',
  'list.corps': ({ side }) => `${WHOSE[side]} army`,
  'list.setUpCard': () => 'Set-up card',
  'list.setUpOf': ({ side, trains, commands }) =>
    `${WHOSE[side]}: at the start (${count(trains, 'Supply Train')}, ${count(commands, 'Combat Command')})`,
  'list.comesTo': ({ side }) => `${WHOSE[side]}: reinforcements`,
  'list.place': ({ hexes }, name) => capital(places(hexes, name)),
  'list.comes': ({ turn, hexes, withAustria }, name) =>
    `End of Turn ${turn}, ${places(hexes, name)}${withAustria ? ', if Austria joins' : ''}`,
  'list.setUpLine': ({ where, units, commanders }, name) =>
    `${where}: ${[name.commanders(commanders), name.units(units)].filter((part) => part !== '').join('; ')}`,
  'where.map': ({ words, hex }, name) => `${words}; at ${name.hex(hex)}`,
  'where.faceDown': () => 'on the map, face down',
  'where.lost': () => 'lost',
  'where.deploys': ({ hex }, name) => `about to deploy${hex ? ` at ${name.hex(hex)}` : ''} (14.1)`,
  'where.interned': ({ hex }, name) => `interned${hex ? ` at ${name.hex(hex)}` : ''} until an Armistice (17.3)`,
  'where.frozen': ({ hex }, name) => `waits${hex ? ` at ${name.hex(hex)}` : ''} until an Armistice (14.11)`,
  'where.neutral': ({ hex }, name) => `neutral${hex ? ` at ${name.hex(hex)}` : ''} (14.10)`,
  'where.defects': ({ hex }, name) => `changes sides${hex ? ` near ${name.hex(hex)}` : ''} (14.9)`,
  'where.due': ({ turn, hexes, withAustria }, name) =>
    `end of Turn ${turn}, ${places(hexes, name)}${withAustria ? ', if Austria joins' : ''}`,
  'where.aside': () => 'not in play',
  'list.losses': ({ side, units }) => `${WHOSE[side]}: ${count(units, 'unit')} lost`,
  'list.stores': ({ side }) => WHOSE[side],
  'list.depot': ({ hex }, name) => `Depot at ${name.hex(hex)}`,
  'list.train': ({ hex, known }, name) => `${KNOWN[known]} at ${name.hex(hex)}`,
  'list.depotsLost': ({ depots }) =>
    `${count(depots, 'Depot')} captured: ${count(depots, 'Supply Train')} fewer every Turn`,
};
