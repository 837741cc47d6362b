import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { army as armyCard, special as specialCard } from '../catalogue/catalogue.ts';
import type { Side, SpecialId } from '../catalogue/ids.ts';
import { bodyOf, mayCommand } from '../rules/10-command/10.1-command.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { log, must, say } from '../text/speech.ts';
import {
  armyOf,
  called,
  type Europe,
  forceCalled,
  type ForceId,
  forcesOf,
  isForce,
  putSpecial,
} from '../state/state.ts';
import type { EventUse } from './event.ts';

/** Armies of the nation of the special unit. */
const armiesFor = (g: Europe, side: Side, special: SpecialId): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => {
    const army = armyOf(g, id);
    return army !== undefined && armyCard(army).nation === specialCard(special).nation;
  });

/** 2.1, 10.1 A supplied army, within its command: in the revised edition the unit counts as a step. */
const mayTakeIn = (g: Europe, id: ForceId): Verdict => {
  const body = bodyOf(g, id);
  return (
    must('7.3.4', isSupplied(g, id), 'specialUnit.unsupplied', { force: called(g, id) }) ??
    mayCommand(g, { ...body, specials: body.specials + 1 })
  );
};

function* join(g: Europe, side: Side, special: SpecialId): Script {
  const { force: name } = yield* ask(
    choice<AnswerOf<'raiseWith'>>({
      by: side,
      rule: '2.1',
      prompt: say('specialUnit.which', { special }),
      among: armiesFor(g, side, special).map((id) => ({ kind: 'raiseWith', force: called(g, id) })),
      may: (answer) => mayTakeIn(g, forceCalled(g, answer.force)),
    }),
  );
  putSpecial(g, special, forceCalled(g, name));
  log(g, '2.1', 'specialUnit.joins', { special, force: name });
}

/** 7F, 33C, 34C, 36C A special unit that is not on the map joins a supplied army of its nation, free. */
export const entryOf = (special: SpecialId): EventUse => ({
  when: 'budgetPhase',
  may: (g, side) =>
    must('2.1', !g.specials.some(({ id, at }) => id === special && isForce(at)), 'specialUnit.onMap', { special }) ??
    must(
      '2.1',
      armiesFor(g, side, special).some((id) => mayTakeIn(g, id) === undefined),
      'specialUnit.noArmy',
      { special },
    ),
  play: (g, side) => join(g, side, special),
});
