import { ask, choice, roll, type Script, type Verdict } from '@bivouac/kernel';
import { type CardId, NATIONS } from '../../catalogue/ids.ts';
import { log, say, must } from '../../text/speech.ts';
import {
  after,
  clearSieges,
  director,
  handOf,
  type Impulse,
  impulse,
  inForce,
  isPlayerPower,
  type NapoleonicWars,
  putCard,
  yearOf,
} from '../../state/state.ts';
import { submissions } from '../15-conquest/15.4-submission.ts';
import { closeImpulse } from './5.1-impulse.ts';
import { partisans } from './5.5-partisans.ts';

const ENDS_ON = 6;

/** 6.19 At the end of a Player Power's Impulse in which it played a card, a timed event may end. */
export function* timedRemoval(g: NapoleonicWars): Script {
  const { nation, card, timed } = impulse(g);
  const seat = director(g, nation);
  if (!timed || !card || seat === null || !isPlayerPower(g, nation)) return;
  if ((yield* roll('6.19', say('timed.roll'))) < ENDS_ON) return;
  const among = [...new Set(inForce(g, 'timed').map((effect) => effect.card))].flatMap((id) =>
    id === null ? [] : [{ kind: 'endTimed' as const, card: id }],
  );
  if (among.length === 0) return;
  const prompt = say('timed.which');
  const ended = yield* ask(choice({ by: seat, rule: '6.19', prompt, among, may: () => undefined }));
  endTimed(g, ended.card);
}
export const endTimed = (g: NapoleonicWars, card: CardId): void => {
  g.effects = g.effects.filter((effect) => effect.card !== card);
  putCard(g, card, 'discards');
  log(g, '6.19', 'timed.ends', { card });
};

/** 5.1 Did the nation do anything? A pass does not part two Impulses of another: rulings/5.2-passes-between.md. */
const didSomething = ({ played, plus, sieges }: Impulse): boolean => played || plus || sieges.length > 0;

/** 5.5 The Turn ends when no other nation than the one that has just played has a card left: rulings/5.5-last-cards.md. */
export const mayTurnEnd = (g: NapoleonicWars, last: Impulse): Verdict => {
  const nation = NATIONS.find((each) => each !== last.nation && handOf(g, each).length > 0);
  return nation === undefined ? undefined : must('5.51', false, 'turn.goesOn', { nation });
};

/** 5.1, 5.5 The Impulse is over: the marker moves on, or the Turn ends. */
export function* endOfImpulse(g: NapoleonicWars): Script {
  const last = impulse(g);
  yield* timedRemoval(g);
  yield* submissions(g);
  if (g.clock.phase === 'over') return;
  closeImpulse(g);
  const lastActive = didSomething(last) ? last.nation : g.clock.lastActive;
  const over = mayTurnEnd(g, last) === undefined;
  const marker = last.scheduled ? after(g.clock.marker) : g.clock.marker;
  const newRound = last.scheduled && marker === 'france';
  g.clock = {
    ...g.clock,
    phase: over ? 'attrition' : 'betweenImpulses',
    marker,
    lastActive,
    preempted: !last.scheduled && !over,
    round: newRound && !over ? g.clock.round + 1 : g.clock.round,
    step: 0,
  };
  if (over) log(g, '5.5', 'turn.ends', { year: yearOf(g.clock.turn) });
  else if (newRound) {
    yield* partisans(g);
    clearSieges(g);
    log(g, '5.5', 'round.begins', { round: g.clock.round });
  }
}
