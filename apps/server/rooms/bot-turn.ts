import type { Question, Seat } from '@bivouac/kernel';
import type { Play } from './play.ts';

/** What a bot is shown when it is its turn. */
export interface BotTurn {
  readonly game: string;
  readonly bot: string;
  readonly seq: number;
  readonly view: unknown;
  readonly question: Omit<Question, 'wishes'>;
}

/** What the bot in this seat must decide, if it is its turn. It sees what a player in its seat would see. */
export const botTurnIn = ({ row, match, playable }: Play, seat: Seat): BotTurn | undefined => {
  const holder = row.seats.find((each) => each.seat === seat)?.holder;
  const question = row.status === 'running' ? match.questions().find(({ by }) => by === seat) : undefined;
  if (holder?.kind !== 'bot' || !question) return undefined;
  const { by, rule, prompt, answers } = question;
  return {
    game: playable.game.id,
    bot: holder.bot,
    seq: match.seq,
    view: playable.game.view(match.state, seat),
    question: { by, rule, prompt, answers },
  };
};
