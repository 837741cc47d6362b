import { type Channel, type Pace, type PaceWish, USUAL_PACES } from '@bivouac/wire';

/** How fast a user wants to hear of a match: their wish for this match, else for all, else what is usual. */
export const paceOf = (wishes: readonly PaceWish[], channel: Channel, match: string): Pace => {
  const wish = (about: string | null): Pace | undefined =>
    wishes.find((each) => each.channel === channel && each.match === about)?.pace;
  return wish(match) ?? wish(null) ?? USUAL_PACES[channel];
};
