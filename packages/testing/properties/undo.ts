import { type Match, REFEREE, type Seat, type State } from '@bivouac/kernel';
import { facets, mustAgree } from './agreement.ts';
import { answerAtRandom, Breach, positions, type Property, rounds } from './subject.ts';

/** Free undo must have told nobody anything: no roll, no other's answer, nothing that came to light. */
const checkFree = <S extends State, O, V>(match: Match<S, O, V>, seat: Seat, place: string): void => {
  const free = match.fork();
  if (free.undo(seat)) return;
  const others = match.entries.slice(free.seq).some(({ by, auto }) => by !== seat && auto !== 'forced');
  const light = match.events(REFEREE, free.seq + 1).some(({ reveals }) => reveals);
  if (others || light) throw new Breach(`${seat} takes back freely what others have seen`, place);
};

export const undo: Property = {
  name: 'undo',
  says: 'fork, undo and redo agree, and no roll is ever made twice',
  try(subject, games) {
    let undone = 0;
    let forks = 0;
    for (const round of rounds(subject, games)) {
      const seats = subject.game.seats(round.options);
      for (const { match, pick, place } of positions(subject, round)) {
        const before = facets(match);
        const fork = match.fork();
        mustAgree(before, facets(fork), 'forked', place);
        for (let given = 0; given < 5; given++) answerAtRandom(fork, pick);
        mustAgree(before, facets(match), 'while its fork went its own way', place);
        forks++;

        for (const seat of seats) {
          checkFree(match, seat, place);
          const back = match.fork();
          if (back.undo(seat, seats)) continue;
          undone++;
          if (back.seq === match.seq) continue; // An answer under seal was taken back, and none was heard.
          mustAgree(facets(match.at(back.seq)), facets(back), `after ${seat} took back`, place);
          if (back.draws < match.draws) throw new Breach('a roll that was taken back would be made again', place);
          const verdict = back.redo();
          if (verdict) throw new Breach(`redo is refused after ${seat} took back`, place);
          mustAgree(before, facets(back), `after ${seat} took back and brought back`, place);
        }
      }
    }
    return { games, forks, undone };
  },
};
