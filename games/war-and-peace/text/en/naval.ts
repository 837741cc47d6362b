import type { Catalogue } from '@bivouac/kernel';
import type { NavalMessages } from '../messages/naval.ts';
import type { Names } from '../names.ts';

const HOW = { sunk: 'sunk', captured: 'captured', damaged: 'damaged' } as const;

export const navalEn: Catalogue<NavalMessages, Names> = {
  'naval.which': () => 'Which fleet sails?',
  'naval.ships': ({ at }, name) => `How many ships leave ${name.place(at)}?`,
  'naval.aboard': ({ at, room }, name) => `Who goes aboard at ${name.place(at)}? Room for ${room} more.`,
  'naval.where': ({ at }, name) => `Where to from ${name.place(at)}?`,
  'naval.sails': ({ nation, from, to }, name) =>
    `A fleet ${name.ofNation(nation)} sails from ${name.place(from)} to ${name.place(to)}.`,
  'naval.moved': () => 'These ships have moved.',
  'naval.needsLeader': () => 'Infantry goes aboard only with a leader.',
  'naval.runs': ({ at }, name) => `Running the blockade of ${name.place(at)}.`,
  'naval.runResult': ({ at, die, result }, name) => `Running the blockade of ${name.place(at)}: ${die}, ${result}.`,
  'naval.attackBlockade': ({ at }, name) => `Fight at ${name.place(at)}?`,
  'naval.intercept': ({ zone }, name) => `Enemy ships in the ${name.place(zone)}. Who intercepts?`,
  'naval.interceptDie': ({ zone }, name) => `Interception in the ${name.place(zone)}.`,
  'naval.intercepted': ({ zone, die, total, found }, name) =>
    `Interception in the ${name.place(zone)}: ${die} makes ${total}, ${found ? 'the enemy is found' : 'nobody is found'}.`,
  'naval.engage': ({ at }, name) => `Attack the enemy ships at ${name.place(at)}?`,
  'naval.round': ({ at, odds, die, total, larger, result }, name) =>
    `Naval combat at ${name.place(at)}: ${odds} for ${name.nation(larger)}, ${die} makes ${total}: ${result}.`,
  'naval.die': ({ at }, name) => `Naval combat at ${name.place(at)}.`,
  'naval.lost': ({ nation, sp, how }, name) => `${name.Nation(nation)}: ${sp} ${HOW[how]}.`,
  'naval.pursue': ({ at }, name) => `Pursue from ${name.place(at)}?`,
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
};
