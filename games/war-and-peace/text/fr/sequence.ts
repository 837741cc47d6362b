import type { Catalogue } from '@bivouac/kernel';
import type { Weather } from '../../catalogue/tables.ts';
import type { SequenceMessages } from '../messages/sequence.ts';
import type { Names } from '../names.ts';

const WEATHER: Readonly<Record<Weather, string>> = {
  Fair: 'beau temps',
  Wet: 'temps humide',
  Poor: 'mauvais temps',
  Cold: 'grand froid',
};

export const sequenceFr: Catalogue<SequenceMessages, Names> = {
  'setUp.usual': ({ force }, name) => `Où placer ${name.force(force)} ?`,
  'setUp.leader': ({ leader }, name) => `Où placer ${name.leader(leader)} ?`,
  'setUp.post': ({ unit, left }, name) => `Placez : ${name.unit(unit)} (reste ${left}).`,
  'turn.begins': ({ year, month }, name) => `Début de ${name.month(month)} ${year}.`,
  'turn.segment': ({ segment }, name) => `Début du ${name.segment(segment)}.`,
  'phase.seat': ({ seat }, name) => `À ${name.seat(seat)} de jouer.`,
  'prisoners.release': ({ sp }) =>
    `Après l’échange, il vous reste ${sp} point(s) de prisonniers. Un accord en renvoie-t-il ?`,
  'prisoners.released': ({ nation, sp }, name) => `${sp} point(s) ${name.ofNation(nation)} sont libérés.`,
  'prisoners.exchanged': () => 'Les prisonniers sont échangés.',
  'weather.roll': () => 'Météo du mois.',
  'weather.is': ({ south, centre, north }) =>
    `Météo : ${WEATHER[south]} au sud, ${WEATHER[centre]} au centre, ${WEATHER[north]} au nord.`,
  'leader.heals': ({ leader }, name) => `${name.Leader(leader)} est rétabli.`,
  'end.offer': () => 'Une victoire marginale s’offre à vous. L’accepter ? Refusée, elle est perdue.',
  'end.condition': ({ condition }) => `La partie se termine par la condition ${condition}.`,
  'end.agreed': () => 'Les joueurs conviennent d’arrêter : les villes de production décident.',
};
