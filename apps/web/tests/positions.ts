import { type MatchPlan, random, runMatch } from '@bivouac/bots';
import type { GameRecord, Match, Question, Seat, State } from '@bivouac/kernel';
import { nemesis, type NemesisOptions } from '@bivouac/nemesis/game.ts';
import type { NemesisView } from '@bivouac/nemesis/secrecy/view.ts';
import type { Nemesis } from '@bivouac/nemesis/state/state.ts';
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

interface War<S extends State, O, V> extends Pick<
  MatchPlan<S, O, V>,
  'game' | 'options' | 'bots' | 'seed' | 'maxAnswers'
> {
  /** What the seat is asked at the moment that is looked for. */
  readonly asks: (question: Question, match: Match<S, O, V>) => boolean;
}

/** Ends the game as soon as it has come far enough. */
class Found extends Error {
  readonly moment: Moment;

  constructor(moment: Moment) {
    super('found');
    this.moment = moment;
  }
}

/** The record of a game up to the first question of this kind that a seat is asked, whichever seat that is. */
export const gameUpTo = <S extends State, O, V>({ asks, ...plan }: War<S, O, V>): Moment => {
  try {
    runMatch({
      ...plan,
      onAnswer: (match) => {
        const [question] = match.questions();
        if (question && question.answers.length > 1 && asks(question, match))
          throw new Found({ record: match.record(), seat: question.by });
      },
    });
  } catch (thrown) {
    if (thrown instanceof Found) return thrown.moment;
    throw thrown;
  }
  throw new Error(`seed ${plan.seed}: no such question in the whole game`);
};

/** What a side is called on the forms. */
export const sideName = (seat: Seat): string => (seat === 'french' ? 'The French' : 'The Coalition');

/** A war of nemesis between its bots. */
export const warUpTo = (
  asks: (question: Question, match: Match<Nemesis, NemesisOptions, NemesisView>) => boolean,
  seed: string,
  war: { readonly options: NemesisOptions; readonly maxAnswers?: number } = { options },
): Moment => gameUpTo({ game: nemesis, bots: { coalition: greedy, french: greedy }, seed, asks, ...war });
