import { choose, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log, say } from '../../text/speech.ts';
import { bothSides, type Nemesis, opponent, SIDES } from '../../state/state.ts';
import { changePolitics, removeEffect } from '../../state/state-1813.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { austrianBargain } from '../16-advanced-rules/16.5-austrian-bargain.ts';
import { austriaJoins } from './14.16-austria.ts';
import { mayRefuse, territorialPoints } from './14.15-refusal.ts';
import { beginRedeployment } from './14.15-steps.ts';
import { beginTruce } from './14.15-truce.ts';

/** 16.1 Talk of a truce: what cards add to the roll, once. */
const spendBonus = (g: Nemesis, side: Side): number => {
  const talks = inForce(g, 'truceDie').filter((effect) => effect.side === side);
  for (const effect of talks) removeEffect(g, effect);
  return talks.reduce((sum, { by }) => sum + by, 0);
};

function* rolled(g: Nemesis, side: Side, bonus: number): Script<number> {
  const die = yield* roll('14.15', say('truce.die', { side }));
  log(g, '14.15', 'truce.rolled', { side, die, bonus, score: die + bonus });
  return die + bonus;
}

/** 14.15 Both roll, and again if the scores are equal; who is higher may call a truce. */
function* whoMayCall(g: Nemesis): Script<Side> {
  const bonus = bothSides((side) => spendBonus(g, side));
  for (;;) {
    const scores = { coalition: 0, french: 0 };
    for (const side of SIDES) scores[side] = yield* rolled(g, side, bonus[side]);
    if (scores.coalition !== scores.french) return scores.coalition > scores.french ? 'coalition' : 'french';
    log(g, '14.15', 'truce.rollAgain');
  }
}

const OFFER: AnswerOf<'offerTruce'> = { kind: 'offerTruce' };

function* isOffered(g: Nemesis, by: Side): Script<boolean> {
  const { kind } = yield* choose<AnswerOf<'offerTruce' | 'pass'>>({
    by,
    rule: '14.15',
    prompt: say('truce.whether', { side: by }),
    among: [OFFER],
    may: () => undefined,
    or: [PASS],
  });
  log(g, '14.15', kind === 'pass' ? 'truce.notOffered' : 'truce.offered', { side: by });
  return kind === 'offerTruce';
}

/** 14.15 Only who has the right to refuse is asked. A refusal by the Coalition is remembered (ruling A-20). */
function* isAccepted(g: Nemesis, by: Side): Script<boolean> {
  const points = territorialPoints(g);
  if (!mayRefuse(g, by)) {
    log(g, '14.15', 'truce.mayNotRefuse', { side: by, points });
    return true;
  }
  const { kind } = yield* choose<AnswerOf<'accept' | 'refuse'>>({
    by,
    rule: '14.15',
    prompt: say('truce.answer', { side: by, points }),
    among: [{ kind: 'accept' }, { kind: 'refuse' }],
    may: () => undefined,
  });
  if (kind === 'accept') return true;
  log(g, '14.15', 'truce.refused', { side: by });
  if (by === 'coalition') changePolitics(g, { truceRefused: true });
  return false;
}

function* talks(g: Nemesis): Script {
  const caller = yield* whoMayCall(g);
  const isAgreed = (yield* isOffered(g, caller)) && (yield* isAccepted(g, opponent(caller)));
  if (!isAgreed) return endPhase(g);
  beginTruce(g);
}

/** 14.15b Austria joins the Coalition, unless its neutrality is bought (16.5); then the armies redeploy. */
function* austriaDecides(g: Nemesis): Script {
  const isBought = g.agreed.austrianBargain && (yield* austrianBargain(g));
  if (!isBought) austriaJoins(g);
  beginRedeployment(g);
}

/** 14.15 The Armistice of Pläswitz: talks at the start of a Turn and, if they succeed, what Austria makes of it (ruling A-17). */
export function* armistice(g: Nemesis): Script {
  yield* g.politics.armistice === null ? talks(g) : austriaDecides(g);
}
