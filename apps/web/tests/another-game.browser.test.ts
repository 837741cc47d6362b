import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { theBrowser } from '@bivouac/testing/browser/the-browser.ts';
import { expect, inject, test } from 'vitest';
import { bundle } from '../build.ts';
import { listenNear, staticServer } from '../serve.ts';
import { Visitor } from './visitor.ts';

test('a game that joins the list is offered by the start page, and its table opens', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'bivouac-site-'));
  await bundle(site, fileURLToPath(new URL('with-redoubts.ts', import.meta.url)));
  const server = staticServer(site);
  const port = await listenNear(server, 0, 'localhost');
  try {
    const browser = await theBrowser(inject('chromium'));
    const visitor = await Visitor.comes({ browser, address: `http://localhost:${port}/` });
    await visitor.setsUp();
    const game = visitor.page.getByLabel('Game', { exact: true });
    await game.selectOption({ label: 'Redoubts' });
    await visitor.begins(['The Empire']);
    expect(await visitor.isAsked()).toContain('Whom do you send against redoubt 1 of 5?');
    expect(await visitor.answers()).toEqual(['France: 0', 'France: 1', 'France: 2', 'France: 3']);
    await visitor.gives('France: 2');
    expect(await visitor.isAsked()).toContain('Whom do you send against redoubt 2 of 5?');
    await visitor.leaves();
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(site, { recursive: true, force: true });
  }
});
