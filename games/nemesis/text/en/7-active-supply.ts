import type { Catalogue } from '@bivouac/kernel';
import type { ActiveSupplyMessages } from '../messages/7-active-supply.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

/** A term of a sum, left out when it is nothing. */
const less = (number: number, what: string): string => (number === 0 ? '' : ` − ${number} ${what}`);

export const en7: Catalogue<ActiveSupplyMessages, Names> = {
  'depot.convertOrKeepAll': () => 'Convert a Depot into a Supply Train?',
  'depot.nobodyToLoad': ({ hex }, name) => `No friendly stack is at ${name.hex(hex)} to convert the Depot.`,
  'depot.noFigure': ({ side }, name) =>
    `${capital(name.side(side))}: the figure for this Turn is 0, there is no Supply Train to make of a Depot.`,
  'depot.converted': ({ side, hex }, name) =>
    `${capital(name.side(side))}: the Depot at ${name.hex(hex)} becomes a Supply Train, face up on the stack.`,
  'train.count': ({ side, card, lost, depots, converted, trains }, name) =>
    `${capital(name.side(side))}: ${card} on the card${less(lost, 'for Depots captured')}${less(depots, 'for Depots on the map')}${less(converted, 'converted')} = ${trains < 0 ? `−${-trains}` : trains} ${trains === 1 ? 'Supply Train' : 'Supply Trains'}.`,
  'train.byCards': ({ side, by, figure }, name) =>
    `${capital(name.side(side))}: ${signed(by)} by cards, which makes a figure of ${figure}.`,
  'depot.removeForWant': ({ side, missing }, name) =>
    `Which Depot of ${name.side(side)} comes off the map? ${count(missing, 'Depot')} too many.`,
  'depot.removedForWant': ({ side, by, hex }, name) =>
    `${capital(name.side(by))}: the Depot of ${name.side(side)} at ${name.hex(hex)} comes off the map. It is not lost for good.`,
  'train.allocate': () => 'Place your next Supply Train or dummy',
  'train.noneLeft': () => 'No Supply Train is left.',
  'train.noDummyLeft': () => 'Both dummies are laid.',
  'train.noCommander': ({ hex }, name) =>
    `No commander at ${name.hex(hex)} could use a Supply Train, and no Depot can be meant there.`,
  'train.outOfSupply': ({ hex, range }, name) =>
    `No supply route of ${range} or less leads from ${name.hex(hex)} to a Depot.`,
  'train.dummyNeedsStack': ({ hex }, name) =>
    `A dummy goes on a stack of your own combat units; there is none at ${name.hex(hex)}.`,
  'train.laid': ({ hex }, name) => `A Supply Train goes to ${name.hex(hex)}, face down.`,
  'train.dummyLaid': ({ hex }, name) => `A dummy goes to ${name.hex(hex)}, face down.`,
  'train.counterLaid': ({ side, hex }, name) =>
    `${capital(name.side(side))}: a counter goes to ${name.hex(hex)}, face down.`,
  'train.passed': ({ side }, name) => `${capital(name.side(side))}: passes and discards a Supply Train.`,
  'forage.marked': ({ hex, units }, name) => `Forage marker at ${name.hex(hex)}: ${name.units(units)}.`,
  'forage.dummyShown': ({ side, hex }, name) =>
    `${capital(name.side(side))}: the forage marker at ${name.hex(hex)} shows that only dummies lie there.`,
  'depot.establish': () => 'Turn a Supply Train into a Depot? (optional)',
  'depot.established': ({ side, hex }, name) => `${capital(name.side(side))}: a Depot at ${name.hex(hex)}.`,
  'depot.noTrain': ({ hex }, name) => `No Supply Train of yours lies at ${name.hex(hex)}.`,
  'depot.onlyDummies': ({ hex }, name) => `Only dummies lie at ${name.hex(hex)}; a dummy becomes no Depot.`,
  'depot.noCity': ({ hex }, name) => `Depots stand in cities; there is none at ${name.hex(hex)}.`,
  'depot.alreadyThere': ({ hex }, name) => `A Depot stands at ${name.hex(hex)} already.`,
  'depot.unfriendlyCity': ({ hex }, name) =>
    `${capital(name.hex(hex))} is not friendly, and neither a stack nor a commander of yours is there.`,
  'depot.besieged': ({ hex }, name) => `${capital(name.hex(hex))} is besieged.`,
  'depot.notLinked': ({ hex, range }, name) =>
    `No link of ${range} or less joins ${name.hex(hex)} to the source or to a Depot of the chain.`,
  'train.stranded': ({ side, hex }, name) =>
    `${capital(name.side(side))}: the Supply Train at ${name.hex(hex)} became no Depot and is taken off.`,
};
