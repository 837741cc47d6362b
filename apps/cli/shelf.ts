import { existsSync } from 'node:fs';
import { type Form, InputError } from '@bivouac/kernel';
import { type GamePackage, packageNamed } from '@bivouac/manifest';
import type { Arguments } from './arguments.ts';
import type { Desk } from './desk.ts';
import { readJson } from './files.ts';
import type { Shelved } from './shelved.ts';
import type { Speak } from './text/messages.ts';

/** The game that a command names, or a message with those there are. */
export const gameNamed = ({ games, say }: Desk, name: string | undefined, command: string): GamePackage => {
  const names = games.games.map(({ id }) => id);
  if (name === undefined) throw new InputError(`bivouac ${command}`, say('game.missing'), say('game.known', { names }));
  const found = packageNamed(games, name);
  if (!found) throw new InputError(name, say('game.unknown'), say('game.known', { names }));
  return found;
};

const looksLikeAPath = (name: string): boolean => /[/\\]|\.json$/i.test(name);

interface ScenarioChoice {
  readonly value: unknown;
  /** The file it was read from. */
  readonly file?: string;
}

/** A file may not merely name a scenario: `--scenario` does. */
const scenarioIn = (file: string, say: Speak): unknown => {
  const value = readJson(file, say);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new InputError(file, say('scenario.notObject'), say('scenario.writeObject'));
};

const scenarioChosen = (entry: Shelved, name: string, say: Speak): ScenarioChoice => {
  if (entry.scenarios.some(({ id }) => id === name)) return { value: name };
  if (looksLikeAPath(name) || existsSync(name)) return { value: scenarioIn(name, say), file: name };
  const names = entry.scenarios.map(({ id }) => id);
  throw new InputError(`--scenario ${name}`, say('scenario.unknown'), say('scenario.known', { names }));
};

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** A value as the form of its option wants it; the option's schema judges it afterwards. */
const asWanted = (form: Form, written: string): unknown => {
  switch (form.control) {
    case 'flag':
      return Object.hasOwn(FLAGS, written) ? FLAGS[written] : written;
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written;
    case 'choice':
    case 'text':
    case 'any':
    case 'list':
    case 'dict':
    case 'shape':
      return written;
  }
};

const optionsGiven = (entry: Shelved, args: Arguments, say: Speak): Record<string, unknown> => {
  const { form } = entry.game.options;
  const fields = form.control === 'shape' ? form.fields : {};
  const given: Record<string, unknown> = {};
  for (const written of args.values('option')) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(written) ?? [];
    if (name === '') throw new InputError(`--option ${written}`, say('option.noEquals'), say('option.write'));
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field)
      throw new InputError(
        `--option ${name}`,
        say('option.unknown', { game: entry.game.id }),
        say('option.known', { names: Object.keys(fields) }),
      );
    if (Object.hasOwn(given, name)) throw new InputError(`--option ${name}`, say('option.twice'), say('option.once'));
    given[name] = asWanted(field, value);
  }
  return given;
};

/** Puts the place of a fault in the words of the command line: the file it is in, or the option it came by. */
const rephrased = (fault: InputError, file: string | undefined): InputError => {
  const [, field = '', rest = ''] = /^([^.[]*)[.]?(.*)$/s.exec(fault.place) ?? [];
  if (field !== 'scenario') return new InputError(`--option ${fault.place}`, fault.wrong, fault.remedy);
  if (file === undefined) return new InputError('--scenario', fault.wrong, fault.remedy);
  return new InputError(rest === '' ? file : `${file}, ${rest}`, fault.wrong, fault.remedy);
};

/** The options of a game as `--scenario` and `--option` give them, checked. */
export const optionsOf = (entry: Shelved, args: Arguments, say: Speak): unknown => {
  const given = optionsGiven(entry, args, say);
  const name = args.value('scenario');
  if (name !== undefined && Object.hasOwn(given, 'scenario'))
    throw new InputError('--option scenario', say('option.twice'), say('option.once'));
  const named = name ?? (typeof given['scenario'] === 'string' ? given['scenario'] : undefined);
  const scenario = named === undefined ? undefined : scenarioChosen(entry, named, say);
  const wanted = { ...given, ...(scenario ? { scenario: scenario.value } : {}) };
  try {
    return entry.game.options.parse(wanted, '');
  } catch (fault) {
    throw fault instanceof InputError ? rephrased(fault, scenario?.file) : fault;
  }
};
