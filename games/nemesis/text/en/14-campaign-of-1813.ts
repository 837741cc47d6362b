import type { Catalogue } from '@bivouac/kernel';
import type { CampaignMessages } from '../messages/14-campaign-of-1813.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

export const en14: Catalogue<CampaignMessages, Names> = {
  'victory.hits': ({ ofLoser, ofWinner, more, needed }) =>
    `Hits on the loser ${ofLoser}, on the winner ${ofWinner}: ${more >= 0 ? more : signed(more)} more; ${needed} make a victory decisive.`,
  'victory.tooFew': ({ units, enemies, more, needed }) =>
    `${count(more, 'hit')} more on the loser, but ${count(units, 'combat unit')} against ${enemies}: with fewer than ${needed} on either side no victory is decisive.`,
  'victory.decisive': ({ winner }, name) => `A decisive victory: ${name.side(winner)}.`,
  'victory.napoleonLost': () => 'Napoleon is lost: the Coalition has won the war.',
  'hex.closedLand': ({ hex }, name) => `${capital(name.hex(hex))} lies in neutral land, which is closed.`,
  'hex.watched': ({ hex }, name) =>
    `${capital(name.hex(hex))}: the two corps near Krakow stay there undisturbed until an Armistice.`,
  'hex.hamburgClosed': ({ hex }, name) =>
    `${capital(name.hex(hex))}: the French stay away from Hamburg and the hexes around it in Turns 1 and 2.`,
  'victory.battlePoints': ({ side, by, points }, name) =>
    `${capital(name.side(side))}: ${by === 0 ? 'no' : signed(by)} Battle point, now ${count(points, 'point')}.`,
};
