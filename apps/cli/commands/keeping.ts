import path from 'node:path';
import { InputError } from '@bivouac/kernel';
import { backUp, type Kept } from '@bivouac/server/keeping/backup.ts';
import { restore as bringBack } from '@bivouac/server/keeping/restore.ts';
import { usualFolder } from '@bivouac/server/storage/usual-folder.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { type Desk, OK, print } from '../desk.ts';

/** What a server on this machine keeps: where `npm start` would look for it. */
const keptBy = ({ io }: Desk, args: Arguments): Kept => {
  const { BIVOUAC_DATA, DATABASE_URL } = io.env;
  const dataDir = path.resolve(args.value('data') ?? (BIVOUAC_DATA || usualFolder(io.env)));
  return DATABASE_URL ? { dataDir, databaseUrl: DATABASE_URL } : { dataDir };
};

const fileNamed = ({ say }: Desk, { positionals }: Arguments, command: string): string => {
  const [file] = positionals;
  if (file === undefined) throw new InputError(`bivouac ${command}`, say('backup.missing'), say('backup.name'));
  return file;
};

export const backup: Command = {
  flags: { data: 'value' },
  words: 1,
  async run(desk, args) {
    const file = fileNamed(desk, args, 'backup');
    await backUp(keptBy(desk, args), file);
    print(desk, desk.say('backup.made', { file }));
    return OK;
  },
};

export const restore: Command = {
  flags: { data: 'value' },
  words: 1,
  async run(desk, args) {
    const file = fileNamed(desk, args, 'restore');
    await bringBack(file, keptBy(desk, args));
    print(desk, desk.say('backup.restored', { file }));
    return OK;
  },
};
