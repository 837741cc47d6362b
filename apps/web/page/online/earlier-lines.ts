import type { Told } from '@bivouac/kernel';
import type { Known } from '@bivouac/wire';

/** Lines of the log that lie before those which came with the table. */
export interface Earlier {
  readonly lines: readonly Told[];
  /** They reach back to the first line of the match. */
  readonly isWhole: boolean;
}

export const NO_EARLIER: Earlier = { lines: [], isWhole: false };

type Story = Pick<Known, 'events' | 'epoch' | 'view'>;

const isSame = (one: Told | undefined, other: Told): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All that is known of the log. */
export const story = ({ lines }: Earlier, { events, view }: Pick<Story, 'events' | 'view'>): readonly Told[] => {
  if (lines.length === 0) return events;
  const first = events[0]?.at ?? view.seq + 1;
  return [...lines.filter(({ at }) => at < first), ...events];
};

/**
 * A server that has restarted tells the last lines only. What the page knew before them it keeps, if both tell the
 * same where they meet; else something was taken back meanwhile, and nobody knows what still holds.
 */
export const carriedOver = (earlier: Earlier, before: Story | undefined, now: Story): Earlier => {
  if (!before || before.epoch === now.epoch) return earlier;
  const told = story(earlier, before);
  const [first] = now.events;
  const meet = first ? told.findIndex(({ at }) => at >= first.at) : told.length;
  const agree = first ? isSame(told[meet], first) : before.view.seq === now.view.seq;
  return agree ? { ...earlier, lines: told.slice(0, meet) } : NO_EARLIER;
};
