import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, nombre, signed } from '../../../text/wording.ts';
import type { TableMessages } from '../messages/table.ts';

const WEATHER = { fair: '', foul: ', mauvais temps', winter: ', hiver' };
const OF = { empire: 'de l’Empire', coalition: 'de la Coalition' };

const SIDES = { empire: 'Empire', coalition: 'Coalition' };

export const frTable: Catalogue<TableMessages, Names> = {
  'log.reduced': () => 'Un pas perdu :',
  'log.eliminated': () => 'Éliminés :',
  'tray.setUp': () => 'Mise en place',
  'tray.allies': () => 'Nouveaux alliés',
  'gesture.march': () => 'En marche',
  'gesture.marchOf': ({ force }, name) => `Marche : ${name.force(force)}`,
  'gesture.redeploy': () => 'Redéployer',
  'gesture.redeployOf': ({ force }, name) => `Redéploiement : ${name.force(force)}`,
  'gesture.sail': () => 'Appareiller',
  'gesture.points': ({ cost, of }) => `${cost} points de mouvement sur ${of}`,
  'gesture.attrition': ({ percent }) => `Test d’attrition : ${percent} % de risque de perte`,
  'gesture.theyMayAnswer': () => 'L’ennemi peut y intercepter, esquiver ou combattre.',
  'foresee.price': ({ points }) => points,
  'foresee.points': ({ points }) => `${points} PA`,
  'foresee.holds': ({ share }) => `${share} de tenir`,
  'track.years': () => 'Années',
  'track.rounds': () => 'Rounds',
  'track.round': ({ round, weather }) => `Round ${round}${WEATHER[weather]}`,
  'track.victory': ({ level }) => `Victoire ${level}`,
  'track.level': ({ level, winner }) =>
    `Niveau de victoire ${level}${winner === 'nobody' ? '' : ` : victoire ${OF[winner]}`}`,
  'track.escalade': ({ level }) => `Escalade ${level}`,
  'track.escaladeStep': ({ level, punishments }) => `Escalade ${level}${punishments ? ' : les Châtiments' : ''}`,
  'moment.year': ({ year }) => `Année ${year}`,
  'moment.round': ({ round, weather, side }) => `Round ${round}${WEATHER[weather]} · action ${OF[side]}`,
  'moment.phase': ({ phase, power }, name) => `${name.phase(phase)}${power === null ? '' : ` : ${name.nation(power)}`}`,
  'score.cards': () => 'Cartes',
  'score.reserve': () => 'Réserve',
  'score.points': () => 'PA',
  'score.steps': () => 'Pas',
  'score.you': ({ side }) => `Vous, ${SIDES[side]}`,
  'score.side': ({ side }) => SIDES[side],
  'status.year': () => 'Année',
  'status.round': ({ year, round, weather }) => `${year}, round ${round}${WEATHER[weather]}`,
  'status.phase': ({ year, phase, power }, name) =>
    `${year}, ${name.phase(phase)}${power === null ? '' : ` : ${name.nation(power)}`}`,
  'status.action': () => 'Action',
  'status.points': ({ side, points, free }, name) =>
    `${capital(name.side(side))} : ${[
      ...(points > 0 ? [`${points} PA`] : []),
      ...(free > 0 ? [nombre(free, 'activation gratuite', 'activations gratuites')] : []),
    ].join(', ')}`,
  'status.whose': ({ side }, name) => capital(name.side(side)),
  'status.trial': ({ trial }, name) => name.trial(trial),
  'status.modifiers': ({ total, reasons }) =>
    reasons.length === 0 ? '+0' : `${signed(total)} (${reasons.join(', ')})`,
  'status.reserve': () => 'PA en réserve',
  'status.hands': () => 'Cartes en main',
  'status.own': ({ own, enemy }) => `${own}, ennemi ${enemy}`,
  'status.both': ({ empire, coalition }) => `Empire ${empire}, Coalition ${coalition}`,
};
