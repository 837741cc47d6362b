import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { general as generalCard, scenarioFor, type SetUp } from '../../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  addDepot,
  armyOf,
  called,
  changeDepot,
  changeForce,
  depotsWith,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  forceSteps,
  forcesOf,
  formForce,
  generalsAt,
  hand,
  isSide,
  leadingPower,
  moveForce,
  nationOfForce,
  putGeneral,
  putUnit,
  SIDES,
  sideOf,
  sideOfForce,
  subordinates,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { drawCards } from '../6-cards/6.1-decks.ts';
import { placeFleets } from './20-fleets.ts';

/** 10.1 So many generals serve under the commander of an army. */
const SUBORDINATES = 3;

/** 7.3.2 Neutral powers are set up by the side that manages them. */
const MANAGED_BY_EMPIRE: readonly string[] = ['spain', 'turkey'];
const ownerOf = (g: Europe, nation: NationId): Side => {
  const side = sideOf(g, nation);
  if (isSide(side)) return side;
  return MANAGED_BY_EMPIRE.includes(nation) ? 'empire' : 'coalition';
};

/**
 * 20 Neutrals and sides in the order of the scenario; within each, the order of its list. Fleets that are to blockade the
 * enemy’s come last (rulings/20.1-british-fleets.md).
 */
const inOrder = (g: Europe): readonly SetUp[] => {
  const { setup, setupOrder } = scenarioFor(g.scenario, g.edition);
  const watching = ({ place }: SetUp): boolean => place.in === 'seaOrBlockade';
  const lines = setupOrder.flatMap((who) =>
    setup.filter(({ nation }) => {
      const side = sideOf(g, nation);
      return who === 'neutrals' ? !isSide(side) : side === who;
    }),
  );
  return [...lines.filter((line) => !watching(line)), ...lines.filter(watching)];
};

const forceOf = (g: Europe, { units }: SetUp): ForceId | undefined => {
  const [first] = units;
  return first ? (unitRow(g, first.id).at as ForceId) : undefined;
};

/** The force of a line goes to its zone; if it was deployed with that of another line it parts from it, or joins it. */
const sendTo = (g: Europe, line: SetUp, from: ForceId, to: ZoneId): void => {
  const [there] = fieldForces(g, to, sideOfForce(g, from));
  if (there === undefined && unitsAt(g, from).length === line.units.length) {
    moveForce(g, from, to);
    return;
  }
  const id = there ?? formForce(g, to);
  for (const unit of line.units) putUnit(g, unit.id, id);
  for (const general of line.generals) join(g, general, id);
  for (const depot of depotsWith(g, from).slice(0, line.mobileDepots)) changeDepot(g, depot.id, { with: id });
  tidy(g, from);
};

function* placeForce(g: Europe, line: SetUp, by: Side): Script {
  const { place } = line;
  const id = forceOf(g, line);
  if (place.in !== 'zone' || place.alternatives.length === 0 || id === undefined) return;
  const [unit] = line.units;
  const { zone: chosen } = yield* ask<AnswerOf<'setUpAt'>>({
    by,
    rule: '20',
    prompt: say('setUp.where', { force: line.generals[0] ?? unit?.id ?? called(g, id) }),
    answers: [place.zone, ...place.alternatives].map((at) => ({ kind: 'setUpAt', zone: at })),
  });
  if (chosen !== force(g, id).zone) sendTo(g, line, id, chosen);
}

const reserveOf = (g: Europe, nation: NationId): readonly GeneralId[] =>
  generalsAt(g, 'reserve').flatMap(({ id }) => (generalCard(id).nation === nation ? [id] : []));

/** 10.1 A commander has command for the steps; a subordinate is under the commander of an army that has room for him. Anyone who waits in the reserve is junior to those (10.2). */
const mayJoin = (g: Europe, general: GeneralId, id: ForceId): Verdict => {
  const { commander } = force(g, id);
  const steps = forceSteps(g, id);
  const { command } = generalCard(general);
  if (commander === null) return must('10.1', steps <= command, 'setUp.tooManySteps', { general, steps, command });
  return must('10.1', armyOf(g, id) !== undefined && subordinates(g, id).length < SUBORDINATES, 'setUp.noPlaceUnder', {
    force: called(g, id),
  });
};
const join = (g: Europe, general: GeneralId, id: ForceId): void => {
  putGeneral(g, general, id);
  if (force(g, id).commander === null) changeForce(g, id, { commander: general });
};

/** 20 Unnamed generals are chosen by the owner. */
function* chooseGenerals(g: Europe, line: SetUp, by: Side): Script {
  const id = forceOf(g, line);
  if (id === undefined) return;
  for (let left = line.chooseGenerals; left > 0; left--) {
    const among = reserveOf(g, line.nation).map((general): AnswerOf<'takeGeneral'> => ({
      kind: 'takeGeneral',
      general,
    }));
    const question = choice({
      by,
      rule: '20',
      prompt: say('setUp.general', { zone: force(g, id).zone }),
      among,
      may: ({ general }) => mayJoin(g, general, id),
    });
    if (!offers(question, 1)) return;
    join(g, (yield* ask(question)).general, id);
  }
}

/** 7.3.5 A general may lead units of his nation, or a corps of a minor ally. */
const ledBy = (g: Europe, nation: NationId, side: Side): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => leadingPower(g, nationOfForce(g, id)) === nation);

/** 20.2 Generals of the reserve and a depot, with units that are set up. */
function* placeWithUnits(g: Europe, { nation, chooseGenerals: generals, mobileDepots }: SetUp, by: Side): Script {
  const forces = (): readonly ForceId[] => ledBy(g, nation, by);
  for (let left = generals; left > 0; left--) {
    const { general } = yield* ask<AnswerOf<'takeGeneral'>>({
      by,
      rule: '20',
      prompt: say('setUp.freeGeneral', { nation }),
      answers: reserveOf(g, nation).map((each) => ({ kind: 'takeGeneral', general: each })),
    });
    const answer = yield* ask(
      choice<AnswerOf<'setUpWith'>>({
        by,
        rule: '20',
        prompt: say('setUp.withWhom', { general }),
        among: forces().map((id) => ({ kind: 'setUpWith', force: called(g, id) })),
        may: ({ force: name }) => mayJoin(g, general, forceCalled(g, name)),
      }),
    );
    join(g, general, forceCalled(g, answer.force));
  }
  for (let left = mobileDepots; left > 0; left--) {
    const led = forces().filter((id) => force(g, id).commander !== null);
    const { force: name } = yield* ask<AnswerOf<'setUpWith'>>({
      by,
      rule: '20',
      prompt: say('setUp.depot', { nation }),
      answers: led.map((id) => ({ kind: 'setUpWith', force: called(g, id) })),
    });
    addDepot(g, nation, { force: forceCalled(g, name) });
  }
}

/** 20 When all stand where they begin the hands are dealt, and the first round begins. */
function* beginPlay(g: Europe): Script {
  const { start, hand: hands } = scenarioFor(g.scenario, g.edition);
  for (const side of SIDES) yield* drawCards(g, side, hands[side].size - hand(g, side).length);
  g.clock = { year: start.year, phase: 'rounds', round: start.round, next: start.first, power: null, step: 0 };
  log(g, '5.2', 'round.begins', { year: start.year, round: start.round });
}

/** 20 One line of the set-up after the other, as far as it leaves something open. */
export function* placeFreely(g: Europe): Script {
  const line = inOrder(g)[g.clock.step];
  if (!line) {
    yield* beginPlay(g);
    return;
  }
  const by = ownerOf(g, line.nation);
  yield* placeForce(g, line, by);
  if (line.place.in === 'withUnits') yield* placeWithUnits(g, line, by);
  else yield* chooseGenerals(g, line, by);
  yield* placeFleets(g, line, by);
  g.clock = { ...g.clock, step: g.clock.step + 1 };
}
