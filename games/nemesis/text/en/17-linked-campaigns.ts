import type { Catalogue } from '@bivouac/kernel';
import type { LinkMessages } from '../messages/17-linked-campaigns.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

const ENDINGS = {
  capitalTaken: 'The French hold a capital of Russia at the end of the year.',
  nothingTaken: 'The French have never held enough of Russia: the invasion has failed.',
  warsawTaken: 'The Coalition has carried the war to Warsaw and beyond: the Grande Armée is cut off.',
} as const;

const SOURCES = { french: 'the western map edge', coalition: 'Warsaw' } as const;

export const en17: Catalogue<LinkMessages, Names> = {
  'held.waits': ({ hex, turn }, name) =>
    `The stack at ${name.hex(hex)} waits until Turn ${turn}, unless an enemy attacks it or comes near.`,
  'ending.warsaw': ({ hexes }, name) => `Coalition units stand at ${name.hexes(hexes)}. The war is over.`,
  'ending.capital': ({ hexes }, name) => `December is over, and the French hold ${name.hexes(hexes)}. The war is over.`,
  'ending.nothing': () =>
    'December is over. No Turn before has ended with Moscow, with St Petersburg or with all other Russian victory cities in French hands. The war is over.',
  'ending.conquest': ({ hexes, turn }, name) =>
    `The French hold ${name.hexes(hexes)}: enough of Russia for the war to go on after Turn ${turn}.`,
  'ending.won': ({ how }) => ENDINGS[how],
  'displaced.whereTo': ({ hex }, name) => `The stack at ${name.hex(hex)} has to leave. Where does it go?`,
  'displaced.goes': ({ hex, to }, name) => `The stack at ${name.hex(hex)} leaves for ${name.hex(to)}.`,
  'displaced.nowhere': ({ hex }, name) => `The stack at ${name.hex(hex)} finds no place to go and leaves the game.`,
  'transition.contingents': ({ units }, name) => `Austria and Prussia leave the Grande Armée: ${name.units(units)}.`,
  'transition.disrupted': ({ units }, name) =>
    `The Grande Armée falls apart. Disrupted and gone: ${name.units(units)}.`,
  'transition.interned': ({ hexes }, name) =>
    `Austria interns the French at ${name.hexes(hexes)}. They are free again if there is an Armistice.`,
  'transition.depotOff': ({ hex }, name) => `The Depot at ${name.hex(hex)} is taken off: Austria is neutral.`,
  'transition.neutral': () =>
    'Austria is neutral and closed to both sides; Lemberg feeds the French no longer. Prussia is friendly to both sides.',
  'prussia.joins': () => 'Prussia joins the Coalition, and its territory is friendly to the Coalition alone.',
  'sources.whether': ({ side }) =>
    `Change your supply sources to ${SOURCES[side]}? You can do so once. Trains and reinforcements then come by the Set Up Card of 1813.`,
  'sources.keeps': ({ side }, name) => `${capital(name.side(side))}: the sources of 1812 are kept.`,
  'sources.changes': ({ side }, name) => `${capital(name.side(side))}: supply now comes from ${SOURCES[side]}.`,
  'sources.mustChange': ({ side }, name) =>
    `${capital(name.side(side))}: all sources were lost, so supply now comes from ${SOURCES[side]}. Depots stay where they are.`,
  'sources.goesBack': ({ side }, name) =>
    `${capital(name.side(side))}: all sources were lost, so supply comes from Russia again, for good.`,
  'sources.lost': ({ side }, name) =>
    `${capital(name.side(side))}: all supply sources are in enemy hands. They change at the next General Supply.`,
  'sources.needsWarsaw': ({ hex }, name) => `No Coalition unit is in ${name.hex(hex)}.`,
  'sources.depots': () => 'New sources: which Depot is moved or taken off? The others stay.',
  'exception.entered': () =>
    'A Russian unit in supply stands in Prussia: from now on Prussians and Swedes come as well.',
  'newYear.begins': () =>
    '1813: the rules of that campaign are in force. Combat Commands and Battle points start afresh, and Saxony shuts the gates of Torgau.',
  'newYear.whoLeaves': () =>
    'Take commanders off the map? They come again by the Set Up Card of 1813; those who stay do not.',
  'newYear.notOnCard': ({ commander }, name) => `${name.commander(commander)} is not on the Set Up Card of 1813.`,
  'newYear.emperorStays': ({ commander }, name) => `${name.commander(commander)} was kept with the army and stays.`,
  'newYear.takenOff': ({ commander }, name) => `${name.commander(commander)} leaves the map.`,
  'garrison.whether': () => 'Turn a unit into the garrison of a city near it?',
  'garrison.isOne': ({ unit }, name) => `${capital(name.unit(unit))} is a garrison already.`,
  'garrison.wrongArm': ({ hex }, name) =>
    `${capital(name.hex(hex))}: only infantry becomes a garrison, and artillery at Danzig.`,
  'garrison.noCounter': ({ hex }, name) => `${capital(name.hex(hex))}: there is no garrison counter left for it.`,
  'garrison.tooFar': ({ unit, hex, most }, name) =>
    `${capital(name.unit(unit))} is more than ${count(most, 'hex', 'hexes')} from ${name.hex(hex)}.`,
  'garrison.made': ({ unit, garrison, hex }, name) =>
    `${capital(name.unit(unit))} becomes the garrison of ${name.hex(hex)}: ${name.unit(garrison)}.`,
  'garrison.notFree': ({ commander }, name) => `${name.commander(commander)} is on the map, or lost.`,
  'garrison.nobodyYet': ({ hex }, name) => `${capital(name.hex(hex))} has no garrison yet.`,
  'garrison.commander': ({ commander, hex }, name) => `${name.commander(commander)} takes command at ${name.hex(hex)}.`,
  'cards.return': ({ count: many }) => `${count(many, 'card')} that speak of Prussia are shuffled into the deck.`,
  'napoleon.whether': () =>
    'Does Napoleon go to Paris? He comes back in April 1813. If he stays, no French units arrive from August 1813 on.',
  'napoleon.stays': ({ commander }, name) =>
    `${name.commander(commander)} stays with the army. The French units due from August 1813 on will not come.`,
  'napoleon.leaves': ({ commander }, name) =>
    `${name.commander(commander)} goes to Paris, and comes back in April 1813.`,
};
