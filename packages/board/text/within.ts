const ARTICLE = /^(The|Les?|La|L’)(?=[\s\p{L}])/u;

/** A name as it stands within a sentence: its article has no capital there. */
export const within = (name: string): string => name.replace(ARTICLE, (article) => article.toLowerCase());
