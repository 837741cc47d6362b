import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Migration } from '../../storage/migrate.ts';
import type { NewMatch } from '../../storage/matches.ts';
import type { Store } from '../../storage/store.ts';
import { NOON } from './step.ts';

export { NOON, rolls, sends, step } from './step.ts';

/** An empty database of one kind, which may be opened several times. */
export interface Ground {
  /** `sqlite FILE` or `postgres URL`, for another process. */
  readonly address: readonly [dialect: string, place: string];
  open(migrations?: readonly Migration[]): Promise<Store>;
  clear(): Promise<void>;
}

export interface Kind {
  readonly name: string;
  ground(): Promise<Ground>;
  close?(): Promise<void>;
}

/** A fresh database for each test; what a test opened is closed after it. */
export function freshGround(kind: Kind): { open: Ground['open']; address: () => Ground['address'] } {
  let ground: Ground | undefined;
  let opened: Store[] = [];
  const present = (): Ground => {
    if (ground === undefined) throw new Error('no test is running');
    return ground;
  };
  beforeEach(async () => {
    ground = await kind.ground();
  });
  afterEach(async () => {
    for (const store of opened) await store.close();
    opened = [];
    await ground?.clear();
  });
  if (kind.close) afterAll(() => kind.close?.());
  return {
    address: () => present().address,
    async open(migrations) {
      const store = await present().open(migrations);
      opened.push(store);
      return store;
    },
  };
}

export const newMatch = (id: string, changes: Partial<NewMatch> = {}): NewMatch => ({
  id,
  game: 'redoubts',
  rules: '1',
  options: { redoubts: 5 },
  visibility: 'open',
  seating: 'choice',
  salt: 'salt',
  secret: 'secret of the dice',
  commitment: `hash of the secret of ${id}`,
  daysPerMove: 3,
  vacationDays: 14,
  madeBy: null,
  at: NOON,
  seats: [
    { seat: 'empire', holder: { kind: 'open' } },
    { seat: 'coalition', holder: { kind: 'open' } },
  ],
  ...changes,
});
