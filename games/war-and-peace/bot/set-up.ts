import type { HexId } from '../catalogue/ids.ts';
import { cityAt } from '../catalogue/cities.ts';
import { isHex } from '../catalogue/map.ts';
import { cityWorth } from './goals.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import type { Situation } from './situation.ts';

const postWorth = (s: Situation, at: string): number => {
  const city = isHex(at) ? cityAt(at as HexId) : undefined;
  return city ? cityWorth(s, city) : 0;
};
/** P.1 By hand: everything into the city that is worth most. */
const posts: Judge = (s) =>
  byKind({ postLeader: ({ at }) => postWorth(s, at), post: ({ at, sp }) => postWorth(s, at) + sp / 100 });

/** P.1 What may stand here or there stands as it did in history. */
export const SET_UP: Judges = {
  'setUp.usual': () => byKind({ usual: () => 1, choose: nothing }),
  'setUp.leader': posts,
  'setUp.post': posts,
};
