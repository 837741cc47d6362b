import { runMatch } from '@bivouac/bots';
import { type Bot, CHANCE } from '@bivouac/kernel';
import type { Engine } from '@bivouac/manifest';
import { usualBot } from '../shelved.ts';
import { type Pace, paceOf, stopwatch } from '../simulate/pace.ts';

/** How long the game's own bot thinks, in a whole game against itself, and how long the record of that game is. */
export interface BotFigures {
  readonly decisions: number;
  /** On the average. A question with a single answer is not put to the bot. */
  readonly millisecondsPerDecision: number;
  /** What one side takes over a turn. */
  readonly secondsPerTurn: Omit<Pace, 'bot'>;
  readonly recordBytes: number;
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

export const measureBot = ({ game, bots, turn }: Engine, options: unknown): BotFigures => {
  const watch = stopwatch();
  const opponent = usualBot({ id: game.id, bots });
  const bot = bots[opponent] as Bot;
  const seats = game.seats(options);
  const seated = Object.fromEntries(seats.map((seat) => [seat, watch.timed({ ...bot, name: seat })]));
  const onAnswer = ({ state }: { readonly state: unknown }): void => watch.turnIs(turn.count(state));
  const { match, faults } = runMatch({ game, options, bots: seated, seed: 'bench', onAnswer });
  const [fault] = faults;
  if (fault) throw new Error(`${game.id}: ${fault.rule} ${fault.what}`);
  const turns = Object.values(watch.spent()).flat();
  const [pace] = paceOf([opponent], [{ [opponent]: turns }]);
  const decisions = match.entries.filter(({ by, auto }) => by !== CHANCE && auto === undefined).length;
  const thought = turns.reduce((sum, seconds) => sum + seconds, 0);
  return {
    decisions,
    millisecondsPerDecision: rounded((thought * 1000) / decisions),
    secondsPerTurn: { median: rounded(pace?.median ?? 0), worst: rounded(pace?.worst ?? 0) },
    recordBytes: Buffer.byteLength(JSON.stringify(match.record())),
  };
};
