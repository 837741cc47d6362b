import type { BoardCounter, GameUi, QuestionState, RefusedWish } from '@bivouac/board';
import type { Answer, Asked, Language, Refusal, Wish } from '@bivouac/kernel';
import type { SpeakPage } from '../../text/speak.ts';

interface Wording {
  readonly ui: Pick<GameUi, 'rich' | 'spot'>;
  readonly language: Language;
  readonly label: (answer: Answer) => string;
}

export const refusedWish = ({ answer, refusal }: Wish, { ui, language, label }: Wording): RefusedWish => ({
  id: JSON.stringify(answer),
  wish: label(answer),
  because: ui.rich(language, refusal.because),
  rule: refusal.rule,
});

/** A refusal that answers no wish in particular. */
export const refusedPlainly = ({ because, rule }: Refusal, { ui, language }: Omit<Wording, 'label'>): RefusedWish => ({
  id: `${rule} ${because.key}`,
  because: ui.rich(language, because),
  rule,
});

/** Of what might be wished for now and is refused, that which lies at a place: there, from there, or with a piece there. */
export const wishesAt = (
  wishes: readonly Wish[],
  asked: Asked,
  place: string,
  ui: Pick<GameUi, 'spot'>,
  counters: readonly Pick<BoardCounter, 'id' | 'place'>[],
): readonly Wish[] => {
  const here = new Set(counters.filter((counter) => counter.place === place).map(({ id }) => id));
  const spots = wishes.map((wish) => ({ wish, spot: ui.spot(wish.answer, asked) }));
  const there = spots.filter(({ spot }) => spot.place === place);
  const with_ = spots.filter(({ spot }) => spot.counter !== undefined && here.has(spot.counter));
  const from = spots.filter(({ spot }) => spot.from === place);
  return [...new Set([...there, ...with_, ...from].map(({ wish }) => wish))];
};

/** Somebody else is asked, and what: where there is a rule to it, there is a reason. */
export const notYours = (question: QuestionState, words: SpeakPage): RefusedWish | undefined => {
  if (question.kind !== 'waiting' || question.rule === undefined) return undefined;
  const { seats, prompt = '', rule } = question;
  const who = words('table.notYours', { seats: seats.map(({ name }) => name) });
  return { id: `${rule} waits`, because: [`${who} `, ...(typeof prompt === 'string' ? [prompt] : prompt)], rule };
};
