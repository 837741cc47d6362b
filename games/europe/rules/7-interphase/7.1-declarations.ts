import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { changeNation, type Europe, isMajor, isNeutral, nation, opponent } from '../../state/state.ts';
import { bringPunishments } from '../6-cards/6.1-decks.ts';
import { endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { joinSide } from '../8-diplomacy/8.1.2-alliance.ts';
import { isSecondWar, secondWar } from '../8-diplomacy/8.1.3-second-war.ts';
import { award } from '../19-victory/19-awards.ts';

/** 8.1.3, 8.1.4 A forced peace or alliance binds the two who made it. Revised: the others may attack the loser, who then fights beside the victor. */
const peaceAllows = (g: Europe, by: Side, on: NationId): boolean => {
  const { status, peace } = nation(g, on);
  if (status === 'forcedAlliance') return revised(g, 'forcedAllianceCase') && by === 'coalition';
  if (status !== 'forcedPeace') return true;
  return revised(g, 'forcedPeaceThirdParties') && peace?.by === opponent(by);
};

/** 7.1 War is declared on neutral powers, great or small; a minor that follows a neutral power is attacked with it. */
const mayDeclareOn = (g: Europe, by: Side, on: NationId): Verdict =>
  // A Britain in forced peace would become an ally of France.
  must('8.1.2', on !== 'britain' || by !== 'coalition', 'war.neverAllied') ??
  must('8.1.3', peaceAllows(g, by, on), 'war.peaceHolds', { nation: on }) ??
  must('7.1', nation(g, on).patron === null, 'war.followsPatron', { nation: on });

/** 7.1 The first declaration on a neutral major power raises the escalade; a second one on a beaten power does more (8.1.3). The power joins the other side with all its allies. */
function* declare(g: Europe, by: Side, on: NationId): Script {
  log(g, '7.1', 'war.declared', { side: by, nation: on });
  const second = isSecondWar(g, by, on);
  if (isMajor(on) && !nation(g, on).declaredOn) {
    changeNation(g, on, { declaredOn: true });
    award(g, 'firstDeclaration');
  }
  yield* joinSide(g, on, opponent(by));
  if (second) yield* secondWar(g, by, on);
}

const nextSide = (g: Europe): void => {
  if (g.clock.next === 'coalition') g.clock = { ...g.clock, next: 'empire' };
  else endOfPhase(g);
};

/** 5.1.1, 7.1 The Coalition, then the Empire. Glossary revised: Punishments that are due are in play from the start of the interphase. */
export function* declarations(g: Europe): Script {
  if (g.tracks.punishmentsDue) bringPunishments(g);
  const side = g.clock.next;
  const answer = yield* ask(
    choice<AnswerOf<'declareWar'> | typeof DONE>({
      by: side,
      rule: '7.1',
      prompt: say('war.declare', { side }),
      among: g.nations.flatMap(({ id }) => (isNeutral(g, id) ? [{ kind: 'declareWar' as const, nation: id }] : [])),
      may: (wish) => (wish.kind === 'done' ? undefined : mayDeclareOn(g, side, wish.nation)),
      or: [DONE],
    }),
  );
  if (answer.kind === 'done') nextSide(g);
  else yield* declare(g, side, answer.nation);
}
