import { fact } from '@bivouac/kernel';
import { DUCHIES, duchy, nation as nationCard } from '../catalogue/catalogue.ts';
import { type ByNation, byNation, type DuchyId, type Nation, NATIONS } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';

/** 7.4 A Flag on the map. */
export interface FlagRow {
  readonly duchy: DuchyId;
  readonly nation: Nation;
  /** 15.2 The Duchy was ceded to this nation. */
  readonly ceded: boolean;
  /** 2.2, 7.44 A French Flag is the back of another nation's. */
  readonly back: Nation | null;
}
type Flags = Pick<NapoleonicWars, 'flags'>;

const indexed = fact((flags: readonly FlagRow[]) => new Map(flags.map((row) => [row.duchy, row])));
export const flagIn = ({ flags }: Flags, id: DuchyId): FlagRow | undefined => indexed(flags).get(id);

/** 3 Control: the nation whose Flag is in a Duchy; without one, the nation of its colour. */
export const controller = (g: Flags, id: DuchyId): Nation => flagIn(g, id)?.nation ?? duchy(id).owner;

/** 2.2 Flags of a nation that lie on the map on their French side. */
const backsUsed = ({ flags }: Flags, nation: Nation): number => flags.filter(({ back }) => back === nation).length;
/** 7.44 Flags of a nation that are left to be placed; France has the backs of all the others. */
export const flagsLeft = (g: Flags, nation: Nation): number =>
  nation === 'france'
    ? NATIONS.reduce((sum, other) => sum + (other === 'france' ? 0 : flagsLeft(g, other)), 0)
    : nationCard(nation).flags - flagsUsed(g, nation) - backsUsed(g, nation);
/** 7.44 A French Flag is that of the Duchy's original owner if one is left, else of the nation with most to spare. */
const backFor = (g: Flags, id: DuchyId): Nation => {
  const { owner } = duchy(id);
  if (owner !== 'france' && flagsLeft(g, owner) > 0) return owner;
  const [first = 'austria'] = NATIONS.filter((nation) => nation !== 'france').toSorted(
    (a, b) => flagsLeft(g, b) - flagsLeft(g, a),
  );
  return first;
};
/** 7.44 A nation whose Flags France has used is entitled to one of them: another takes its place. */
export const swapBack = (g: NapoleonicWars, nation: Nation): boolean => {
  const row = g.flags.find(({ back }) => back === nation);
  const other = NATIONS.find((each) => each !== 'france' && each !== nation && flagsLeft(g, each) > 0);
  if (!row || other === undefined) return false;
  g.flags = g.flags.map((each) => (each === row ? { ...each, back: other } : each));
  return true;
};

/** 7.4 A nation never Flags a Duchy of its own colour: the other Flag goes, and Control returns. */
export const placeFlag = (g: NapoleonicWars, id: DuchyId, nation: Nation, ceded = false): void => {
  const others = g.flags.filter((row) => row.duchy !== id);
  if (duchy(id).owner === nation) g.flags = others;
  else {
    const back = nation === 'france' ? backFor({ flags: others }, id) : null;
    g.flags = [...others, { duchy: id, nation, ceded, back }].toSorted(byDuchy);
  }
};
export const removeFlag = (g: NapoleonicWars, id: DuchyId): void => {
  g.flags = g.flags.filter((row) => row.duchy !== id);
};
const byDuchy = (a: FlagRow, b: FlagRow): number => (a.duchy < b.duchy ? -1 : 1);

const KEYS = DUCHIES.filter((id) => duchy(id).key);
const counted = fact((flags: readonly FlagRow[]): ByNation<number> => {
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
