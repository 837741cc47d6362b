import { expect, test } from 'vitest';
import { sending } from './outgoing.ts';

const line = (bufferedAmount = 0) => {
  const calls: string[] = [];
  const socket = {
    bufferedAmount,
    send: (frame: unknown) => void calls.push(String(frame)),
    terminate: () => void calls.push('cut'),
  };
  const wire = { cork: () => void calls.push('('), uncork: () => void calls.push(')') };
  return { calls, send: sending(socket, wire) };
};
const nextTurn = (): Promise<void> => new Promise((turn) => setImmediate(turn));

test('frames of one turn leave together, also those that promises bring', async () => {
  const { calls, send } = line();
  send('delta');
  await Promise.resolve().then(() => send('done'));
  await nextTurn();
  send('delta');
  await nextTurn();
  expect(calls).toEqual(['(', 'delta', 'done', ')', '(', 'delta', ')']);
});

test('one that does not read is cut', () => {
  const { calls, send } = line(5 * 1024 * 1024);
  send('delta');
  expect(calls).toEqual(['cut']);
});
