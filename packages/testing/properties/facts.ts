import { doubtingFacts, StaleFact } from '@bivouac/kernel';
import { Breach, type Property, randomGame, rounds, seers } from './subject.ts';

export const facts: Property = {
  name: 'facts',
  says: 'every fact that is kept comes out the same when it is found again, after every answer',
  try(subject, games) {
    let doubts = 0;
    for (const round of rounds(subject, games)) {
      try {
        doubts += doubtingFacts(() => {
          randomGame(subject, round, (match) => {
            for (const seer of seers(match)) match.view(seer);
          });
        });
      } catch (fault) {
        throw fault instanceof StaleFact ? new Breach(fault.message, round.place, fault) : fault;
      }
    }
    return { games, doubts };
  },
};
