import { pickStream } from '@bivouac/bots';
import {
  type Answer,
  type Bot,
  type Chance,
  InputError,
  type Match,
  type Question,
  type Seat,
  seeded,
} from '@bivouac/kernel';
import type { Shelved } from '../shelved.ts';
import type { Speak } from '../text/messages.ts';

/** Who plays: the seats that people hold, a bot for all others, and a seed for the dice. */
export interface Players {
  readonly persons: readonly Seat[];
  readonly chance: Chance;
  isPerson(seat: Seat): boolean;
  choose(match: Match, question: Question): Answer;
}

export const botNamed = (entry: Shelved, name: string, place: string, say: Speak): Bot => {
  const bot = Object.hasOwn(entry.bots, name) ? entry.bots[name] : undefined;
  if (bot) return bot;
  throw new InputError(`${place} ${name}`, say('bot.unknown'), say('bot.known', { names: Object.keys(entry.bots) }));
};

export const seatPlayers = (persons: readonly Seat[], bot: Bot | undefined, seed: number): Players => {
  const pick = pickStream(`${seed} bot`);
  return {
    persons,
    chance: seeded(String(seed)),
    isPerson: (seat) => persons.includes(seat),
    choose(match, question) {
      if (!bot) throw new Error(`nobody plays ${question.by}`);
      const view = match.game.view(match.state, question.by);
      return bot.choose(view, question, pick);
    },
  };
};
