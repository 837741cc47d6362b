import type { Catalogue } from '@bivouac/kernel';
import type { CliMessages } from './messages.ts';

type Help = Extract<keyof CliMessages, `help${string}`>;

export const helpEn: Catalogue<Pick<CliMessages, Help>, undefined> = {
  help: () => `bivouac: a table for the great Napoleonic board wargames

  bivouac menu                 choose from lists (what "npm start" opens)
  bivouac play GAME            play at this keyboard, alone or in turns
  bivouac simulate GAME        let bots play many games
  bivouac replay RECORD        step through a saved game
  bivouac verify RECORD        check a saved game, answer by answer
  bivouac referee GAME         the engine for other programs, JSON lines
  bivouac rules [GAME]         how much of each rulebook is enforced and tested
  bivouac map GAME             draw the map as SVG or PNG
  bivouac bench                how fast it is on this machine
  bivouac backup FILE          copy all that a server keeps, while it runs
  bivouac restore FILE         bring such a copy back

  --help after a command       its options
  --lang en|fr                 the language (default: the system’s)
  --version                    the version

Exit code 0: done; 1: a check failed; 2: bad input, nothing written.`,
  'help.menu': () => `bivouac menu: choose a game, a side and an opponent from numbered lists.

  --lang en|fr`,
  'help.play': () => `bivouac play GAME [options]: play at this keyboard.

  --scenario NAME|FILE   a scenario of the game, or a scenario file of your own
  --option NAME=VALUE    an option of the game; may be repeated
  --bot [NAME]           a bot plays the other side (random, greedy)
  --side SEAT[,SEAT…]    the side you play against the bot, or several
  --load FILE            continue a saved game
  --seed N               the seed of the dice (default: random)
  --lang en|fr

Without --bot both sides are played at this keyboard in turns. At the table, "help" lists what you can type.
Example: bivouac play nemesis --scenario 1799 --bot greedy --side french`,
  'help.simulate': () => `bivouac simulate GAME [options]: let bots play, and count.

  --scenario NAME|FILE   a scenario of the game, or a scenario file of your own
  --option NAME=VALUE    an option of the game; may be repeated
  --bots A[,B]           one bot for all seats, or one for each; they change seats from game to game
  --games N              how many games (100)
  --jobs N               how many threads (1); the outcome is the same for any number
  --seed N               the seed of the first game (1); each further game has the next
  --check                check every invariant after every answer
  --json                 the report as JSON on standard output
  --lang en|fr

Exit code 1 when a game met a fault. A fault names its seed: --games 1 --seed N plays that game again.`,
  'help.replay': () => `bivouac replay RECORD [options]: step through a saved game, with the eyes of the referee.

  --at N                 print the table after answer N and the next question, and stop
  --lang en|fr`,
  'help.verify': () => `bivouac verify RECORD: replay a saved game and compare every hash.

  --lang en|fr

Exit code 2 when the record is damaged, with the place.`,
  'help.bench': () => `bivouac bench [options]: measure speed and size on one core.

  --seconds N            how long each measurement runs (3)
  --json                 the figures as JSON on standard output
  --lang en|fr`,
  'help.referee': () => `bivouac referee GAME [options]: the engine for other programs, JSON lines on stdin and stdout.

  --scenario NAME|FILE   a scenario of the game, or a scenario file of your own
  --option NAME=VALUE    an option of the game; may be repeated
  --seed N               the seed of the dice (1)
  --dice 3,5,1           the first dice, before the seed takes over
  --chance ask           the caller answers for chance too
  --lang en|fr           the language of the texts

docs/referee.md explains the protocol.`,
  'help.rules': () => `bivouac rules [GAME] [options]: rule coverage, against the numbers of the printed rulebooks.

  --json                 the figures as JSON on standard output
  --check                exit code 1 when a rule that should be there by now is missing
  --lang en|fr

A rule is enforced and tested when the code under games/GAME/rules cites its number and a test is titled with it.`,
  'help.backup':
    () => `bivouac backup FILE [options]: copy the accounts and matches of a server into one file, while it runs.

  --data FOLDER          what the server keeps (or BIVOUAC_DATA); the usual folder when left out
  --lang en|fr

With DATABASE_URL the database is copied, by pg_dump. DICE_KEY is not in the copy: keep it elsewhere.`,
  'help.restore': () => `bivouac restore FILE [options]: bring a backup back. Nothing is written over.

  --data FOLDER          an empty folder (or BIVOUAC_DATA); the usual one when left out
  --lang en|fr

With DATABASE_URL it goes into that database, which must be empty, by pg_restore.`,
  'help.map': () => `bivouac map GAME --out FILE [options]: draw the map of a game, without a browser.

  --out FILE             where to; .svg or .png, by the ending of the name
  --view SCENARIO        only the part used by this scenario (default: the whole sheet)
  --palette NAME         light, dark or contrast (light)
  --width N              width of a PNG in pixels (default: one per map unit)
  --lang en|fr           the language of the names

Example: bivouac map nemesis --out italy.png --view 1799`,
};
