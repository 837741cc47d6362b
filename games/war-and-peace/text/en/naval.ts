import type { Catalogue } from '@bivouac/kernel';
import type { NavalMessages } from '../messages/naval.ts';
import type { Names } from '../names.ts';

const HOW = { sunk: 'sunk', captured: 'captured', damaged: 'damaged' } as const;

export const navalEn: Catalogue<NavalMessages, Names> = {
  'naval.which': () => 'Which fleet sails?',
  'naval.ships': ({ at }, name) => `How many ships leave ${name.place(at)}?`,
  'naval.aboard': ({ at, room }, name) => `Who goes aboard at ${name.place(at)}? Room for ${room} more.`,
  'naval.where': ({ at, left }, name) => `Where to from ${name.place(at)}? ${left} movement points left.`,
  'naval.sails': ({ nation, from, to }, name) =>
    `A fleet ${name.ofNation(nation)} sails from ${name.place(from)} to ${name.place(to)}.`,
  'naval.moved': () => 'These ships have moved.',
  'naval.needsLeader': () => 'Infantry goes aboard only with a leader.',
  'naval.runs': ({ at }, name) =>
    `Running the blockade of ${name.place(at)}: 5 and 6 escape, 1 and 2 let the blockaders attack.`,
  'naval.runResult': ({ at, die, result }, name) => `Running the blockade of ${name.place(at)}: ${die}, ${result}.`,
  'naval.attackBlockade': ({ at }, name) => `Fight at ${name.place(at)}?`,
  'naval.intercept': ({ zone }, name) => `Enemy ships in the ${name.place(zone)}. Who intercepts?`,
  'naval.interceptDie': ({ zone }, name) => `Interception in the ${name.place(zone)}.`,
  'naval.intercepted': ({ zone, die, total, found }, name) =>
    `Interception in the ${name.place(zone)}: ${die} makes ${total}, ${found ? 'the enemy is found' : 'nobody is found'}.`,
  'naval.engage': ({ at }, name) => `Attack the enemy ships at ${name.place(at)}?`,
  'naval.round': ({ at, odds, die, total, larger, smaller, result }, name) =>
    `Naval combat at ${name.place(at)}: ${name.nation(larger)} against ${name.nation(smaller)} at ${odds}, ${die} makes ${total}: ${result}.`,
  'naval.die': ({ at }, name) => `Naval combat at ${name.place(at)}.`,
  'naval.lost': ({ nation, sp, how }, name) => `${name.Nation(nation)}: ${sp} ${HOW[how]}.`,
  'naval.pursue': ({ at, needs }, name) => `Pursue from ${name.place(at)}? It takes a ${needs} or more.`,
  'naval.pursued': ({ die, total, caught }) =>
    `Pursuit: ${die} makes ${total}, ${caught ? 'another round' : 'they get away'}.`,
  'naval.retreat': ({ at }, name) => `To which port from ${name.place(at)}?`,
  'naval.retreats': ({ nation, to }, name) => `The ships ${name.ofNation(nation)} make for ${name.place(to)}.`,
  'naval.transport': ({ nation }, name) => `Ships ${name.ofNation(nation)} without escort.`,
  'naval.blockade': ({ nation, at }, name) => `${name.Nation(nation)} blockades ${name.place(at)}.`,
  'naval.blockadeEnds': ({ at }, name) => `The blockade of ${name.place(at)} is over.`,
  'naval.lands': ({ force, at }, name) => `${name.force(force)} land at ${name.place(at)}.`,
  'naval.storm': ({ zone }, name) => `Storms in the ${name.place(zone)}.`,
  'naval.leavesPort': ({ nation, at }, name) => `The ships ${name.ofNation(nation)} leave ${name.place(at)}.`,
  'naval.join': ({ at }, name) => `Do other ships at ${name.place(at)} join the fleet?`,
  'naval.consent': ({ nation, at }, name) =>
    `An ally wants to take ships ${name.ofNation(nation)} along from ${name.place(at)}. Do you agree?`,
  'naval.sailsAlone': ({ nation }, name) => `The ships ${name.ofNation(nation)} cannot join this fleet.`,
  'naval.nelson': ({ at }, name) => `Does Nelson leave ${name.place(at)} with this fleet?`,
  'naval.daring': () => 'Does Nelson dare? He counts for two in this round, and 10 or more on two dice kills him.',
  'naval.dares': () => 'Nelson dares.',
  'naval.hide': ({ at }, name) => `Hide the fleet at ${name.place(at)} under a Fleet Unit?`,
  'naval.supplyAshore': ({ at, points }, name) => `${points} supply points are put ashore at ${name.place(at)}.`,
  'naval.cargoLost': ({ force }, name) => `Lost at sea: ${name.force(force)}.`,
  'naval.cargoAtSea': () => 'Whatever is aboard must be landed in this phase.',
  'naval.leadersAshore': ({ at }, name) => `Leaders land among friends only: nobody waits at ${name.place(at)}.`,
  'naval.notOurPort': ({ at }, name) => `${name.place(at)} is not a port of this side.`,
  'naval.neutralPort': ({ at }, name) => `${name.place(at)} is a port of the other side or of a neutral.`,
  'naval.ashore': ({ at }, name) => `Go ashore at ${name.place(at)}?`,
  'naval.stationary': () => 'Which fleet on the circle looks for an enemy there?',
  'naval.circle': () => 'Put a fleet on the circle of its sea zone?',
  'naval.circled': ({ nation, zone }, name) =>
    `The fleet ${name.ofNation(nation)} lies on the circle of the ${name.place(zone)}.`,
  'naval.meet': ({ at }, name) =>
    `${name.place(at)} is attacked from the sea and from inside. Whom do you fight first, or both together?`,
  'naval.lose': ({ left, how }) => `Choose a squadron to be ${HOW[how]}: ${left} to go.`,
  'naval.halfMorale': () => 'Half of the losses must have the morale that the fleet fought with.',
  'naval.halfEnglish': () => 'With Nelson there, half of the losses must be English.',
  'naval.mended': ({ nation, at }, name) => `A squadron ${name.ofNation(nation)} is repaired at ${name.place(at)}.`,
  'naval.mendWhere': () => 'A squadron is repaired where it has lain since the last Production Phase.',
  'naval.keepPrize': ({ nation, unit }, name) =>
    `Captured: ${name.unit(unit)} (${name.state(nation)}). Keep the prize? If not, it is destroyed.`,
  'naval.prizeLost': ({ nation, unit }, name) => `A prize is lost: ${name.unit(unit)} (${name.state(nation)}).`,
  'naval.prizeTaken': ({ nation, unit, by }, name) =>
    `${name.Nation(by)} takes a prize: ${name.unit(unit)} (${name.state(nation)}).`,
  'naval.prizeServes': ({ nation, unit, at }, name) =>
    `A prize now serves ${name.nation(nation)} at ${name.place(at)}: ${name.unit(unit)}.`,
  'naval.tow': () => 'Each squadron tows one prize of its own state.',
  'naval.towWhich': ({ at }, name) => `Take a prize at ${name.place(at)} in tow?`,
  'naval.towToPort': ({ at }, name) => `Prizes go to friendly ports only: ${name.place(at)} is none.`,
  'naval.jettison': ({ at }, name) => `Enemies at ${name.place(at)}. Let the prizes go before the fight?`,
  'naval.breakOff': ({ at }, name) => `The prizes drift at ${name.place(at)}. Break off and take them?`,
  'naval.refit': ({ nation, unit, at, paid }, name) =>
    `A prize is refitted at ${name.place(at)}: ${name.unit(unit)} (${name.state(nation)}), ${paid} paid.`,
  'naval.refitPort': () => 'A prize is repaired in a port of its captor.',
  'naval.refitNew': () => 'A prize is not repaired in the month of its arrival.',
  'naval.refitOne': () => 'One prize at a time is repaired.',
  'naval.refitPaid': () => 'This prize is paid for: it needs time.',
  'lend.nobody': () => 'There is no government here to lend to.',
  'lend.french': ({ nation }, name) => `${name.Nation(nation)} is pro-French: England lends it nothing.`,
  'lend.tilsit': () => 'The treaty of Tilsit still closes Russia to English money.',
  'lend.lloyds': () => 'At a rate of 40% England lends nothing and sends nobody abroad.',
  'lend.tooMuch': ({ nation, room }, name) => `${name.Nation(nation)} can take ${room} points more in this turn.`,
  'lend.ashore': ({ nation, points, worth }, name) =>
    `England lends ${name.nation(nation)} ${points} points${worth === points ? '' : `, worth ${worth} of its own`}.`,
  'lloyds.rate': ({ rate }) => `The insurance rate at Lloyd’s stands at ${rate}%.`,
  'lloyds.where': () => 'Where do your squadrons raid English trade? They do not sail in this phase.',
  'lloyds.joins': ({ nation, zone }, name) =>
    `The French raid trade in the ${name.place(zone)}. Do the ships ${name.ofNation(nation)} join them?`,
  'lloyds.dice': ({ zone }, name) => `Raid on English trade in the ${name.place(zone)}.`,
  'lloyds.raid': ({ zone, dice, change }, name) =>
    `Raid in the ${name.place(zone)}: ${dice}, the insurance rate rises by ${change}.`,
  'lloyds.due': ({ points }) => `The war on trade costs England ${points} points in this turn.`,
  'lloyds.stay': () => 'These forces are needed on the high seas while the insurance rate is so high.',
  'lloyds.sendOut': () => 'The insurance rate forces England to send somebody to the high seas. Who goes?',
  'lloyds.sent': ({ from }, name) => `Forces leave ${name.place(from)} for the North Atlantic.`,
  'lloyds.bases': ({ points }) => `Where do you attack the bases of the raiders? ${points} points are at hand.`,
  'lloyds.basesDice': ({ zone }, name) => `Action against bases in the ${name.place(zone)}: the total must pass 10.`,
  'lloyds.suppressed': ({ zone, dice, score, bases }, name) =>
    `Bases in the ${name.place(zone)}: ${dice}, ${score > 0 ? `a success: ${bases} off every raid there` : 'no success'}.`,
  'lloyds.northAtlantic': () => 'Nobody has bases in the North Atlantic.',
};
