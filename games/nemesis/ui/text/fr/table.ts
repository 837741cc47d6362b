import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, nombre, signed } from '../../../text/wording.ts';
import type { TableMessages } from '../messages/table.ts';

const AT_TABLE = { coalition: 'Coalition ', french: 'Français ', own: '', enemy: 'ennemi ' };

const SIDES = { coalition: 'Coalition', french: 'Français' };

export const frTable: Catalogue<TableMessages, Names> = {
  'group.trains': () => 'Trains de ravitaillement',
  'group.dummies': () => 'Trains factices',
  'group.moves': () => 'Déplacer une pile',
  'group.discards': () => 'Passer et défausser',
  'group.attacksFrom': ({ hex }, name) => `Depuis ${name.hex(hex)}`,
  'group.garrisonOf': ({ hex }, name) => `Garnison : ${name.hex(hex)}`,
  'group.units': () => 'Unités',
  'group.commanders': () => 'Chefs',
  'group.steps': () => 'Poursuivre la marche',
  'fact.trains': ({ own, theirs }) =>
    `Il vous reste ${nombre(own, 'train')} pour marcher ; ${nombre(theirs, 'pion ennemi', 'pions ennemis')} face cachée`,
  'tray.depots': () => 'Dépôts de départ',
  'tray.trains': () => 'Trains et leurres',
  'tray.train': () => 'Train',
  'tray.dummy': () => 'Leurre',
  'tray.arrivals': () => 'Renforts',
  'gesture.march': () => 'En marche',
  'gesture.marchFrom': ({ hex }, name) => `Marche depuis ${name.hex(hex)}`,
  'gesture.length': ({ points, normal }) =>
    points > normal ? `${points} hexagones, marche forcée` : `${points} hexagones sur ${normal}`,
  'gesture.noAttrition': () => 'Pas de dé d’attrition',
  'gesture.ride': () => 'Chevauchée',
  'gesture.rides': ({ commander }, name) => `${name.commander(commander)} chevauche`,
  'track.turns': () => 'Tours',
  'track.turn': ({ turn, period, winter, talks }) =>
    `Tour ${turn} : ${period}${winter ? ', hiver' : ''}${talks ? ', une trêve est possible' : ''}`,
  'track.victory': ({ side, needed, lead }) =>
    `Victoire : il faut ${signed(needed)} ${side === 'french' ? 'aux Français' : 'à la Coalition'}, actuellement ${lead === 0 ? 0 : signed(lead)}`,
  'track.lead': ({ side, lead, winner }, name) => {
    const stands =
      lead === 0
        ? 'Égalité'
        : `${capital(name.side(side))} : ${lead > 0 ? 'avance' : 'retard'} de ${nombre(Math.abs(lead), 'point')}`;
    return `${stands} ; victoire pour ${name.side(winner)}`;
  },
  'moment.turn': ({ turn, of }) => `Tour ${turn} sur ${of}`,
  'moment.phase': ({ phase, period }, name) => `${period} · ${name.phase(phase)}`,
  'score.cities': () => 'Villes',
  'score.battlePoints': () => 'Pts de bataille',
  'score.commands': () => 'Command.',
  'score.trains': () => 'Trains',
  'score.you': ({ side }) => `Vous, ${SIDES[side]}`,
  'score.side': ({ side }) => SIDES[side],
  'status.turn': () => 'Tour',
  'status.turnOf': ({ turn, of, period, winter }) => `${turn} sur ${of}, ${period}${winter ? ', hiver' : ''}`,
  'status.phase': () => 'Phase',
  'status.phaseNow': ({ phase }, name) => name.phase(phase),
  'status.season': () => 'Saison',
  'status.commandsToCome': () => 'Commandements de combat ce tour',
  'status.commandsLeft': () => 'Commandements de combat restants',
  'status.inHand': () => 'Pions en main',
  'status.onMap': () => 'Pions sur la carte',
  'status.depots': () => 'Dépôts',
  'status.cities': () => 'Villes de victoire',
  'status.battlePoints': () => 'Points de bataille',
  'status.own': ({ own, enemy }) => `${own}, ennemi ${enemy}`,
  'status.both': ({ coalition, french }) => `Coalition ${coalition}, Français ${french}`,
  'status.knownTrains': ({ whose, real, dummies }) =>
    `${AT_TABLE[whose]}${nombre(real, 'train')}, ${nombre(dummies, 'factice')}`,
  'status.unknownTrains': ({ whose, left }) => `${AT_TABLE[whose]}${nombre(left, 'pion')}`,
  'status.between': () => ' ; ',
};
