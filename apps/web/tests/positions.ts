import { random, runMatch } from '@bivouac/bots';
import type { GameRecord, Match, Question, Seat } from '@bivouac/kernel';
import { nemesis, type NemesisOptions } from '@bivouac/nemesis';
import { greedy } from '@bivouac/nemesis/bot/greedy.ts';

const options = nemesis.options.parse({});

/** A war from its beginning to its end, played by bots that know nothing. */
export const wholeWar = (seed: string): GameRecord =>
  runMatch({ game: nemesis, options, bots: { coalition: random, french: random }, seed }).match.record();

export interface Moment {
  readonly record: GameRecord;
  readonly seat: Seat;
}

/** A war of 1813, and how many answers it is followed for. */
export const OF_1813 = { options: nemesis.options.parse({ scenario: '1813' }), maxAnswers: 2000 };

/** The record of a war up to the first question of this kind that a seat is asked, whoever that is. */
export const warUpTo = (
  asks: (question: Question, match: Match) => boolean,
  seed: string,
  war: { readonly options: NemesisOptions; readonly maxAnswers?: number } = { options },
): Moment => {
  let found: Moment | undefined;
  runMatch({
    game: nemesis,
    ...war,
    bots: { coalition: greedy, french: greedy },
    seed,
    onAnswer: (match) => {
      const [question] = match.questions();
      if (!found && question && question.answers.length > 1 && asks(question, match))
        found = { record: match.record(), seat: question.by };
    },
  });
  if (!found) throw new Error(`seed ${seed}: no such question in the whole war`);
  return found;
};
