import { Breach, positions, type Property, rounds } from './subject.ts';
import { canonical } from '@bivouac/kernel';

/** Of a longer list so many answers are tried, spread over it. */
const MOST_TRIED = 60;

export const listed: Property = {
  name: 'listed',
  says: 'every listed answer is accepted, and leaves the invariants whole',
  try(subject, games) {
    let answers = 0;
    for (const round of rounds(subject, games))
      for (const { match, place } of positions(subject, round))
        for (const { by, rule, prompt, answers: all } of match.questions()) {
          const step = Math.max(1, Math.ceil(all.length / MOST_TRIED));
          for (let index = 0; index < all.length; index += step) {
            const fork = match.fork();
            // The fork lists its own objects: the answer must count for what it says.
            const verdict = fork.answer(by, fork.seq, all[index]);
            const title = `${rule} ${prompt.key}: the listed answer ${canonical(all[index])}`;
            if (verdict) throw new Breach(`${title} is refused: ${canonical(verdict)}`, place);
            const [fault] = subject.game.sound(fork.state);
            if (fault) throw new Breach(`${title} breaks ${fault.rule} ${fault.what}`, place);
            answers++;
          }
        }
    return { games, answers };
  },
};
