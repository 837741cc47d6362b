import type { Language, TableNames } from '@bivouac/kernel';
import { card, cards, duchies, duchy, leader, nation, reserve, zone } from '../catalogue/catalogue.ts';
import type {
  Camp,
  CardId,
  Column,
  DuchyId,
  LeaderId,
  Nation,
  PlaceId,
  Power,
  ReserveId,
  Words,
  ZoneId,
} from '../catalogue/ids.ts';
import { NATIONS } from '../catalogue/ids.ts';
import { CAMP_NAMES, COLUMN_NAMES, UNIT_WORDS } from './words.ts';

/** How a name stands in a sentence: « la Prusse », « de la Prusse », « à la Prusse », « en Prusse ». */
export interface Within {
  nation(id: Nation): string;
  place(id: PlaceId): string;
  leader(id: LeaderId): string;
}
/** How each language names the things of the game. */
export interface Names extends TableNames {
  nation(id: Nation): string;
  nations(ids: readonly Nation[]): string;
  place(id: PlaceId): string;
  places(ids: readonly PlaceId[]): string;
  leader(id: LeaderId): string;
  leaders(ids: readonly LeaderId[]): string;
  card(id: CardId | ReserveId): string;
  camp(id: Camp): string;
  column(id: Column): string;
  /** "3 French Units" */
  units(nation: Nation, count: number): string;
  the: Within;
  of: Within;
  to: Within;
  at: Within;
}

type Form = 'the' | 'of' | 'to' | 'at';
const VOWEL = /^[aeiouyéèêàâîïôöåäh]/iu;
/** A name without an article is a town or a person. */
const french = ({ fr, article }: Words, form: Form): string => {
  if (article === undefined) {
    if (form === 'of') return VOWEL.test(fr) ? `d’${fr}` : `de ${fr}`;
    return form === 'the' ? fr : `à ${fr}`;
  }
  const joined = article === 'l’' ? `l’${fr}` : `${article} ${fr}`;
  if (form === 'the') return joined;
  if (form === 'at' && (article === 'la' || article === 'l’')) return `en ${fr}`;
  if (article === 'le') return `${form === 'of' ? 'du' : 'au'} ${fr}`;
  if (article === 'les') return `${form === 'of' ? 'des' : 'aux'} ${fr}`;
  return `${form === 'of' ? 'de' : 'à'} ${joined}`;
};
const english = ({ en, theEn }: Words): string => (theEn ? `${theEn} ${en}` : en);

const AND: Readonly<Record<Language, string>> = { en: 'and', fr: 'et' };
const listed = (language: Language, texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${AND[language]} ${texts.at(-1)}`;

/** The box of Fleets that have left for a raid. */
const OFFBOARD: Words = { en: 'the Offboard box', fr: 'large', article: 'le' };
const wordsOfPlace = (id: PlaceId): Words =>
  (id as string) === 'offboard'
    ? OFFBOARD
    : (duchies.get(id as DuchyId) ? duchy(id as DuchyId) : zone(id as ZoneId)).name;
const wordsOfCard = (id: CardId | ReserveId): Words =>
  (cards.get(id as CardId) ? card(id as CardId) : reserve(id as ReserveId)).name;

/** What is done to the name of a place or a piece: a table lights it up on the map. */
export type Lit = (kind: 'place' | 'counter', id: string, text: string) => string;
const unlit: Lit = (_kind, _id, text) => text;

const within = (language: Language, form: Form, lit: Lit): Within => {
  const inside = (words: Words): string => (language === 'fr' ? french(words, form) : english(words));
  return {
    nation: (id) => inside(nation(id).name),
    place: (id) => {
      const words = wordsOfPlace(id);
      const isZone = !duchies.has(id as DuchyId);
      const said = language === 'fr' && form === 'at' && isZone ? `dans ${french(words, 'the')}` : inside(words);
      return lit('place', id, said);
    },
    leader: (id) => lit('counter', id, inside(leader(id).name)),
  };
};

export const names = (language: Language, lit: Lit = unlit): Names => {
  const many =
    <Id>(one: (id: Id) => string) =>
    (ids: readonly Id[]): string =>
      listed(language, ids.map(one));
  const the = within(language, 'the', lit);
  const nationName = (id: Nation): string => nation(id).name[language];
  const leaderName = (id: LeaderId): string => lit('counter', id, leader(id).name[language]);
  const placeName = (id: PlaceId): string => lit('place', id, wordsOfPlace(id)[language]);
  return {
    seat: (seat) => (NATIONS.includes(seat as Power) ? nationName(seat as Power) : UNIT_WORDS[language].chance),
    nation: nationName,
    nations: many(nationName),
    place: placeName,
    places: many(placeName),
    leader: leaderName,
    leaders: many(leaderName),
    card: (id) => wordsOfCard(id)[language],
    camp: (id) => CAMP_NAMES[language][id],
    column: (id) => COLUMN_NAMES[language][id],
    units: (id, number) =>
      language === 'en'
        ? `${number} ${nation(id).adjective.en} ${number === 1 ? 'Unit' : 'Units'}`
        : `${number} ${number < 2 ? 'unité' : 'unités'} ${feminine(nation(id).adjective.fr)}${number < 2 ? '' : 's'}`,
    the,
    of: within(language, 'of', lit),
    to: within(language, 'to', lit),
    at: within(language, 'at', lit),
  };
};
const feminine = (adjective: string): string => {
  if (adjective.endsWith('e')) return adjective;
  return adjective.endsWith('ien') ? `${adjective}ne` : `${adjective}e`;
};
