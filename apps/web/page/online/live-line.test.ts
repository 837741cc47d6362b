import { expect, test } from 'vitest';
import { socketAddress } from './live-line.ts';

test('the page names its match, so that a balancer can send it where that is played', () => {
  expect(socketAddress('https://bivouac.example/#/match/a-b_1', 'a-b_1').href).toBe(
    'wss://bivouac.example/ws?match=a-b_1',
  );
});
