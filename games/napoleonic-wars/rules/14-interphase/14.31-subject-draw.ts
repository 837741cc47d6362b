import { ask, type Script } from '@bivouac/kernel';
import { PASS } from '../../text/answers.ts';
import type { Nation } from '../../catalogue/ids.ts';
import { reveal, say } from '../../text/speech.ts';
import {
  addKept,
  changeNation,
  director,
  discard,
  handLimits,
  handOf,
  inForce,
  isSubject,
  layFaceDown,
  type NapoleonicWars,
  nationRow,
} from '../../state/state.ts';
import { drawCards, takeFromPile } from '../4-prepare/4.4-hands.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';

const mayDraw = (g: NapoleonicWars, nation: Nation): boolean =>
  isSubject(g, nation) && g.clock.interphase && !inForce(g, 'mulliganed').some((each) => each.nation === nation);

/** 14.31.3 Hand and Reserves for a Hand of the largest size and as many face-down Reserves, for this Turn. */
function* swap(g: NapoleonicWars, nation: Nation): Script {
  const { reserves } = nationRow(g, nation);
  for (const card of handOf(g, nation)) discard(g, card);
  changeNation(g, nation, { reserves: [] });
  reveal(g, '14.31', 'subject.drew', { nation });
  yield* drawCards(g, nation, handLimits(nation).most, '14.31');
  for (const _ of reserves) {
    const card = yield* takeFromPile(g, nation, '14.31');
    if (card !== undefined) layFaceDown(g, card, nation);
  }
}

/** 14.31.3, 14.31.4 Subject Neutrals may draw anew; then the cards of the last Turn join the Hands. */
export function* subjectDraw(g: NapoleonicWars): Script {
  const nation = orderOfMovement(g)[g.clock.step];
  if (nation === undefined) {
    addKept(g);
    g.effects = g.effects.filter(({ kind }) => kind !== 'mulliganed');
    g.clock = { ...g.clock, phase: 'excess', step: 0 };
    return;
  }
  const seat = director(g, nation);
  if (seat !== null && mayDraw(g, nation)) {
    const prompt = say('subject.draw', { nation, cards: handLimits(nation).most });
    const { kind } = yield* ask({ by: seat, rule: '14.31', prompt, answers: [{ kind: 'swapHand' }, PASS] });
    if (kind === 'swapHand') yield* swap(g, nation);
  }
  g.clock = { ...g.clock, step: g.clock.step + 1 };
}
