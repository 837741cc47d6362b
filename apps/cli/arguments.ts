import { parseArgs } from 'node:util';
import { InputError } from '@bivouac/kernel';
import type { Speak } from './text/messages.ts';

/** What follows an option: nothing, a value, values as often as it is given, or a value that may be left out. */
export type FlagKind = 'flag' | 'value' | 'values' | 'maybeValue';
export type Flags = Readonly<Record<string, FlagKind>>;

/** The arguments of a command as they were given, each option known and complete. */
export class Arguments {
  readonly positionals: readonly string[];
  readonly #given: ReadonlyMap<string, readonly string[]>;

  constructor(positionals: readonly string[], given: ReadonlyMap<string, readonly string[]>) {
    this.positionals = positionals;
    this.#given = given;
  }

  has(flag: string): boolean {
    return this.#given.has(flag);
  }

  /** The value of an option; the last one when it was given twice. */
  value(flag: string): string | undefined {
    return this.#given.get(flag)?.at(-1);
  }

  values(flag: string): readonly string[] {
    return this.#given.get(flag) ?? [];
  }
}

const COMMON: Flags = { help: 'flag', lang: 'value', version: 'flag' };

/** `--bot` may stand alone: what follows belongs to it unless it is another option or the name of a game. */
const withoutValue = (argv: readonly string[], flags: Flags, games: readonly string[]): readonly string[] =>
  argv.map((arg, place) => {
    if (!arg.startsWith('--') || flags[arg.slice(2)] !== 'maybeValue') return arg;
    const next = argv[place + 1];
    return next === undefined || next.startsWith('-') || games.includes(next) ? `${arg}=` : arg;
  });

export const readArguments = (
  argv: readonly string[],
  commandFlags: Flags,
  say: Speak,
  games: readonly string[] = [],
): Arguments => {
  const flags: Flags = { ...COMMON, ...commandFlags };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  const { positionals, tokens } = parseArgs({
    args: [...withoutValue(argv, flags, games)],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const kind = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (kind === undefined) {
      const known = Object.keys(flags).map((flag) => `--${flag}`);
      throw new InputError(rawName, say('args.unknown'), say('args.known', { names: known }));
    }
    if (kind === 'flag' && value !== undefined)
      throw new InputError(rawName, say('args.takesNone', { value }), say('args.writeAlone', { name: rawName }));
    if (kind !== 'flag' && value === undefined)
      throw new InputError(rawName, say('args.missing'), say('args.writeValue', { name: rawName }));
    const before = kind === 'values' ? (given.get(name) ?? []) : [];
    given.set(name, [...before, value ?? '']);
  }
  return new Arguments(positionals, given);
};

interface Range {
  readonly min: number;
  readonly max?: number;
}

/** A whole number from the command line. */
export const wholeNumber = (written: string, place: string, { min, max }: Range, say: Speak): number => {
  const number = /^-?\d{1,16}$/.test(written) ? Number(written) : NaN;
  if (Number.isSafeInteger(number) && number >= min && number <= (max ?? Infinity)) return number;
  const remedy = max === undefined ? say('args.wholeFrom', { min }) : say('args.wholeBetween', { min, max });
  throw new InputError(place, say('args.notWhole', { written }), remedy);
};

/** The seed of a game, or the one to use when none is given. */
export const seedOf = (args: Arguments, say: Speak, otherwise: () => number): number => {
  const written = args.value('seed');
  return written === undefined ? otherwise() : wholeNumber(written, '--seed', { min: 0 }, say);
};
