import { type Agreed, STANDARD } from '../scenario/agreed.ts';
import {
  army as armyCard,
  cardId,
  fleetId,
  general as generalCard,
  generals,
  nationId,
  specials,
  unit as unitCard,
  units,
  zoneId,
} from '../catalogue/catalogue.ts';
import type { ArmyId, CardId, Edition, GeneralId, ScenarioId, Side, SpecialId, UnitId } from '../catalogue/ids.ts';
import { setUp } from '../rules/20-scenarios/20-set-up.ts';
import {
  addDepot,
  bothSides,
  changeForce,
  changeNation,
  changeZone,
  type Clock,
  type Europe,
  type FleetAt,
  formForce,
  flipUnit,
  nationOfForce,
  type NationRow,
  putArmy,
  putFleet,
  putGeneral,
  putSpecial,
  putUnit,
  type Tracks,
  type ZoneRow,
} from '../state/state.ts';

/**
 * One force in words: general, army, units, special units, `depot` as often as there are any; a trailing minus is a
 * reduced unit, and the first general commands. `besieged` inside the fortress, `demoralised`, `unsupplied` as marked.
 */
export type ForceWords = readonly string[];

export interface Position {
  readonly scenario?: ScenarioId;
  readonly edition?: Edition;
  readonly agreed?: Partial<Agreed>;
  readonly clock?: Partial<Clock>;
  /** The only forces on the map, by zone: `{ ulm: ['mack', 'armee_allemagne', 'aus_1', 'aus_cav-', 'depot'] }`; two of one zone in two lists. */
  readonly forces?: Readonly<Record<string, ForceWords | readonly ForceWords[]>>;
  /** Fixed depots by zone, named by their nation. */
  readonly depots?: Readonly<Record<string, string>>;
  /** The only fleets on the map: `{ fl_ball: { kind: 'sea', sea } }`. */
  readonly fleets?: Readonly<Record<string, FleetAt>>;
  readonly zones?: Readonly<Record<string, Partial<Omit<ZoneRow, 'id'>>>>;
  readonly nations?: Readonly<Record<string, Partial<Omit<NationRow, 'id'>>>>;
  /** The hands; the cards named are nowhere else. */
  readonly hands?: Partial<Record<Side, readonly string[]>>;
  /** All cards that are in no hand are out of the game, so that nobody is asked for what he might have drawn. */
  readonly noOtherCards?: true;
  readonly played?: readonly string[];
  readonly tracks?: Partial<Tracks>;
  readonly effects?: Europe['effects'];
  readonly action?: Europe['action'];
}

const isOf = (map: { has(id: never): boolean }, word: string): boolean => map.has(word as never);

const placeForce = (g: Europe, zone: string, words: ForceWords): void => {
  const force = formForce(g, zoneId(zone));
  for (const word of words) {
    const name = word.endsWith('-') ? word.slice(0, -1) : word;
    if (isOf(units, name)) {
      putUnit(g, unitCard(name as UnitId).id, force);
      flipUnit(g, name as UnitId, word.endsWith('-'));
    } else if (isOf(generals, name)) {
      putGeneral(g, generalCard(name as GeneralId).id, force);
      if (g.forces.at(-1)?.commander === null) changeForce(g, force, { commander: name as GeneralId });
    } else if (isOf(specials, name)) putSpecial(g, name as SpecialId, force);
    else if (name === 'besieged') changeForce(g, force, { inside: true });
    else if (name === 'demoralised') changeForce(g, force, { demoralised: true });
    else if (name === 'unsupplied') changeForce(g, force, { unsupplied: true });
    else if (name !== 'depot') putArmy(g, armyCard(name as ArmyId).id, force);
  }
  for (const word of words) if (word === 'depot') addDepot(g, nationOfForce(g, force), { force });
};

const clearMap = (g: Europe): void => {
  g.forces = [];
  g.forcesFormed = 0;
  g.depots = [];
  g.units = g.units.map((row) => (row.at.startsWith('force-') ? { ...row, at: 'reserve', reduced: false } : row));
  g.generals = g.generals.map((row) => (row.at.startsWith('force-') ? { ...row, at: 'reserve' } : row));
  g.specials = g.specials.map((row) => (row.at.startsWith('force-') ? { ...row, at: 'notYet' } : row));
  g.armies = g.armies.map((row) => ({ ...row, at: 'reserve' }));
};

const dealHands = (g: Europe, hands: Partial<Record<Side, readonly string[]>>): void => {
  const wanted = bothSides((side): readonly CardId[] => (hands[side] ?? []).map(cardId));
  const named = [...wanted.empire, ...wanted.coalition];
  const rest = (side: Side, heap: readonly CardId[]): readonly CardId[] =>
    heap.filter((card) => !wanted[side].includes(card));
  const { cards } = g;
  const back = bothSides((side) => cards.hands[side].filter((card) => !wanted[side].includes(card)));
  g.cards = {
    ...cards,
    hands: wanted,
    piles: bothSides((side) => [...rest(side, cards.piles[side]), ...back[side]]),
    discards: bothSides((side) => rest(side, cards.discards[side])),
    setAside: bothSides((side) => rest(side, cards.setAside[side])),
    permanents: bothSides((side) => rest(side, cards.permanents[side])),
    removed: cards.removed.filter((card) => !named.includes(card)),
  };
};

const clearDecks = (g: Europe): void => {
  const { cards } = g;
  const heaps = [cards.piles, cards.discards, cards.setAside, cards.permanents];
  const none = bothSides((): readonly CardId[] => []);
  g.cards = {
    ...cards,
    piles: none,
    discards: none,
    setAside: none,
    permanents: none,
    removed: [...cards.removed, ...heaps.flatMap(({ empire, coalition }) => [...empire, ...coalition])],
  };
};

/** A position: only the forces and fleets that are named stand on the map, if any are. */
export const position = (wanted: Position): Europe => {
  const g = setUp(wanted.scenario ?? '1805', wanted.edition ?? '2013', { ...STANDARD, ...wanted.agreed });
  g.clock = { ...g.clock, phase: 'rounds', round: 2, next: 'empire', step: 0, ...wanted.clock };
  for (const [id, change] of Object.entries(wanted.nations ?? {})) changeNation(g, nationId(id), change);
  for (const [id, change] of Object.entries(wanted.zones ?? {})) changeZone(g, zoneId(id), change);
  if (wanted.forces) {
    clearMap(g);
    for (const [zone, words] of Object.entries(wanted.forces))
      if (words.every((word) => typeof word === 'string')) placeForce(g, zone, words);
      else for (const one of words as readonly ForceWords[]) placeForce(g, zone, one);
  }
  for (const [zone, nation] of Object.entries(wanted.depots ?? {}))
    addDepot(g, nationId(nation), { zone: zoneId(zone), fixed: true });
  if (wanted.fleets) {
    g.fleets = g.fleets.map((row) => (row.at.kind === 'off' ? row : { ...row, at: { kind: 'off', why: 'reserve' } }));
    for (const [id, at] of Object.entries(wanted.fleets)) putFleet(g, fleetId(id), at);
  }
  if (wanted.hands) dealHands(g, wanted.hands);
  if (wanted.noOtherCards) clearDecks(g);
  if (wanted.played) g.cards = { ...g.cards, played: wanted.played.map(cardId) };
  g.tracks = { ...g.tracks, ...wanted.tracks };
  g.effects = wanted.effects ?? [];
  g.action = wanted.action ?? null;
  return g;
};
