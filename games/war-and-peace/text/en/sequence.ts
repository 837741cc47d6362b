import type { Catalogue } from '@bivouac/kernel';
import type { Weather } from '../../catalogue/tables.ts';
import type { SequenceMessages } from '../messages/sequence.ts';
import type { Names } from '../names.ts';

const WEATHER: Readonly<Record<Weather, string>> = { Fair: 'fair', Wet: 'wet', Poor: 'poor', Cold: 'cold' };

export const sequenceEn: Catalogue<SequenceMessages, Names> = {
  'setUp.usual': ({ force }, name) => `Where do ${name.force(force)} stand?`,
  'setUp.leader': ({ leader }, name) => `Where does ${name.leader(leader)} stand?`,
  'setUp.post': ({ unit, left }, name) => `Place ${name.unit(unit)}: ${left} left.`,
  'turn.begins': ({ year, month }, name) => `${name.month(month)} ${year} begins.`,
  'turn.segment': ({ segment }, name) => `The ${name.segment(segment)} begins.`,
  'phase.seat': ({ seat }, name) => `${name.seat(seat)} acts.`,
  'prisoners.release': ({ sp }) =>
    `You hold ${sp} point(s) of prisoners after the exchange. Does an agreement send some of them home?`,
  'prisoners.released': ({ nation, sp }, name) => `${sp} point(s) ${name.ofNation(nation)} are released.`,
  'prisoners.exchanged': () => 'Prisoners are exchanged.',
  'weather.roll': () => 'The weather of the month.',
  'weather.is': ({ south, centre, north }) =>
    `Weather: ${WEATHER[south]} in the south, ${WEATHER[centre]} in the centre, ${WEATHER[north]} in the north.`,
  'leader.heals': ({ leader }, name) => `${name.Leader(leader)} has recovered.`,
  'end.offer': () => 'A marginal victory is yours. Accept it? If you refuse, it is gone for good.',
  'end.condition': ({ condition }) => `The game ends by ${condition}.`,
  'end.agreed': () => 'The players agree to end the game: production cities decide.',
};
