import { expect, test } from 'vitest';
import { DEAR, passwordsAt } from './passwords.ts';

const HERE = '192.0.2.1';
const { hash, fits } = passwordsAt();
const cheap = passwordsAt({ cost: 4, passes: 1 });

test('a password is kept as a scrypt hash of at least 2^15, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hash('grande armée', HERE), hash('grande armée', HERE)]);
  expect(DEAR.cost).toBeGreaterThanOrEqual(15);
  expect(one).toMatch(/^scrypt\$15\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await fits('grande armée', one, HERE)).toBe(true);
  expect(await fits('grande armee', one, HERE)).toBe(false);
});

test('the same letters typed in another way are the same password', async () => {
  const kept = await cheap.hash('grande arm\u00e9e', HERE);
  expect(await cheap.fits('grande arme\u0301e', kept, HERE)).toBe(true);
});

test('where nothing is kept nothing fits, and it is computed all the same', async () => {
  let ticks = 0;
  const judged = fits('anything at all', undefined, HERE);
  const settled = judged.then(() => true);
  // A derivation runs in another thread; an answer without one would be there within these turns.
  while (ticks < 3 && !(await Promise.race([settled, new Promise((turn) => setImmediate(turn, false))]))) ticks++;
  expect(ticks).toBe(3);
  expect(await judged).toBe(false);
});

test('an address that has many checked waits for its own: others are served in between, and it is told that it is busy', async () => {
  const done: string[] = [];
  const check = (from: string, what: string): Promise<unknown> =>
    fits(what, undefined, from).then(
      () => done.push(what),
      (fault: unknown) => done.push(`${what} ${(fault as { fault: { name: string } }).fault.name}`),
    );
  const flood = Array.from({ length: 20 }, (_, number) => check('192.0.2.1', `flood ${number}`));
  await Promise.all([...flood, check('192.0.2.2', 'owner')]);
  expect(done.filter((what) => what.endsWith('busy')).length).toBeGreaterThan(10);
  const checked = done.filter((what) => !what.endsWith('busy'));
  expect(checked.indexOf('owner')).toBeLessThan(checked.length - 2);
});
