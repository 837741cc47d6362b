import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { armyOf, called, type Europe, fieldForces, force, type ForceId, hasForce } from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { bySeniority } from '../10-command/10.2-hierarchy.ts';
import { eliminateSurplus } from '../10-command/10.1-surplus.ts';
import { join } from './12.2-joining.ts';

/** Glossary, Army: so many armies may stand in one zone. */
const ARMIES = 2;

const isArmy = (g: Europe, id: ForceId): boolean => armyOf(g, id) !== undefined;

/** 11 Do these forces stack as they are? A single one does, and so do two armies. */
export const stackAsTheyAre = (g: Europe, forces: readonly ForceId[]): boolean =>
  forces.length < 2 || (forces.length === ARMIES && forces.every((id) => isArmy(g, id)));

/** 10.2 An army takes the others in; of two armies the owner names the one. Without an army the senior general does. */
function* whoTakesIn(g: Europe, forces: readonly ForceId[], side: Side): Script<ForceId> {
  const armies = forces.filter((id) => isArmy(g, id));
  const [senior] = (armies.length > 0 ? armies : forces).toSorted((one, other) => bySeniority(g, one, other));
  if (senior === undefined) throw new Error('12.2: nobody is there to combine');
  if (armies.length < 2) return senior;
  const among = armies.map((id): AnswerOf<'joinArmy'> => ({ kind: 'joinArmy', force: called(g, id) }));
  const prompt = say('stacking.whichArmy', { zone: force(g, senior).zone });
  const answer = yield* ask(choice({ by: side, rule: '12.2', prompt, among, may: () => undefined }));
  return armies.find((id) => called(g, id) === answer.force) ?? senior;
}

/** 10.2, 11, 12.2 These forces, which stand in one place, become one by rank; what exceeds command is eliminated. */
export function* combine(g: Europe, forces: readonly ForceId[], side: Side): Script {
  for (;;) {
    const left = forces.filter((id) => hasForce(g, id));
    if (stackAsTheyAre(g, left)) return;
    const armies = left.filter((id) => isArmy(g, id)).toSorted((one, other) => bySeniority(g, one, other));
    const third = armies[ARMIES];
    if (third !== undefined) {
      log(g, '11', 'stacking.eliminated', { force: called(g, third), zone: force(g, third).zone });
      destroyForce(g, third);
      continue;
    }
    const into = yield* whoTakesIn(g, left, side);
    const from = left.find((id) => id !== into && !isArmy(g, id));
    if (from === undefined) throw new Error(`11: ${left.join(', ')} do not come together`);
    join(g, from, into);
    yield* eliminateSurplus(g, into);
  }
}

/** 10.2, 11, 12.2 Forces of one side that meet in a zone become one by rank; what exceeds command is eliminated, at the owner's choice. */
export function* consolidate(g: Europe, zone: ZoneId, side: Side): Script {
  yield* combine(g, fieldForces(g, zone, side), side);
}
