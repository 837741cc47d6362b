import { InputError } from '@bivouac/kernel';
import type { Shelf } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { BAD_INPUT, CHECK_FAILED, type Desk, type ExitCode, type Io, OK, print } from './desk.ts';
import { languageOf } from './language.ts';
import { speaker } from './text/speak.ts';
import packageJson from './package.json' with { type: 'json' };

/** Loaded when called for, so that none waits for the others. */
const COMMANDS = {
  menu: async () => (await import('./commands/menu.ts')).menu,
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  bench: async () => (await import('./commands/bench.ts')).bench,
  referee: async () => (await import('./commands/referee.ts')).referee,
  rules: async () => (await import('./commands/rules.ts')).rules,
  map: async () => (await import('./commands/map.ts')).map,
  backup: async () => (await import('./commands/keeping.ts')).backup,
  restore: async () => (await import('./commands/keeping.ts')).restore,
} satisfies Readonly<Record<string, () => Promise<Command>>>;
export type CommandName = keyof typeof COMMANDS;

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

const runCommand = async (desk: Desk, argv: readonly string[]): Promise<ExitCode> => {
  const { say } = desk;
  const place = argv.findIndex((arg, index) => !arg.startsWith('-') && argv[index - 1] !== '--lang');
  const name = argv[place];
  if (name === undefined || name === 'help') {
    const args = readArguments(argv, {}, say);
    const about = args.positionals[1];
    print(desk, args.has('version') ? packageJson.version : say(about && isCommand(about) ? `help.${about}` : 'help'));
    return OK;
  }
  if (!isCommand(name))
    throw new InputError(name, say('command.unknown'), say('command.known', { names: Object.keys(COMMANDS) }));
  const command = await COMMANDS[name]();
  const given = [...argv.slice(0, place), ...argv.slice(place + 1)];
  const args = readArguments(
    given,
    command.flags,
    say,
    desk.games.games.map(({ id }) => id),
  );
  if (args.has('help') || args.has('version')) {
    print(desk, args.has('help') ? say(`help.${name}`) : packageJson.version);
    return OK;
  }
  const extra = args.positionals[command.words];
  if (extra !== undefined)
    throw new InputError(extra, say('args.tooMany', { command: name }), say('args.seeHelp', { command: name }));
  return command.run(desk, args);
};

/** Runs a command line and says how it ended. Bad input is told on standard error, with its place and the remedy. */
export const main = async (argv: readonly string[], io: Io, games: Shelf = SHELF): Promise<ExitCode> => {
  try {
    const language = languageOf(argv, io.env);
    return await runCommand({ io, language, say: speaker(language), games }, argv);
  } catch (fault) {
    if (fault instanceof InputError) {
      io.stderr.write(`${fault.message}\n`);
      return BAD_INPUT;
    }
    io.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
    return CHECK_FAILED;
  }
};

if (import.meta.main) {
  // A reader that has seen enough, such as `head`, closes the pipe; there is nobody left to tell.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE') process.exit(OK);
    throw fault;
  });
  process.exitCode = await main(process.argv.slice(2), process);
}
