import { choose, roll, type Script, type Verdict } from '@bivouac/kernel';
import { PASS } from '../../text/answers.ts';
import { isExhausted } from '../../cards/107-europe-exhausted.ts';
import { scenario } from '../../catalogue/catalogue.ts';
import { isPower, type Nation } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  changeNation,
  hasSpecial,
  inForce,
  isSubject,
  type NapoleonicWars,
  nationRow,
  playerOf,
  powersOf,
  type SeatId,
} from '../../state/state.ts';
import type { PeaceAnswer } from '../../text/5.8-peace.ts';
import { drawDue, isMinimumDraw } from '../14-interphase/14.31-draw.ts';
import { orderOfMovement } from './5.1-order.ts';

const PEACE_ON = 6;

/** 5.8 A Power due more than its smallest Hand may give up a card; a Subject Neutral or a Proxy may not. */
const mayInfluence = (g: NapoleonicWars, { kind, nation }: PeaceAnswer): Verdict =>
  must('5.8', !isSubject(g, nation), 'peace.subject', { nation }) ??
  must('5.8', !isMinimumDraw(g, nation) && drawDue(g, nation) > 0, 'peace.minimum', { nation }) ??
  must('5.8', kind === 'peaceUp' || !isExhausted(g), 'peace.exhausted');

const hasPaid = (g: NapoleonicWars, seat: SeatId): boolean =>
  powersOf(g, seat).some((power) => nationRow(g, power).fewerCards > 0);

/** 5.8 Each player, at the place of one of their Powers in the Order of Movement, once. */
function* influence(g: NapoleonicWars, nation: Nation): Script {
  const seat = playerOf(g, nation);
  if (seat === null || hasPaid(g, seat)) return;
  const among: readonly PeaceAnswer[] = [
    { kind: 'peaceUp', nation },
    { kind: 'peaceDown', nation },
  ];
  if (among.every((wish) => mayInfluence(g, wish) !== undefined)) return;
  const answer = yield* choose<PeaceAnswer | typeof PASS>({
    by: seat,
    rule: '5.8',
    prompt: say('peace.influence', { seat }),
    among,
    may: (wish) => mayInfluence(g, wish as PeaceAnswer),
    or: [PASS],
  });
  if (answer.kind === 'pass') return;
  const by = answer.kind === 'peaceUp' ? 1 : -1;
  changeNation(g, nation, { fewerCards: nationRow(g, nation).fewerCards + 1 });
  g.effects = [...g.effects, { kind: 'peace', card: null, by }];
  log(g, '5.8', 'peace.paid', { nation, by });
}

/** 5, 5.82 The last Turn of the scenario; the abdication of Napoleon adds a sixth. */
export const isLastTurn = (g: NapoleonicWars): boolean =>
  g.clock.turn >= (inForce(g, 'sixthTurn').length > 0 ? 6 : scenario(g.scenario).turns.last);

/** 5.8, 5.82 The end of the game by its last Turn or by the Peace roll. */
export function* peacePhase(g: NapoleonicWars): Script {
  if (isLastTurn(g) || hasSpecial(g, 'noPeaceRoll')) {
    g.clock = { ...g.clock, phase: 'over', ending: 'lastTurn' };
    return;
  }
  for (const nation of orderOfMovement(g)) if (isPower(nation)) yield* influence(g, nation);
  const modifier = inForce(g, 'peace').reduce((sum, { by }) => sum + by, 0);
  const die = yield* roll('5.8', say('peace.roll', { modifier }));
  const total = die + modifier;
  log(g, '5.8', 'peace.result', { die, total });
  g.effects = g.effects.filter(({ kind }) => kind !== 'peace');
  g.clock =
    total >= PEACE_ON
      ? { ...g.clock, phase: 'over', ending: 'peace' }
      : { ...g.clock, phase: 'camps', step: 0, interphase: true };
}
