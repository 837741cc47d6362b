import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { PanelMessages } from '../messages/panels.ts';
import { STATIONS_FR } from './pieces.ts';

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
const SIDES = { pro: 'Les Français', anti: 'Les antifrançais' } as const;
const LEVELS = { decisive: 'Victoire décisive', marginal: 'Victoire marginale', draw: 'Partie nulle' } as const;
const CITIES = {
  production: 'villes de production',
  port: 'ports',
  portMajorOrCapital: 'ports qui sont capitale ou grande ville',
};
const bounds = (min: number | null, max: number | null): string => {
  if (min !== null && max !== null) return min === max ? String(min) : `de ${min} à ${max}`;
  if (min !== null) return `au moins ${min}`;
  return max === 0 ? 'aucune' : `au plus ${max}`;
};
const listed = (words: readonly string[], word = 'et'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1) ?? ''}`;

export const frPanels: Catalogue<PanelMessages, Names> = {
  'panel.orders': () => 'Ordres',
  'panel.states': () => 'États',
  'panel.production': () => 'Production',
  'panel.war': () => 'Guerre',
  'orders.title': () => 'Ordres',
  'orders.given': ({ given, of }) => `${given} donnés sur ${of}`,
  'orders.next': () => 'Suivante à déplacer',
  'orders.unmoved': () => 'N’ont pas marché',
  'orders.moved': () => 'Ont marché',
  'orders.garrisons': ({ cities, sp }) => `Garnisons et détachements : ${cities} places, ${sp} PF`,
  'orders.fleets': () => 'Flottes',
  'orders.leader': ({ leader }, name) => name.leader(leader),
  'orders.unnamed': () => 'chef anonyme',
  'orders.at': ({ at }, name) => name.place(at),
  'orders.points': ({ sp }) => `${sp} PF`,
  'orders.ships': ({ sp }) => `${sp}`,
  'orders.station': ({ station }) => STATIONS_FR[station],
  'production.nothing': () => 'Rien n’attend d’être levé.',
  'production.pool': () => 'Réserve de recrutement',
  'production.what': () => 'Quoi',
  'production.price': () => 'L’unité',
  'production.inPool': () => 'En réserve',
  'production.january': () => 'Janvier',
  'production.unit': ({ unit }, name) => {
    const words = name.unit(unit);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  'production.left': ({ any, landwehr, naval }) =>
    `Reste : ${any} points${landwehr === '0' ? '' : `, ${landwehr} pour la Landwehr`}${naval === '0' ? '' : `, ${naval} pour les navires`}`,
  'production.income': ({ red, black, naval, modifier }) =>
    [
      `${red} ${red > 1 ? 'villes qui produisent' : 'ville qui produit'}, 1 point chacune, 2 sur un 6`,
      ...(black > 0 ? [`${black} pour la Landwehr`] : []),
      ...(naval > 0 ? ['des points pour les navires'] : []),
      ...(modifier === 0 ? [] : [`${signed(modifier)} au dé`]),
    ].join(' ; '),
  'production.city': ({ city, room, open }, name) => (open ? `${name.city(city)}, encore ${room}` : name.city(city)),
  'production.leader': ({ leader }, name) => name.leader(leader),
  'production.unnamed': ({ many }) => (many > 1 ? `${many} anonymes` : 'un anonyme'),
  'production.leaders': ({ leaders }) => `Chefs en réserve : ${leaders.join(', ')}.`,
  'war.balance': () => 'Les puissances en chiffres',
  'war.victory': () => 'Victoire',
  'war.seas': () => 'Zones maritimes',
  'war.transports': () => 'Transports',
  'war.prisoners': () => 'Prisonniers détenus',
  'victory.title': ({ nations, level, at, called }, name) =>
    `${called === '' ? '' : `${called}. `}${LEVELS[level]}${level === 'draw' ? '' : ` : ${listed(nations.map((nation) => name.state(nation)))}`} (${at === 'instant' ? 'aussitôt' : 'à la fin'})`,
  'victory.all': () => 'Tout ceci :',
  'victory.any': () => 'L’un de ceux-ci :',
  'victory.not': () => 'Pas ceci :',
  'victory.met': () => 'rempli',
  'victory.unmet': () => 'non rempli',
  'victory.conquests': ({ nation, french, min, max }, name) =>
    `${name.Nation(nation)} : ${bounds(min, max)} conquête(s)${french ? ' par la France' : ''}`,
  'victory.cities': ({ what, min, max, include }, name) =>
    `Les Français tiennent ${bounds(min, max)} ${CITIES[what]}${include.length > 0 ? `, dont ${listed(include.map((city) => name.city(city)))}` : ''}`,
  'victory.holds': ({ cities, faction }, name) =>
    `${SIDES[faction]} tiennent ${listed(cities.map((city) => name.city(city)))}`,
  'victory.heldCount': ({ cities, faction, min, max, now }, name) =>
    `${SIDES[faction]} tiennent ${bounds(min, max)} de ces villes : ${listed(cities.map((city) => name.city(city)))} (${now} pour l’instant)`,
  'victory.controls': ({ nations, city }, name) =>
    `${name.city(city)} tenue par ${listed(
      nations.map((nation) => name.nation(nation)),
      'ou',
    )}`,
  'victory.conqueror': ({ nations }, name) =>
    `France conquise par ${listed(
      nations.map((nation) => name.nation(nation)),
      'ou',
    )}`,
  'victory.unbesieged': ({ nation, city }, name) =>
    `Un point ${name.ofNation(nation)} à ${name.city(city)}, sans siège`,
  'victory.returned': () => 'Napoléon est revenu d’exil',
  'victory.invasion': ({ nation, year }, name) => `${name.Nation(nation)} envahie avant ${year}`,
  'victory.pro': ({ nation }, name) => `${name.Nation(nation)} est dans le camp français`,
  'victory.fallback': () => 'Si rien d’autre n’est rempli',
  'sea.zone': ({ zone }, name) => {
    const words = name.place(zone);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  'sea.facts': ({ movement, interception, traffic, fleets }, name) =>
    `${movement} pour entrer, interception ${signed(interception)}, trafic ${traffic}${fleets.length > 0 ? ` ; ${name.force(fleets)}` : ''}`,
};
