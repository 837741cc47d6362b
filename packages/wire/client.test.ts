import { expect, test } from 'vitest';
import { WireClient } from './client.ts';
import type { Known } from './known.ts';
import type { DeltaSent, Sent, SnapshotSent } from './to-client.ts';
import type { Said } from './to-server.ts';
import type { Socket } from './wire.ts';
import { WireError } from './wire-error.ts';

/** A server in the hands of the test. */
class Line implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly heard: Said[] = [];

  send(frame: string): void {
    this.heard.push(JSON.parse(frame) as Said);
  }

  close(): void {
    this.onclose?.(undefined as never);
  }

  open(): void {
    this.onopen?.(undefined as never);
  }

  say(...sent: readonly Sent[]): void {
    for (const each of sent) this.onmessage?.({ data: JSON.stringify(each) });
  }

  /** The number of the last message of this kind. */
  id(say: Said['say']): number {
    return this.heard.findLast((each) => each.say === say)?.id ?? -1;
  }
}

const snapshot: SnapshotSent = {
  say: 'snapshot',
  match: 'm',
  as: 'french',
  rev: 5,
  epoch: 'e1',
  game: 'toy',
  version: '1',
  options: {},
  seats: ['french', 'coalition'],
  view: { seq: 9, state: { clock: { turn: 1 }, units: ['a', 'b', 'c'] }, ask: [], result: null },
  events: [
    { at: 8, rule: '1', said: { key: 'x', params: {} }, to: 'all' },
    { at: 9, rule: '1', said: { key: 'y', params: {} }, to: 'all' },
  ],
  hasEarlier: false,
  moments: {},
  table: {
    waitsFor: ['french'],
    canUndo: false,
    canRedo: false,
    draw: [],
    standing: [],
    dice: { commitment: 'c', seeds: [] },
  },
};
const delta = (rev: number, more: Partial<DeltaSent> = {}): DeltaSent => ({
  say: 'delta',
  match: 'm',
  as: 'french',
  rev,
  seq: rev + 4,
  ...more,
});

const setUp = () => {
  const lines: Line[] = [];
  const pauses: number[] = [];
  let goOn: () => void = () => undefined;
  const client = new WireClient({
    open: () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return new Promise((done) => {
        goOn = done;
      });
    },
  });
  const reconnect = async (opens = true): Promise<Line> => {
    goOn();
    await Promise.resolve();
    await Promise.resolve();
    const line = lines.at(-1) as Line;
    if (opens) line.open();
    return line;
  };
  client.connect();
  return { client, line: lines[0] as Line, lines, pauses, reconnect };
};

const joined = async () => {
  const table = setUp();
  const seen: Known[] = [];
  table.line.open();
  const joining = table.client.join('m', 'french', { onKnown: (known) => seen.push(known) });
  table.line.say(snapshot, { say: 'done', id: table.line.id('join') });
  await joining;
  return { ...table, seen };
};

test('a match is joined, and deltas are added to what is known', async () => {
  const { client, line, seen } = await joined();
  line.say(delta(6, { state: { units: { rows: { 1: 'B' } } }, events: snapshot.events.slice(0, 1) }));
  const known = client.known('m', 'french');
  expect(known?.view.state).toEqual({ clock: { turn: 1 }, units: ['a', 'B', 'c'] });
  expect(known?.events.map(({ at }) => at)).toEqual([8, 9, 8]);
  line.say(delta(7, { seq: 8, back: 8, table: { rows: { waitsFor: [] } } }));
  expect(client.known('m', 'french')?.table).toEqual({ ...snapshot.table, waitsFor: [] });
  expect(client.known('m', 'french')?.events.map(({ at }) => at)).toEqual([8, 8]);
  expect(seen.map(({ rev }) => rev)).toEqual([5, 6, 7]);
});

test('an answer resolves when the server has it on disk, or with the refusal', async () => {
  const { client, line } = await joined();
  const accepted = client.answer('m', 'french', 9, { kind: 'pass' });
  expect(line.heard.at(-1)).toMatchObject({
    say: 'answer',
    match: 'm',
    seat: 'french',
    seq: 9,
    answer: { kind: 'pass' },
  });
  line.say({ say: 'done', id: line.id('answer') });
  expect(await accepted).toBeUndefined();
  const refused = client.answer('m', 'french', 9, { kind: 'pass' });
  const refusal = { rule: '8.5', because: { key: 'no', params: {} } };
  line.say({ say: 'refused', id: line.id('answer'), refusal });
  expect(await refused).toEqual(refusal);
});

test('a fault rejects, and one who is not let in does not ask again', async () => {
  const { client, line, reconnect } = setUp();
  line.open();
  const joining = client.join('m', 'coalition');
  const error = { kind: 'notYours', wrong: 'someone else holds this seat', remedy: 'Watch instead.' } as const;
  line.say({ say: 'fault', id: line.id('join'), error });
  await expect(joining).rejects.toMatchObject({ fault: error });
  line.close();
  expect((await reconnect()).heard).toEqual([]);
});

test('after a break it says where it stood and goes on from there', async () => {
  const { client, line, pauses, reconnect } = await joined();
  line.say(delta(6));
  const lost = client.answer('m', 'french', 10, { kind: 'pass' });
  line.close();
  await expect(lost).rejects.toThrow(WireError);
  expect(client.line).toBe('down');
  await expect(client.answer('m', 'french', 10, { kind: 'pass' })).rejects.toThrow('cannot be reached');
  const again = await reconnect();
  expect(again.heard).toMatchObject([{ say: 'join', match: 'm', as: 'french', have: { epoch: 'e1', rev: 6 } }]);
  again.say(delta(7, { state: { clock: { rows: { turn: 2 } } } }), { say: 'done', id: again.id('join') });
  expect(client.known('m', 'french')?.view.state).toMatchObject({ clock: { turn: 2 } });
  expect(pauses).toHaveLength(1);
});

test('pauses grow while the server is away, and not without end', async () => {
  const { line, pauses, reconnect } = setUp();
  line.close();
  for (let attempt = 1; attempt < 12; attempt++) (await reconnect(false)).close();
  pauses.forEach((pause, attempt) => {
    const longest = Math.min(15_000, 250 * 2 ** attempt);
    expect(pause).toBeGreaterThanOrEqual(longest / 2);
    expect(pause).toBeLessThanOrEqual(longest);
  });
  expect(pauses).toHaveLength(12);
  (await reconnect()).close();
  expect(pauses.at(-1)).toBeLessThanOrEqual(250); // It was up: a new break begins with a short pause.
});

test('a delta that does not follow on what is known brings the whole view again; an old one is ignored', async () => {
  const { client, line } = await joined();
  line.say(delta(5));
  expect(client.known('m', 'french')?.rev).toBe(5);
  line.say(delta(7, { from: 5 }));
  expect(client.known('m', 'french')?.rev).toBe(7);
  line.say(delta(9));
  expect(line.heard.at(-1)).toEqual({ say: 'join', id: line.id('join'), match: 'm', as: 'french' });
  line.say({ ...snapshot, rev: 9 });
  expect(client.known('m', 'french')?.rev).toBe(9);
});

test('a match that is joined before the line is up is joined when it is', async () => {
  const { client, line } = setUp();
  const joining = client.join('m', 'french');
  expect(line.heard).toEqual([]);
  line.open();
  line.say(snapshot, { say: 'done', id: line.id('join') });
  expect((await joining).rev).toBe(5);
});

test('a client that is closed stays closed', async () => {
  const { client, line, lines, pauses } = await joined();
  client.close();
  expect([client.line, pauses.length, lines.length]).toEqual(['down', 0, 1]);
  line.say(delta(6));
  expect(client.known('m', 'french')?.rev).toBe(5);
});
