import type { Catalogue } from '@bivouac/kernel';
import type { HexId } from '../../../catalogue/ids.ts';
import type { Names } from '../../../text/names.ts';
import { capital, nombre } from '../../../text/wording.ts';
import type { ListMessages } from '../messages/lists.ts';

const WHOSE = { coalition: 'Coalition', french: 'Français' };
const KNOWN = { no: 'Train vrai ou factice', real: 'Train de ravitaillement', dummy: 'Train factice' };

/** Quelques lieux par leur nom, beaucoup par leur nombre. */
const MANY = 6;
const places = (hexes: readonly HexId[], name: Names): string =>
  hexes.length > MANY ? `un lieu parmi ${hexes.length}` : name.hexes(hexes);

export const frLists: Catalogue<ListMessages, Names> = {
  'list.orderOfBattle': () => 'Ordre de bataille',
  'list.reinforcements': () => 'Renforts',
  'list.allLosses': () => 'Pertes',
  'list.allStores': () => 'Dépôts et trains',
  'list.back': ({ side, hex }, name) => `${WHOSE[side]}, ${name.hex(hex)} : face cachée`,
  'list.stack': ({ side, hex, units, of }, name) =>
    `${WHOSE[side]}, ${name.hex(hex)} : ${nombre(units, 'unité')}, ${String(of).replace('.', ',')} ${of < 2 ? 'facteur' : 'facteurs'} d’occupation`,
  'list.arrival': ({ side, turn, hexes, withAustria }, name) =>
    `${WHOSE[side]}, fin du tour ${turn} : ${places(hexes, name)}${withAustria ? ' (si l’Autriche entre en guerre)' : ''}`,
  'list.stacks': () => 'Piles',
  'list.corps': ({ side }) => (side === 'french' ? 'Armée française' : 'Armées coalisées'),
  'list.setUpCard': () => 'Mise en place',
  'list.setUpOf': ({ side, trains, commands }) =>
    `${WHOSE[side]} : au départ (${nombre(trains, 'train')}, ${nombre(commands, 'commandement')})`,
  'list.comesTo': ({ side }) => `${WHOSE[side]} : renforts`,
  'list.place': ({ hexes }, name) => capital(places(hexes, name)),
  'list.comes': ({ turn, hexes, withAustria }, name) =>
    `Fin du tour ${turn}, ${places(hexes, name)}${withAustria ? ', si l’Autriche entre en guerre' : ''}`,
  'list.setUpLine': ({ where, units, commanders }, name) =>
    `${where} : ${[name.commanders(commanders), name.units(units)].filter((part) => part !== '').join(' ; ')}`,
  'where.map': ({ words, hex }, name) => `${words} ; position : ${name.hex(hex)}`,
  'where.faceDown': () => 'sur la carte, face cachée',
  'where.lost': () => 'perdu',
  'where.deploys': ({ hex }, name) => `va se déployer${hex ? ` (${name.hex(hex)})` : ''} (14.1)`,
  'where.interned': ({ hex }, name) => `unité internée${hex ? ` (${name.hex(hex)})` : ''} jusqu’à un armistice (17.3)`,
  'where.frozen': ({ hex }, name) => `attend un armistice${hex ? ` (${name.hex(hex)})` : ''} (14.11)`,
  'where.neutral': ({ hex }, name) => `neutre${hex ? ` (${name.hex(hex)})` : ''} (14.10)`,
  'where.defects': ({ hex }, name) => `change de camp${hex ? ` (${name.hex(hex)})` : ''} (14.9)`,
  'where.due': ({ turn, hexes, withAustria }, name) =>
    `fin du tour ${turn}, ${places(hexes, name)}${withAustria ? ', si l’Autriche entre en guerre' : ''}`,
  'where.aside': () => 'hors du jeu',
  'list.losses': ({ side, units }) => `${WHOSE[side]} : ${nombre(units, 'unité perdue', 'unités perdues')}`,
  'list.stores': ({ side }) => WHOSE[side],
  'list.depot': ({ hex }, name) => `Dépôt (${name.hex(hex)})`,
  'list.train': ({ hex, known }, name) => `${KNOWN[known]} (${name.hex(hex)})`,
  'list.depotsLost': ({ depots }) =>
    `${nombre(depots, 'dépôt pris', 'dépôts pris')} : ${nombre(depots, 'train')} de ravitaillement de moins à chaque tour`,
};
