import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers.ts';
import { army as armyCard } from '../catalogue.ts';
import type { Side, SpecialId } from '../ids.ts';
import { bodyOf, mayCommand } from '../rules/10-command/10.1-command.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { log, must, say } from '../speech.ts';
import { armyOf, called, type Europe, forceCalled, type ForceId, forcesOf, isForce, putSpecial } from '../state.ts';
import type { EventRules } from './event.ts';

const GUARD_CAVALRY = 'sp_fra_cavgarde' as SpecialId;

const frenchArmies = (g: Europe, side: Side): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => {
    const army = armyOf(g, id);
    return army !== undefined && armyCard(army).nation === 'france';
  });

/** 2.1, 10.1 A supplied army, within its command: in the revised edition the unit counts as a step. */
const mayJoin = (g: Europe, id: ForceId): Verdict => {
  const body = bodyOf(g, id);
  return (
    must('7.3.4', isSupplied(g, id), 'guardCavalry.unsupplied', { force: called(g, id) }) ??
    mayCommand(g, { ...body, specials: body.specials + 1 })
  );
};

const isOnMap = (g: Europe): boolean => g.specials.some(({ id, at }) => id === GUARD_CAVALRY && isForce(at));

function* enter(g: Europe, side: Side): Script {
  const { force: name } = yield* ask(
    choice<AnswerOf<'guardWith'>>({
      by: side,
      rule: '2.1',
      prompt: say('guardCavalry.which'),
      among: frenchArmies(g, side).map((id) => ({ kind: 'guardWith', force: called(g, id) })),
      may: (answer) => mayJoin(g, forceCalled(g, answer.force)),
    }),
  );
  putSpecial(g, GUARD_CAVALRY, forceCalled(g, name));
  log(g, '2.1', 'guardCavalry.joins', { force: name });
}

/** 7F Cavalry of the Guard: the special unit joins a supplied French army, free. */
export const cavalryOfTheGuard: EventRules = [
  {
    when: 'budgetPhase',
    may: (g, side) =>
      must('2.1', !isOnMap(g), 'guardCavalry.onMap') ??
      must(
        '2.1',
        frenchArmies(g, side).some((id) => mayJoin(g, id) === undefined),
        'guardCavalry.noArmy',
      ),
    play: enter,
  },
];
