import { type Game, type Match, type State, verify } from '@bivouac/kernel';
import { facets, mustAgree } from './agreement.ts';
import { answerAtRandom, Breach, positions, type Property, randomGame, rounds } from './subject.ts';

const mustVerify = <S extends State, O, V>(game: Game<S, O, V>, match: Match<S, O, V>, place: string): void => {
  const record = match.record();
  const verified = verify(game, record);
  if (verified.match.hash() !== record.hash) throw new Breach('verified, and yet of another hash', place);
  if (verified.answers !== match.seq) throw new Breach('verified, and yet of another length', place);
};

export const records: Property = {
  name: 'records',
  says: 'records verify, whole or broken off, also after a move to other rules',
  try(subject, games) {
    const { game } = subject;
    let verified = 0;
    for (const round of rounds(subject, games)) {
      mustVerify(game, randomGame(subject, round), round.place);
      for (const { match, pick, place } of positions(subject, round)) {
        mustVerify(game, match, place);
        const later = { ...game, version: `${game.version}+` };
        const moved = match.moveToRules(later);
        mustAgree(
          { state: facets(match.at(moved.seq))['state'] ?? '' },
          { state: facets(moved)['state'] ?? '' },
          'moved to other rules',
          place,
        );
        for (let given = 0; given < 8; given++) answerAtRandom(moved, pick);
        mustVerify(later, moved, `${place}, moved to other rules`);
        verified += 2;
      }
    }
    return { games, verified };
  },
};
