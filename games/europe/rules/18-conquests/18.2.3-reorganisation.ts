import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { general as generalCard } from '../../catalogue/catalogue.ts';
import type { ArmyId, GeneralId, NationId, Side, UnitId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  armyOf,
  called,
  changeForce,
  type Europe,
  force,
  forceCalled,
  type ForceId,
  generalRow,
  generalsAt,
  isForce,
  nationOfForce,
  putArmy,
  putGeneral,
  subordinates,
  unitRow,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { bodyOf, hasRoomForGeneral, mayCommand, mayFormApart } from '../10-command/10.1-command.ts';
import { nextInCommand } from '../10-command/10.2-hierarchy.ts';
import { promote } from '../10-command/10.3-changing-generals.ts';
import { maySpare } from '../12-land-movement/12.2-detaching.ts';
import { joinUnit } from '../12-land-movement/12.2-joining.ts';

type Regrouping = AnswerOf<'regroup'> | AnswerOf<'regroupGeneral'> | AnswerOf<'regroupArmy'>;

/** The forces of the power that stand in its own land. */
const forcesAtHome = (g: Europe, power: NationId): readonly ForceId[] =>
  g.forces.flatMap(({ id, zone: at }) => (nationOfForce(g, id) === power && zone(g, at).nation === power ? [id] : []));
const inReserve = (g: Europe, power: NationId): readonly GeneralId[] =>
  g.generals.flatMap(({ id, at }) => (at === 'reserve' && generalCard(id).nation === power ? [id] : []));

const mayMoveUnit = (g: Europe, unit: UnitId, to: ForceId): Verdict => {
  const { at } = unitRow(g, unit);
  if (!isForce(at)) throw new Error(`18.2.3: ${unit} is not on the map`);
  const body = bodyOf(g, to);
  return maySpare(g, at, unit) ?? mayFormApart(g, { ...body, units: [...body.units, unitRow(g, unit)] });
};

/** 10.1, 10.2 What he leaves has a commander who is up to it, or is a lone corps; no army is without a general. */
const mayGive = (g: Europe, from: ForceId, general: GeneralId): Verdict => {
  const body = bodyOf(g, from);
  const rest = generalsAt(g, from).flatMap(({ id }) => (id === general ? [] : [id]));
  const commander = nextInCommand(body.units, rest) ?? null;
  return must('4', commander !== null || !body.army, 'peace.armyNeedsGeneral') ?? mayCommand(g, { ...body, commander });
};
/** 10.1, 10.2 The senior commands, and must be up to it; a second general serves with armies alone. */
const mayReceive = (g: Europe, to: ForceId, general: GeneralId): Verdict => {
  const there = generalsAt(g, to).map(({ id }) => id);
  const body = bodyOf(g, to);
  const commander = nextInCommand(body.units, [general, ...there]) ?? general;
  return (
    must('10.1', there.length === 0 || hasRoomForGeneral(g, to), 'general.noRoom', { force: called(g, to) }) ??
    mayCommand(g, { ...body, commander })
  );
};
const mayMoveGeneral = (g: Europe, general: GeneralId, to: ForceId): Verdict => {
  const { at } = generalRow(g, general);
  return (isForce(at) ? mayGive(g, at, general) : undefined) ?? mayReceive(g, to, general);
};

const holderOf = (g: Europe, army: ArmyId): ForceId => {
  const at = g.armies.find(({ id }) => id === army)?.at;
  if (at === undefined || !isForce(at)) throw new Error(`18.2.3: ${army} is not on the map`);
  return at;
};
/** 4, 10.1 The marker goes to a general who has none; his predecessor must do without it. */
const mayMoveArmy = (g: Europe, army: ArmyId, to: ForceId): Verdict => {
  const from = holderOf(g, army);
  return (
    must('4', force(g, to).commander !== null, 'peace.armyNeedsGeneral') ??
    must('10.1', subordinates(g, from).length === 0, 'command.onlyWithArmy') ??
    mayFormApart(g, { ...bodyOf(g, from), army: false })
  );
};

const pieceOf = (answer: Regrouping): string =>
  answer.kind === 'regroup' ? answer.unit : answer.kind === 'regroupArmy' ? answer.army : answer.general;

const candidates = (g: Europe, power: NationId): readonly Regrouping[] => {
  const home = forcesAtHome(g, power);
  const reserve = inReserve(g, power);
  return home.flatMap((to): readonly Regrouping[] => {
    const name = called(g, to);
    const others = home.filter((id) => id !== to);
    const generals = [...others.flatMap((id) => generalsAt(g, id).map((row) => row.id)), ...reserve];
    return [
      ...others
        .flatMap((id) => unitsAt(g, id))
        .map(({ id }): Regrouping => ({ kind: 'regroup', unit: id, force: name })),
      ...generals.map((general): Regrouping => ({ kind: 'regroupGeneral', general, force: name })),
      ...others.flatMap((id): readonly Regrouping[] => {
        const army = armyOf(g, id);
        return army === undefined ? [] : [{ kind: 'regroupArmy', army, force: name }];
      }),
    ];
  });
};

const mayRegroup = (g: Europe, answer: Regrouping): Verdict => {
  const to = forceCalled(g, answer.force);
  switch (answer.kind) {
    case 'regroup':
      return mayMoveUnit(g, answer.unit, to);
    case 'regroupGeneral':
      return mayMoveGeneral(g, answer.general, to);
    case 'regroupArmy':
      return mayMoveArmy(g, answer.army, to);
  }
};

const regroup = (g: Europe, answer: Regrouping): void => {
  const to = forceCalled(g, answer.force);
  if (answer.kind === 'regroup') {
    const { at } = unitRow(g, answer.unit);
    if (!isForce(at)) return;
    joinUnit(g, answer.unit, to, at);
    tidy(g, at);
  } else if (answer.kind === 'regroupArmy') putArmy(g, answer.army, to);
  else {
    const { at } = generalRow(g, answer.general);
    putGeneral(g, answer.general, to);
    if (isForce(at)) promote(g, at);
    changeForce(g, to, {
      commander:
        nextInCommand(
          unitsAt(g, to),
          generalsAt(g, to).map(({ id }) => id),
        ) ?? answer.general,
    });
  }
};

/** 18.2.3 The forces of the loser at home may be reorganised altogether, with another general at the head of an army: each piece changes its place once. */
export function* reorganise(g: Europe, power: NationId, manager: Side): Script {
  const moved: string[] = [];
  const may = (answer: Regrouping | typeof DONE): Verdict =>
    answer.kind === 'done'
      ? undefined
      : (must('18.2.3', !moved.includes(pieceOf(answer)), 'peace.regroupedOnce') ?? mayRegroup(g, answer));
  for (;;) {
    const among = candidates(g, power);
    if (among.every((answer) => may(answer) !== undefined)) return;
    const prompt = say('peace.regroup', { nation: power });
    const answer = yield* ask(
      choice<Regrouping | typeof DONE>({ by: manager, rule: '18.2.3', prompt, among, may, or: [DONE] }),
    );
    if (answer.kind === 'done') return;
    moved.push(pieceOf(answer));
    const to = forceCalled(g, answer.force);
    regroup(g, answer);
    log(g, '18.2.3', 'peace.regrouped', { force: called(g, to) });
  }
}
