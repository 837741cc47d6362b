import { type Catalogue, type Language, type Voice, voice } from '@bivouac/kernel';
import type { CardId, DuchyId, LeaderId, Nation, PlaceId, ReserveId } from '../catalogue/ids.ts';
import { type Names, names } from '../text/names.ts';
import { capital, count, nombre, signed } from '../text/wording.ts';

type Nothing = Record<never, never>;

/** The words on the table of this game in a terminal. */
interface FaceMessages {
  where: { year: number; round: number };
  impulse: { nation: Nation; points: number };
  next: { nation: Nation };
  ledger: { nation: Nation; keys: number; gained: number; cards: number; resources: number; points: number | null };
  hand: { nation: Nation; cards: readonly (CardId | ReserveId)[] };
  battle: { at: PlaceId; active: readonly Nation[]; inactive: readonly Nation[]; round: number };
  flag: { duchy: DuchyId; nation: Nation };
  fleets: { place: PlaceId; fleets: readonly { readonly nation: Nation; readonly ships: number }[] };
  leader: { leader: LeaderId };
  heading: { nation: Nation; units: number };
  flags: Nothing;
  seas: Nothing;
  consul: { nation: Nation; column: 'unaligned' | 'friend' | 'aide' | 'partner' | 'pact'; row: Nation | null };
  track: Nothing;
  legend: Nothing;
}

const en: Catalogue<FaceMessages, Names> = {
  where: ({ year, round }) => `${year}, Round ${round}`,
  impulse: ({ nation, points }, name) => `Impulse of ${name.the.nation(nation)}: ${count(points, 'Command Point')}`,
  next: ({ nation }, name) => `next: ${name.nation(nation)}`,
  ledger: ({ nation, keys, gained, cards, resources, points }, name) =>
    `${name.nation(nation)}: ${count(keys, 'Key')} (${signed(gained)}), ${count(cards, 'card')}, ${count(resources, 'Resource')}${points === null ? '' : `; ${count(points, 'point')} now`}`,
  hand: ({ nation, cards }, name) => `${name.nation(nation)} holds ${cards.map((card) => name.card(card)).join(', ')}`,
  battle: ({ at, active, inactive, round }, name) =>
    `Battle in ${name.the.place(at)}, Round ${round}: ${name.nations(active)} against ${name.nations(inactive)}`,
  flag: ({ duchy, nation }, name) => `${name.place(duchy)} (${name.nation(nation)})`,
  fleets: ({ place, fleets }, name) =>
    `${name.place(place)}: ${fleets.map(({ nation, ships }) => `${name.nation(nation)} ${ships}`).join(', ')}`,
  leader: ({ leader }, name) => name.leader(leader),
  heading: ({ nation, units }, name) => `${name.nation(nation)}, ${count(units, 'Unit')}`,
  flags: () => 'Flags',
  seas: () => 'Squadrons',
  consul: ({ nation, column, row }, name) =>
    `${name.nation(nation)}: ${name.column(column)}${row === null || column === 'unaligned' ? '' : ` of ${name.nation(row)}`}`,
  track: () => 'Diplomatic Track',
  legend: () => 'A figure beside a Duchy: Units there. A name: a leader.',
};
const fr: Catalogue<FaceMessages, Names> = {
  where: ({ year, round }) => `${year}, round ${round}`,
  impulse: ({ nation, points }, name) =>
    `Impulsion ${name.of.nation(nation)} : ${nombre(points, 'point')} de commandement`,
  next: ({ nation }, name) => `ensuite : ${name.nation(nation)}`,
  ledger: ({ nation, keys, gained, cards, resources, points }, name) =>
    `${name.nation(nation)} : ${nombre(keys, 'clé')} (${signed(gained)}), ${nombre(cards, 'carte')}, ${nombre(resources, 'ressource')}${points === null ? '' : ` ; ${nombre(points, 'point')} à ce moment`}`,
  hand: ({ nation, cards }, name) =>
    `${capital(name.the.nation(nation))} a ${cards.map((card) => name.card(card)).join(', ')}`,
  battle: ({ at, active, inactive, round }, name) =>
    `Bataille : ${name.place(at)}, round ${round}, ${name.nations(active)} contre ${name.nations(inactive)}`,
  flag: ({ duchy, nation }, name) => `${name.place(duchy)} (${name.nation(nation)})`,
  fleets: ({ place, fleets }, name) =>
    `${name.place(place)} : ${fleets.map(({ nation, ships }) => `${name.nation(nation)} ${ships}`).join(', ')}`,
  leader: ({ leader }, name) => name.leader(leader),
  heading: ({ nation, units }, name) => `${name.nation(nation)}, ${nombre(units, 'unité')}`,
  flags: () => 'Drapeaux',
  seas: () => 'Escadres',
  consul: ({ nation, column, row }, name) =>
    `${name.nation(nation)} : ${name.column(column)}${row === null || column === 'unaligned' ? '' : ` ${name.of.nation(row)}`}`,
  track: () => 'Piste diplomatique',
  legend: () => 'Un chiffre près d’un duché : ses unités. Un nom : un chef.',
};

const SPEAKERS: Readonly<Record<Language, Voice<FaceMessages>>> = {
  en: voice(en, names('en')),
  fr: voice(fr, names('fr')),
};
export const faceWords = (language: Language): Voice<FaceMessages> => SPEAKERS[language];
