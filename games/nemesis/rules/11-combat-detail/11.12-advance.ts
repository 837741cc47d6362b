import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { hexAt } from '../../catalogue/board.ts';
import { unitCard } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandersAt, occupies, unitsAt } from '../../state/stack.ts';
import { boardOf, moveCommander, moveUnit, type Nemesis, unit } from '../../state/state.ts';
import { isCommanderAtPeace } from '../14-campaign-of-1813/14.6-prussia.ts';
import { type Company, mayJoin, mayPart } from '../14-campaign-of-1813/14.8-sweden.ts';
import { mayLeave } from '../14-campaign-of-1813/14.15-no-armistice.ts';
import { mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { captureDepot } from '../8-rally-and-movement/8.7-captured-depots.ts';
import { battleOf, mainStack } from './11.2-taking-part.ts';
import type { Outcome } from './11.8-final-values.ts';

const FULL_VICTORY = 3;

/** 11.12 bp1 Beaten by three or more, the defenders must go. */
export const isFullVictory = (g: Nemesis, { winner, difference }: Outcome): boolean =>
  winner === battleOf(g).attacker && difference >= FULL_VICTORY;

export type Advancing = 'everyone' | 'cavalry' | 'nobody';

/**
 * 11.12, 11.13 Who may follow up: all after a win by three or when every defender has fallen, cavalry alone after a
 * smaller win, nobody after a defeat (11.10) nor while the hex is still held.
 */
export const advancing = (g: Nemesis, outcome: Outcome, allFell: boolean): Advancing => {
  const { attacker, to } = battleOf(g);
  if (allFell) return 'everyone';
  if (outcome.winner !== attacker || unitsAt(g, to).length > 0) return 'nobody';
  return isFullVictory(g, outcome) ? 'everyone' : 'cavalry';
};

type Wish = AnswerOf<'advance'> | AnswerOf<'advanceCommander'> | AnswerOf<'done'>;

/** 14.8, 14.16 One by one they leave some and join others, with whom they must be able to stand; closed land they do not enter (rulings/11.12-advance.md). */
const mayFollow = (g: Nemesis, who: Company): Verdict => {
  const { attacker, from, to } = battleOf(g);
  const [here, there] = [hexAt(boardOf(g), from), hexAt(boardOf(g), to)];
  return (
    mayEnter(g, attacker, there) ??
    mayLeave(g, attacker, here, there) ??
    mayPart(g, attacker, from, who) ??
    mayJoin(g, attacker, to, who)
  );
};

/** 11.12 Ordered units in good order advance, and commanders with them (rulings/11.12-advance.md). */
const mayAdvance = (g: Nemesis, who: Advancing, wish: Wish): Verdict => {
  const { attacker, to } = battleOf(g);
  switch (wish.kind) {
    case 'advance': {
      const { id, disrupted } = unit(g, wish.unit);
      return (
        must('11.12', !disrupted, 'advance.disrupted', { unit: id }) ??
        must('11.12 bp2', who === 'everyone' || unitCard(id).arm === 'cavalry', 'advance.cavalryOnly', { unit: id }) ??
        mayFollow(g, { units: [id], commanders: [] })
      );
    }
    case 'advanceCommander':
      return (
        must('11.12', occupies(g, attacker, to), 'advance.notAlone', { commander: wish.commander }) ??
        must('14.6', !isCommanderAtPeace(g, wish.commander), 'prussia.waits', { hex: battleOf(g).from }) ??
        mayFollow(g, { units: [], commanders: [wish.commander] })
      );
    case 'done':
      return undefined;
  }
};

/** 11.12, 11.13 The attackers may move into the hex that the defenders have left; a Depot found there is lost to its owner (8.7). */
export function* advance(g: Nemesis, who: Advancing): Script {
  const { attacker, from, to } = battleOf(g);
  while (who !== 'nobody') {
    const question = choice<Wish>({
      by: attacker,
      rule: '11.12',
      prompt: say('advance.who', { side: attacker, to }),
      among: [
        ...mainStack(g, attacker)
          .filter(({ at }) => at === from)
          .map(({ id }) => ({ kind: 'advance', unit: id }) as const),
        ...commandersAt(g, attacker, from).map(({ id }) => ({ kind: 'advanceCommander', commander: id }) as const),
      ],
      may: (wish) => mayAdvance(g, who, wish),
      or: [DONE],
    });
    if (!offers(question, 2)) return;
    const answer = yield* ask(question);
    switch (answer.kind) {
      case 'advance':
        moveUnit(g, answer.unit, to);
        log(g, '11.12', 'advance.made', { unit: answer.unit, to });
        captureDepot(g, attacker, to);
        break;
      case 'advanceCommander':
        moveCommander(g, answer.commander, to);
        log(g, '11.12', 'advance.commander', { commander: answer.commander, to });
        break;
      case 'done':
        return;
    }
  }
}
