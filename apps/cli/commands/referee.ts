import { once } from 'node:events';
import { type Chance, dictated, InputError, Match, seeded } from '@bivouac/kernel';
import { refereeSpeaker } from '@bivouac/wire';
import { type Arguments, seedOf, wholeNumber } from '../arguments.ts';
import { type Desk, OK } from '../desk.ts';
import type { Command } from '../command.ts';
import { LineSplitter, LONGEST_LINE, type Split } from '../referee/line-splitter.ts';
import { Referee } from '../referee/referee.ts';
import { gameNamed, optionsOf } from '../shelf.ts';
import { taken } from '../shelved.ts';
import type { Speak } from '../text/messages.ts';

const USUAL_SEED = 1;
/** Replies to lines that come together leave together, up to so many characters. */
const LONGEST_BURST = 2 ** 16;
const FACES = { min: 1, max: 6 };

const diceOf = (args: Arguments, say: Speak): readonly number[] => {
  const written = args.value('dice');
  if (written === undefined) return [];
  return written
    .split(',')
    .map((face, place) => wholeNumber(face.trim(), say('dice.place', { place: place + 1 }), FACES, say));
};

/** Who rolls: the seed after the dice that are forced, or nobody when the caller answers for chance. */
const chanceOf = (args: Arguments, say: Speak): Chance | undefined => {
  const who = args.value('chance') ?? 'seed';
  if (who !== 'ask' && who !== 'seed')
    throw new InputError(`--chance ${who}`, say('chance.unknown'), say('chance.known'));
  const dice = diceOf(args, say);
  const seed = seedOf(args, say, () => USUAL_SEED);
  if (who === 'seed') return dictated(dice, seeded(String(seed)));
  const idle = ['seed', 'dice'].find((flag) => args.has(flag));
  if (idle !== undefined)
    throw new InputError(`--${idle}`, say('chance.idle'), say('flag.leaveOut', { flag: `--${idle}` }));
  return undefined;
};

/** The protocol goes on for as long as lines come; the end of input is the end of the match. */
const converse = async (referee: Referee, { io, language }: Desk): Promise<void> => {
  const splitter = new LineSplitter();
  const tooLong = JSON.stringify({ error: refereeSpeaker(language)('referee.tooLong', { longest: LONGEST_LINE }) });
  const answer = async (lines: readonly Split[]): Promise<void> => {
    let replies = '';
    const send = async (): Promise<void> => {
      if (replies !== '' && !io.stdout.write(replies)) await once(io.stdout, 'drain');
      replies = '';
    };
    for (const each of lines) {
      replies += `${'line' in each ? referee.reply(each.line) : tooLong}\n`;
      if (replies.length > LONGEST_BURST) await send();
    }
    await send();
  };
  io.stdout.write(`${referee.standing()}\n`);
  for await (const chunk of io.stdin) await answer(splitter.push(chunk as Buffer | string));
  await answer(splitter.end());
};

export const referee: Command = {
  flags: { scenario: 'value', option: 'values', seed: 'value', dice: 'value', chance: 'value' },
  words: 1,
  async run(desk, args) {
    const { say } = desk;
    const entry = await taken(gameNamed(desk, args.positionals[0], 'referee'));
    const options = optionsOf(entry, args, say);
    const chance = chanceOf(args, say);
    const match = Match.begin(entry.game, options);
    await converse(new Referee(match, chance ? { chance } : {}, desk.language, say), desk);
    return OK;
  },
};
