import type { Language, Seat, TableNames } from '@bivouac/kernel';
import { ABOARD, boxCard, cityAt, cityCard, isBox, placeCards } from '../catalogue/cities.ts';
import type { BoxId, CityId, Kind, LeaderId, Nation, Words, ZoneId } from '../catalogue/ids.ts';
import { kindCard, leaderCard } from '../catalogue/pieces.ts';
import { isZone, zoneCard } from '../catalogue/seas.ts';

/** How each language names the things of the game. */
export interface Names extends TableNames {
  /** « la France », "France" */
  nation(nation: Nation): string;
  /** The same at the beginning of a sentence. */
  Nation(nation: Nation): string;
  /** « de la France », "of France" */
  ofNation(nation: Nation): string;
  /** "French", « français » as an adjective of people and things is left to the sentence: this is the bare name of the state. */
  state(nation: Nation): string;
  /** A hex by its city, or by its letters and figures; a box; a sea zone. */
  place(place: string): string;
  city(city: CityId): string;
  leader(leader: LeaderId): string;
  /** The same at the beginning of a sentence or as a label. */
  Leader(leader: LeaderId): string;
  unit(kind: Kind): string;
  /** "8 infantry" */
  points(kind: Kind, sp: number): string;
  /** Leaders and strength points, as `tokensOf` writes them. */
  force(tokens: readonly string[]): string;
  month(month: number): string;
  segment(segment: string): string;
}

interface Noun {
  readonly en: string;
  readonly fr: string;
  readonly article: 'la ' | 'le ' | 'l’' | 'les ' | '';
}
const STATES: Readonly<Record<Nation, Noun>> = {
  france: { en: 'France', fr: 'France', article: 'la ' },
  england: { en: 'England', fr: 'Angleterre', article: 'l’' },
  austria: { en: 'Austria', fr: 'Autriche', article: 'l’' },
  prussia: { en: 'Prussia', fr: 'Prusse', article: 'la ' },
  russia: { en: 'Russia', fr: 'Russie', article: 'la ' },
  spain: { en: 'Spain', fr: 'Espagne', article: 'l’' },
  bavaria: { en: 'Bavaria', fr: 'Bavière', article: 'la ' },
  brunswick: { en: 'Brunswick', fr: 'Brunswick', article: 'le ' },
  hanover: { en: 'Hanover', fr: 'Hanovre', article: 'le ' },
  hesse: { en: 'Hesse', fr: 'Hesse', article: 'la ' },
  rhine: { en: 'the Rhine Confederation', fr: 'Confédération du Rhin', article: 'la ' },
  saxony: { en: 'Saxony', fr: 'Saxe', article: 'la ' },
  westphalia: { en: 'Westphalia', fr: 'Westphalie', article: 'la ' },
  wurtemberg: { en: 'Württemberg', fr: 'Wurtemberg', article: 'le ' },
  italy: { en: 'Italy', fr: 'Italie', article: 'l’' },
  naples: { en: 'Naples', fr: 'Naples', article: '' },
  dalmatia: { en: 'Dalmatia', fr: 'Dalmatie', article: 'la ' },
  switzerland: { en: 'Switzerland', fr: 'Suisse', article: 'la ' },
  holland: { en: 'Holland', fr: 'Hollande', article: 'la ' },
  portugal: { en: 'Portugal', fr: 'Portugal', article: 'le ' },
  denmark: { en: 'Denmark', fr: 'Danemark', article: 'le ' },
  poland: { en: 'Poland', fr: 'Pologne', article: 'la ' },
  sweden: { en: 'Sweden', fr: 'Suède', article: 'la ' },
  egypt: { en: 'Egypt', fr: 'Égypte', article: 'l’' },
  malta: { en: 'Malta', fr: 'Malte', article: '' },
};
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
};
const SEGMENTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { neutral: 'neutral segment', pro: 'pro-French segment', anti: 'anti-French segment' },
  fr: { neutral: 'segment des neutres', pro: 'segment profrançais', anti: 'segment antifrançais' },
};
const SEATS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { chance: 'the dice', russia_south: 'southern Russia' },
  fr: { chance: 'les dés', russia_south: 'la Russie du Sud' },
};
const ABOARD_NAME: Readonly<Record<Language, string>> = { en: 'at sea', fr: 'en mer' };
const A_LEADER: Readonly<Record<Language, string>> = { en: 'an unnamed leader', fr: 'un chef anonyme' };
/** The counter sheet has leaders without a name: they go by the state whose colours they wear. */
const LEADERS_OF: Readonly<Partial<Record<Nation, Words>>> = {
  france: { en: 'a French leader', fr: 'un chef français' },
  england: { en: 'an English leader', fr: 'un chef anglais' },
  portugal: { en: 'a Portuguese leader', fr: 'un chef portugais' },
  russia: { en: 'a Russian leader', fr: 'un chef russe' },
  austria: { en: 'an Austrian leader', fr: 'un chef autrichien' },
  prussia: { en: 'a Prussian leader', fr: 'un chef prussien' },
  spain: { en: 'a Spanish leader', fr: 'un chef espagnol' },
  denmark: { en: 'a Danish leader', fr: 'un chef danois' },
  sweden: { en: 'a Swedish leader', fr: 'un chef suédois' },
};
const OF_SATELLITES: Readonly<Partial<Record<Nation, Words>>> = {
  france: { en: 'a leader of the French satellites', fr: 'un chef des satellites français' },
  prussia: { en: 'a leader of the Prussian satellites', fr: 'un chef des satellites prussiens' },
};
const leaderName = (id: LeaderId, language: Language): string => {
  const { name, nation, satellites } = leaderCard(id);
  return (name ?? (satellites ? OF_SATELLITES : LEADERS_OF)[nation])?.[language] ?? A_LEADER[language];
};

const isNation = (seat: Seat): seat is Nation => Object.hasOwn(STATES, seat);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const listed = (language: Language, items: readonly string[]): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${language === 'en' ? 'and' : 'et'} ${items.at(-1) ?? ''}`;
const placesByHex: ReadonlyMap<string, (typeof placeCards)[number]> = new Map(
  placeCards.map((each) => [each.hex, each]),
);

const ofArticle = ({ fr, article }: Noun): string => {
  switch (article) {
    case 'le ':
      return `du ${fr}`;
    case 'les ':
      return `des ${fr}`;
    case 'la ':
    case 'l’':
      return `de ${article}${fr}`;
    case '':
      return `de ${fr}`;
  }
};

/** How a name is written: plainly, unless the table lights it up. */
type Lit = (kind: 'place' | 'counter', id: string, text: string) => string;
const plain: Lit = (_kind, _id, text) => text;

export const names = (language: Language, lit: Lit = plain): Names => {
  const state = (nation: Nation): string => STATES[nation][language];
  const nation = (one: Nation): string => (language === 'fr' ? STATES[one].article : '') + state(one);
  const place = (id: string): string => {
    const called = (): string => {
      if (isZone(id)) return zoneCard(id as ZoneId).name[language];
      if (id === ABOARD) return ABOARD_NAME[language];
      if (isBox(id)) return boxCard(id as BoxId).name[language];
      return cityAt(id)?.name[language] ?? placesByHex.get(id)?.name[language] ?? id;
    };
    return lit('place', id, called());
  };
  const leader = (id: LeaderId): string => lit('counter', id, leaderName(id, language));
  const points = (kind: Kind, sp: number): string => `${sp} ${kindCard(kind).name[language]}`;
  const token = (one: string): string => {
    if (one.startsWith('@')) return leader(one.slice(1) as LeaderId);
    const [owner = '', kind = '', sp = ''] = one.split(':');
    return `${points(kind as Kind, Number(sp))} (${state(owner as Nation)})`;
  };
  return {
    seat: (seat: Seat) => SEATS[language][seat] ?? (isNation(seat) ? nation(seat) : seat),
    nation,
    Nation: (one) => capital(nation(one)),
    ofNation: (one) => (language === 'fr' ? ofArticle(STATES[one]) : `of ${state(one)}`),
    state,
    place,
    city: (id) => lit('place', cityCard(id).hex, cityCard(id).name[language]),
    leader,
    Leader: (id) => lit('counter', id, capital(leaderName(id, language))),
    unit: (kind) => kindCard(kind).name[language],
    points,
    force: (tokens) => listed(language, tokens.map(token)),
    month: (month) => MONTHS[language][month - 1] ?? String(month),
    segment: (segment) => SEGMENTS[language][segment] ?? segment,
  };
};
