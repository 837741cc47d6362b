import { randomInt } from 'node:crypto';
import { InputError, Match, type Seat } from '@bivouac/kernel';
import { type Arguments, seedOf } from '../arguments.ts';
import { type Desk, OK, print } from '../desk.ts';
import { loadMatch, openRecord } from '../files.ts';
import { Keyboard } from '../keyboard.ts';
import type { Command } from '../command.ts';
import { botNamed, seatPlayers } from '../play/players.ts';
import { Sitting } from '../play/sitting.ts';
import { type Shelved, taken, usualBot } from '../shelved.ts';
import { gameNamed, optionsOf } from '../shelf.ts';

const NEW_SEEDS = 1_000_000;
export const newSeed = (): number => randomInt(NEW_SEEDS);

interface Begun {
  readonly entry: Shelved;
  readonly match: Match;
}

const loaded = async (desk: Desk, args: Arguments, file: string): Promise<Begun> => {
  const { say } = desk;
  const { entry, record } = await openRecord(desk, file);
  const named = args.positionals[0];
  if (named !== undefined && gameNamed(desk, named, 'play').id !== entry.id)
    throw new InputError(file, say('record.otherGame', { game: record.game }), say('record.openWithPlay', { file }));
  const idle = ['scenario', 'option'].find((flag) => args.has(flag));
  if (idle !== undefined)
    throw new InputError(`--${idle}`, say('record.hasOptions'), say('flag.leaveOut', { flag: `--${idle}` }));
  return { entry, match: loadMatch(entry.game, record, file, say) };
};

const begun = async (desk: Desk, args: Arguments): Promise<Begun> => {
  const file = args.value('load');
  if (file !== undefined) return loaded(desk, args, file);
  const entry = await taken(gameNamed(desk, args.positionals[0], 'play'));
  return { entry, match: Match.begin(entry.game, optionsOf(entry, args, desk.say)) };
};

/** With a bot one seat is a person's, or those that are named; without one all of them are. */
const personsOf = ({ say }: Desk, args: Arguments, seats: readonly Seat[]): readonly Seat[] => {
  const side = args.value('side');
  const sides = side?.split(',').map((each) => each.trim()) ?? [];
  const unknown = sides.find((each) => !seats.includes(each));
  if (unknown !== undefined)
    throw new InputError(`--side ${unknown}`, say('side.unknown'), say('side.known', { names: seats }));
  if (args.has('bot')) return sides.length > 0 ? sides : seats.slice(0, 1);
  if (side !== undefined) throw new InputError('--side', say('side.noBot'), say('side.addBot'));
  return seats;
};

export const play: Command = {
  flags: { scenario: 'value', option: 'values', seed: 'value', bot: 'maybeValue', side: 'value', load: 'value' },
  words: 1,
  async run(desk, args) {
    const { say } = desk;
    const { entry, match } = await begun(desk, args);
    const seed = seedOf(args, say, newSeed);
    const persons = personsOf(desk, args, match.game.seats(match.options));
    const bot = args.has('bot') ? botNamed(entry, args.value('bot') || usualBot(entry), '--bot', say) : undefined;
    const keyboard = new Keyboard(desk.io);
    print(desk, say('play.opens', { game: entry.cover.title(desk.language), seed }));
    await new Sitting(desk, entry, keyboard, seatPlayers(persons, bot, seed), match).play();
    keyboard.close();
    return OK;
  },
};
