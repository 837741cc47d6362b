import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { changeNation, type Europe, hand, nation } from '../../state/state.ts';
import { discard } from '../6-cards/6.4-use-of-cards.ts';
import { followersOf } from './8.1.2-followers.ts';

type ForceAlliance = AnswerOf<'forceAlliance'>;
const TWICE = 2;

/**
 * 8.1.4 On whom it may be forced: a power that has submitted this year after the Drums of War, or for the second time; in
 * the first edition to the same side, in the revised one to whom ever.
 */
export const mayForceAlliance = (g: Europe, id: NationId): Verdict => {
  const { peace, beaten, drums } = nation(g, id);
  const defeats = revised(g, 'forcedAllianceCase') ? beaten.empire + beaten.coalition : beaten.empire;
  return (
    must('8.1.4', id !== 'britain', 'alliance.neverForced', { nation: id }) ??
    must('8.1.4', peace?.by === 'empire' && peace.since === g.clock.year, 'alliance.noNewPeace', { nation: id }) ??
    must('8.1.4', drums || defeats >= TWICE, 'alliance.firstDefeat', { nation: id })
  );
};

/** 8.1.4 It lasts to the end of the game; its minor allies stay with it. */
const force = (g: Europe, id: NationId): void => {
  const { peace } = nation(g, id);
  changeNation(g, id, { status: 'forcedAlliance', peace });
  for (const minor of followersOf(g, id)) changeNation(g, minor, { side: 'neutral', status: 'ally', peace: null });
  log(g, '8.1.4', 'peace.forcedAlliance', { nation: id });
};

/** 8.1.4 In the conquest phase the Empire may discard a card of any value to force an alliance on a power that it has just beaten. */
export function* forceAlliances(g: Europe): Script {
  for (const { id } of g.nations) {
    if (mayForceAlliance(g, id) !== undefined) continue;
    const among = hand(g, 'empire').map((card): ForceAlliance => ({ kind: 'forceAlliance', nation: id, card }));
    const answer = yield* ask(
      choice<ForceAlliance | typeof PASS>({
        by: 'empire',
        rule: '8.1.4',
        prompt: say('alliance.force', { nation: id }),
        among,
        may: () => undefined,
        or: [PASS],
      }),
    );
    if (answer.kind === 'pass') continue;
    discard(g, answer.card);
    force(g, id);
  }
}
