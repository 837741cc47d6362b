import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Doubted, type Game, type GameRecord, InputError, isDoubt, load } from '@bivouac/kernel';
import { type Match, parseDoubt, parseRecord } from '@bivouac/kernel';
import { packageNamed } from '@bivouac/manifest';
import type { Desk } from './desk.ts';
import { type Shelved, taken } from './shelved.ts';
import type { Speak } from './text/messages.ts';

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);

const readText = (file: string, say: Speak): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (fault) {
    const code = codeOf(fault);
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new InputError(file, say('file.missing'), say('file.checkPath'));
    if (code === 'EISDIR') throw new InputError(file, say('file.isFolder'), say('file.checkPath'));
    throw new InputError(file, say('file.unreadable', { code }), say('file.checkRights'));
  }
};

export const readJson = (file: string, say: Speak): unknown => {
  const text = readText(file, say);
  try {
    return JSON.parse(text) as unknown;
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new InputError(file, say('file.notJson', { why }), say('file.mendJson'));
  }
};

/** Names the file in whatever is found wrong inside it. */
export const within = <T>(file: string, work: () => T): T => {
  try {
    return work();
  } catch (fault) {
    throw fault instanceof InputError ? new InputError(`${file}, ${fault.place}`, fault.wrong, fault.remedy) : fault;
  }
};

export interface Opened {
  readonly entry: Shelved;
  readonly record: GameRecord;
  /** Where something looked wrong to a player, if the file tells of that. */
  readonly doubted?: Doubted;
}

/** Reads a record and finds its game on the shelf. Nothing in it is believed yet. */
export const openRecord = async ({ games, say }: Desk, file: string): Promise<Opened> => {
  const value = readJson(file, say);
  const doubted = isDoubt(value) ? within(file, () => parseDoubt(value)) : undefined;
  const record = within(file, () => parseRecord(isDoubt(value) ? value.record : value));
  const found = packageNamed(games, record.game);
  if (found) return { entry: await taken(found), record, ...(doubted ? { doubted } : {}) };
  const names = games.games.map(({ id }) => id);
  throw new InputError(
    `${file}, record.game`,
    say('record.otherGame', { game: record.game }),
    say('game.known', { names }),
  );
};

/** Replays what a file holds. A state in it that no rule understands is the file's fault, not ours. */
export const replayed = <T>(file: string, say: Speak, work: () => T): T =>
  within(file, () => {
    try {
      return work();
    } catch (fault) {
      if (fault instanceof InputError || !(fault instanceof Error)) throw fault;
      throw new InputError('record', say('record.unplayable', { why: fault.message }), say('record.freshCopy'));
    }
  });

/** Opens a saved match, every answer checked again. */
export const loadMatch = (game: Game, record: GameRecord, file: string, say: Speak): Match =>
  replayed(file, say, () => load(game, record));

/** Writes the whole record or nothing: a half-written save would lose the match it replaces. */
export const saveRecord = (file: string, record: GameRecord, say: Speak): void => {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, `${JSON.stringify(record)}\n`);
    renameSync(draft, file);
  } catch (fault) {
    rmSync(draft, { force: true });
    throw new InputError(file, say('file.unwritable', { code: codeOf(fault) }), say('file.chooseOther'));
  }
};
