import type { Script, Verdict } from '@bivouac/kernel';
import type { EnvoyAnswer } from '../../answers/8-diplomacy.ts';
import { hasUnits } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import { type Europe, hand, isMajor, type Modifier, nation, opponent, type Trial } from '../../state/state.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { discard, reactions } from '../6-cards/6.4-use-of-cards.ts';
import { valueOf } from '../6-cards/6.2-value.ts';
import { joinSide } from './8.1.2-alliance.ts';
import { spainLeaves } from './8.2.1-spain-leaves.ts';
import { mayCourt, maySpainLeave, noteMission } from './8.2.2-targets.ts';

export { mayCourt } from './8.2.2-targets.ts';

/** 8.1 France and Britain have no status, and nobody talks them over. */
const HAVE_NO_STATUS: readonly string[] = ['france', 'britain'];

/** Diplomatic actions that a side could wish for in the phase or round that is played. */
export const envoyAnswers = (g: Europe, side: Side): readonly EnvoyAnswer[] => {
  const targets = g.nations.flatMap((row) =>
    row.side === side || row.side === 'none' || HAVE_NO_STATUS.includes(row.id) ? [] : [row.id],
  );
  return hand(g, side).flatMap((card) => targets.map((id): EnvoyAnswer => ({ kind: 'envoy', card, nation: id })));
};

/** 8.2.3 A major power asks for a card worth three, a minor one with units for two, another for one. */
const leastFor = (g: Europe, id: NationId): number => {
  const { major, minorWithUnits, minorWithoutUnits } = tables(g).diplomacy.minimumCard;
  return isMajor(id) ? major : hasUnits(id) ? minorWithUnits : minorWithoutUnits;
};

export const maySendEnvoy = (g: Europe, side: Side, { card, nation: id }: EnvoyAnswer): Verdict => {
  const least = leastFor(g, id);
  return (
    must('8.2.3', valueOf(g, card) >= least, 'diplomacy.cardTooLow', { card, nation: id, least }) ??
    mayCourt(g, side, id)
  );
};

/** 8.2.3 The card is played for a diplomatic action. */
export function* sendEnvoy(g: Europe, side: Side, { card, nation: id }: EnvoyAnswer): Script {
  discard(g, card);
  log(g, '8.2.3', 'diplomacy.sent', { side, nation: id, card });
  yield* diplomaticAction(g, side, id, 0);
}

/** 8.2.3 The influence of the side, what the event adds, and for a major power what it remembers of those who have beaten it. */
const modifiersOn = (g: Europe, side: Side, id: NationId, bonus: number): readonly Modifier[] => {
  const { bonus: influence, defeatedByEnemy, defeatedByFriend } = tables(g).diplomacy;
  const { beaten } = nation(g, id);
  return [
    ...modifier('influence', influence.get(id)?.[side] ?? 0),
    ...modifier('card', bonus),
    ...modifier('beatenByEnemy', beaten[opponent(side)] > 0 ? defeatedByEnemy : 0),
    ...modifier('beatenByFriend', beaten[side] > 0 ? defeatedByFriend : 0),
  ];
};

/** 55F A card may still undo what the die has given: it cancels the trial that lies open. */
function* isUndone(g: Europe, trial: Trial): Script<boolean> {
  g.trial = trial;
  yield* reactions(g, 'onDiplomacy', [opponent(trial.by)]);
  const cancelled = g.trial?.cancelled ?? false;
  g.trial = null;
  if (cancelled && trial.nation !== null) log(g, '8.2.3', 'diplomacy.cancelled', { nation: trial.nation });
  return cancelled;
}

/** 8.2.3 The die alone, without regard to phases and rounds: on six or more the nation joins. */
export function* winOver(g: Europe, side: Side, id: NationId, bonus: number): Script<boolean> {
  const trial = newTrial('diplomacy', side, { nation: id, modifiers: modifiersOn(g, side, id, bonus) });
  const score = yield* tested(g, '8.2.3', trial);
  if (!score || score.total < tables(g).diplomacy.success) {
    log(g, '8.2.3', 'diplomacy.failed', { side, nation: id });
    return false;
  }
  if (yield* isUndone(g, trial)) return false;
  if (maySpainLeave(g, side, id)) yield* spainLeaves(g);
  else yield* joinSide(g, id, side);
  return true;
}

/** 8.2.3 The die of a diplomatic action, also one that an event gives with a bonus; the nation joins on six or more. */
export function* diplomaticAction(g: Europe, side: Side, id: NationId, bonus: number): Script<boolean> {
  noteMission(g, side, id);
  return yield* winOver(g, side, id, bonus);
}
