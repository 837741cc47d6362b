import type { Channel, Pace, PaceWish } from '../storage/notices.ts';

/** What holds for one who has wished for nothing. */
const USUAL: Readonly<Record<Channel, Pace>> = {
  page: 'at once',
  push: 'at once',
  mail: 'digest',
  webhook: 'at once',
};

/** How fast a user wants to hear of a match: his wish for this match, else for all, else what is usual. */
export const paceOf = (wishes: readonly PaceWish[], channel: Channel, match: string): Pace => {
  const wish = (about: string | null): Pace | undefined =>
    wishes.find((each) => each.channel === channel && each.match === about)?.pace;
  return wish(match) ?? wish(null) ?? USUAL[channel];
};
