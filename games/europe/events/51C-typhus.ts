import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers.ts';
import { opponent, type Side } from '../ids.ts';
import { attritionTest } from '../rules/13-supply/13.6-attrition.ts';
import { raiseSieges } from '../rules/15-fortresses-and-sieges/15.3-raising.ts';
import { must, say } from '../speech.ts';
import {
  called,
  type Europe,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  forceSteps,
  isBesieged,
  unitsAt,
  zone,
} from '../state.ts';
import type { EventRules } from './event.ts';

const STEPS = 8;
const HARDER_BY = 1;

/** Men crowded together: a large force far from home, or one that is shut in. */
const maySicken = (g: Europe, id: ForceId): Verdict => {
  const { zone: at, inside } = force(g, id);
  const isShutIn = inside && isBesieged(g, at);
  return must('6.4', isShutIn || (forceSteps(g, id) >= STEPS && zone(g, at).nation !== 'france'), 'typhus.spared', {
    force: called(g, id),
    least: STEPS,
  });
};

function* sicken(g: Europe, side: Side): Script {
  const { force: name } = yield* ask(
    choice<AnswerOf<'sicken'>>({
      by: side,
      rule: '6.4',
      prompt: say('typhus.which'),
      among: forcesOf(g, opponent(side)).map((id) => ({ kind: 'sicken', force: called(g, id) })),
      may: (answer) => maySicken(g, forceCalled(g, answer.force)),
    }),
  );
  const id = forceCalled(g, name);
  const units = unitsAt(g, id).map((row) => row.id);
  yield* attritionTest(g, {
    rule: '13.6.2',
    force: id,
    units,
    when: 'event',
    forced: 0,
    route: [],
    mayUseDepot: false,
    extra: HARDER_BY,
  });
  yield* raiseSieges(g);
}

/** 51C Typhus: a large Empire force abroad, or one that is besieged, tests attrition; nothing counts but its nation and the card. */
export const typhus: EventRules = [
  {
    when: 'action',
    may: (g, side) =>
      must(
        '6.4',
        forcesOf(g, opponent(side)).some((id) => maySicken(g, id) === undefined),
        'typhus.nobody',
        { least: STEPS },
      ),
    play: sicken,
  },
];
