import { clause, listed, reader, sayer, tableEn, tableFr, teller } from '@bivouac/kernel';
import type { Answer, Catalogue, Language, Seat, TableMessages } from '@bivouac/kernel';

export const POWERS: readonly Seat[] = ['france', 'britain', 'austria', 'prussia', 'russia'];

export type PartitionMessages = TableMessages & {
  'moment.provinceWon': Record<never, never>;
  'envoy.sent': { power: Seat };
  'bid.howMuch': { round: number; of: number };
  'bid.won': { powers: readonly Seat[]; gold: number };
  'bid.tied': { powers: readonly Seat[]; gold: number };
  'intrigue.whether': { winner: Seat };
  'intrigue.clerk': { power: Seat };
  'intrigue.unmasked': { power: Seat; winner: Seat };
  'council.whatNow': Record<never, never>;
  'council.taxed': { power: Seat };
  'council.offered': { power: Seat; to: Seat };
  'council.allied': { powers: readonly Seat[] };
  'powers.out': { powers: readonly Seat[] };
  'end.land': { powers: readonly Seat[] };
};
export type PartitionRule = '1' | '2' | '3' | '4' | '5' | '6';

export const say = sayer<PartitionMessages>();
export const must = clause<PartitionMessages, PartitionRule>();
export const { log, logTo, reveal } = teller<PartitionMessages, PartitionRule>();

interface Names {
  seat(seat: Seat): string;
  all(seats: readonly Seat[]): string;
}

const en: Catalogue<PartitionMessages, Names> = {
  ...tableEn,
  'moment.provinceWon': () => 'A province is won',
  'envoy.sent': ({ power }, name) => `${name.seat(power)} is sent an envoy.`,
  'bid.howMuch': ({ round, of }) => `How much gold do you bid for province ${round} of ${of}?`,
  'bid.won': ({ powers, gold }, name) => `${name.all(powers)} wins the bidding with ${gold}.`,
  'bid.tied': ({ powers, gold }, name) => `${name.all(powers)} all bid ${gold}: nobody gets the province.`,
  'intrigue.whether': ({ winner }, name) => `Do you unmask your spy to keep ${name.seat(winner)} out of the province?`,
  'intrigue.clerk': ({ power }, name) => `The envoy of ${name.seat(power)} is no spy.`,
  'intrigue.unmasked': ({ power, winner }, name) =>
    `A spy of ${name.seat(power)} keeps ${name.seat(winner)} out of the province.`,
  'council.whatNow': () => 'Do you tax your people, or offer an alliance?',
  'council.taxed': ({ power }, name) => `${name.seat(power)} raises a tax of 1.`,
  'council.offered': ({ power, to }, name) => `${name.seat(power)} offers ${name.seat(to)} an alliance.`,
  'council.allied': ({ powers }, name) => `${name.all(powers)} are now allies.`,
  'powers.out': ({ powers }, name) => `Out of the game, with neither gold nor land: ${name.all(powers)}.`,
  'end.land': ({ powers }, name) => `Most land: ${name.all(powers)}.`,
};

const fr: Catalogue<PartitionMessages, Names> = {
  ...tableFr,
  'moment.provinceWon': () => 'Une province est remportée',
  'envoy.sent': ({ power }, name) => `${name.seat(power)} reçoit un envoyé.`,
  'bid.howMuch': ({ round, of }) => `Combien d’or misez-vous pour la province ${round} sur ${of} ?`,
  'bid.won': ({ powers, gold }, name) => `${name.all(powers)} l’emporte avec une mise de ${gold}.`,
  'bid.tied': ({ powers, gold }, name) => `${name.all(powers)} misent ${gold} : personne n’obtient la province.`,
  'intrigue.whether': ({ winner }, name) =>
    `Démasquez-vous votre espion pour priver ${name.seat(winner)} de la province ?`,
  'intrigue.clerk': ({ power }, name) => `L’envoyé n’est pas un espion : ${name.seat(power)} ne peut rien démasquer.`,
  'intrigue.unmasked': ({ power, winner }, name) =>
    `Un espion agit pour ${name.seat(power)} et prive ${name.seat(winner)} de la province.`,
  'council.whatNow': () => 'Levez-vous un impôt, ou proposez-vous une alliance ?',
  'council.taxed': ({ power }, name) => `${name.seat(power)} lève un impôt de 1.`,
  'council.offered': ({ power, to }, name) =>
    `${name.seat(power)} propose une alliance : ${name.seat(to)} est libre d’accepter.`,
  'council.allied': ({ powers }, name) => `Désormais alliées : ${name.all(powers)}.`,
  'powers.out': ({ powers }, name) => `Hors de la partie, sans or ni terres : ${name.all(powers)}.`,
  'end.land': ({ powers }, name) => `Le plus de terres : ${name.all(powers)}.`,
};

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { france: 'France', britain: 'Britain', austria: 'Austria', prussia: 'Prussia', russia: 'Russia' },
  fr: {
    france: 'la France',
    britain: 'la Grande-Bretagne',
    austria: 'l’Autriche',
    prussia: 'la Prusse',
    russia: 'la Russie',
  },
};
const named = (language: Language): Names => {
  const seat = (id: string): string => NAMES[language][id] ?? id;
  return { seat, all: (seats) => listed(language, seats.map(seat)) };
};

export const tell = { en: reader(en, named('en')), fr: reader(fr, named('fr')) };

const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { pass: 'Pass', unmask: 'Unmask the spy', tax: 'Tax', offer: 'Alliance', spy: 'A spy', clerk: 'A clerk' },
  fr: {
    pass: 'Passer',
    unmask: 'Démasquer l’espion',
    tax: 'Impôt',
    offer: 'Alliance',
    spy: 'Un espion',
    clerk: 'Un commis',
  },
};
export const label = (language: Language, { kind, gold, to, envoy }: Answer): string => {
  if (kind === 'bid') return String(gold);
  if (kind === 'offer') return `${LABELS[language][kind]}: ${named(language).seat(String(to))}`;
  return LABELS[language][kind === 'envoy' ? String(envoy) : kind] ?? kind;
};
