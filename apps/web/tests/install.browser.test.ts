import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from '../build.ts';
import { listenNear, staticServer } from '../serve.ts';
import { theHouse } from './house.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

test('it can be installed: a manifest with a name, a start and icons of the size they claim', async () => {
  const visitor = await Visitor.comes(house);
  const session = await visitor.context.newCDPSession(visitor.page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, display, icons } = JSON.parse(data ?? '{}') as {
    readonly name: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  };
  expect({ name, display }).toEqual({ name: 'Bivouac', display: 'standalone' });
  const pictures = icons.filter(({ type }) => type === 'image/png');
  const drawn = await visitor.page.evaluate(
    (files) =>
      Promise.all(
        files.map(async (file) => {
          const picture = await createImageBitmap(await (await fetch(file)).blob());
          return `${picture.width}x${picture.height}`;
        }),
      ),
    pictures.map(({ src }) => src),
  );
  expect(drawn).toEqual(pictures.map(({ sizes }) => sizes));
  expect(drawn).toContain('512x512');
  expect(await visitor.leaves()).toEqual([]);
});

test('a new version is offered, taken when the player agrees, and the game goes on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bivouac-update-'));
  cpSync(DIST, folder, { recursive: true });
  const server = staticServer(folder);
  const address = `http://localhost:${await listenNear(server, 0, 'localhost')}/`;
  const visitor = await Visitor.comes({ ...house, address }, { offline: true });
  const { page } = visitor;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await visitor.sitsDown();
  await visitor.gives('Depot at Udine');
  expect(await page.getByText('A new version of Bivouac is available').count()).toBe(0);

  const worker = path.join(folder, 'service-worker.js');
  for (const packed of ['.br', '.gz']) rmSync(`${worker}${packed}`);
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = "\w+"/, 'VERSION = "next"'));
  writeFileSync(path.join(folder, '.stamp'), 'next');
  await page.reload();
  await page.getByText('A new version of Bivouac is available').waitFor();
  await visitor.button('Update now').click();
  await page.getByText('A new version of Bivouac is available').waitFor({ state: 'detached' });
  await visitor.isAskedFor('4 Supply Trains left');
  expect(await page.evaluate(() => caches.keys())).toEqual(['bivouac next']);
  expect(await visitor.leaves()).toEqual([]);
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
