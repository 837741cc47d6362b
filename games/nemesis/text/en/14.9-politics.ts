import type { Catalogue } from '@bivouac/kernel';
import type { PoliticsMessages } from '../messages/14.9-politics.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

const ALLEGIANCE = {
  shared: 'friendly to both sides for forage and Depots',
  coalition: 'friendly to the Coalition',
} as const;

export const enPolitics: Catalogue<PoliticsMessages, Names> = {
  'confederation.defeat': () => 'Napoleon has been beaten decisively: the princes of the Confederation take note.',
  'confederation.cities': ({ cities }, name) =>
    `Coalition units hold ${name.hexes(cities)}: the princes of the Confederation take note.`,
  'confederation.truceRefused': () =>
    'No truce has been made, and the Coalition had refused one: the Confederation is no longer closed to it.',
  'confederation.steady': () => 'The Confederation stays as it is this Turn.',
  'confederation.wavers': ({ to }) => `From the next Turn on the Confederation of the Rhine will be ${ALLEGIANCE[to]}.`,
  'confederation.becomes': ({ to }) => `The Confederation of the Rhine is now ${ALLEGIANCE[to]}.`,
  'confederation.contingent': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} leaves the French at ${name.hex(hex)} and will join the Coalition.`,
  'saxony.joins': ({ hex, units, commanders }, name) =>
    `Saxony sides with the Coalition, and ${name.hex(hex)} opens its gates: ${name.commanders(commanders)}, ${name.units(units)}.`,
  'defector.where': ({ unit, hex }, name) =>
    `Which stack does ${name.unit(unit)} join? It was at ${name.hex(hex)} when it changed sides.`,
  'defector.tooFar': ({ hex, from, most }, name) =>
    `${capital(name.hex(hex))} is more than ${most} hexes from ${name.hex(from)}.`,
  'defector.joins': ({ unit, hex }, name) => `${capital(name.unit(unit))} joins the Coalition at ${name.hex(hex)}.`,
  'defector.goesHome': ({ unit }, name) => `${capital(name.unit(unit))} does not join the Coalition and goes home.`,
  'defector.lost': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} finds no Coalition stack with room near ${name.hex(hex)} and is lost.`,
  'wrede.where': ({ commander }, name) => `With which Bavarian unit does ${name.commander(commander)} enter?`,
  'wrede.enters': ({ commander, hex }, name) => `${name.commander(commander)} enters at ${name.hex(hex)}.`,
  'wrede.staysAway': ({ commander }, name) => `No Bavarian unit has joined: ${name.commander(commander)} stays away.`,
  'truce.die': ({ side }, name) => `A truce? The die of ${name.side(side)}`,
  'truce.rolled': ({ side, die, bonus, score }, name) =>
    `${capital(name.side(side))}: ${die}${bonus === 0 ? '' : ` ${signed(bonus)} = ${score}`}.`,
  'truce.rollAgain': () => 'A tie: both roll again.',
  'truce.whether': () => 'You have the higher roll. Offer a truce?',
  'truce.notOffered': ({ side }, name) => `${capital(name.side(side))}: no truce is offered.`,
  'truce.offered': ({ side }, name) => `${capital(name.side(side))}: a truce is offered.`,
  'truce.answer': ({ points }) =>
    `A truce is offered. The Coalition has ${count(points, 'territorial point')}, so you may refuse. Do you accept?`,
  'truce.mayNotRefuse': ({ side, points }, name) =>
    `The Coalition has ${count(points, 'territorial point')}: no right to refuse for ${name.side(side)}.`,
  'truce.refused': ({ side }, name) => `${capital(name.side(side))}: the truce is refused.`,
  'truce.begins': () => 'The Armistice of Pläswitz is agreed. The war goes on in the second half of August.',
  'truce.restored': ({ units }, name) => `Back in good order: ${name.units(units)}.`,
  'truce.redeploy': () => 'Armistice: pick up a stack or a counter and set it down behind your line.',
  'truce.whereTo': ({ hex, counters }, name) => `${count(counters, 'counter')} from ${name.hex(hex)}: where to?`,
  'truce.garrison': ({ hex }, name) => `${capital(name.hex(hex))}: the garrison stays in its city.`,
  'truce.placedAlready': ({ hex }, name) => `${capital(name.hex(hex))}: already redeployed.`,
  'truce.noPlace': ({ hex }, name) => `${capital(name.hex(hex))}: no hex can take all of them together.`,
  'truce.beyondTheLine': ({ side, hex }, name) =>
    `${capital(name.hex(hex))} is not behind the line of ${name.side(side)}.`,
  'truce.waitsElsewhere': ({ hexes }, name) =>
    `This contingent waits for the end of the truce at ${name.hexes(hexes)}.`,
  'truce.roomLeft': ({ hexes }, name) => `There is still room at ${name.hexes(hexes)}.`,
  'truce.outside': ({ hexes }, name) => `Counters that must be redeployed still stand at ${name.hexes(hexes)}.`,
  'truce.placed': ({ side, counters, from, to }, name) =>
    `${capital(name.side(side))}: ${count(counters, 'counter')} from ${name.hex(from)} to ${name.hex(to)}.`,
  'truce.givesWay': ({ side, counters, from, to }, name) =>
    `${capital(name.side(side))}: ${count(counters, 'counter')} must leave ${name.hex(from)} and wait at ${name.hex(to)} to be redeployed.`,
  'truce.unitLost': ({ unit }, name) => `${capital(name.unit(unit))} finds no place behind the line and is lost.`,
  'truce.commanderLost': ({ commander }, name) =>
    `${name.commander(commander)} finds no place behind the line and is lost.`,
  'truce.depots': () => 'Armistice: which Depot is moved or taken off? The others stay.',
  'truce.depotWhere': ({ hex }, name) => `The Depot from ${name.hex(hex)}: where to?`,
  'truce.depotOutside': ({ hexes }, name) => `Depots at ${name.hexes(hexes)} cannot stay there.`,
  'truce.depotSettled': ({ hex }, name) => `The Depot at ${name.hex(hex)} has been moved already.`,
  'truce.depotMoved': ({ side, from, to }, name) =>
    `${capital(name.side(side))}: the Depot from ${name.hex(from)} now stands at ${name.hex(to)}.`,
  'truce.depotTakenOff': ({ side, hex }, name) =>
    `${capital(name.side(side))}: the Depot at ${name.hex(hex)} is taken off.`,
  'truce.newDepot': ({ left }) => `Armistice: place new Depots (${left} left). Each is one Supply Train fewer.`,
  'truce.depotLimit': ({ figure }) => `The card allows ${count(figure, 'Supply Train')}; all of them stand as Depots.`,
  'austria.joins': () => 'Austria joins the Coalition.',
  'bargain.offer': ({ most }) =>
    `How many Battle points do you offer for Austria’s neutrality? You have ${most}; 0 is no offer.`,
  'bargain.none': () => 'The French make Austria no offer.',
  'bargain.offered': ({ points }) => `The French offer ${count(points, 'Battle point')} for Austria’s neutrality.`,
  'bargain.answer': ({ points }) =>
    `The French offer ${count(points, 'Battle point')} if Austria stays neutral. Do you accept?`,
  'bargain.refused': () => 'The Coalition declines.',
  'bargain.struck': ({ points }) =>
    `The Coalition accepts ${count(points, 'Battle point')}: Austria stays neutral, and the Illyrian Provinces are closed.`,
  'hex.italyBound': ({ hex }, name) =>
    `${capital(name.hex(hex))} lies outside northern Italy, which the French there may not leave.`,
  'withdrawal.interned': ({ side, hex }, name) =>
    `${capital(name.hex(hex))}: the only way leads into closed land. The stack is interned (${name.side(side)}).`,
};
