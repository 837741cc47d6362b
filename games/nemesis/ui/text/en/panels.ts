import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, count } from '../../../text/wording.ts';
import type { PanelMessages } from '../messages/panels.ts';

const WHOSE = { coalition: 'Coalition', french: 'French' };
const ALLEGIANCE = {
  french: 'friendly to the French',
  shared: 'friendly to both sides for forage and Depots alone',
  coalition: 'friendly to the Coalition',
};
const AUSTRIA = {
  coalition: 'Fights with the Coalition. Prague and Vienna count, and Vienna is a supply source.',
  bought: 'Neutral for good: the French have paid for it. Illyria is closed too.',
  forGood: 'Neutral for good, since no truce was made. Closed to both sides.',
  waits: 'Neutral and closed to both sides. It decides when a truce is made.',
};

export const enPanels: Catalogue<PanelMessages, Names> = {
  'panel.campaign': () => 'Campaign',
  'panel.cards': () => 'Cards',
  'panel.balance': () => 'How the sides stand',
  'panel.politics': () => 'Politics',
  'balance.side': ({ side }) => WHOSE[side],
  'balance.points': () => 'Victory points in all',
  'balance.trains': () => 'Supply Trains this Turn, Depots included',
  'balance.depots': () => 'Depots on the map',
  'balance.depotsLost': () => 'Depots captured by the enemy',
  'balance.unitsLost': () => 'Units lost',
  'politics.season': ({ winter, until }) => {
    if (!winter) return until === 0 ? 'Fair season to the end.' : `Fair season until Turn ${until - 1}; then Winter.`;
    const reach = 'Winter: routes and links of three, marches of two hexes';
    return until === 0 ? `${reach}, to the end.` : `${reach}, until Turn ${until - 1}.`;
  },
  'politics.confederation': () => 'Confederation of the Rhine',
  'politics.confederationIs': ({ now, due }) =>
    `${capital(ALLEGIANCE[now])}.${due === null ? '' : ` From the next Turn on ${ALLEGIANCE[due]}.`}`,
  'politics.shaken': () => 'What would shake it',
  'politics.shakenBy': ({ cities, of, hamburg }, name) => {
    const held = cities.length === 0 ? 'none' : name.hexes(cities);
    return `A decisive defeat of Napoleon; or Coalition units in three of its ${of} victory cities, or in two and Hamburg. They now hold ${held}${hamburg ? ', and Hamburg' : ''}.`;
  },
  'politics.armistice': () => 'Armistice',
  'politics.armisticeIs': ({ state, turn, first, last, refused }) => {
    const refusal = refused ? ' The Coalition has refused one.' : '';
    if (state === 'agreed') return `Agreed on Turn ${turn}.`;
    if (state === 'tooLate') return `None was made, and none can be.${refusal}`;
    return state === 'now'
      ? `Talks at the start of this Turn, and until Turn ${last}.${refusal}`
      : `Talks at the start of Turns ${first} to ${last}.${refusal}`;
  },
  'politics.austria': () => 'Austria',
  'politics.austriaIs': ({ standing }) => AUSTRIA[standing],
  'politics.saxony': () => 'Torgau and the Saxons',
  'politics.saxonyIs': ({ joined }) =>
    joined ? 'With the Coalition.' : 'Neutral and closed until Saxony changes sides with the Confederation.',
  'politics.hamburg': () => 'Hamburg',
  'politics.hamburgIs': ({ points, of, from, closed, over }) => {
    const won = `${points} of ${count(of, 'Battle point')} so far`;
    const bar = closed ? ' Closed to the French for now.' : '';
    return over
      ? `Has brought the Coalition ${count(points, 'Battle point')}; no more after the Armistice.`
      : `A Battle point for the Coalition at the end of each Turn from ${from} on in which its units hold it: ${won}.${bar}`;
  },
  'politics.prussia': () => 'Prussia',
  'politics.prussiaWaits': () => 'Not yet at war: its units neither move nor fight this Turn, and are not attacked.',
  'politics.krakow': () => 'The corps at Krakow',
  'politics.krakowWaits': () => 'Poniatowski and Osten-Sacken watch each other, out of play until an Armistice.',
  'politics.lost': () => 'Contingents lost',
  'politics.lostUnits': ({ now, before }) =>
    `${count(before, 'unit')} in the Turn before, ${now} in this one: each takes a Combat Command from the French in the Turn after.`,
  'politics.tension': () => 'Tension in the Coalition',
  'politics.tensionIs': ({ tense }) =>
    tense
      ? 'This Turn units obey only commanders of their own nation, and help others less readily.'
      : 'None this Turn.',
  'invasion.conquest': () => 'The conquest of Russia',
  'invasion.conquestIs': ({ conquered, through, capitals, others, of }, name) => {
    const now =
      capitals.length > 0
        ? `The French hold ${name.hexes(capitals)}.`
        : `The French hold ${others} of the ${of} other victory cities in Russia, and neither capital.`;
    return conquered
      ? `${now} They have held enough for the war to go on after Turn ${through}; a capital held at its end wins it.`
      : `${now} Before Turn ${through} a Turn must end with Moscow, St Petersburg or all ${of} others in French hands, or the Coalition wins.`;
  },
  'invasion.warsaw': () => 'Warsaw and its flanks',
  'invasion.warsawIs': ({ through, cities }, name) =>
    `The Coalition wins at once if its units stand in Warsaw and in Königsberg or Lemberg, until Turn ${through}. They hold ${cities.length === 0 ? 'none of them' : name.hexes(cities)}.`,
  'invasion.napoleon': () => 'Napoleon',
  'invasion.napoleonIs': ({ napoleon }) =>
    ({
      present: 'With the army. In November 1812 the French decide whether he goes to Paris.',
      kept: 'Kept with the army: no French units arrive from August 1813 on.',
      inParis: 'In Paris; back at the end of April 1813.',
    })[napoleon],
  'invasion.austriaAllied': () => 'With the Grande Armée; its territory is friendly to the French.',
  'invasion.interned': () => 'Interned in Austria',
  'invasion.internedAre': ({ counters }) => `${count(counters, 'French counter')}, out of play until an Armistice.`,
  'invasion.prussiaIs': ({ prussia }) =>
    ({
      french: 'With the Grande Armée; its territory is friendly to the French.',
      shared: 'Friendly to both sides, until Prussian units are deployed.',
      coalition: 'With the Coalition.',
    })[prussia],
  'invasion.sources': ({ side }) => `Supply sources: ${WHOSE[side]}`,
  'invasion.sourcesAre': ({ side, option, forced }) => {
    const first = side === 'french' ? 'Königsberg and Warsaw' : 'Russia: Kiev, Moscow, St Petersburg, the eastern edge';
    const second = side === 'french' ? 'The western map edge' : 'Warsaw, then the Prussian ports and Vienna';
    const change = forced ? ' All are lost: they change at the next General Supply.' : '';
    if (option === 'before') return `${first}. They may be changed once, after General Supply.${change}`;
    return option === 'after' ? `${second}.${change}` : `${first}, for good.`;
  },
  'invasion.exception': () => 'Prussians and Swedes',
  'invasion.exceptionIs': () => 'Held back until a Russian unit in supply stands in Prussia.',
  'cards.hand': () => 'In hand',
  'cards.none': () => 'None.',
  'cards.backs': ({ side, cards }) => `${WHOSE[side]}: ${count(cards, 'card')} in hand, face down.`,
  'cards.laid': () => 'Played this Turn',
  'cards.inForce': () => 'Still in force',
  'cards.works': () => 'in force',
  'cards.lasts': ({ standing }) => (standing ? 'held ready until it is used' : 'in force this Turn'),
  'cards.rest': () => 'Decks',
  'cards.decks': ({ pre, post, opened }) =>
    `For the Turns before the Armistice: ${count(pre, 'card')} left. For those after it: ${opened ? `${count(post, 'card')} left` : 'not opened yet'}.`,
  'cards.discards': ({ cards }) => `${count(cards, 'card')} discarded`,
  'cards.titled': ({ card, title }) => `${card} ${title}`,
};
