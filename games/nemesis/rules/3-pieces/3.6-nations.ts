import type { Side } from '../../catalogue/ids.ts';

/**
 * 3.6 The colour of a counter is its nation, and a nation fights on the side that the rulebook gives it. The German
 * contingents and Lithuania march with France until they go over (14.9), so their counters come in both sets; so do those of
 * Austria and Prussia, who marched with the Grande Armée in 1812 (17.3).
 */
export const FIGHTS_FOR = {
  Austria: ['french', 'coalition'],
  Bavaria: ['french', 'coalition'],
  'Denmark-Norway': ['french'],
  'Duchy of Warsaw': ['french'],
  France: ['french'],
  'Great Britain': ['coalition'],
  'Kingdom of Italy': ['french'],
  Lithuania: ['french', 'coalition'],
  'Other German': ['french', 'coalition'],
  Prussia: ['french', 'coalition'],
  Russia: ['coalition'],
  Saxony: ['french', 'coalition'],
  Sweden: ['coalition'],
  Westphalia: ['french', 'coalition'],
  Württemberg: ['french', 'coalition'],
} as const satisfies Readonly<Record<string, readonly Side[]>>;

export type Nation = keyof typeof FIGHTS_FOR;
export const NATIONS = Object.keys(FIGHTS_FOR) as readonly Nation[];

/** 3.6 May a counter of this nation and this side exist? */
export const mayFightFor = (nation: Nation, side: Side): boolean =>
  (FIGHTS_FOR[nation] as readonly Side[]).includes(side);
