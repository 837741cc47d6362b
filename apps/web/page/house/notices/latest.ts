import type { NoticeSeen } from '@bivouac/wire';

/** Of the turns of one match the latest says it all; notices come with the latest first. */
export const latestOfEach = (notices: readonly NoticeSeen[]): readonly NoticeSeen[] => {
  const told = new Set<string>();
  return notices.filter(({ message: { kind, match } }) => {
    const what = `${kind} ${match}`;
    if (told.has(what)) return false;
    told.add(what);
    return true;
  });
};
