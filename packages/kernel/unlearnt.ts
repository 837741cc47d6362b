import { canonical } from './answer.ts';
import type { Match } from './match.ts';
import type { Seat } from './question.ts';
import type { Entry } from './record.ts';
import type { State } from './state.ts';
import { REFEREE } from './view.ts';

/** What a seat knows when it decides. */
const known = <S extends State, O, V>(match: Match<S, O, V>, seat: Seat): string => {
  const { state, ask } = match.view(seat);
  return canonical([state, ask, match.wishes(seat), match.events(seat).map(({ rule, said }) => [rule, said])]);
};

/**
 * Where several seats act side by side: the answers of the others since this one, if none of them has learnt anything
 * from it. Both courses of play are gone through, with the answer and without it: each of the others must have known the
 * same whenever they decided. Neither may chance have spoken nor anything have come to light.
 */
export const unlearntWithout = <S extends State, O, V>(
  match: Match<S, O, V>,
  place: number,
  start: number,
): readonly Entry[] | undefined => {
  const own = match.entries[place];
  const rest = match.entries.slice(place + 1);
  if (!own || place < start || rest.some(({ by, draw }) => by === own.by || draw !== undefined)) return undefined;
  if (match.events(REFEREE, place + 1).some(({ reveals }) => reveals)) return undefined;
  const [truth, without] = [match.at(place), match.at(place)];
  if (!truth.questions().every(({ atOnce }) => atOnce)) return undefined;
  truth.answer(own.by, truth.seq, own.answer);
  for (const { by, answer } of rest) {
    if (!without.questions().some((question) => question.by === by) || known(truth, by) !== known(without, by))
      return undefined;
    truth.answer(by, truth.seq, answer);
    if (without.answer(by, without.seq, answer)) return undefined;
  }
  return rest;
};
