import type { Language, TableNames } from '@bivouac/kernel';
import {
  army,
  box,
  card,
  fleet,
  general,
  generals,
  nation,
  nations,
  province,
  sea,
  special,
  unit,
  zone,
} from '../catalogue/catalogue.ts';
import type {
  ArmyId,
  BoxId,
  CardId,
  FleetId,
  GeneralId,
  NationId,
  ProvinceId,
  SeaId,
  Side,
  SpecialId,
  UnitId,
  ZoneId,
} from '../catalogue/ids.ts';
import type { ForceName, Phase, TrialKind } from '../state/state.ts';
import { article } from './english.ts';
import {
  ending,
  fleetPhrase,
  genderOfPiece,
  isPlural,
  type Form,
  NATIONS,
  type Phrase,
  phrase,
  piecePhrase,
  PROVINCES,
  SEAS,
  ZONES,
} from './french.ts';
import { PHASE_NAMES, SIDE_NAMES, TRIAL_NAMES } from './words.ts';

/** How each language names the things of the game. */
export interface Names extends TableNames {
  zone(id: ZoneId): string;
  zones(ids: readonly ZoneId[]): string;
  province(id: ProvinceId): string;
  sea(id: SeaId): string;
  box(id: BoxId): string;
  nation(id: NationId): string;
  nations(ids: readonly NationId[]): string;
  unit(id: UnitId): string;
  units(ids: readonly UnitId[]): string;
  special(id: SpecialId): string;
  general(id: GeneralId): string;
  generals(ids: readonly GeneralId[]): string;
  army(id: ArmyId): string;
  /** A force is called by its commander, or by its unit. */
  force(name: ForceName): string;
  fleet(id: FleetId): string;
  fleets(ids: readonly FleetId[]): string;
  /** "14F Fouché" */
  card(id: CardId): string;
  cards(ids: readonly CardId[]): string;
  side(side: Side): string;
  phase(phase: Phase): string;
  trial(kind: TrialKind): string;
  /** The same within a French sentence: « la Hesse », « d’Ulm », « au Maroc », « en Thuringe ». English may add its article: "the Bavarian Corps". */
  the: Within;
  of: Within;
  to: Within;
  at(id: ZoneId): string;
  /** What French adds to what is said of it: « activé », « activée », « activés ». */
  ending: { force(name: ForceName): string; nation(id: NationId): string };
  /** « la Hesse rejoint », « les Asturies passent »: the verb that agrees with it. */
  verb: {
    nation(id: NationId, one: string, many: string): string;
    zone(id: ZoneId, one: string, many: string): string;
  };
}

interface Within {
  zone(id: ZoneId): string;
  province(id: ProvinceId): string;
  sea(id: SeaId): string;
  nation(id: NationId): string;
  unit(id: UnitId): string;
  special(id: SpecialId): string;
  general(id: GeneralId): string;
  army(id: ArmyId): string;
  force(name: ForceName): string;
  fleet(id: FleetId): string;
}

/** What a name leads to on the map: its text may be marked for it. */
export type Mark = (kind: 'place' | 'counter', id: string, shown: string) => string;
const unmarked: Mark = (_kind, _id, shown) => shown;

const AND: Readonly<Record<Language, string>> = { en: 'and', fr: 'et' };
const listed = (language: Language, words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${AND[language]} ${words.at(-1)}`;

const forceName = (id: ForceName) => (generals.get(id as GeneralId) ?? unit(id as UnitId)).name;
/** A nation is found at its capital. */
const capitalOf = (id: NationId): string => nations.get(id)?.capital[0] ?? '';

const inEnglish = (name: string): Phrase => ({ before: article(name), shown: name });

/** Names within a sentence, in one of the forms that French gives them. */
const within = (language: Language, form: Form, mark: Mark): Within => {
  const inFrench = (name: { readonly fr: string; readonly en: string }, grammar: (french: string) => Phrase): Phrase =>
    language === 'fr' ? grammar(name.fr) : inEnglish(name.en);
  const piece = (name: string): Phrase => piecePhrase(name, form);
  const marked = (kind: 'place' | 'counter', id: string, { before, shown }: Phrase): string =>
    before + mark(kind, id, shown);
  return {
    zone: (id) =>
      marked(
        'place',
        id,
        inFrench(zone(id).name, (name) => phrase(name, ZONES.get(name), form)),
      ),
    province: (id) => {
      const { before, shown } = inFrench(province(id).name, (name) => phrase(name, PROVINCES.get(name), form));
      return before + shown;
    },
    sea: (id) =>
      marked(
        'place',
        id,
        inFrench(sea(id).name, (name) => phrase(name, SEAS.get(name), form)),
      ),
    nation: (id) =>
      marked(
        'place',
        capitalOf(id),
        inFrench(nation(id).name, (name) => phrase(name, NATIONS.get(name), form)),
      ),
    unit: (id) => marked('counter', id, inFrench(unit(id).name, piece)),
    special: (id) => marked('counter', id, inFrench(special(id).name, piece)),
    general: (id) => marked('counter', id, inFrench(general(id).name, piece)),
    army: (id) => marked('counter', id, inFrench(army(id).name, piece)),
    force: (id) => marked('counter', id, inFrench(forceName(id), piece)),
    fleet: (id) =>
      marked(
        'counter',
        id,
        inFrench(fleet(id).name, (name) => fleetPhrase(name, form)),
      ),
  };
};

export const names = (language: Language, mark: Mark = unmarked): Names => {
  const many =
    <Id>(one: (id: Id) => string) =>
    (ids: readonly Id[]): string =>
      listed(language, ids.map(one));
  const zoneName = (id: ZoneId): string => mark('place', id, zone(id).name[language]);
  const nationName = (id: NationId): string => mark('place', capitalOf(id), nation(id).name[language]);
  const unitName = (id: UnitId): string => mark('counter', id, unit(id).name[language]);
  const generalName = (id: GeneralId): string => mark('counter', id, general(id).name[language]);
  const fleetName = (id: FleetId): string => mark('counter', id, fleet(id).name[language]);
  const placed = within(language, 'at', mark);
  const cardName = (id: CardId): string => `${id} ${card(id).name[language]}`;
  return {
    seat: (seat) => SIDE_NAMES[language][seat as Side | 'chance'] ?? seat,
    side: (side) => SIDE_NAMES[language][side],
    phase: (each) => PHASE_NAMES[language][each],
    trial: (kind) => TRIAL_NAMES[language][kind],
    zone: zoneName,
    zones: many(zoneName),
    province: (id) => province(id).name[language],
    sea: (id) => mark('place', id, sea(id).name[language]),
    box: (id) => mark('place', id, box(id).name[language]),
    nation: nationName,
    nations: many(nationName),
    unit: unitName,
    units: many(unitName),
    special: (id) => mark('counter', id, special(id).name[language]),
    general: generalName,
    generals: many(generalName),
    army: (id) => mark('counter', id, army(id).name[language]),
    force: (id) => mark('counter', id, forceName(id)[language]),
    fleet: fleetName,
    fleets: many(fleetName),
    card: cardName,
    cards: many(cardName),
    the: within(language, 'the', mark),
    of: within(language, 'of', mark),
    to: within(language, 'to', mark),
    at: (id) => placed.zone(id),
    ending: {
      force: (id) => (language === 'fr' ? ending(genderOfPiece(forceName(id).fr)) : ''),
      nation: (id) => (language === 'fr' ? ending(NATIONS.get(nation(id).name.fr)) : ''),
    },
    verb: {
      nation: (id, one, many) => (isPlural(NATIONS.get(nation(id).name.fr)) ? many : one),
      zone: (id, one, many) => (isPlural(ZONES.get(zone(id).name.fr)) ? many : one),
    },
  };
};
