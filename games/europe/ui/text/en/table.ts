import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, count, signed } from '../../../text/wording.ts';
import type { TableMessages } from '../messages/table.ts';

const WEATHER = { fair: '', foul: ', bad weather', winter: ', winter' };

const SIDES = { empire: 'Empire', coalition: 'Coalition' };

export const enTable: Catalogue<TableMessages, Names> = {
  'log.reduced': () => 'A step lost:',
  'log.eliminated': () => 'Eliminated:',
  'tray.setUp': () => 'Set-up',
  'tray.allies': () => 'New allies',
  'gesture.march': () => 'March',
  'gesture.marchOf': ({ force }, name) => `March: ${name.force(force)}`,
  'gesture.redeploy': () => 'Redeploy',
  'gesture.redeployOf': ({ force }, name) => `Redeploy: ${name.force(force)}`,
  'gesture.sail': () => 'Sail',
  'gesture.points': ({ cost, of }) => `${cost} of ${of} movement points`,
  'gesture.attrition': ({ percent }) => `Attrition test: ${percent} % risk of a loss`,
  'gesture.theyMayAnswer': () => 'They may intercept, evade or fight there.',
  'foresee.price': ({ points }) => points,
  'foresee.points': ({ points }) => `${points} AP`,
  'foresee.holds': ({ share }) => `${share} hold`,
  'track.years': () => 'Years',
  'track.rounds': () => 'Rounds',
  'track.round': ({ round, weather }) => `Round ${round}${WEATHER[weather]}`,
  'track.victory': ({ level }) => `Victory ${level}`,
  'track.level': ({ level, winner }, name) =>
    `Victory level ${level}${winner === 'nobody' ? '' : `: victory of ${name.side(winner)}`}`,
  'track.escalade': ({ level }) => `Escalade ${level}`,
  'track.escaladeStep': ({ level, punishments }) => `Escalade ${level}${punishments ? ': the Punishments' : ''}`,
  'moment.year': ({ year }) => `The year ${year}`,
  'moment.round': ({ round, weather, side }) => `Round ${round}${WEATHER[weather]} · ${SIDES[side]} to act`,
  'moment.phase': ({ phase, power }, name) => `${name.phase(phase)}${power === null ? '' : `: ${name.nation(power)}`}`,
  'score.cards': () => 'Cards',
  'score.reserve': () => 'Reserve',
  'score.points': () => 'Activation',
  'score.steps': () => 'Steps',
  'score.you': ({ side }) => `You, ${SIDES[side]}`,
  'score.side': ({ side }) => SIDES[side],
  'status.year': () => 'Year',
  'status.round': ({ year, round, weather }) => `${year}, round ${round}${WEATHER[weather]}`,
  'status.phase': ({ year, phase, power }, name) =>
    `${year}, ${name.phase(phase)}${power === null ? '' : `: ${name.nation(power)}`}`,
  'status.action': () => 'Action',
  'status.points': ({ side, points, free }, name) =>
    `${capital(name.side(side))}: ${[
      ...(points > 0 ? [count(points, 'point')] : []),
      ...(free > 0 ? [`${free} free`] : []),
    ].join(', ')}`,
  'status.whose': ({ side }, name) => capital(name.side(side)),
  'status.trial': ({ trial }, name) => name.trial(trial),
  'status.modifiers': ({ total, reasons }) =>
    reasons.length === 0 ? '+0' : `${signed(total)} (${reasons.join(', ')})`,
  'status.reserve': () => 'Points in reserve',
  'status.hands': () => 'Cards in hand',
  'status.own': ({ own, enemy }) => `${own}, enemy ${enemy}`,
  'status.both': ({ empire, coalition }) => `Empire ${empire}, Coalition ${coalition}`,
};
