import type { Catalogue } from '@bivouac/kernel';
import type { VictoryMessages } from '../messages/14-victory.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

export const en14: Catalogue<VictoryMessages, Names> = {
  'victory.hits': ({ ofLoser, ofWinner, more, needed }) =>
    `Hits on the loser ${ofLoser}, on the winner ${ofWinner}: ${more >= 0 ? more : signed(more)} more; ${needed} make a victory decisive.`,
  'victory.tooFew': ({ units, enemies, more, needed }) =>
    `${count(more, 'hit')} more on the loser, but ${count(units, 'combat unit')} against ${enemies}: with fewer than ${needed} on either side no victory is decisive.`,
  'victory.decisive': ({ winner }, name) => `A decisive victory: ${name.side(winner)}.`,
  'victory.battlePoints': ({ side, by, points }, name) =>
    `${capital(name.side(side))}: ${by === 0 ? 'no' : signed(by)} Battle point, now ${count(points, 'point')}.`,
};
