import type { Catalogue } from '@bivouac/kernel';
import type { NavalMessages } from '../messages/17-naval.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

/** "Nelson retreats", "Nelson and Keith retreat". */
const s = ({ length }: readonly unknown[]): string => (length === 1 ? 's' : '');

export const en17: Catalogue<NavalMessages, Names> = {
  'naval.activated': ({ fleets }, name) => `${name.fleets(fleets)} put${s(fleets)} to sea.`,
  'naval.step': ({ fleets, left }, name) => `${name.fleets(fleets)}: ${count(left, 'movement point')} left`,
  'naval.noPoints': ({ cost, left }) => `It costs ${count(cost, 'movement point')}; ${left} left.`,
  'naval.full': () => 'A squadron has three fleets at most.',
  'naval.ice': () => 'In winter nobody moves beyond the ice limit.',
  'naval.bosphorus': () => 'The side that holds Constantinople closes the Bosphorus.',
  'naval.notBeyondGibraltar': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} does not go beyond Gibraltar.`,
  'naval.northOnly': ({ fleet }, name) =>
    `${capital(name.the.fleet(fleet))} operates in the Baltic and the Straits alone.`,
  'naval.oneRussianAbroad': ({ fleet }, name) =>
    `Another Russian fleet is abroad, so ${name.the.fleet(fleet)} stays in the Baltic, the Straits or the Black Sea.`,
  'naval.excess': ({ over }) => `${count(over, 'fleet')} too many: which is eliminated?`,
  'naval.eliminated': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} is eliminated: there was no room for it.`,
  'naval.intercept': ({ fleets, sea }, name) => `${name.sea(sea)}: shall ${name.fleets(fleets)} try to intercept?`,
  'naval.intercepts': ({ fleets, sea }, name) => `${name.sea(sea)}: ${name.fleets(fleets)} intercept${s(fleets)}.`,
  'naval.staysBefore': ({ fleets }, name) => `Of ${name.fleets(fleets)}, who stays before the port?`,
  'naval.evade': ({ fleets, sea }, name) => `${name.sea(sea)}: shall ${name.fleets(fleets)} try to evade?`,
  'naval.evades': ({ fleets, sea }, name) => `${name.fleets(fleets)} slip${s(fleets)} away from ${name.sea(sea)}.`,
  'naval.battle': ({ attacker, ours, theirs }, name) =>
    `Naval battle, ${name.side(attacker)} attacking: ${name.fleets(ours) || 'nobody'} against ${theirs.length === 0 ? 'the batteries' : name.fleets(theirs)}.`,
  'naval.fire': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} fires`,
  'naval.battery': ({ side }, name) => `The batteries of ${name.side(side)} fire`,
  'naval.total': ({ side, total }, name) => `${capital(name.side(side))} comes to ${total}.`,
  'naval.withdraw': () => 'A draw: do you withdraw?',
  'naval.lose': ({ left }) => `${count(left, 'fleet')} to lose: which?`,
  'naval.sunk': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} is destroyed.`,
  'naval.victor': ({ victor, lost }, name) =>
    `${capital(name.side(victor))} wins at sea; ${lost === 0 ? 'no fleet is lost' : `${count(lost, 'fleet')} lost`}.`,
  'naval.retreat': ({ fleets }, name) => `${name.fleets(fleets)} must retreat: where?`,
  'naval.retreats': ({ fleets }, name) => `${name.fleets(fleets)} retreat${s(fleets)}.`,
  'naval.noRefuge': ({ fleets }, name) =>
    `${name.fleets(fleets)} find${s(fleets)} no refuge and ${fleets.length === 1 ? 'is' : 'are'} lost.`,
  'naval.pursue': ({ zone }, name) => `The enemy has put into ${name.zone(zone)}: blockade him there?`,
  'naval.entersBox': ({ fleets, zone }, name) =>
    `${name.fleets(fleets)} take${s(fleets)} station before ${name.zone(zone)}.`,
  'naval.comeOut': ({ fleets, zone }, name) => `${name.zone(zone)}: shall ${name.fleets(fleets)} come out and fight?`,
  'naval.emptyPort': ({ zone }, name) => `No enemy squadron lies at ${name.zone(zone)}.`,
  'naval.attackedAlready': ({ zone }, name) => `${name.zone(zone)} has been attacked in this round.`,
  'naval.nobodyThere': () => 'No enemy squadron is at sea here.',
  'naval.homeOnly': ({ unit }, name) => `${capital(name.the.unit(unit))} never leaves its country.`,
  'naval.noRoom': () => 'Each fleet carries two steps, a depot, a general and an army marker.',
  'naval.generalAlone': () => 'A general goes aboard with troops.',
  'naval.noTroops': () => 'Nobody is aboard.',
  'naval.carriesTroops': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} has troops aboard.`,
  'naval.noWinterLanding': () => 'No amphibious attack in winter.',
  'naval.landedAlready': () => 'No further amphibious attack in this activation.',
  'naval.tooManySteps': ({ steps, most }) => `${count(steps, 'step')} aboard; ${most} may land.`,
  'naval.notThere': ({ zone }, name) => `No landing at ${name.zone(zone)}.`,
  'naval.fleetsInPort': ({ zone }, name) => `The enemy squadron at ${name.zone(zone)} must be destroyed first.`,
  'naval.enemyAshore': ({ zone }, name) => `The enemy stands at ${name.zone(zone)}: an amphibious attack is needed.`,
  'naval.justLanded': () => 'Troops that have just landed do not march in this round.',
  'naval.landing': ({ side, zone }, name) => `${capital(name.side(side))} lands at ${name.zone(zone)}.`,
  'naval.landingBeatenOff': ({ zone }, name) => `The batteries of ${name.zone(zone)} drive the squadron off.`,
  'naval.landingLost': ({ zone }, name) => `${name.zone(zone)} holds out: the landing force is lost.`,
  'naval.oneHunter': () => 'One Coalition fleet at a time goes after the corsairs.',
  'naval.hunts': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} goes after the corsairs.`,
  'naval.homePort': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} comes home: to which port?`,
  'naval.leavePort': ({ fleets, zone }, name) =>
    `${name.zone(zone)} is taken: where ${fleets.length === 1 ? 'does' : 'do'} ${name.fleets(fleets)} go?`,
  'naval.whichWay': ({ fleets }, name) =>
    `Which way ${fleets.length === 1 ? 'does' : 'do'} ${name.fleets(fleets)} take?`,
  'naval.leftPort': ({ fleets, zone }, name) =>
    `${name.fleets(fleets)} reach${fleets.length === 1 ? 'es' : ''} ${name.zone(zone)}.`,
  'naval.nearestPort': () => 'Only the nearest friendly port.',
};
