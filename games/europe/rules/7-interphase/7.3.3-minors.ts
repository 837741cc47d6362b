import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import {
  hasUnits,
  isMajor,
  nation as nationCard,
  unit as unitCard,
  zone as zoneCard,
} from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { GeneralId, NationId, Side, UnitId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  changeForce,
  type Europe,
  flipUnit,
  force,
  generalRow,
  isForce,
  isHeldBy,
  isOn,
  minorsOf,
  putGeneral,
  unitRow,
} from '../../state/state.ts';
import { eliminateUnit } from '../2-game-pieces/2.1-loss-steps.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';
import { mayFill } from '../10-command/10.1-command.ts';
import { mayRaiseAt, raiseAt } from './7.3.4-placing.ts';
import { minorZones } from './7.3.4-reinforcement-zones.ts';

const POLAND = 'pologne' as NationId;
const PONIATOWSKI = 'poniatowski' as GeneralId;

/** Glossary revised: a revolt counts while its home is in the hands of the side. */
const counts = (g: Europe, side: Side, id: NationId): boolean => {
  const { revolt, capital } = nationCard(id);
  return !revolt || !revised(g, 'revolts') || capital.every((at) => isHeldBy(g, at, side));
};

/** 7.3.3 Minor powers with units, states that were created and revolts among them. */
export const minorsWithUnits = (g: Europe, side: Side): readonly NationId[] =>
  minorsOf(g, side).filter((id) => hasUnits(id) && counts(g, side, id));

/** 7.3.3 One step for every two of them; an odd one brings nothing. */
export const minorSteps = (g: Europe, side: Side): number => Math.floor(minorsWithUnits(g, side).length / 2);

const unitsOfMinors = (g: Europe, side: Side): readonly UnitId[] =>
  g.units.flatMap(({ id, at, reduced }) => {
    const { nation } = unitCard(id);
    if (isMajor(nation) || !isOn(g, nation, side)) return [];
    return at === 'reserve' || (isForce(at) && reduced) ? [id] : [];
  });

const minorHomes = (g: Europe, side: Side, id: UnitId): readonly AnswerOf<'raiseAt'>[] =>
  minorZones(g, unitCard(id).nation, side).map((at) => ({ kind: 'raiseAt', zone: at }));

/** 8.3.5, 18.1 Revised: without Warsaw no Polish corps is raised again, and with all the fortresses lost none is completed. */
const mayPolandRaise = (g: Europe, side: Side, id: UnitId): Verdict => {
  if (unitCard(id).nation !== POLAND || !revised(g, 'newStates')) return undefined;
  const { capital } = nationCard(POLAND);
  const walls = landOf(g, POLAND).filter((at) => zoneCard(at).fortress > 0);
  const places = isForce(unitRow(g, id).at) ? [...capital, ...walls] : capital;
  return must(
    '8.3.5',
    places.some((at) => isHeldBy(g, at, side)),
    'raise.polandLost',
  );
};

/** 7.3.3 A reduced unit is completed where it stands; a lost one is raised again in its land, at one step. */
const mayRaiseMinor = (g: Europe, side: Side, id: UnitId): Verdict => {
  const poland = mayPolandRaise(g, side, id);
  if (poland) return poland;
  if (isForce(unitRow(g, id).at)) return mayFill(g, id);
  const reduced = unitCard(id).steps > 1;
  const found = minorHomes(g, side, id).some(({ zone: at }) => mayRaiseAt(g, id, at, reduced) === undefined);
  return must('7.3.4', found, 'raise.nowhere', { unit: id });
};

function* raiseMinor(g: Europe, side: Side, id: UnitId): Script {
  if (isForce(unitRow(g, id).at)) {
    flipUnit(g, id, false);
    log(g, '7.3.3', 'raise.completed', { unit: id });
    return;
  }
  const reduced = unitCard(id).steps > 1;
  const { zone: at } = yield* ask(
    choice<AnswerOf<'raiseAt'>>({
      by: side,
      rule: '7.3.4',
      prompt: say('raise.where', { unit: id }),
      among: minorHomes(g, side, id),
      may: (answer) => mayRaiseAt(g, id, answer.zone, reduced),
    }),
  );
  raiseAt(g, id, at, reduced);
  log(g, '7.3.3', 'raise.raised', { unit: id, zone: at });
}

/** 8.3.5 By Marie Walewska (22F) the first Polish corps and Poniatowski arrive at Warsaw; a corps that comes back later has its choice. */
const comesWithPoniatowski = (g: Europe, id: UnitId): boolean =>
  unitCard(id).nation === POLAND && generalRow(g, PONIATOWSKI).at === 'reserve';
const homesOf = (g: Europe, side: Side, id: UnitId): readonly AnswerOf<'raiseAt'>[] => {
  const homes = minorHomes(g, side, id);
  const atCapital = homes.filter(({ zone: at }) => nationCard(unitCard(id).nation).capital.includes(at));
  return comesWithPoniatowski(g, id) && atCapital.length > 0 ? atCapital : homes;
};
const bringPoniatowski = (g: Europe, unit: UnitId): void => {
  const { at } = unitRow(g, unit);
  if (!comesWithPoniatowski(g, unit)) return;
  if (!isForce(at) || force(g, at).commander !== null) return;
  putGeneral(g, PONIATOWSKI, at);
  changeForce(g, at, { commander: PONIATOWSKI });
  log(g, '7.3.5', 'general.deployed', { general: PONIATOWSKI, zone: force(g, at).zone });
};

/** 6.5, 8.3.5, 15.4 Units of minor powers that come back by the rules cost no step; who finds no place waits in the reserve. */
function* comeBack(g: Europe, side: Side): Script {
  for (const { id, at, reduced } of g.units) {
    if (at !== 'returning' || isMajor(unitCard(id).nation) || !isOn(g, unitCard(id).nation, side)) continue;
    const question = choice<AnswerOf<'raiseAt'>>({
      by: side,
      rule: '7.3.3',
      prompt: say('raise.where', { unit: id }),
      among: homesOf(g, side, id),
      may: (answer) => mayRaiseAt(g, id, answer.zone, reduced),
    });
    if (!offers(question, 1)) {
      eliminateUnit(g, id);
      continue;
    }
    const { zone } = yield* ask(question);
    raiseAt(g, id, zone, reduced);
    log(g, '7.3.3', 'raise.raised', { unit: id, zone });
    bringPoniatowski(g, id);
  }
}

/** 7.3.3 A side spends the steps of its minor powers as it likes; what it cannot use is lost. */
export function* minorsBudget(g: Europe, side: Side): Script {
  yield* comeBack(g, side);
  for (let left = minorSteps(g, side); left > 0; left--) {
    const question = choice<AnswerOf<'raiseMinor'> | typeof DONE>({
      by: side,
      rule: '7.3.3',
      prompt: say('raise.minorSteps', { side, left }),
      among: unitsOfMinors(g, side).map((unit) => ({ kind: 'raiseMinor', unit })),
      may: (answer) => (answer.kind === 'done' ? undefined : mayRaiseMinor(g, side, answer.unit)),
      or: [DONE],
    });
    if (!offers(question, 2)) return;
    const answer = yield* ask(question);
    if (answer.kind === 'done') return;
    yield* raiseMinor(g, side, answer.unit);
  }
}
