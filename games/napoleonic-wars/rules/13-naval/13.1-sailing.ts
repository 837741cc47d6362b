import { stackOf, stacksAt, standAsOne } from './13.2-grand-fleets.ts';
import { ask, choose, type Script, type Verdict } from '@bivouac/kernel';
import { DONE, NO, YES } from '../../text/answers.ts';
import { isDuchy, isZone, portsIn, portZones, straitFortress, zone as zoneCard } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type Nation, type PlaceId, type SquadronId, type ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  areAllied,
  atWar,
  changeSquadron,
  controller,
  director,
  familyOf,
  inForce,
  isAtPlace,
  maneuversLeft,
  type NapoleonicWars,
  spendManeuver,
  squadronRow,
  takeHidden,
  takeVoid,
} from '../../state/state.ts';
import type { NavalAnswer } from '../../text/13-naval.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { declareWar } from '../8-diplomacy/8.33-declaration.ts';
import { isOpenNow } from '../9-movement/9.3-entrance.ts';
import { isFriendlyPort } from '../3-glossary/3-standing.ts';
import type { Act } from '../5-sequence/act.ts';
import { fleetsAt, nationOfShip, nationsAboard, isGrand } from './13.1-fleets.ts';
import { evades, finds, navalInterceptions, leaderOf } from './13.3-naval-interception.ts';
import { navalBattle, portBattery, sinkShips } from './13.4-naval-combat.ts';
import { takeRefuge } from './13.42-refuge.ts';
import { runTheStrait } from './13.8-straits.ts';

type Of<K extends NavalAnswer['kind']> = Extract<NavalAnswer, { readonly kind: K }>;
type Step = Of<'sailTo'> | Of<'patrol'>;

/** 13.1, 13.11 The Squadrons at a place that a nation's points may move: a Power's with those of its Minors, a Minor's alone. */
export const movableAt = (g: NapoleonicWars, nation: Nation, at: PlaceId): readonly SquadronId[] => {
  const fleet = fleetsAt(g, at).get(familyOf(g, nation)) ?? [];
  const ready = fleet.filter((id) => squadronRow(g, id).refit === 0 && !squadronRow(g, id).halted);
  const own = ready.filter((id) => nationOfShip(id) === nation);
  return isPower(nation) && own.length > 0 ? ready : own;
};

/** 13.1 Adjacent: a Zone to its neighbours and its Ports, a Port to its Zones. */
const neighbours = (at: PlaceId): readonly PlaceId[] =>
  isZone(at) ? [...zoneCard(at).adjacent, ...portsIn(at)] : portZones(at);

/** Copenhagen Expedition: a Neutral Copenhagen may be entered, which begins the war. */
const isExpeditionTo = (g: NapoleonicWars, nation: Nation, place: PlaceId): boolean =>
  nation === 'britain' && place === 'copenhagen' && inForce(g, 'expedition').length > 0;

/** 13.5, 13.62 A Port is entered as a friend, or to fight the enemy Squadrons in it: rulings/13.5-empty-ports.md. */
const mayEnterPort = (g: NapoleonicWars, nation: Nation, place: DuchyId): Verdict => {
  if (isFriendlyPort(g, nation, place)) return undefined;
  if (isExpeditionTo(g, nation, place)) return undefined;
  const enemies = g.squadrons.some((row) => row.at === place && atWar(g, nation, row.nation));
  // 8.21 Enemies who have stayed in the Port of a new Neutral are met there, and its batteries are silent.
  if (enemies) return undefined;
  return must('13.5', false, atWar(g, nation, controller(g, place)) ? 'sail.emptyPort' : 'sail.closedPort', { place });
};
/** What a voyage of a Fleet is paid with: Maneuvers of the Impulse, or those of an event. */
export interface SailPurse {
  readonly left: (g: NapoleonicWars) => number;
  readonly pay: (g: NapoleonicWars, maneuvers: number) => void;
}
const MANEUVERS: SailPurse = {
  left: maneuversLeft,
  pay: (g, maneuvers) => {
    for (let each = 0; each < maneuvers; each++) spendManeuver(g);
  },
};
export const freeManeuvers = (maneuvers: number): SailPurse => {
  let left = maneuvers;
  return {
    left: () => left,
    pay: (_g, spent) => {
      left -= spent;
    },
  };
};
const mayStep = (
  g: NapoleonicWars,
  nation: Nation,
  at: PlaceId,
  step: Step,
  fleets = 1,
  purse: SailPurse = MANEUVERS,
): Verdict => {
  const paid = must('13', purse.left(g) >= fleets, 'sail.noManeuver');
  if (step.kind === 'patrol') return paid ?? must('13.34', isZone(at), 'sail.inPort', { place: at });
  const { place } = step;
  return (
    paid ??
    must('13.1', neighbours(at).includes(place), 'sail.notAdjacent', { place }) ??
    isOpenNow(g, at, place) ??
    (isDuchy(place) ? mayEnterPort(g, nation, place) : undefined)
  );
};

const moveShips = (g: NapoleonicWars, ships: readonly SquadronId[], place: PlaceId): void => {
  for (const id of ships) changeSquadron(g, id, { at: place });
};
const still = (g: NapoleonicWars, ships: readonly SquadronId[], place: PlaceId): readonly SquadronId[] =>
  ships.filter((id) => squadronRow(g, id).at === place);

/** 13.5 Into an enemy Port: batteries, then battle; the victor returns to its Zone, a beaten defender is gone. */
function* attackPort(g: NapoleonicWars, ships: readonly SquadronId[], from: ZoneId, place: DuchyId): Script<Sailed> {
  const [nation = 'france'] = nationsAboard(ships);
  const here = g.squadrons.filter((row) => row.at === place && atWar(g, nation, row.nation));
  const defenders = here.filter(({ building }) => !building).map(({ id }) => id);
  moveShips(g, ships, place);
  const { dice } = atWar(g, nation, controller(g, place)) ? portBattery(place) : { dice: 0 };
  const port = { dice: isExpeditionTo(g, nation, place) ? Math.floor(dice / 2) : dice };
  const loser = yield* navalBattle(g, { at: place, active: ships, inactive: defenders, port });
  const left = still(g, ships, place);
  if (loser === 'active') {
    yield* takeRefuge(g, left, from);
    return 'stops';
  }
  yield* sinkShips(
    g,
    here.map(({ id }) => id),
    here.length,
    place,
  );
  moveShips(g, left, from);
  return left.length > 0 ? { ships: left, at: from } : 'stops';
}
export type Sailed = 'stops' | { readonly ships: readonly SquadronId[]; readonly at: PlaceId };

/** 13.1, 13.3, 13.8 One step of a Fleet, with the fire of a strait and the interceptions on the way. */
export function* sailStep(
  g: NapoleonicWars,
  declared: readonly SquadronId[],
  from: PlaceId,
  place: PlaceId,
): Script<Sailed> {
  const [nation = 'france'] = nationsAboard(declared);
  const declaration = {
    moment: 'moveDeclared',
    nation,
    from,
    to: place,
    formation: null,
    by: 'fleet',
    through: [],
  } as const;
  yield* respond(g, declaration);
  const ships = still(g, declared, from);
  if (takeVoid(g) || isOpenNow(g, from, place) !== undefined || ships.length === 0) {
    takeHidden(g);
    log(g, '6.14', 'sail.voided', { nation });
    return ships.length === 0 ? 'stops' : { ships, at: from };
  }
  if (isExpeditionTo(g, nation, place) && !atWar(g, 'britain', 'denmark')) yield* declareWar(g, 'britain', 'denmark');
  let crew = ships;
  if (isZone(from) && isZone(place)) {
    const guard = straitFortress(from, place);
    if (guard !== undefined && atWar(g, nation, controller(g, guard))) {
      const passed = yield* runTheStrait(g, crew, from, guard);
      if (passed.length === 0) return 'stops';
      crew = passed;
    }
  }
  const zone = isZone(place) ? place : (from as ZoneId);
  if (isZone(place)) moveShips(g, crew, place);
  const passed = yield* navalInterceptions(g, {
    ships: crew,
    zone,
    ...(isDuchy(from) ? { leaves: from } : {}),
    ...(isDuchy(place) ? { enters: place } : {}),
  });
  if (passed !== 'free') return 'stops';
  const left = still(g, crew, zone);
  if (left.length === 0) return 'stops';
  log(g, '13.1', 'sail.enters', { nation, place });
  if (isZone(place)) return { ships: left, at: place };
  if (!isFriendlyPort(g, nation, place)) return yield* attackPort(g, left, zone, place);
  moveShips(g, left, place);
  return { ships: left, at: place };
}

/** 13.3, 13.31 A Patrol looks for one enemy Fleet in the Zone. */
function* patrols(g: NapoleonicWars, ships: readonly SquadronId[], zone: ZoneId, family: Nation): Script<Sailed> {
  const [nation = 'france'] = nationsAboard(ships);
  if (!(yield* finds(g, nation, ships, zone, 0))) return { ships, at: zone };
  const { ships: target, commander } = stackOf(g, zone, family) ?? { ships: [], commander: family };
  const evasion = yield* evades(g, target, zone, commander);
  if (evasion === 'evades') return { ships, at: zone };
  const loser = yield* navalBattle(g, {
    at: zone,
    active: ships,
    inactive: target,
    commanders: { active: leaderOf(ships, g.impulse?.nation ?? nation), inactive: commander },
    ...(evasion === 'fails' ? { failedEvasion: 'inactive' } : {}),
  });
  if (loser === 'active') {
    yield* takeRefuge(g, still(g, ships, zone), zone);
    return 'stops';
  }
  yield* takeRefuge(g, still(g, target, zone), zone);
  return { ships: still(g, ships, zone), at: zone };
}

/** 13.2 Squadrons of other Powers of the Camp at the same place, which a Power may take along in a Grand Fleet. */
const alliedShips = (
  g: NapoleonicWars,
  nation: Nation,
  from: PlaceId,
  asked: readonly Nation[],
): readonly SquadronId[] =>
  isPower(nation)
    ? [...fleetsAt(g, from)]
        .filter(
          ([family]) => family !== nation && isPower(family) && areAllied(g, family, nation) && !asked.includes(family),
        )
        .flatMap(([, ships]) => ships.filter((id) => squadronRow(g, id).refit === 0 && !squadronRow(g, id).halted))
    : [];
/** 13.2 The player of the other Fleet must agree. */
function* joins(g: NapoleonicWars, nation: Nation, family: Nation, place: PlaceId): Script<boolean> {
  const [asker, asked] = [director(g, nation), director(g, family)];
  if (asked === null || asker === asked) return asked !== null;
  const prompt = say('sail.consent', { nation: family, commander: nation, place });
  return (yield* ask({ by: asked, rule: '13.2', prompt, answers: [YES, NO] })).kind === 'yes';
}
/** 13.21 A Grand Fleet pays a Maneuver for each of its Fleets. */
const fleetsIn = (ships: readonly SquadronId[]): number => Math.max(1, nationsAboard(ships).filter(isPower).length);

/** 13.1 Which Squadrons sail: all, or as many of each nation as are named. */
export function* crewOf(g: NapoleonicWars, nation: Nation, from: PlaceId): Script<readonly SquadronId[]> {
  const own = movableAt(g, nation, from);
  const seat = director(g, nation) ?? '';
  let crew: readonly SquadronId[] = [];
  let asked: readonly Nation[] = [];
  for (;;) {
    const rest = own.filter((id) => !crew.includes(id));
    const allies = crew.length > 0 ? alliedShips(g, nation, from, asked) : [];
    if (own.length === 1 && alliedShips(g, nation, from, []).length === 0) return own;
    if (rest.length === 0 && allies.length === 0) return crew;
    const answer = yield* choose<Of<'allShips'> | Of<'addShip'> | typeof DONE>({
      by: seat,
      rule: '13.1',
      prompt: say('sail.with', { nation, place: from }),
      among: [
        ...(crew.length === 0 ? [{ kind: 'allShips' as const }] : []),
        ...nationsAboard([...rest, ...allies]).map((each) => ({ kind: 'addShip' as const, nation: each })),
      ],
      may: () => undefined,
      or: crew.length > 0 ? [DONE] : [],
    });
    if (answer.kind === 'done') return crew;
    if (answer.kind === 'allShips') return own;
    const next = rest.find((id) => nationOfShip(id) === answer.nation);
    if (next !== undefined) crew = [...crew, next];
    else {
      asked = [...asked, answer.nation];
      const ships = allies.filter((id) => familyOf(g, nationOfShip(id)) === familyOf(g, answer.nation));
      if (yield* joins(g, nation, answer.nation, from)) crew = [...crew, ...ships];
    }
  }
}
const enemyFleets = (g: NapoleonicWars, nation: Nation, at: PlaceId): readonly Nation[] =>
  isZone(at)
    ? stacksAt(g, at)
        .map(({ commander }) => commander)
        .filter((commander) => atWar(g, nation, commander))
    : [];

/** 13.1 A Fleet sails step by step while it has Maneuvers and nothing stops it. */
export const sailing: Act<Of<'sail'>> = {
  kinds: ['sail'],
  among: (g, nation) => {
    const places = g.squadrons.flatMap((row) =>
      row.nation === nation && isAtPlace(row.at) && !row.building ? [row.at] : [],
    );
    return [...new Set(places)].map((from) => ({ kind: 'sail', from }));
  },
  may: (g, nation, { from }) =>
    must('13', maneuversLeft(g) > 0, 'sail.noManeuver') ??
    must('13.11', movableAt(g, nation, from).length > 0, 'sail.refit', { place: from }),
  *carryOut(g, nation, { from }): Script {
    yield* sails(g, nation, yield* crewOf(g, nation, from), from);
  },
};
/** 13.1 A Fleet sails on, step by step. */
export function* sails(
  g: NapoleonicWars,
  nation: Nation,
  crew: readonly SquadronId[],
  from: PlaceId,
  purse: SailPurse = MANEUVERS,
): Script {
  let ships = crew;
  let at = from;
  const seat = director(g, nation) ?? '';
  for (let steps = 0; ; steps++) {
    const here = at;
    const among: readonly Step[] = [
      ...neighbours(here).map((place): Step => ({ kind: 'sailTo', place })),
      ...enemyFleets(g, nation, here).map((family): Step => ({ kind: 'patrol', nation: family })),
    ];
    const fleets = fleetsIn(ships);
    if (among.every((step) => mayStep(g, nation, here, step, fleets, purse) !== undefined)) return;
    const answer = yield* choose<Step | typeof DONE>({
      by: seat,
      rule: '13.1',
      prompt: say('sail.on', { nation, place: here, maneuvers: purse.left(g) }),
      among,
      may: (step) => mayStep(g, nation, here, step as Step, fleets, purse),
      or: [DONE],
    });
    if (answer.kind === 'done') return;
    purse.pay(g, fleets);
    const sailed: Sailed =
      answer.kind === 'patrol'
        ? yield* patrols(g, ships, here as ZoneId, answer.nation)
        : yield* sailStep(g, ships, here, answer.place);
    if (sailed === 'stops') return;
    ({ ships, at } = sailed);
    yield* respond(g, { moment: 'anyAct' });
    ships = still(g, ships, at);
    if (isGrand(ships) && isPower(nation)) standAsOne(g, at, nation, nationsAboard(ships).filter(isPower));
    if (ships.length === 0) return;
  }
}
