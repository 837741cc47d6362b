import { canonical, type Entry, type Match, REFEREE, type Seat, type State } from '@bivouac/kernel';
import { facets, mustAgree } from './agreement.ts';
import { answerAtRandom, Breach, positions, type Property, rounds } from './subject.ts';

const given = ({ by, answer }: Entry): string => canonical([by, answer]);

/** Is the one match the beginning of the other? */
const isPart = <S extends State, O, V>(part: Match<S, O, V>, whole: Match<S, O, V>): boolean =>
  part.entries.every((entry, place) => whole.entries[place] && given(entry) === given(whole.entries[place]));

/** Among seats that act side by side, undo takes one act of the seat itself and leaves all others as they were. */
const mustKeepOthers = <S extends State, O, V>(
  before: Match<S, O, V>,
  after: Match<S, O, V>,
  seat: Seat,
  place: string,
): void => {
  const last = before.entries.findLastIndex(({ by, auto }) => by === seat && !auto);
  const kept = before.entries.filter((_, index) => index !== last).map(given);
  if (kept.join() !== after.entries.map(given).join())
    throw new Breach(`${seat} takes back more than its own last act`, place);
};

/** Free undo must have told nobody anything: no roll, no other's answer, nothing that came to light. */
const checkFree = <S extends State, O, V>(match: Match<S, O, V>, seat: Seat, place: string): void => {
  const free = match.fork();
  const isAlone = match.inPlay().every((other) => other === seat);
  if (free.undo(seat) || isAlone) return;
  if (!isPart(free, match)) return mustKeepOthers(match, free, seat, place);
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
          if (isPart(back, match))
            mustAgree(facets(match.at(back.seq)), facets(back), `after ${seat} took back`, place);
          else mustKeepOthers(match, back, seat, place);
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
