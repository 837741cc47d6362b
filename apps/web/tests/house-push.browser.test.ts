import { theBrowser } from '@bivouac/testing/browser/the-browser.ts';
import { pagePath } from '@bivouac/wire';
import { expect, inject, test } from 'vitest';
import { theHouse } from './house.ts';
import { PATIENCE, Visitor } from './visitor.ts';

// A browser without windows shows no notices.
const house = { ...(await theHouse()), browser: await theBrowser(inject('wholeChromium')) };

test('what the server pushes is shown by the service worker, one notice for each match', async () => {
  const { origin } = new URL(house.address);
  const visitor = await Visitor.comes(house, {
    path: '#/about',
    offline: true,
    context: { permissions: ['notifications'] },
  });
  const session = await visitor.context.newCDPSession(visitor.page);
  const registered = new Promise<string>((known) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) known(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const push = (match: string, body: string): Promise<unknown> =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({ title: 'Bivouac', body, url: pagePath('match', match) }),
    });
  const shown = (): Promise<readonly (readonly string[])[]> =>
    visitor.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
    });
  await push('novi', 'It is your turn.');
  await expect.poll(shown, PATIENCE).toEqual([['Bivouac', 'It is your turn.', '/#/match/novi']]);
  // Each is waited for: the browser may lose a notice that is replaced while another one comes.
  const bodies = async (): Promise<ReadonlySet<string | undefined>> => new Set((await shown()).map(([, body]) => body));
  await push('novi', 'It is your turn again.');
  await expect.poll(bodies, PATIENCE).toEqual(new Set(['It is your turn again.']));
  await push('zurich', 'It is your turn there.');
  await expect.poll(bodies, PATIENCE).toEqual(new Set(['It is your turn again.', 'It is your turn there.']));
  expect(await visitor.leaves()).toEqual([]);
});
