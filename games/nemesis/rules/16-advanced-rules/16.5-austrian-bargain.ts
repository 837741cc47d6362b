import { choice, choose, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { log, say } from '../../text/speech.ts';
import type { Nemesis } from '../../state/state.ts';
import { changePolitics } from '../../state/state-1813.ts';
import { askUnlessOnly } from '../11-combat-detail/only-answer.ts';
import { shiftBattlePoints } from '../14-campaign-of-1813/14.4b-battle-points.ts';

/** 16.5 The French name their price once, up to all the Battle points they have; nothing is no offer. */
function* pointsOffered(g: Nemesis): Script<number> {
  const most = g.ledgers.french.battlePoints;
  const { points } = yield* askUnlessOnly(
    choice<AnswerOf<'offerPoints'>>({
      by: 'french',
      rule: '16.5',
      prompt: say('bargain.offer', { most }),
      among: Array.from({ length: most + 1 }, (_, price) => ({ kind: 'offerPoints', points: price })),
      may: () => undefined,
    }),
  );
  return points;
}

function* isAccepted(points: number): Script<boolean> {
  const { kind } = yield* choose<AnswerOf<'accept' | 'refuse'>>({
    by: 'coalition',
    rule: '16.5',
    prompt: say('bargain.answer', { points }),
    among: [{ kind: 'accept' }, { kind: 'refuse' }],
    may: () => undefined,
  });
  return kind === 'accept';
}

/** 16.5 Austria may be kept out of the war for Battle points: one offer, one answer (rulings/16.5-bargain.md). Is the bargain struck? */
export function* austrianBargain(g: Nemesis): Script<boolean> {
  const points = yield* pointsOffered(g);
  if (points === 0) {
    log(g, '16.5', 'bargain.none');
    return false;
  }
  log(g, '16.5', 'bargain.offered', { points });
  if (!(yield* isAccepted(points))) {
    log(g, '16.5', 'bargain.refused');
    return false;
  }
  shiftBattlePoints(g, 'coalition', points);
  changePolitics(g, { bargain: true });
  log(g, '16.5', 'bargain.struck', { points });
  return true;
}
