import { spawn } from 'node:child_process';
import { InputError } from '@bivouac/kernel';

/** The address without its password, and that: other users of the machine can read the arguments of a program. */
const parted = (address: string): readonly [address: string, password: string] => {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return [url.href, password];
};

/** Runs one of PostgreSQL's own programs on a database, to its end. */
export const runProgram = (
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  ...options: readonly string[]
): Promise<void> =>
  new Promise((resolve, reject) => {
    const [address, password] = parted(databaseUrl);
    const child = spawn(name, ['--no-owner', '--no-privileges', '--dbname', address, ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    });
    let said = '';
    child.stderr.on('data', (piece: Buffer) => {
      said += piece.toString('utf8');
    });
    child.once('error', () =>
      reject(new InputError(name, 'it is not on this machine', 'Install the client programs of PostgreSQL.')),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new InputError(name, said.trim() || `it ended with ${code}`, 'Mend that and try again.'));
    });
  });
