import type { Known } from '@bivouac/wire';
import { expect, test, vi } from 'vitest';
import type { RunningServer } from '../../main.ts';
import { TABLES } from '../../lobby/tests/congress.ts';
import { comeIn, type Guest, onServer, picks, playOn, questionTo, sentIn, startMatch } from '../online.ts';
import { send, sitDown, startRedoubts } from './table.ts';

const knows = (guest: Guest, match: string, as: string): Known => {
  const known = guest.client.known(match, as);
  if (!known) throw new Error(`${as} knows nothing`);
  return known;
};

/** Everything that a client knows but where it stands in the stream. */
const seen = ({ view, events, table }: Known) => ({ view, events, table });

const redoubts = async (server: RunningServer) => {
  const match = await startRedoubts(server);
  const { leave: done, ...sitting } = await sitDown(match, server);
  return { match, ...sitting, done };
};

test('a connection that breaks in mid-combat goes on where it was, with what it missed and no more', () =>
  onServer(async (server) => {
    const match = await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } });
    const anna = comeIn(server, 'anna');
    const boris = comeIn(server, 'boris');
    await Promise.all([anna.join(match, 'french'), boris.join(match, 'coalition')]);
    const inCombat = ({ view }: Known): boolean => (view.state as { readonly battle: unknown }).battle !== null;
    await Promise.all([
      playOn(anna, match, 'french', picks('anna'), inCombat),
      playOn(boris, match, 'coalition', picks('boris'), inCombat),
    ]);
    const { seq } = knows(anna, match, 'french').view;
    const isAnna = questionTo('french', knows(anna, match, 'french')).length > 0;
    const [goesOn, seat, breaks, other] = isAnna
      ? ([anna, 'french', boris, 'coalition'] as const)
      : ([boris, 'coalition', anna, 'french'] as const);
    await breaks.until(match, other, ({ view }) => view.seq === seq);
    const frames = breaks.frames.length;
    breaks.cut();
    while (breaks.client.line !== 'down') await new Promise((turn) => setImmediate(turn));
    await playOn(goesOn, match, seat, picks('on'), (now) => questionTo(seat, now).length === 0);
    const now = knows(goesOn, match, seat).view.seq;
    expect(now).toBeGreaterThan(seq);
    breaks.comeBack();
    await breaks.until(match, other, ({ view }) => view.seq === now);
    const came = sentIn(breaks.frames.slice(frames)).map(({ say }) => say);
    expect(came).toContain('delta');
    expect(came).not.toContain('snapshot');
    const tab = comeIn(server, isAnna ? 'boris' : 'anna');
    expect(seen(await tab.join(match, other))).toEqual(seen(knows(breaks, match, other)));
    // And the match is played to its end.
    await Promise.all([playOn(anna, match, 'french', picks('a')), playOn(boris, match, 'coalition', picks('b'))]);
    await tab.until(match, other, ({ table }) => table.ending !== undefined);
    expect(seen(knows(tab, match, other))).toEqual(seen(knows(breaks, match, other)));
    [anna, boris, tab].forEach(({ client }) => client.close());
  }));

test('several tabs agree, and an answer from one is stale in the other', () =>
  onServer(async (server) => {
    const { match, anna, boris, done } = await redoubts(server);
    const tab = comeIn(server, 'anna');
    await tab.join(match, 'empire');
    expect(await anna.client.answer(match, 'empire', 0, send('france', 1))).toBeUndefined();
    expect(await tab.client.answer(match, 'empire', 0, send('france', 2))).toMatchObject({
      because: { key: 'table.notAsked' },
    });
    await boris.client.answer(match, 'coalition', 0, send('russia', 1));
    for (const one of [anna, tab]) await one.until(match, 'empire', ({ view }) => view.seq === 4);
    expect(seen(knows(tab, match, 'empire'))).toEqual(seen(knows(anna, match, 'empire')));
    expect(anna.frames.filter((frame) => frame.includes('"delta"'))).toEqual(
      tab.frames.filter((frame) => frame.includes('"delta"')),
    );
    tab.client.close();
    done();
  }));

test('a sealed answer tells the other nothing, is on the disk, and is taken back freely', () =>
  onServer(async (server) => {
    const { match, anna, boris, done } = await redoubts(server);
    await boris.client.answer(match, 'coalition', 0, send('austria', 2));
    await anna.client.answer(match, 'empire', 0, send('france', 3)).catch(() => undefined);
    // Both have answered: heard. Now the next set, one sealed.
    await anna.until(match, 'empire', ({ view }) => view.seq === 4);
    expect(await boris.client.answer(match, 'coalition', 4, send('russia', 3))).toBeUndefined();
    await anna.until(match, 'empire', ({ table }) => table.waitsFor.join() === 'empire');
    expect(anna.frames.join()).not.toContain('"nation":"russia"');
    expect(boris.frames.join()).toContain('"nation":"russia","men":3');
    const { store } = server.context;
    expect((await store.log.load(match))?.entries.map(({ by }) => by)).toEqual([
      'coalition',
      'empire',
      'chance',
      'chance',
      'coalition',
    ]);
    expect(await boris.client.undo(match, 'coalition')).toBeUndefined();
    await boris.until(match, 'coalition', ({ table }) => table.waitsFor.length === 2);
    expect((await store.log.load(match))?.head).toMatchObject({ length: 4, generation: 1 });
    done();
  }));

test('what others know is taken back by their consent alone, and dice are never rolled again', () =>
  onServer(async (server) => {
    const { match, anna, boris, both, done } = await redoubts(server);
    await both();
    const { seq } = knows(anna, match, 'empire').view;
    const events = knows(anna, match, 'empire').events.length;
    expect(await anna.client.undo(match, 'empire')).toBeUndefined();
    const asked = await boris.until(match, 'coalition', ({ table }) => table.takeBack !== undefined);
    expect([asked.view.seq, asked.table.takeBack]).toEqual([seq, { by: 'empire', agreed: [] }]);
    // A player cannot agree to their own request.
    await anna.until(match, 'empire', ({ table }) => table.takeBack !== undefined);
    await expect(anna.client.consent(match, 'empire', 'takeBack', true)).rejects.toMatchObject({
      fault: { kind: 'conflict' },
    });
    await boris.client.consent(match, 'coalition', 'takeBack', false);
    await anna.until(match, 'empire', ({ table }) => table.takeBack === undefined);
    expect(knows(anna, match, 'empire').view.seq).toBe(seq);

    await anna.client.undo(match, 'empire');
    await boris.until(match, 'coalition', ({ table }) => table.takeBack !== undefined);
    await boris.client.consent(match, 'coalition', 'takeBack', true);
    const back = await anna.until(match, 'empire', ({ view }) => view.seq === 0);
    expect([back.events.length, back.table.canRedo]).toEqual([0, true]);
    expect(events).toBeGreaterThan(0);

    // Redone, it is what it was; played again, the rolls have other numbers.
    expect(await anna.client.redo(match, 'empire')).toBeUndefined();
    await anna.until(match, 'empire', ({ view }) => view.seq === seq);
    expect(knows(anna, match, 'empire').events).toHaveLength(events);
    await anna.client.undo(match, 'empire');
    await boris.until(match, 'coalition', ({ table }) => table.takeBack !== undefined);
    await boris.client.consent(match, 'coalition', 'takeBack', true);
    await anna.until(match, 'empire', ({ view }) => view.seq === 0);
    await both(2);
    const { store } = server.context;
    const { entries } = await store.log.whole(match);
    expect(entries.flatMap(({ draw }) => draw ?? [])).toEqual([2, 3]);
    expect((await store.log.undoings(match)).map(({ by, consents }) => [by, consents])).toEqual([
      ['empire', ['coalition']],
      ['empire', ['coalition']],
    ]);
    done();
  }));

test('a player who resigns has lost; then the secret is shown and no answer is taken', () =>
  onServer(async (server) => {
    const { match, anna, boris, both, done } = await redoubts(server);
    await both();
    expect(knows(boris, match, 'coalition').table.dice.secret).toBeUndefined();
    expect(await anna.client.resign(match, 'empire')).toBeUndefined();
    const { table } = await boris.until(match, 'coalition', (known) => known.table.ending !== undefined);
    expect(table).toMatchObject({
      ending: { how: 'resigned', seat: 'empire', winner: 'coalition' },
      waitsFor: [],
      canUndo: false,
      dice: { secret: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown },
    });
    await expect(boris.client.answer(match, 'coalition', 4, send('russia', 1))).rejects.toMatchObject({
      fault: { kind: 'conflict', wrong: 'the match is over' },
    });
    expect(await server.context.store.matches.get(match)).toMatchObject({ status: 'over' });
    done();
  }));

test('a draw is agreed by all, and an offer lapses when the other plays on', () =>
  onServer(async (server) => {
    const { match, anna, boris, done } = await redoubts(server);
    await expect(boris.client.consent(match, 'coalition', 'draw', true)).rejects.toMatchObject({
      fault: { wrong: 'nobody has offered a draw' },
    });
    await anna.client.offerDraw(match, 'empire');
    await boris.until(match, 'coalition', ({ table }) => table.draw.length === 1);
    await boris.client.answer(match, 'coalition', 0, send('russia', 0));
    await boris.until(match, 'coalition', ({ table }) => table.draw.length === 0);
    await anna.client.offerDraw(match, 'empire');
    await boris.until(match, 'coalition', ({ table }) => table.draw.length === 1);
    await boris.client.consent(match, 'coalition', 'draw', true);
    const { table } = await anna.until(match, 'empire', (known) => known.table.ending !== undefined);
    expect(table.ending).toEqual({ how: 'draw', winner: 'nobody' });
    done();
  }));

test('a standing answer is given by the server, shown to its seat alone, and kept', () =>
  onServer(async (server) => {
    const { match, anna, boris, done } = await redoubts(server);
    expect(await anna.client.stand(match, 'empire', 0, send('france', 0), 'revoked')).toBeUndefined();
    await boris.client.answer(match, 'coalition', 0, send('russia', 1));
    await boris.client.answer(match, 'coalition', 4, send('russia', 1));
    const { table } = await anna.until(match, 'empire', ({ view }) => view.seq === 8);
    expect(table.standing).toEqual([{ rule: '2', answer: send('france', 0) }]);
    expect(boris.frames.join()).not.toContain('france","men":0');
    const { entries, standing } = (await server.context.store.log.load(match)) ?? {};
    expect(entries?.filter(({ by }) => by === 'empire').map(({ auto }) => auto)).toEqual([
      undefined,
      'standing',
      'standing',
    ]);
    expect(standing).toHaveLength(1);
    expect(await anna.client.revoke(match, 'empire')).toBeUndefined();
    expect((await server.context.store.log.load(match))?.standing).toEqual([]);
    done();
  }));

test('why not, what else, who is here, and what players say to each other', () =>
  onServer(async (server) => {
    const { match, anna, boris, done } = await redoubts(server);
    const carla = comeIn(server, 'carla');
    await carla.join(match, 'spectator');
    expect(await anna.client.why(match, 'empire', send('france', 9))).toMatchObject({
      because: { key: 'table.unlisted' },
    });
    expect(await anna.client.why(match, 'empire', send('france', 1))).toBeUndefined();
    expect(await anna.client.wishes(match, 'empire')).toEqual([]);
    await anna.client.chat(match, 'empire', '<b>en avant</b>');
    await boris.until(match, 'coalition', () => true);
    await boris.client.why(match, 'coalition', send('russia', 0)); // what was said before has been heard by now
    expect(sentIn(boris.frames)).toContainEqual({
      say: 'chat',
      match,
      line: expect.objectContaining({ name: 'anna', seat: 'empire', words: '<b>en avant</b>' }) as unknown,
    });
    await vi.waitUntil(() => boris.frames.some((frame) => frame.includes('"spectators":1')), { timeout: 20_000 });
    expect(sentIn(boris.frames)).toContainEqual({
      say: 'presence',
      match,
      here: ['coalition', 'empire'],
      spectators: 1,
    });
    expect(carla.frames.join()).not.toContain('en avant');
    carla.client.close();
    done();
  }));

/** In the congress a seat with two nations votes twice before the other is asked. */
const congress = async (server: RunningServer) => {
  const held = { west: ['france', 'britain', 'austria'], east: ['prussia', 'russia'] };
  const seats = { west: 'anna', east: 'boris' };
  const match = await startMatch(server, { game: 'congress', options: { held }, seats });
  const [anna, boris] = [comeIn(server, 'anna'), comeIn(server, 'boris')];
  await Promise.all([anna.join(match, 'west'), boris.join(match, 'east')]);
  return { match, anna, boris };
};
const vote = (nation: string, word = 'yes') => ({ kind: 'vote', nation, word });

test('answers in a row go in one message, are seen in one step, and are taken back in one go', () =>
  onServer(
    async (server) => {
      const { match, anna, boris } = await congress(server);
      const before = boris.frames.length;
      const row = [vote('france'), vote('britain'), vote('austria', 'no')] as const;
      expect(await anna.client.answers(match, 'west', 0, [...row])).toEqual({});
      await boris.until(match, 'east', ({ view }) => view.seq === 3);
      expect(sentIn(boris.frames.slice(before)).filter(({ say }) => say === 'delta')).toHaveLength(1);
      expect((await server.context.store.log.load(match))?.entries).toHaveLength(3);
      await anna.client.undo(match, 'west');
      const back = await anna.until(match, 'west', ({ view }) => view.seq === 0);
      expect(back.table.canRedo).toBe(true);
      await anna.client.redo(match, 'west');
      await anna.until(match, 'west', ({ view }) => view.seq === 3);
      [anna, boris].forEach(({ client }) => client.close());
    },
    { shelf: TABLES },
  ));

test('a row ends at a refusal, and where somebody else is asked; what was given before stands', () =>
  onServer(
    async (server) => {
      const { match, anna, boris } = await congress(server);
      const wrong = await anna.client.answers(match, 'west', 0, [vote('france'), vote('saxony'), vote('britain')]);
      expect(wrong).toMatchObject({ given: 1, refusal: { because: { key: 'table.unlisted' } } });
      expect((await server.context.store.log.load(match))?.entries).toHaveLength(1);
      const others = await anna.client.answers(match, 'west', 1, [vote('britain'), vote('austria'), vote('prussia')]);
      expect(others).toEqual({ stopped: 'others' });
      const stale = await anna.client.answers(match, 'west', 0, [vote('france'), vote('britain')]);
      expect(stale).toMatchObject({ given: 0 });
      expect((await server.context.store.log.load(match))?.entries).toHaveLength(3);
      [anna, boris].forEach(({ client }) => client.close());
    },
    { shelf: TABLES },
  ));
