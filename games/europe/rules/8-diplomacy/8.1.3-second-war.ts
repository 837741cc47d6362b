import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { tables } from '../../scenario/editions.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import { type Europe, nation, opponent } from '../../state/state.ts';
import { award } from '../19-victory/19-awards.ts';
import { winOver } from './8.2-diplomatic-action.ts';
import { isOpenTo } from './8.2.2-targets.ts';

type Court = AnswerOf<'court'>;

/** 8.1.3 For the free actions forced peace and forced alliance are no hindrance. */
const mayBeCourtedFreely = (g: Europe, side: Side, id: NationId): Verdict => {
  const { status } = nation(g, id);
  return status === 'forcedPeace' || status === 'forcedAlliance' ? undefined : isOpenTo(g, side, id);
};

/** 8.1.3 Three diplomatic actions without cards, with a bonus of two, on neutral powers great and small. */
export function* freeActions(g: Europe, side: Side): Script {
  const { freeAttempts, freeAttemptBonus: bonus } = tables(g).diplomacy;
  for (let left = freeAttempts; left > 0; left--) {
    const among = g.nations.flatMap(({ id, side: allegiance }): readonly Court[] =>
      allegiance === 'none' || allegiance === side || id === 'france' || id === 'britain'
        ? []
        : [{ kind: 'court', nation: id }],
    );
    const answer = yield* ask(
      choice<Court | typeof DONE>({
        by: side,
        rule: '8.1.3',
        prompt: say('diplomacy.free', { left, bonus }),
        among,
        may: (court) => (court.kind === 'done' ? undefined : mayBeCourtedFreely(g, side, court.nation)),
        or: [DONE],
      }),
    );
    if (answer.kind === 'done') return;
    yield* winOver(g, side, answer.nation, bonus);
  }
}

/** Has the side beaten that power before, so that a new war is a second one? */
export const isSecondWar = (g: Europe, by: Side, on: NationId): boolean => nation(g, on).beaten[by] > 0;

/**
 * 7.1, 8.1.3 The victor of a forced peace makes war on the loser again: the loser has its resources twice in this year's
 * budget, the Punishments come into play, and the other side acts by diplomacy three times for nothing.
 */
export function* secondWar(g: Europe, by: Side, on: NationId): Script {
  award(g, 'secondDeclaration');
  g.effects = [...g.effects, { card: null, kind: 'twofoldBudget', power: on, year: g.clock.year }];
  yield* freeActions(g, opponent(by));
}
