/** The pages of the site to which letters, notices and links lead. */
export type LinkedPage = 'match' | 'invitation' | 'reset' | 'mail';

/** The path of a page. What it is about stands behind the #: secrets do not come into the log of any server. */
export const pagePath = (page: LinkedPage, about: string): string => `/#/${page}/${encodeURIComponent(about)}`;
