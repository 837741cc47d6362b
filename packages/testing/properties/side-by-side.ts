import { canonical, type Match, type Question, type Seat, type State } from '@bivouac/kernel';
import { Breach } from './subject.ts';

const asked = <S extends State, O, V>(match: Match<S, O, V>, seat: Seat): Question | undefined =>
  match.questions().find(({ by }) => by === seat);
const text = (question: Question | undefined): string =>
  canonical([question?.rule, question?.prompt, question?.answers]);

/** An answer that was sent before another's arrived is good exactly as long as its own question has not changed. */
const checkLate = <S extends State, O, V>(
  match: Match<S, O, V>,
  late: Question,
  first: Question,
  place: string,
): void => {
  const later = match.fork();
  later.answer(first.by, later.seq, first.answers[0]);
  const now = asked(later, late.by);
  const isSame = now?.atOnce === true && text(now) === text(asked(match, late.by));
  const verdict = later.answer(late.by, match.seq, late.answers[0]);
  if (isSame && verdict) throw new Breach(`${late.by} is refused what its question still offers`, place);
  if (!isSame && !verdict) throw new Breach(`${late.by} answers a question that is no longer asked so`, place);
};

/** Seats that act side by side are heard in any order. Returns whether there were any. */
export const checkSideBySide = <S extends State, O, V>(match: Match<S, O, V>, place: string): boolean => {
  const open = match.questions();
  if (open.length < 2 || !open[0]?.atOnce) return false;
  for (const first of open) for (const late of open) if (first !== late) checkLate(match, late, first, place);
  return true;
};
