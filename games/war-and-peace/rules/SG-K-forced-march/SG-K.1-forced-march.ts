import { roll, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { forcedMarchLoss } from '../../catalogue/tables.ts';
import { bestRating, type Force, strengthOf, type WarAndPeace } from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { boardOf, isAllCavalry } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { isWinterIn } from '../SG-J-ground-movement/SG-J.2-costs.ts';
import { isSupplied } from '../SG-M-supply/SG-M.2-supply.ts';
import { forceMorale } from '../SG-O-resolution/SG-P.2-morale.ts';
import { loseFromForce } from '../SG-O-resolution/SG-O.4-losses.ts';

/** SG K.3 Without leader and infantry together one extra point is the most. */
export const mostExtra = (force: Force): number =>
  isAllCavalry(force) && force.leaders.length === 0 ? 1 : strengthOf(force) === 0 ? 1 : 3;

/** SG K.1 A force with a leader may try for up to three points more, once; SG K.3 cavalry or leaders alone for one. */
export const mayForceMarch = (g: WarAndPeace, force: Force, mp: number, tried: boolean): Verdict => {
  const { parts, at } = force;
  const level = parts.reduce((worst, part) => Math.max(worst, part.level), 0);
  const supplied = isSupplied(
    g,
    at,
    parts.map((part) => ({ ...part, spent: 'moved', inside: false })),
  );
  return (
    must('SG K.3', !tried, 'forced.once') ??
    must('SG K.3', mp <= mostExtra(force), 'forced.alone') ??
    must('SG K.1', supplied, 'forced.unsupplied') ??
    must('SG K.1', level === 0 || level < forceMorale(g, parts), 'forced.demoralised')
  );
};
/** SG K.2 The die: the best leader helps, each point beyond the first and an eastern winter hinder. */
export const forcedMarchTotal = (g: WarAndPeace, force: Force, mp: number, die: number): number => {
  const led = strengthOf(force) > 0 ? bestRating(force.leaders) : 0;
  const cold = isWinterIn(g, force.at) && boardOf(force.at) >= 3 ? 1 : 0;
  return die + led - (mp - 1) - cold;
};

/** SG K.2 The march is made in either case, by the survivors. */
export function* forcedMarch(
  g: WarAndPeace,
  by: Seat,
  force: Force,
  mp: number,
): Script<{ readonly force: Force; readonly left: number }> {
  const die = yield* roll('SG K.2', say('forced.roll', { mp }));
  const total = forcedMarchTotal(g, force, mp, die);
  const loss = Math.min(forcedMarchLoss(total), strengthOf(force));
  log(g, 'SG K.2', 'forced.total', { mp, die, total, loss });
  const left = yield* loseFromForce(g, by, force, loss, 'SG K.2');
  return { force: left, left: mp };
}
