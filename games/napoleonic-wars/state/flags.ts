import { derived } from '@bivouac/kernel';
import { DUCHIES, duchy } from '../catalogue/catalogue.ts';
import { type ByNation, byNation, type DuchyId, type Nation } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';

/** 7.4 A Flag on the map. */
export interface FlagRow {
  readonly duchy: DuchyId;
  readonly nation: Nation;
  /** 15.2 The Duchy was ceded to this nation. */
  readonly ceded: boolean;
}
type Flags = Pick<NapoleonicWars, 'flags'>;

const indexed = derived((flags: readonly FlagRow[]) => new Map(flags.map((row) => [row.duchy, row])));
export const flagIn = ({ flags }: Flags, id: DuchyId): FlagRow | undefined => indexed(flags).get(id);

/** 3 Control: the nation whose Flag is in a Duchy; without one, the nation of its colour. */
export const controller = (g: Flags, id: DuchyId): Nation => flagIn(g, id)?.nation ?? duchy(id).owner;

/** 7.4 A nation never Flags a Duchy of its own colour: the other Flag goes, and Control returns. */
export const placeFlag = (g: NapoleonicWars, id: DuchyId, nation: Nation, ceded = false): void => {
  const others = g.flags.filter((row) => row.duchy !== id);
  g.flags = duchy(id).owner === nation ? others : [...others, { duchy: id, nation, ceded }].toSorted(byDuchy);
};
export const removeFlag = (g: NapoleonicWars, id: DuchyId): void => {
  g.flags = g.flags.filter((row) => row.duchy !== id);
};
const byDuchy = (a: FlagRow, b: FlagRow): number => (a.duchy < b.duchy ? -1 : 1);

const KEYS = DUCHIES.filter((id) => duchy(id).key);
const counted = derived((flags: readonly FlagRow[]): ByNation<number> => {
  const count = byNation(() => 0) as Record<Nation, number>;
  for (const id of KEYS) count[indexed(flags).get(id)?.nation ?? duchy(id).owner]++;
  return count;
});
/** 5.81 The Keys that a nation Controls. The marker moves with Flags alone: rulings/5.81-keys-and-flags.md. */
export const keysOf = ({ flags }: Flags, nation: Nation): number => counted(flags)[nation];
export const keyDuchiesOf = (g: Flags, nation: Nation): readonly DuchyId[] =>
  KEYS.filter((id) => controller(g, id) === nation);
export const flagsUsed = ({ flags }: Flags, nation: Nation): number =>
  flags.filter((row) => row.nation === nation).length;
