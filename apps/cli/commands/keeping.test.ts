import { existsSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@bivouac/server/storage/open.ts';
import { expect, test } from 'vitest';
import { inFolder, run } from '../rehearsal/run.ts';

test('backup and restore copy what a server keeps; in between nothing is written over', () =>
  inFolder(async (folder) => {
    const [data, other, file] = ['data', 'other', 'tonight'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    expect((await run(['backup', file, '--data', data])).err).toContain('no Bivouac has kept anything here');
    await (await openStore({ dataDir: data })).close();
    expect(await run(['backup', file], { env: { BIVOUAC_DATA: data } })).toMatchObject({
      code: 0,
      out: `${file} holds all accounts and matches, as they were just now.\n`,
    });
    expect(await run(['restore', file, '--data', other, '--lang', 'fr'])).toMatchObject({ code: 0, err: '' });
    expect(existsSync(path.join(other, 'bivouac.sqlite'))).toBe(true);
    expect(await run(['restore', file, '--data', other])).toMatchObject({ code: 2, out: '' });
    expect((await run(['restore'])).err).toContain('Name the file of the backup.');
  }));
