import { existsSync, renameSync, rmSync } from 'node:fs';
import { InputError } from '@bivouac/kernel';
import { fileIn, type StorePlace } from '../storage/open.ts';
import { runProgram } from './programs.ts';
import { copyDatabase } from './sqlite-copy.ts';

export type Kept = Pick<StorePlace, 'dataDir' | 'databaseUrl'>;

/** Everything that the server keeps, in one file, while it runs. The key of the dice is not in it. */
export async function backUp({ dataDir, databaseUrl }: Kept, file: string): Promise<void> {
  if (existsSync(file)) throw new InputError(file, 'there is such a file already', 'Name a new one.');
  if (databaseUrl !== undefined) {
    const unfinished = `${file}.unfinished`;
    rmSync(unfinished, { force: true });
    await runProgram('pg_dump', databaseUrl, '--format=custom', '--file', unfinished);
    renameSync(unfinished, file);
    return;
  }
  const source = fileIn(dataDir);
  if (!existsSync(source))
    throw new InputError(dataDir, 'no Bivouac has kept anything here', 'Name its folder: --data.');
  await copyDatabase(source, file);
}
