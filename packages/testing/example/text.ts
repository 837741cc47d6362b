import { clause, reader, sayer, tableEn, tableFr, teller } from '@bivouac/kernel';
import type { Answer, Catalogue, Language, Seat, TableMessages } from '@bivouac/kernel';

export const NATIONS = ['france', 'austria', 'russia'] as const;
export type Nation = (typeof NATIONS)[number];

export type RedoubtMessages = TableMessages & {
  'send.whom': { redoubt: number; of: number };
  'send.tooMany': { nation: Nation; left: number };
  'send.lastOne': { nation: Nation };
  'assault.roll': { seat: Seat };
  'assault.total': { nation: Nation; men: number; total: number };
  'assault.taken': { taker: Seat };
  'end.redoubts': { empire: number; coalition: number };
};
export type RedoubtRule = '2' | '2.1' | '2.2' | '3' | '4';

export const say = sayer<RedoubtMessages>();
export const must = clause<RedoubtMessages, RedoubtRule>();
export const { logTo, reveal } = teller<RedoubtMessages, RedoubtRule>();

interface Names {
  seat(seat: Seat): string;
  nation(nation: Nation): string;
}

const en: Catalogue<RedoubtMessages, Names> = {
  ...tableEn,
  'send.whom': ({ redoubt, of }) => `Whom do you send against redoubt ${redoubt} of ${of}?`,
  'send.tooMany': ({ nation, left }, name) => `${name.nation(nation)} has only ${left} in reserve.`,
  'send.lastOne': ({ nation }, name) => `The last battalion of ${name.nation(nation)} waits for the last redoubt.`,
  'assault.roll': ({ seat }, name) => `${name.seat(seat)} rolls for the assault.`,
  'assault.total': ({ nation, men, total }, name) => `${name.nation(nation)} sent ${men}: a total of ${total}.`,
  'assault.taken': ({ taker }, name) => `The redoubt goes to ${name.seat(taker)}.`,
  'end.redoubts': ({ empire, coalition }) => `Redoubts: the Empire ${empire}, the Coalition ${coalition}.`,
};

const fr: Catalogue<RedoubtMessages, Names> = {
  ...tableFr,
  'send.whom': ({ redoubt, of }) => `Qui lancez-vous contre la redoute ${redoubt} sur ${of} ?`,
  'send.tooMany': ({ nation, left }, name) => `${name.nation(nation)} n’a plus que ${left} en réserve.`,
  'send.lastOne': ({ nation }, name) => `Le dernier bataillon de ${name.nation(nation)} attend la dernière redoute.`,
  'assault.roll': ({ seat }, name) => `${name.seat(seat)} jette le dé de l’assaut.`,
  'assault.total': ({ nation, men, total }, name) => `${name.nation(nation)} a lancé ${men} : total ${total}.`,
  'assault.taken': ({ taker }, name) => `La redoute revient à ${name.seat(taker)}.`,
  'end.redoubts': ({ empire, coalition }) => `Redoutes : l’Empire ${empire}, la Coalition ${coalition}.`,
};

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { france: 'France', austria: 'Austria', russia: 'Russia', empire: 'the Empire', coalition: 'the Coalition' },
  fr: {
    france: 'la France',
    austria: 'l’Autriche',
    russia: 'la Russie',
    empire: 'l’Empire',
    coalition: 'la Coalition',
  },
};
export const nationName = (language: Language, nation: Nation): string => NAMES[language][nation] ?? nation;
export const seatName = (language: Language, seat: Seat): string => NAMES[language][seat] ?? seat;
const named = (language: Language): Names => {
  const name = (id: string): string => NAMES[language][id] ?? id;
  return { seat: name, nation: name };
};

export const tell = { en: reader(en, named('en')), fr: reader(fr, named('fr')) };
export const label = (language: Language, { kind, face, nation, men }: Answer): string =>
  kind === 'die' ? String(face) : `${NAMES[language][String(nation)]}: ${men}`;
