import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Porter, type ReadSocket, USUAL_LIMITS } from './limits.ts';

/** A connection in the hands of the test. */
class Line extends EventEmitter {
  isPaused = false;
  isCut = false;

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  terminate(): void {
    this.isCut = true;
    this.emit('close');
  }
}

const LIMITS = { ...USUAL_LIMITS, connections: 2, burst: 3, messagesPerSecond: 10 };

const atDoor = () => {
  let time = 0;
  const waiting: { readonly resume: () => void; readonly ms: number }[] = [];
  const porter = new Porter(LIMITS, () => time);
  return {
    porter,
    waiting,
    pass: (ms: number) => void (time += ms),
    come: (from: string): Line => {
      const line = new Line();
      porter.admit(from, line as unknown as ReadSocket, (resume, ms) => waiting.push({ resume, ms }));
      return line;
    },
  };
};

test('so many connections from one address, and one more when one has gone', () => {
  const { porter, come } = atDoor();
  const first = come('192.0.2.1');
  expect(porter.mayCome('192.0.2.1')).toBe(true);
  come('192.0.2.1');
  expect([porter.mayCome('192.0.2.1'), porter.mayCome('192.0.2.2')]).toEqual([false, true]);
  first.emit('close');
  expect(porter.mayCome('192.0.2.1')).toBe(true);
});

test('what comes too fast is read later, over all connections of the address together', () => {
  const { come, waiting, pass } = atDoor();
  const [one, other] = [come('192.0.2.1'), come('192.0.2.1')]; // Two that count.
  const elsewhere = come('192.0.2.2');
  one.emit('message');
  expect([one.isPaused, other.isPaused]).toEqual([false, false]);
  other.emit('message');
  expect([one.isPaused, other.isPaused, waiting.map(({ ms }) => ms)]).toEqual([false, true, [200]]);
  one.emit('message');
  expect(waiting.map(({ ms }) => ms)).toEqual([200, 300]);
  elsewhere.emit('message');
  expect(elsewhere.isPaused).toBe(false);
  pass(300);
  for (const { resume } of waiting) resume();
  expect([one.isPaused, other.isPaused]).toEqual([false, false]);
  pass(10_000);
  for (const _ of [1, 2, 3]) one.emit('message');
  expect(one.isPaused).toBe(false);
});

test('an address that goes on is cut off, heard no more, and still owes what was sent when it comes back', () => {
  const { porter, come, pass } = atDoor();
  const flood = come('192.0.2.1');
  let heard = 0;
  flood.on('message', () => heard++);
  for (let sent = 0; sent < 1000; sent++) flood.emit('message');
  expect(flood.isCut).toBe(true);
  expect(heard).toBe(13); // Three in one go, the connection among them, and what is borne with.
  expect(porter.mayCome('192.0.2.1')).toBe(false);
  expect(porter.mayCome('192.0.2.2')).toBe(true);
  pass(1000);
  expect(porter.mayCome('192.0.2.1')).toBe(false);
  pass(200);
  expect(porter.mayCome('192.0.2.1')).toBe(true);
});
