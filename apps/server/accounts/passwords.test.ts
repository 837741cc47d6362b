import { expect, test } from 'vitest';
import { DEAR, passwordsAt } from './passwords.ts';

const { hash, fits } = passwordsAt();
const cheap = passwordsAt({ cost: 4, passes: 1 });

test('a password is kept as a scrypt hash of at least 2^15, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hash('grande armée'), hash('grande armée')]);
  expect(DEAR.cost).toBeGreaterThanOrEqual(15);
  expect(one).toMatch(/^scrypt\$15\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await fits('grande armée', one)).toBe(true);
  expect(await fits('grande armee', one)).toBe(false);
});

test('the same letters typed in another way are the same password', async () => {
  const kept = await cheap.hash('grande arm\u00e9e');
  expect(await cheap.fits('grande arme\u0301e', kept)).toBe(true);
});

test('where nothing is kept nothing fits, and it is computed all the same', async () => {
  let ticks = 0;
  const judged = fits('anything at all', undefined);
  const settled = judged.then(() => true);
  // A derivation runs in another thread; an answer without one would be there within these turns.
  while (ticks < 3 && !(await Promise.race([settled, new Promise((turn) => setImmediate(turn, false))]))) ticks++;
  expect(ticks).toBe(3);
  expect(await judged).toBe(false);
});
