import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { PanelMessages } from '../messages/panels.ts';
import { STATIONS_EN } from './pieces.ts';

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
const SIDES = { pro: 'The French side', anti: 'The anti-French' } as const;
const LEVELS = { decisive: 'Decisive victory', marginal: 'Marginal victory', draw: 'Draw' } as const;
const CITIES = {
  production: 'production cities',
  port: 'ports',
  portMajorOrCapital: 'ports that are major or capital',
};
const bounds = (min: number | null, max: number | null): string => {
  if (min !== null && max !== null) return min === max ? String(min) : `${min} to ${max}`;
  if (min !== null) return `at least ${min}`;
  return max === 0 ? 'no' : `at most ${max}`;
};
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

export const enPanels: Catalogue<PanelMessages, Names> = {
  'panel.orders': () => 'Orders',
  'panel.states': () => 'States',
  'panel.production': () => 'Production',
  'panel.war': () => 'War',
  'orders.title': () => 'Orders',
  'orders.given': ({ given, of }) => `${given} of ${of} given`,
  'orders.next': () => 'Next not moved',
  'orders.unmoved': () => 'Not moved',
  'orders.moved': () => 'Moved',
  'orders.garrisons': ({ cities, sp }) => `Garrisons and detachments: ${cities} places, ${sp} SP`,
  'orders.fleets': () => 'Fleets',
  'orders.leader': ({ leader }, name) => name.leader(leader),
  'orders.unnamed': () => 'unnamed leader',
  'orders.at': ({ at }, name) => name.place(at),
  'orders.points': ({ sp }) => `${sp} SP`,
  'orders.ships': ({ sp }) => `${sp}`,
  'orders.station': ({ station }) => STATIONS_EN[station],
  'production.nothing': () => 'Nothing is waiting to be raised.',
  'production.pool': () => 'Force pool',
  'production.what': () => 'What',
  'production.price': () => 'Each',
  'production.inPool': () => 'In the pool',
  'production.january': () => 'January',
  'production.unit': ({ unit }, name) => {
    const words = name.unit(unit);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  'production.left': ({ any, landwehr, naval }) =>
    `Left: ${any} points${landwehr === '0' ? '' : `, ${landwehr} for Landwehr`}${naval === '0' ? '' : `, ${naval} for ships`}`,
  'production.income': ({ red, black, naval, modifier }) =>
    [
      `${red} producing ${red === 1 ? 'city' : 'cities'}, 1 point each, 2 on a 6`,
      ...(black > 0 ? [`${black} for Landwehr`] : []),
      ...(naval > 0 ? ['points for ships'] : []),
      ...(modifier === 0 ? [] : [`${signed(modifier)} on the die`]),
    ].join('; '),
  'production.city': ({ city, room, open }, name) => (open ? `${name.city(city)}, room for ${room}` : name.city(city)),
  'production.leader': ({ leader }, name) => name.leader(leader),
  'production.unnamed': ({ many }) => (many === 1 ? 'one unnamed' : `${many} unnamed`),
  'production.leaders': ({ leaders }) => `Leaders in the pool: ${leaders.join(', ')}.`,
  'war.balance': () => 'The powers in figures',
  'war.victory': () => 'Victory',
  'war.seas': () => 'Sea zones',
  'war.transports': () => 'Transports',
  'war.prisoners': () => 'Prisoners held',
  'victory.title': ({ nations, level, at, called }, name) =>
    `${called === '' ? '' : `${called}. `}${LEVELS[level]}${level === 'draw' ? '' : `: ${listed(nations.map((nation) => name.state(nation)))}`} (${at === 'instant' ? 'at once' : 'at the end'})`,
  'victory.all': () => 'All of these:',
  'victory.any': () => 'One of these:',
  'victory.not': () => 'Not this:',
  'victory.met': () => 'met',
  'victory.unmet': () => 'not met',
  'victory.conquests': ({ nation, french, min, max }, name) =>
    `${name.Nation(nation)}: ${bounds(min, max)} conquests${french ? ' by France' : ''}`,
  'victory.cities': ({ what, min, max, include }, name) =>
    `The French hold ${bounds(min, max)} ${CITIES[what]}${include.length > 0 ? `, ${listed(include.map((city) => name.city(city)))} among them` : ''}`,
  'victory.holds': ({ cities, faction }, name) =>
    `${SIDES[faction]} ${faction === 'pro' ? 'holds' : 'hold'} ${listed(cities.map((city) => name.city(city)))}`,
  'victory.heldCount': ({ cities, faction, min, max, now }, name) =>
    `${SIDES[faction]} ${faction === 'pro' ? 'holds' : 'hold'} ${bounds(min, max)} of ${listed(cities.map((city) => name.city(city)))} (now ${now})`,
  'victory.controls': ({ nations, city }, name) =>
    `${name.city(city)} held by ${nations.map((nation) => name.state(nation)).join(' or ')}`,
  'victory.conqueror': ({ nations }, name) =>
    `France conquered by ${nations.map((nation) => name.state(nation)).join(' or ')}`,
  'victory.unbesieged': ({ nation, city }, name) =>
    `A point ${name.ofNation(nation)} in ${name.city(city)}, not besieged`,
  'victory.returned': () => 'Napoleon has returned from exile',
  'victory.invasion': ({ nation, year }, name) => `${name.Nation(nation)} invaded before ${year}`,
  'victory.pro': ({ nation }, name) => `${name.Nation(nation)} is on the French side`,
  'victory.fallback': () => 'If nothing else holds',
  'sea.zone': ({ zone }, name) => {
    const words = name.place(zone);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  'sea.facts': ({ movement, interception, traffic, fleets }, name) =>
    `${movement} to enter, interception ${signed(interception)}, traffic ${traffic}${fleets.length > 0 ? `; ${name.force(fleets)}` : ''}`,
};
