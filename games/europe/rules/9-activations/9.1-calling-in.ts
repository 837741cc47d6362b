import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { type Link, linksOf } from '../../catalogue/board.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  armyOf,
  called,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  isSide,
  sideOfForce,
  unitsAt,
} from '../../state/state.ts';
import { mayAbsorb } from '../12-land-movement/12.2-absorbing.ts';
import { join } from '../12-land-movement/12.2-joining.ts';
import { mayGo } from '../12-land-movement/12.1-entry.ts';
import { unitsOnMarch } from '../12-land-movement/12.1-movement-factor.ts';
import { checkSupply } from '../13-supply/13.3-supply-lines.ts';
import { sendSurplusGenerals } from '../10-command/10.1-surplus.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';

/** 9.1 Ways by which no army calls anybody in. */
const BARRED: ReadonlySet<Link['kind']> = new Set(['river', 'pass', 'mountain', 'special']);

interface Neighbour {
  readonly id: ForceId;
  /** From where it stands to the army. */
  readonly way: Link;
}
const neighboursOf = (g: Europe, army: ForceId, side: Side): readonly Neighbour[] =>
  linksOf(force(g, army).zone).flatMap(({ from, to }) => {
    const way = linksOf(to).find((back) => back.to === from);
    return way ? fieldForces(g, to, side).map((id) => ({ id, way })) : [];
  });

/** 9.1 Forces beside the army join it: no other army, not across an unbridged river or a mountain, within command and hierarchy. */
export const mayCallIn = (g: Europe, army: ForceId, { id, way }: Neighbour): Verdict => {
  const side = sideOfForce(g, army);
  const units = unitsAt(g, id).map((row) => row.id);
  return (
    must('9.1', armyOf(g, id) === undefined, 'callIn.otherArmy', { force: called(g, id) }) ??
    must('9.1', !BARRED.has(way.kind), 'callIn.barred', { zone: way.from }) ??
    must('9.1', !g.action?.activated.includes(id), 'activation.done') ??
    mayAbsorb(g, army, id) ??
    (isSide(side) ? mayGo(g, side, units, way) : undefined)
  );
};

/** 13.5, 13.6.1 A force without supply joins a march that has it: only its own part will be tested for that. */
const tellUnsupplied = (g: Europe): void => {
  const { march } = g;
  if (!march || march.unsupplied) return;
  g.march = { ...march, unsupplied: true, fed: unitsOnMarch(g, march).map((row) => row.id) };
};

/** 9.1 The general of an army that is activated calls in forces around him, free; his movement factor is then lower by one. */
export function* callIn(g: Europe, side: Side, army: ForceId): Script {
  for (;;) {
    const around = neighboursOf(g, army, side);
    const wayOf = (name: AnswerOf<'callIn'>['force']): Neighbour => {
      const id = forceCalled(g, name);
      const found = around.find((each) => each.id === id);
      if (!found) throw new Error(`9.1: ${name} does not stand beside the army`);
      return found;
    };
    const question = choice<AnswerOf<'callIn'> | typeof DONE>({
      by: side,
      rule: '9.1',
      prompt: say('callIn.whom', { force: called(g, army), zone: force(g, army).zone }),
      among: around.map(({ id }) => ({ kind: 'callIn', force: called(g, id) })),
      may: (answer) => (answer.kind === 'callIn' ? mayCallIn(g, army, wayOf(answer.force)) : undefined),
      or: [DONE],
    });
    if (!offers(question, 2)) return;
    const answer = yield* ask(question);
    if (answer.kind === 'done') return;
    const { id, way } = wayOf(answer.force);
    log(g, '9.1', 'callIn.joins', { force: called(g, id), from: way.from, into: called(g, army) });
    if (!checkSupply(g, id)) tellUnsupplied(g); // 13.1 It is activated too.
    join(g, id, army);
    yield* sendSurplusGenerals(g, army, side);
    yield* raiseSieges(g);
    if (g.march) g.march = { ...g.march, calledIn: true, marching: unitsOnMarch(g, g.march).map((row) => row.id) };
  }
}
