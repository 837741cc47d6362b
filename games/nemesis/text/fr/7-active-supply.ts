import type { Catalogue } from '@bivouac/kernel';
import type { ActiveSupplyMessages } from '../messages/7-active-supply.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

/** A term of a sum, left out when it is nothing. */
const less = (number: number, one: string, many: string): string =>
  number === 0 ? '' : ` − ${nombre(number, one, many)}`;

export const fr7: Catalogue<ActiveSupplyMessages, Names> = {
  'depot.convertOrKeepAll': () => 'Convertir un dépôt en train de ravitaillement, ou garder tous les dépôts ?',
  'depot.nobodyToLoad': ({ hex }, name) => `Aucune pile amie pour charger le dépôt (${name.hex(hex)}).`,
  'depot.noFigure': ({ side }, name) =>
    `${capital(name.side(side))} : le chiffre de ce tour est 0, aucun dépôt ne peut devenir un train de ravitaillement.`,
  'depot.converted': ({ side, hex }, name) =>
    `${capital(name.side(side))} : le dépôt (${name.hex(hex)}) devient un train de ravitaillement, face visible sur la pile.`,
  'train.count': ({ side, card, lost, depots, converted, trains }, name) =>
    `${capital(name.side(side))} : ${card} sur la fiche${less(lost, 'dépôt pris par l’ennemi', 'dépôts pris par l’ennemi')}${less(depots, 'dépôt sur la carte', 'dépôts sur la carte')}${less(converted, 'dépôt converti', 'dépôts convertis')} = ${trains < 0 ? `−${-trains}` : trains} ${Math.abs(trains) < 2 ? 'train' : 'trains'} de ravitaillement.`,
  'train.byCards': ({ side, by, figure }, name) =>
    `${capital(name.side(side))} : ${signed(by)} par les cartes, soit un nombre de ${figure}.`,
  'depot.removeForWant': ({ side, missing }, name) =>
    `Quel dépôt ennemi (${name.side(side)}) retirer de la carte ? ${nombre(missing, 'dépôt', 'dépôts')} de trop.`,
  'depot.removedForWant': ({ side, by, hex }, name) =>
    `${capital(name.side(by))} : le dépôt ennemi (${name.side(side)}, ${name.hex(hex)}) est retiré de la carte, sans perte définitive.`,
  'train.allocate': () => 'Où poser le prochain train ?',
  'train.noneLeft': () => 'Il ne reste aucun train de ravitaillement.',
  'train.noDummyLeft': () => 'Les deux trains factices sont posés.',
  'train.noCommander': ({ hex }, name) =>
    `${capital(name.hex(hex))} : aucun chef pour employer un train, et aucun dépôt possible.`,
  'train.outOfSupply': ({ hex, range }, name) =>
    `${capital(name.hex(hex))} : aucune ligne de ravitaillement de ${nombre(range, 'hexagone')} au plus ne mène à un dépôt.`,
  'train.dummyNeedsStack': ({ hex }, name) =>
    `${capital(name.hex(hex))} : un train factice se pose sur une pile de vos unités de combat, et il n’y en a pas ici.`,
  'train.laid': ({ hex }, name) => `Train de ravitaillement posé face cachée (${name.hex(hex)}).`,
  'train.dummyLaid': ({ hex }, name) => `Train factice posé face cachée (${name.hex(hex)}).`,
  'train.counterLaid': ({ side, hex }, name) =>
    `${capital(name.side(side))} : un pion est posé face cachée (${name.hex(hex)}).`,
  'train.passed': ({ side }, name) =>
    `${capital(name.side(side))} : on passe, un train de ravitaillement est défaussé.`,
  'forage.marked': ({ hex, units }, name) => `Marqueur de fourrage (${name.hex(hex)}) : ${name.units(units)}.`,
  'forage.dummyShown': ({ side, hex }, name) =>
    `${capital(name.side(side))} : le marqueur de fourrage (${name.hex(hex)}) révèle qu’il n’y a là que des trains factices.`,
  'depot.establish': () => 'Quel train de ravitaillement devient un dépôt ?',
  'depot.established': ({ side, hex }, name) => `${capital(name.side(side))} : un dépôt est établi (${name.hex(hex)}).`,
  'depot.noTrain': ({ hex }, name) => `${capital(name.hex(hex))} : aucun de vos trains de ravitaillement n’est ici.`,
  'depot.onlyDummies': ({ hex }, name) =>
    `${capital(name.hex(hex))} : il n’y a ici que des trains factices, dont on ne fait pas de dépôt.`,
  'depot.noCity': ({ hex }, name) =>
    `${capital(name.hex(hex))} : un dépôt s’établit dans une ville, et il n’y en a pas ici.`,
  'depot.alreadyThere': ({ hex }, name) => `${capital(name.hex(hex))} : un dépôt s’y trouve déjà.`,
  'depot.unfriendlyCity': ({ hex }, name) =>
    `${capital(name.hex(hex))} : la ville n’est pas amie, et aucune de vos piles ni aucun de vos chefs ne s’y trouve.`,
  'depot.besieged': ({ hex }, name) => `${capital(name.hex(hex))} : la ville est assiégée.`,
  'depot.notLinked': ({ hex, range }, name) =>
    `${capital(name.hex(hex))} : aucun maillon de ${nombre(range, 'hexagone')} au plus ne relie la ville à la source ou à un dépôt de la chaîne.`,
  'train.stranded': ({ side, hex }, name) =>
    `${capital(name.side(side))} : le train de ravitaillement (${name.hex(hex)}) n’est pas devenu un dépôt et est retiré.`,
};
