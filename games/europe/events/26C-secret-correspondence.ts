import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { card as cardCard } from '../catalogue/catalogue.ts';
import { type CardId, opponent, type Side } from '../catalogue/ids.ts';
import { valueOf } from '../rules/6-cards/6.2-value.ts';
import { discard } from '../rules/6-cards/6.4-use-of-cards.ts';
import { log, must, reveal, revealTo, say } from '../text/speech.ts';
import { type Europe, hand } from '../state/state.ts';
import type { EventRules } from './event.ts';

const MOST = 1;
/** The two events on which the war in Spain hangs. */
const KEPT: readonly string[] = ['24F', '25F'];

const mayBeStolen = (g: Europe, card: CardId): Verdict =>
  must('6.4', cardCard(card).permanent === undefined, 'hand.permanent', { card }) ??
  must('6.3', !KEPT.includes(card), 'hand.mustKeep', { card }) ??
  must('6.4', valueOf(g, card) <= MOST, 'correspondence.tooDear', { card, most: MOST });

/** The hand lies open to the one who has intercepted the letters, and to nobody else. */
function* readLetters(g: Europe, side: Side): Script {
  const enemy = opponent(side);
  const cards = hand(g, enemy);
  revealTo(g, { only: side }, '6.4', 'correspondence.hand', { cards });
  const question = choice<AnswerOf<'discard'>>({
    by: side,
    rule: '6.4',
    prompt: say('correspondence.which'),
    among: cards.map((card) => ({ kind: 'discard', card })),
    may: ({ card }) => mayBeStolen(g, card),
  });
  if (!offers(question, 1)) {
    log(g, '6.4', 'correspondence.nothing');
    return;
  }
  const { card } = yield* ask(question);
  discard(g, card);
  reveal(g, '6.4', 'hand.discarded', { side: enemy, card });
}

/** 26C Secret Correspondence: the Coalition sees the hand of the Empire, which discards a card of little value. */
export const secretCorrespondence: EventRules = [
  {
    when: 'action',
    may: () => undefined,
    play: readLetters,
  },
];
