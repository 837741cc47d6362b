import { expect, test } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;

const atWall = () => {
  let [wall, even] = [1_000_000_000, 50];
  const now = steadyClock(
    () => wall,
    () => even,
  );
  const begun = now();
  return {
    passed: () => now() - begun,
    pass: (ms: number): void => {
      wall += ms;
      even += ms;
    },
    jump: (ms: number) => void (wall += ms),
  };
};

test('runs with the clock on the wall', () => {
  const { pass, passed } = atWall();
  pass(HOUR);
  expect(passed()).toBe(HOUR);
});

test.each([240 * HOUR, -240 * HOUR])('a jump of %i on the wall is followed slowly, and time never runs back', (ms) => {
  const { pass, jump, passed } = atWall();
  jump(ms);
  expect(passed()).toBe(0);
  pass(HOUR);
  expect(passed()).toBe(HOUR + Math.sign(ms) * 0.1 * HOUR);
});

test('what is wrong by a little is right after a while', () => {
  const { pass, jump, passed } = atWall();
  jump(60_000);
  pass(HOUR);
  expect(passed()).toBe(HOUR + 60_000);
});
