import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { nationIn1805, zonesOfProvince } from '../../catalogue/board.ts';
import {
  fleet as fleetCard,
  hasUnits,
  nation as nationCard,
  unit as unitCard,
  zone as zoneCard,
} from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId, ProvinceId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  changeNation,
  changeZone,
  type Europe,
  forcesIn,
  holder,
  isForce,
  isMajor,
  leadingPower,
  nation,
  opponent,
  putFleet,
  sideOf,
  sideOfForce,
} from '../../state/state.ts';
import { eliminateUnit, tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { allCountFor, landOf } from '../3-game-map/3.2-counting.ts';
import { FIRST_OF } from '../8-diplomacy/8.1-first-powers.ts';
import { endProtectorate } from '../8-diplomacy/8.1.5-protectorate.ts';
import { leaveCapturedPort } from '../17-naval-matters/17.2.1-captured-port.ts';
import { checkStates } from '../20-scenarios/20.2-states.ts';

type Fate = AnswerOf<'keepAsAlly'> | AnswerOf<'takeAsLand'>;
const NAPLES = 'naples' as NationId;
const SICILY = 'sicile' as NationId;
const TYROL = 'tyrol' as NationId;
const SICILIAN = 'sicile' as ProvinceId;
/** 18.1 Poland falls with France alone, and unions of minor powers with their members (8.3). */
const FALL_OTHERWISE: readonly string[] = ['pologne', 'rhin', 'westphalie'];

/** 18.1 The fortresses that decide: its own of 1805, in the revised edition also those of provinces that it has gained. */
const fortressesOf = (g: Europe, id: NationId): readonly ZoneId[] =>
  landOf(g, id).filter((at) => zoneCard(at).fortress > 0 && (revised(g, 'minorConquest') || nationIn1805(at) === id));

/** 18.1 What the enemy must hold in supply: capital and fortresses, of Naples the capital alone. */
const placesOf = (g: Europe, id: NationId): readonly ZoneId[] => {
  const { capital } = nationCard(id);
  return id === NAPLES ? capital : [...capital, ...fortressesOf(g, id)];
};

/** 18.1 Has the side conquered this minor power of the other? */
export const isConqueredMinor = (g: Europe, id: NationId, by: Side): boolean => {
  const { status } = nation(g, id);
  if (isMajor(id) || FALL_OTHERWISE.includes(id) || (status !== 'ally' && status !== 'protectorate')) return false;
  return sideOf(g, id) === opponent(by) && allCountFor(g, placesOf(g, id), by);
};
export const conqueredMinors = (g: Europe, by: Side): readonly NationId[] =>
  g.nations.flatMap(({ id }) => (isConqueredMinor(g, id, by) ? [id] : []));

/** 7.3.3, 18.1 Its units are destroyed and may be built again by its new master; its fleets are gone for good, in the revised edition also from a foreign war. */
export const destroyPiecesOf = (g: Europe, id: NationId): void => {
  for (const { id: unit, at } of g.units) {
    if (unitCard(unit).nation !== id || !isForce(at)) continue;
    eliminateUnit(g, unit);
    tidy(g, at);
  }
  for (const { id: fleet, at } of g.fleets) {
    if (fleetCard(fleet).nation !== id || (at.kind === 'box' && !revised(g, 'minorConquest'))) continue;
    if (at.kind !== 'off') putFleet(g, fleet, { kind: 'off', why: 'gone' });
  }
};

/** 18.1 The land changes hands: flags come down, and those who alone stand in a zone of it for the other side hold it. */
const changeHands = (g: Europe, id: NationId, by: Side): void => {
  for (const at of landOf(g, id)) {
    const there = forcesIn(g, at).map((row) => sideOfForce(g, row.id));
    const isKept = there.includes(opponent(by)) && !there.includes(by);
    changeZone(g, at, { control: isKept ? FIRST_OF[opponent(by)] : null, siege: null });
  }
};

/** 18.1 When Naples alone has fallen to the Empire, Sicily fights on as an ally of Britain. */
const setSicilyFree = (g: Europe): void => {
  if (nation(g, SICILY).status !== 'partOf') return;
  for (const at of zonesOfProvince(SICILIAN)) changeZone(g, at, { nation: SICILY });
  changeNation(g, SICILY, { side: 'coalition', status: 'ally', patron: FIRST_OF.coalition });
  log(g, '18.1', 'conquest.sicilyFree');
};
/** 18.1 Revised: a Sicily that the Empire conquers goes to its Kingdom of Naples. */
const uniteSicily = (g: Europe): void => {
  for (const at of zonesOfProvince(SICILIAN)) changeZone(g, at, { nation: NAPLES, control: null });
  changeNation(g, SICILY, { side: 'empire', status: 'partOf', patron: NAPLES });
  log(g, '18.1', 'conquest.sicilyUnited');
};

/** 8.1.2, 18.1 It becomes an ally of its conqueror. */
export const makeAlly = (g: Europe, id: NationId, by: Side, patron: NationId): void => {
  changeHands(g, id, by);
  changeNation(g, id, { side: by, status: 'ally', patron, peace: null });
  log(g, '18.1', 'conquest.ally', { nation: id, patron });
};
/** 18.1, 18.2.2 Its land becomes land of the conqueror. */
export const takeIn = (g: Europe, id: NationId, by: Side, into: NationId): void => {
  changeHands(g, id, by);
  for (const at of landOf(g, id)) changeZone(g, at, { nation: into });
  changeNation(g, id, { side: by, status: 'annexed', patron: into, peace: null });
  log(g, '18.1', 'conquest.takenIn', { nation: id, into });
};

/** 18.1 The conqueror is the power whose flag is in the capital. */
const conquerorOf = (g: Europe, id: NationId, by: Side): NationId => {
  const [capital] = nationCard(id).capital;
  const flag = capital === undefined ? undefined : leadingPower(g, holder(g, capital));
  return flag === undefined || sideOf(g, flag) !== by ? FIRST_OF[by] : flag;
};

/** 18.1 With units it becomes an ally; without, the conqueror may take its land as his own. */
function* fateOf(g: Europe, id: NationId, by: Side): Script<Fate> {
  const ally: Fate = { kind: 'keepAsAlly', nation: id };
  if (hasUnits(id)) return ally;
  const among: readonly Fate[] = [ally, { kind: 'takeAsLand', nation: id }];
  const may = (): Verdict => undefined;
  // The revised edition speaks of a marker of control where it puts one of national territory in its example.
  const prompt = say(revised(g, 'minorAfterConquest') ? 'conquest.allyOrControl' : 'conquest.allyOrLand', {
    nation: id,
  });
  return yield* ask(choice({ by, rule: '18.1', prompt, among, may }));
}

/** 18.1 A minor power is conquered. */
export function* conquerMinor(g: Europe, id: NationId, by: Side): Script {
  const conqueror = conquerorOf(g, id, by);
  log(g, '18.1', 'conquest.minor', { nation: id, by: conqueror });
  endProtectorate(g, id);
  destroyPiecesOf(g, id);
  if (id === NAPLES && by === 'empire') setSicilyFree(g);
  if (id === SICILY && by === 'empire' && revised(g, 'minorConquest') && sideOf(g, NAPLES) === 'empire') uniteSicily(g);
  else if ((yield* fateOf(g, id, by)).kind === 'keepAsAlly') makeAlly(g, id, by, conqueror);
  else takeIn(g, id, by, conqueror);
  for (const at of landOf(g, id)) yield* leaveCapturedPort(g, at);
  checkStates(g);
}

/** 8.3.3 Tyrol that the Empire has taken back belongs to Bavaria again, whatever becomes of Austria. */
export const endTyroleseRevolt = (g: Europe): void => {
  if (nation(g, TYROL).status !== 'inRevolt' || !allCountFor(g, nationCard(TYROL).capital, 'empire')) return;
  destroyPiecesOf(g, TYROL);
  changeNation(g, TYROL, { side: 'none', status: 'revoltNotInPlay', patron: null });
  log(g, '8.3.3', 'conquest.tyrolEnds');
};
