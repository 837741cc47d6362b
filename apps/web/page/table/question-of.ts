import type { Choice, GameUi, QuestionState, SeatLook } from '@bivouac/board';
import { type Asked, CHANCE, type Language, type MatchView, type Seat } from '@bivouac/kernel';

export const seatLook = (ui: Pick<GameUi, 'seatName' | 'seatColour'>, language: Language, seat: Seat): SeatLook => ({
  name: ui.seatName(language, seat),
  colour: ui.seatColour(seat),
});

/** The question that this seat must answer now. */
export const askedOf = ({ ask }: MatchView<unknown>, seat: Seat): Asked | undefined =>
  ask.find(({ by, sealed }) => by === seat && !sealed);

type Wording = Pick<GameUi, 'rich' | 'seatName' | 'seatColour'>;

/** What the question panel shows a seat. */
export const questionOf = (
  ui: Wording,
  language: Language,
  view: MatchView<unknown>,
  seat: Seat,
  choices: readonly Choice[],
  ending?: string,
): QuestionState => {
  if (ending !== undefined) return { kind: 'over', words: ending };
  if (view.result) return { kind: 'over', words: ui.rich(language, view.result.because) };
  const asked = askedOf(view, seat);
  const look = (each: Seat): SeatLook => seatLook(ui, language, each);
  if (asked) {
    const { rule, prompt } = asked;
    return { kind: 'asked', id: view.seq, seat: look(seat), prompt: ui.rich(language, prompt), rule, choices };
  }
  const open = view.ask.filter(({ sealed }) => !sealed);
  // Of a window nobody is told who has answered: the table waits for all to whom it is open.
  const waited = open.filter(({ by }) => by !== CHANCE).flatMap(({ by, among = [by] }) => among.map(look));
  if (view.ask.some(({ by }) => by === seat)) return { kind: 'sealed', seats: waited };
  const [other] = open;
  const about = other ? { prompt: ui.rich(language, other.prompt), rule: other.rule } : {};
  return waited.length === 0 ? { kind: 'chance', ...about } : { kind: 'waiting', seats: waited, ...about };
};
