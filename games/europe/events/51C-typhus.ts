import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { opponent, type Side } from '../catalogue/ids.ts';
import { attritionTest } from '../rules/13-supply/13.6-attrition.ts';
import { isVeiled } from '../rules/4-glossary/4-fog-of-war.ts';
import { bodyOf, commandValue } from '../rules/10-command/10.1-command.ts';
import { raiseSieges } from '../rules/15-fortresses-and-sieges/15.3-raising.ts';
import { log, must, say } from '../text/speech.ts';
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
} from '../state/state.ts';
import type { EventRules } from './event.ts';

const STEPS = 8;
const HARDER_BY = 1;

/** Men crowded together: a large force far from home, or one that is shut in. */
const isCrowded = (g: Europe, id: ForceId, steps: number): boolean => {
  const { zone: at, inside } = force(g, id);
  const isShutIn = inside && isBesieged(g, at);
  return isShutIn || (steps >= STEPS && zone(g, at).nation !== 'france');
};
/** In the fog of war a force counts as large that its general could lead: the card does not find out for its player. */
const maySicken = (g: Europe, id: ForceId): Verdict => {
  const steps = isVeiled(g, id) ? commandValue(bodyOf(g, id)) : forceSteps(g, id);
  return must('6.4', isCrowded(g, id, steps), 'typhus.spared', { force: called(g, id), least: STEPS });
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
  if (!isCrowded(g, id, forceSteps(g, id))) {
    log(g, '4', 'fog.nothing', { force: name });
    return;
  }
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
