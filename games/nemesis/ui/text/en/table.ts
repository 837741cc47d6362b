import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, count, signed } from '../../../text/wording.ts';
import type { TableMessages } from '../messages/table.ts';

const AT_TABLE = { coalition: 'Coalition ', french: 'French ', own: '', enemy: 'enemy ' };

export const enTable: Catalogue<TableMessages, Names> = {
  'group.trains': () => 'Supply Trains',
  'group.dummies': () => 'Dummies',
  'group.moves': () => 'Move a stack',
  'group.discards': () => 'Pass and discard',
  'group.attacksFrom': ({ hex }, name) => `From ${name.hex(hex)}`,
  'group.garrisonOf': ({ hex }, name) => `Garrison of ${name.hex(hex)}`,
  'group.units': () => 'Units',
  'group.commanders': () => 'Commanders',
  'group.steps': () => 'March on',
  'fact.trains': ({ own, theirs }) =>
    `${count(own, 'train')} of yours left to march with; ${count(theirs, 'enemy counter')} face down`,
  'tray.depots': () => 'Starting Depots',
  'tray.trains': () => 'Supply Trains and Dummies',
  'tray.train': () => 'Train',
  'tray.dummy': () => 'Dummy',
  'tray.arrivals': () => 'Reinforcements',
  'gesture.march': () => 'March',
  'gesture.marchFrom': ({ hex }, name) => `March from ${name.hex(hex)}`,
  'gesture.length': ({ points, normal }) =>
    points > normal ? `${points} hexes, a forced march` : `${points} of ${normal} hexes`,
  'gesture.noAttrition': () => 'No attrition die',
  'gesture.ride': () => 'Ride',
  'gesture.rides': ({ commander }, name) => `${name.commander(commander)} rides`,
  'track.turns': () => 'Turns',
  'track.turn': ({ turn, period, winter, talks }) =>
    `Turn ${turn}: ${period}${winter ? ', Winter' : ''}${talks ? ', a truce may be called' : ''}`,
  'track.victory': ({ side, needed, lead }) =>
    `Victory: ${side === 'french' ? 'the French need' : 'the Coalition needs'} ${signed(needed)}, now ${lead === 0 ? 0 : signed(lead)}`,
  'track.lead': ({ side, lead, winner }, name) => {
    const stands =
      lead === 0
        ? 'Level'
        : `${capital(name.side(side))} ${lead > 0 ? 'ahead' : 'behind'} by ${count(Math.abs(lead), 'point')}`;
    return `${stands}: victory of ${name.side(winner)}`;
  },
  'moment.turn': ({ turn, of }) => `Turn ${turn} of ${of}`,
  'moment.phase': ({ phase, period }, name) => `${period} · ${name.phase(phase)}`,
  'score.cities': () => 'Cities',
  'score.battlePoints': () => 'Battle pts',
  'score.commands': () => 'Commands',
  'score.trains': () => 'Trains',
  'score.you': ({ side }) => `You, ${AT_TABLE[side].trim()}`,
  'score.side': ({ side }) => AT_TABLE[side].trim(),
  'status.turn': () => 'Turn',
  'status.turnOf': ({ turn, of, period, winter }) => `${turn} of ${of}, ${period}${winter ? ', Winter' : ''}`,
  'status.phase': () => 'Phase',
  'status.phaseNow': ({ phase }, name) => name.phase(phase),
  'status.season': () => 'Season',
  'status.commandsToCome': () => 'Combat Commands this Turn',
  'status.commandsLeft': () => 'Combat Commands left',
  'status.inHand': () => 'Counters in hand',
  'status.onMap': () => 'Counters on the map',
  'status.depots': () => 'Depots',
  'status.cities': () => 'Victory cities',
  'status.battlePoints': () => 'Battle points',
  'status.own': ({ own, enemy }) => `${own}, enemy ${enemy}`,
  'status.both': ({ coalition, french }) => `Coalition ${coalition}, French ${french}`,
  'status.knownTrains': ({ whose, real, dummies }) =>
    `${AT_TABLE[whose]}${count(real, 'train')}, ${count(dummies, 'dummy', 'dummies')}`,
  'status.unknownTrains': ({ whose, left }) => `${AT_TABLE[whose]}${count(left, 'counter')}`,
  'status.between': () => '; ',
};
