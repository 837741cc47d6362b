import { expect, test } from 'vitest';
import { type Minded, thought } from './mind.ts';

const position = (): Minded => ({ reads: [{}] });

test('a thought is had once for each position and subject', () => {
  let had = 0;
  const length = thought((_s: Minded, about: string) => {
    had += 1;
    return about.length;
  });
  const [one, other] = [position(), position()];
  expect([length(one, 'Ulm'), length(one, 'Ulm'), length(one, 'Leipzig')]).toEqual([3, 3, 7]);
  expect(had).toBe(2);
  expect(length({ reads: [...one.reads] }, 'Ulm')).toBe(3);
  expect(had).toBe(2);
  expect(length(other, 'Ulm')).toBe(3);
  expect(had).toBe(3);
});

test('two thoughts about the same thing do not mix', () => {
  const s = position();
  const first = thought((_s: Minded, about: string) => about.at(0));
  const last = thought((_s: Minded, about: string) => about.at(-1));
  expect([first(s, 'Ulm'), last(s, 'Ulm')]).toEqual(['U', 'm']);
});
