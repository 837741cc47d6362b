import type { Verdict } from '@bivouac/kernel';
import { general as generalCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import type { ArmyId, FleetId, GeneralId, NationId, SpecialId, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { revised } from '../../scenario/editions.ts';
import { must } from '../../text/speech.ts';
import {
  addDepot,
  armyOf,
  type Cargo,
  changeForce,
  depotsLying,
  depotsWith,
  type Europe,
  fieldForces,
  fleetRow,
  type ForceId,
  formForce,
  garrison,
  generalRow,
  isForce,
  generalsAt,
  putArmy,
  putGeneral,
  putSpecial,
  putUnit,
  removeDepot,
  specialsAt,
  stepsOfUnit,
  unitRow,
  unitsAt,
  type Voyage,
} from '../../state/state.ts';
import { loseSpecial, tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { nextInCommand } from '../10-command/10.2-hierarchy.ts';

/** 17.2.8 Each fleet carries two steps, a depot, a general and an army marker. */
const STEPS_A_FLEET = 2;

export const emptyHold = (fleet: FleetId): Cargo => ({
  fleet,
  units: [],
  specials: [],
  general: null,
  army: null,
  depot: null,
});
const isLoaded = ({ units, specials, general, army, depot }: Cargo): boolean =>
  units.length > 0 || specials.length > 0 || general !== null || army !== null || depot !== null;
/** Has the squadron anything aboard, or this fleet of it? */
export const isCargo = ({ cargo }: Voyage, of?: FleetId): boolean =>
  cargo.some((hold) => isLoaded(hold) && (of === undefined || hold.fleet === of));
const stepsAboard = (g: Europe, { units, specials }: Cargo): number =>
  units.reduce((sum, id) => sum + stepsOfUnit(unitRow(g, id)), specials.length);
export const unitsAboard = ({ cargo }: Voyage): readonly UnitId[] => cargo.flatMap(({ units }) => units);
export const stepsOfCargo = (g: Europe, cargo: readonly Cargo[]): number =>
  cargo.reduce((sum, hold) => sum + stepsAboard(g, hold), 0);

/** Everybody of the side who is in the port, in the open or in its fortress. */
export const ashore = (g: Europe, { side }: Voyage, port: ZoneId): readonly ForceId[] => [
  ...fieldForces(g, port, side),
  ...garrison(g, port),
];

const holdForUnit = (g: Europe, { cargo }: Voyage, id: UnitId): Cargo | undefined =>
  cargo.find((hold) => stepsAboard(g, hold) + stepsOfUnit(unitRow(g, id)) <= STEPS_A_FLEET);
const holdForGeneral = ({ cargo }: Voyage): Cargo | undefined => cargo.find(({ general }) => general === null);

const portOf = (g: Europe, { fleets }: Voyage): ZoneId | undefined => {
  const [first] = fleets;
  const at = first && fleetRow(g, first).at;
  return at?.kind === 'port' ? at.zone : undefined;
};

/** 9C, 19C An event lets aboard only what comes from one port, or only troops of one nation. */
const mayComeAboard = (g: Europe, voyage: Voyage, nations: readonly NationId[]): Verdict => {
  const { sailing, loadedAt } = voyage;
  const of = sailing?.of;
  return (
    (sailing?.onePort && loadedAt !== null
      ? must('17.2.8', portOf(g, voyage) === loadedAt, 'sailing.onePort', { zone: loadedAt })
      : undefined) ??
    (of === undefined
      ? undefined
      : must(
          '17.2.8',
          nations.every((nation) => nation === of),
          'sailing.onlyOf',
          { nation: of },
        ))
  );
};

const load = (g: Europe, fleet: FleetId, more: Partial<Cargo>): void => {
  const { voyage } = g;
  if (!voyage) throw new Error('17.2.8: nobody sails');
  g.voyage = {
    ...voyage,
    cargo: voyage.cargo.map((hold) => (hold.fleet === fleet ? { ...hold, ...more } : hold)),
    loadedAt: portOf(g, voyage) ?? voyage.loadedAt,
  };
};

/** 12.2.1 revised: anyone who has marched in this round does not sail in it. */
const haveRested = (g: Europe, units: readonly UnitId[]): Verdict => {
  const isTired = revised(g, 'consolidation') && units.some((unit) => g.action?.moved?.includes(unit));
  return must('12.2.1', !isTired, 'absorb.hasMarched');
};

/** 17.2.8 A unit goes aboard if a fleet has room for its steps; militia never leave their country, and reserve cavalry sails with its army alone. */
export const mayEmbark = (g: Europe, voyage: Voyage, id: UnitId): Verdict =>
  must('2.1', !unitCard(id).homeOnly, 'naval.homeOnly', { unit: id }) ??
  must('4', !unitCard(id).cavalry, 'command.onlyWithArmy') ??
  haveRested(g, [id]) ??
  mayComeAboard(g, voyage, [unitCard(id).nation]) ??
  must('17.2.8', holdForUnit(g, voyage, id) !== undefined, 'naval.noRoom');
/** 2.1 Special units go with the last unit of their army, as far as there is room. */
const embarkSpecials = (g: Europe, from: ForceId): void => {
  for (const { id } of specialsAt(g, from)) {
    const hold = g.voyage?.cargo.find((each) => stepsAboard(g, each) < STEPS_A_FLEET);
    if (!hold) return;
    putSpecial(g, id, 'aboard');
    load(g, hold.fleet, { specials: [...hold.specials, id] });
  }
};
export const embark = (g: Europe, voyage: Voyage, id: UnitId): void => {
  const hold = holdForUnit(g, voyage, id);
  const { at } = unitRow(g, id);
  if (!hold) throw new Error(`17.2.8: no room for ${id}`);
  putUnit(g, id, 'aboard');
  load(g, hold.fleet, { units: [...hold.units, id] });
  if (unitsAt(g, at as ForceId).length === 0) embarkSpecials(g, at as ForceId);
  tidy(g, at as ForceId);
};

/** 10.3 An army that stays ashore keeps a general. */
const isOnlyGeneralOfArmy = (g: Europe, id: GeneralId): boolean => {
  const { at } = generalRow(g, id);
  return isForce(at) && armyOf(g, at) !== undefined && generalsAt(g, at).length === 1;
};

/** A general goes with troops: his own have gone aboard first, or stay behind with another commander. */
export const mayEmbarkGeneral = (g: Europe, voyage: Voyage, id: GeneralId): Verdict =>
  must('17.2.8', stepsOfCargo(g, voyage.cargo) > 0, 'naval.generalAlone') ??
  must('10.3', !isOnlyGeneralOfArmy(g, id), 'peace.armyNeedsGeneral') ??
  mayComeAboard(g, voyage, [generalCard(id).nation]) ??
  must('17.2.8', holdForGeneral(voyage) !== undefined, 'naval.noRoom');
export const embarkGeneral = (g: Europe, voyage: Voyage, id: GeneralId, from: ForceId): void => {
  const hold = holdForGeneral(voyage);
  if (!hold) throw new Error(`17.2.8: no room for ${id}`);
  putGeneral(g, id, 'aboard');
  load(g, hold.fleet, { general: id });
  tidy(g, from);
};

const stayAtHome = (g: Europe, id: ForceId): Verdict => {
  const bound = unitsAt(g, id).find((row) => unitCard(row.id).homeOnly);
  return bound && must('2.1', false, 'naval.homeOnly', { unit: bound.id });
};

/** 17.2.8 A whole force goes aboard with its generals, its army marker and its depots, if all of it finds room. */
export const mayEmbarkForce = (g: Europe, voyage: Voyage, id: ForceId): Verdict => {
  const { cargo } = voyage;
  const nations = [
    ...unitsAt(g, id).map((row) => unitCard(row.id).nation),
    ...generalsAt(g, id).map((row) => generalCard(row.id).nation),
  ];
  const fleets = cargo.length;
  const generals = generalsAt(g, id).length + cargo.filter(({ general }) => general !== null).length;
  const depots = depotsWith(g, id).length + cargo.filter(({ depot }) => depot !== null).length;
  return (
    stayAtHome(g, id) ??
    haveRested(
      g,
      unitsAt(g, id).map((row) => row.id),
    ) ??
    mayComeAboard(g, voyage, nations) ??
    must('17.2.8', generals <= fleets && depots <= fleets && packs(g, id, cargo), 'naval.noRoom')
  );
};
/** Two-step corps fill a fleet each, single steps share one. */
const packs = (g: Europe, id: ForceId, cargo: readonly Cargo[]): boolean => {
  const rooms = cargo.map((hold) => STEPS_A_FLEET - stepsAboard(g, hold)).toSorted((one, other) => other - one);
  const sizes = [...unitsAt(g, id).map(stepsOfUnit), ...specialsAt(g, id).map(() => 1)].toSorted(
    (one, other) => other - one,
  );
  return sizes.every((size) => {
    const room = rooms.findIndex((left) => left >= size);
    if (room < 0) return false;
    rooms[room] = (rooms[room] ?? 0) - size;
    return true;
  });
};
export const embarkForce = (g: Europe, id: ForceId): void => {
  const voyage = (): Voyage => {
    if (!g.voyage) throw new Error('17.2.8: nobody sails');
    return g.voyage;
  };
  const free = (has: (hold: Cargo) => boolean): Cargo => {
    const hold = voyage().cargo.find(has);
    if (!hold) throw new Error('17.2.8: the holds are full');
    return hold;
  };
  for (const { id: general } of generalsAt(g, id)) {
    const hold = free((each) => each.general === null);
    putGeneral(g, general, 'aboard');
    load(g, hold.fleet, { general });
  }
  const army = armyOf(g, id);
  if (army) {
    putArmy(g, army, 'aboard');
    load(g, free((each) => each.army === null).fleet, { army });
  }
  for (const depot of depotsWith(g, id)) {
    load(g, free((each) => each.depot === null).fleet, { depot: depot.nation });
    removeDepot(g, depot.id);
  }
  const largestFirst = unitsAt(g, id).toSorted((one, other) => stepsOfUnit(other) - stepsOfUnit(one));
  changeForce(g, id, { commander: null });
  for (const { id: unit } of largestFirst) embark(g, voyage(), unit);
};

/** 13.4, 17.2.8 A depot that lies in the port, or is with a force there. */
export const depotInPort = (g: Europe, voyage: Voyage, port: ZoneId): number | undefined =>
  [...depotsLying(g, port), ...ashore(g, voyage, port).flatMap((id) => depotsWith(g, id))][0]?.id;
export const mayEmbarkDepot = (g: Europe, voyage: Voyage): Verdict =>
  mayComeAboard(g, voyage, []) ??
  must(
    '17.2.8',
    voyage.cargo.some(({ depot }) => depot === null),
    'naval.noRoom',
  );
export const embarkDepot = (g: Europe, voyage: Voyage, id: number): void => {
  const hold = voyage.cargo.find(({ depot }) => depot === null);
  const depot = g.depots.find((row) => row.id === id);
  if (!hold || !depot) throw new Error('17.2.8: no depot, or no room for it');
  removeDepot(g, id);
  load(g, hold.fleet, { depot: depot.nation });
};

interface Landed {
  readonly units: readonly UnitId[];
  readonly specials: readonly SpecialId[];
  readonly generals: readonly GeneralId[];
  readonly armies: readonly ArmyId[];
  readonly depots: readonly NationId[];
}
const landedFrom = (cargo: readonly Cargo[]): Landed => ({
  units: cargo.flatMap(({ units }) => units),
  specials: cargo.flatMap(({ specials }) => specials),
  generals: cargo.flatMap(({ general }) => (general === null ? [] : [general])),
  armies: cargo.flatMap(({ army }) => (army === null ? [] : [army])),
  depots: cargo.flatMap(({ depot }) => (depot === null ? [] : [depot])),
});

/** Everything goes ashore and forms one force, under the general of the highest rank; depots without troops are left lying. */
export const disembark = (g: Europe, port: ZoneId): ForceId | undefined => {
  const { voyage } = g;
  if (!voyage) throw new Error('17.2.8: nobody sails');
  const { units, specials, generals, armies, depots } = landedFrom(voyage.cargo);
  g.voyage = { ...voyage, cargo: voyage.fleets.map(emptyHold) };
  if (units.length === 0) {
    for (const nation of depots) addDepot(g, nation, { zone: port, fixed: false });
    return undefined;
  }
  // 17.2.8 They do not march any more in this round.
  if (g.action) g.action = { ...g.action, ashore: [...(g.action.ashore ?? []), ...units] };
  const commander = nextInCommand(
    units.map((unit) => unitRow(g, unit)),
    generals,
  );
  const id = formForce(g, port, commander ?? null);
  for (const unit of units) putUnit(g, unit, id);
  for (const general of generals) putGeneral(g, general, id);
  for (const army of armies) putArmy(g, army, commander === undefined ? 'reserve' : id);
  for (const special of specials)
    if (armyOf(g, id) !== undefined) putSpecial(g, special, id);
    else loseSpecial(g, special);
  for (const nation of depots) addDepot(g, nation, { force: id });
  return id;
};
