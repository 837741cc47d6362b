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
  'prussia.waits': ({ hex }, name) =>
    `${capital(name.hex(hex))}: Prussian units neither move nor fight in the first Turn.`,
  'prussia.notAttacked': ({ hex }, name) =>
    `${capital(name.hex(hex))}: Prussian units are not attacked in the first Turn.`,
  'sweden.stacking': ({ hex }, name) =>
    `${capital(name.hex(hex))}: Swedish units stand with others of the Coalition only under a Swedish commander.`,
  'sweden.leftBehind': ({ hex }, name) =>
    `${capital(name.hex(hex))}: a Swedish commander must stay, for Swedish units stand there with others.`,
  'sweden.mustGoOn': ({ commander, to }, name) =>
    `${name.commander(commander)} must go on to ${name.hex(to)}: without a Swedish commander his Swedes could not be there with others.`,
  'sweden.odds': ({ to, attackers, defenders }, name) =>
    `Swedish units attack only with two Combat Factors more than the defenders: ${attackers} against ${defenders} (${name.hex(to)}).`,
  'sweden.hangsBack': ({ hex }, name) => `${capital(name.hex(hex))}: the Swedish units hang back.`,
  'garrison.notRelieved': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} leaves ${name.hex(hex)} only in a Turn after that in which friends have reached it.`,
  'garrison.outOfSupply': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} leaves ${name.hex(hex)} only when a route leads to a Depot.`,
  'garrison.relieved': ({ units, hex }, name) =>
    `${capital(name.hex(hex))} is relieved: from the next Turn on the garrison may leave (${name.units(units)}).`,
  'garrison.leaves': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} has left ${name.hex(hex)} and must be supplied like any other unit.`,
  'garrison.attacksNobody': ({ hex }, name) =>
    `${capital(name.hex(hex))}: a garrison takes part in no attack as long as it is in its city.`,
  'garrison.doesNotWithdraw': ({ hex }, name) =>
    `${capital(name.hex(hex))}: a garrison does not withdraw from its city, nor do those who stand with it unless they must.`,
  'garrison.staysToTheEnd': ({ units, hex }, name) =>
    `${capital(name.hex(hex))}: a garrison that has to retreat is lost (${name.units(units)}).`,
  'hamburg.held': ({ points, total }) =>
    `The Coalition holds Hamburg: ${points === 0 ? 'no Battle point is left to gain' : 'a Battle point of the French goes over'}, ${total} in all.`,
  'victory.battlePoints': ({ side, by, points }, name) =>
    `${capital(name.side(side))}: ${by === 0 ? 'no' : signed(by)} Battle ${Math.abs(by) < 2 ? 'point' : 'points'}, now ${count(points, 'point')}.`,
};
