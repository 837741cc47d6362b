import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startChild } from '../child.ts';
import { attack } from './attack.ts';
import { FORGED_KINDS } from './forge.ts';
import { attackRoutes } from './routes.ts';

const COUNT = 5000;
const REQUESTS = 1000;
const MEGABYTE = 1024 * 1024;

test('of 5,000 forged messages none is accepted, each is answered clearly, and memory stays flat', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-attack-'));
  const server = await startChild({ dataDir });
  try {
    const { sent, kinds, replies, growth } = await attack({ dataDir }, server, COUNT, 'forged 1799');
    expect(sent).toBe(COUNT);
    for (const kind of FORGED_KINDS) expect(kinds[kind]).toBeGreaterThan(COUNT / FORGED_KINDS.length - 1);
    for (const reply of ['input', 'notYours', 'missing', 'refused', 'conflict'])
      expect(replies[reply]).toBeGreaterThan(100);
    expect(growth).toBeLessThan(4 * MEGABYTE);
    const { statuses } = await attackRoutes(server, REQUESTS, 'forged requests');
    for (const status of [400, 401, 403, 404, 415]) expect(statuses[status]).toBeGreaterThan(10);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true });
  }
});
