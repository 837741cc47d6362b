/** Whose territory a hex can be; the sea is nobody's. */
export const POWERS = [
  'Austria',
  'Confederation of the Rhine',
  'Denmark-Norway',
  'Duchy of Warsaw',
  'France',
  'Kingdom of Italy',
  'Ottoman Empire',
  'Prussia',
  'Russia',
  'Sweden',
  'Swiss Confederation',
  'nobody',
] as const;
export type Power = (typeof POWERS)[number];
