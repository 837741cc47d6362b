import type { Language, TableNames } from '@bivouac/kernel';
import { army, box, card, fleet, general, generals, nation, province, sea, special, unit, zone } from '../catalogue.ts';
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
} from '../ids.ts';
import type { ForceName, Phase, TrialKind } from '../state.ts';
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
}

const AND: Readonly<Record<Language, string>> = { en: 'and', fr: 'et' };
const listed = (language: Language, words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${AND[language]} ${words.at(-1)}`;

export const names = (language: Language): Names => {
  const many =
    <Id>(one: (id: Id) => string) =>
    (ids: readonly Id[]): string =>
      listed(language, ids.map(one));
  const zoneName = (id: ZoneId): string => zone(id).name[language];
  const nationName = (id: NationId): string => nation(id).name[language];
  const unitName = (id: UnitId): string => unit(id).name[language];
  const generalName = (id: GeneralId): string => general(id).name[language];
  const fleetName = (id: FleetId): string => fleet(id).name[language];
  const cardName = (id: CardId): string => `${id} ${card(id).name[language]}`;
  return {
    seat: (seat) => SIDE_NAMES[language][seat as Side | 'chance'] ?? seat,
    side: (side) => SIDE_NAMES[language][side],
    phase: (phase) => PHASE_NAMES[language][phase],
    trial: (kind) => TRIAL_NAMES[language][kind],
    zone: zoneName,
    zones: many(zoneName),
    province: (id) => province(id).name[language],
    sea: (id) => sea(id).name[language],
    box: (id) => box(id).name[language],
    nation: nationName,
    nations: many(nationName),
    unit: unitName,
    units: many(unitName),
    special: (id) => special(id).name[language],
    general: generalName,
    generals: many(generalName),
    army: (id) => army(id).name[language],
    force: (name) => generals.get(name as GeneralId)?.name[language] ?? unitName(name as UnitId),
    fleet: fleetName,
    fleets: many(fleetName),
    card: cardName,
    cards: many(cardName),
  };
};
