import { ROUTES, type Route } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { PASSWORD, Player, register, withPeople } from '../player.ts';
import { rawLine } from './raw-line.ts';

const POSTS = Object.values(ROUTES)
  .flatMap((topic) => Object.values<Route>(topic))
  .filter(({ method }) => method === 'POST');

test('cookies that are wrong, old or another’s let nobody in, by route or by socket', () =>
  withPeople(async (server) => {
    const ney = await register(server, 'Ney');
    const { match } = await ney.house.lobby.openMatch({ game: 'redoubts', seat: 'empire', visibility: 'private' });
    await (await register(server, 'Soult')).fetch('/api/logout', { method: 'POST' });
    const signedOut = ney.cookie;
    const before = ney.cookie;
    await ney.house.accounts.logout();
    await ney.house.accounts.login({ name: 'Ney', password: PASSWORD });
    const isOfDevice = (each: string): boolean => each.includes('-device=');
    const device = ney.cookie.split('; ').find(isOfDevice) ?? '';
    const session = ney.cookie.split('; ').find((each) => !isOfDevice(each)) ?? '';
    const [name = '', secret = ''] = session.split('=');
    for (const cookie of [
      '',
      device,
      before,
      signedOut,
      `${name}=`,
      `${name}=${secret.slice(0, -1)}`,
      `${name}=${secret}x`,
      `${name}=${secret.toLowerCase()}`,
      `${name}=${'A'.repeat(43)}`,
      `${name}="${secret}; x="`,
      `${name}=__proto__`,
      `user=Ney`,
      `${name}=%00${secret}`,
    ]) {
      const mallory = new Player(server);
      mallory.cookie = cookie;
      const { me } = await mallory.house.accounts.me();
      expect([cookie, me]).toEqual([cookie, null]);
      await expect(mallory.house.lobby.match({ match: match.id })).rejects.toMatchObject({
        fault: { kind: 'missing' },
      });
      const line = await rawLine(server, cookie);
      expect(await line.say(JSON.stringify({ say: 'join', id: 1, match: match.id, as: 'empire' }))).toMatchObject({
        say: 'fault',
      });
      line.socket.close();
    }
    expect((await ney.house.accounts.me()).me?.name).toBe('Ney');
  }));

test('no route that changes anything takes a post from a page of another site', () =>
  withPeople(async (server) => {
    const ney = await register(server, 'Ney');
    for (const { path } of POSTS)
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `http://127.0.0.1:${server.port}.evil.example` },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } };
        const response = await ney.fetch(path.replace(/:\w+/g, 'x'), init);
        expect([path, response.status, await response.json()]).toMatchObject([
          path,
          403,
          { error: { kind: 'crossSite' } },
        ]);
      }
    // A form of another page cannot send JSON; what it can send is not taken.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const init = { method: 'POST', body: '{"language":"fr"}', headers: { 'content-type': type } };
      expect([400, 415]).toContain((await ney.fetch('/api/me/language', init)).status);
    }
    expect((await ney.house.accounts.me()).me).toMatchObject({ name: 'Ney', language: 'en' });
  }));

test('guessing passwords is stopped, for one name or many, and then the right one no longer helps', () =>
  withPeople(async (server) => {
    await register(server, 'Ney');
    const mallory = new Player(server);
    const guess = (name: string, password: string): Promise<string> =>
      mallory.house.accounts.login({ name, password }).then(
        () => 'in',
        ({ fault }: { fault?: { kind?: string } }) => fault?.kind ?? 'nothing',
      );
    const tried: string[] = [];
    for (let number = 0; number < 12; number++) tried.push(await guess('Ney', `guess ${number}`));
    expect(tried).toEqual([...Array<string>(8).fill('notSignedIn'), ...Array<string>(4).fill('tooMuch')]);
    expect(await guess('Ney', PASSWORD)).toBe('tooMuch');
    const many: string[] = [];
    for (let number = 0; number < 70; number++) many.push(await guess(`Ney ${number}`, 'soleil'));
    expect(many.filter((told) => told === 'in')).toEqual([]);
    expect(many.at(-1)).toBe('tooMuch');
    expect(many.filter((told) => told === 'notSignedIn').length).toBeLessThan(60);
    expect((await mallory.house.accounts.me()).me).toBeNull();
  }));

const MARKUP = '<img src=x onerror="alert(1)">&lt;b&gt;{{7*7}}${7*7}';

test('markup in names is refused, and in chat it stays plain text that no browser reads as a page', () =>
  withPeople(async (server) => {
    const mallory = new Player(server);
    for (const name of [MARKUP, '<b>Ney</b>', 'Ney\u202e', 'Ney"', 'javascript:alert(1)', 'Ne\u0000y', '../../etc'])
      await expect(mallory.house.accounts.register({ name, password: PASSWORD })).rejects.toMatchObject({
        fault: { kind: 'input', place: 'body.name' },
      });
    const [ney, soult] = [await register(server, 'Ney'), await register(server, 'Soult')];
    const { match } = await ney.house.lobby.openMatch({ game: 'redoubts', seat: 'empire' });
    await soult.house.lobby.take({ match: match.id });
    const client = ney.live();
    await client.join(match.id, 'empire');
    const other = soult.live();
    const heard = new Promise<string>((done) => {
      void other.join(match.id, 'coalition', { onChat: ({ words }) => done(words) }).then(async () => {
        await client.chat(match.id, 'empire', `${MARKUP}\u202e`);
      });
    });
    expect(await heard).toBe(MARKUP);
    const read = await soult.fetch(`/api/matches/${match.id}/chat`);
    expect(read.headers.get('content-type')).toMatch(/^application\/json/);
    expect(read.headers.get('x-content-type-options')).toBe('nosniff');
    expect(read.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await read.json()).toMatchObject({ lines: [{ words: MARKUP }] });
    // What is wrong is said back as JSON, too.
    const wrong = await soult.fetch(`/api/matches/${encodeURIComponent('<script>alert(1)</script>')}`);
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
    for (const each of [client, other]) each.close();
  }));

test('no webhook and no push leads to this machine or into a closed network', () =>
  withPeople(async (server) => {
    const ney = await register(server, 'Ney');
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    for (const host of [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '0.0.0.0',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:a00:1]',
      '[fe80::1]',
      '[fd00::1]',
      '[64:ff9b::7f00:1]',
      'localhost',
    ]) {
      const url = `https://${host}/api/webhooks/1`;
      const refused = { fault: { kind: 'input' } };
      await expect(ney.house.notices.addWebhook({ url })).rejects.toMatchObject(refused);
      await expect(ney.house.notices.push({ endpoint: url, keys })).rejects.toMatchObject(refused);
    }
    for (const url of [
      'http://192.0.2.1/',
      'https://user:x@example.org/',
      'https://example.org:22/',
      'file:///etc/passwd',
    ])
      await expect(ney.house.notices.addWebhook({ url })).rejects.toMatchObject({ fault: { kind: 'input' } });
    expect((await ney.house.notices.webhooks()).webhooks).toEqual([]);
  }));
