/** 11.3 Results of a handful of dice: how many show a 6, how many a 5, and how likely that is. */
interface Result {
  readonly kills: number;
  readonly disrupts: number;
  readonly share: number;
}
const FACE = 1 / 6;

/** Every result of so many dice. */
export const resultsOf = (dice: number): readonly Result[] => {
  let shares = new Map<string, Result>([['0 0', { kills: 0, disrupts: 0, share: 1 }]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, Result>();
    for (const { kills, disrupts, share } of shares.values())
      for (const [k, d, p] of [
        [1, 0, FACE],
        [0, 1, FACE],
        [0, 0, 1 - 2 * FACE],
      ] as const) {
        const key = `${kills + k} ${disrupts + d}`;
        const known = next.get(key)?.share ?? 0;
        next.set(key, { kills: kills + k, disrupts: disrupts + d, share: known + share * p });
      }
    shares = next;
  }
  return [...shares.values()];
};

/** A side as a Round begins: its dice, and what it has suffered and could still lose. */
export interface Side {
  readonly dice: number;
  readonly pieces: number;
  readonly kills: number;
  readonly disrupts: number;
}
export interface RoundOdds {
  /** Shares of one: the Active side wins, a tie, the inactive side wins. */
  readonly active: number;
  readonly tie: number;
  readonly inactive: number;
  /** 11.5 Among these, by a margin that is a rout. */
  readonly routs: number;
  readonly routed: number;
  /** Pieces killed on average. */
  readonly inflicts: number;
  readonly suffers: number;
}

const ROUT = 3;

/** 11.32 How this Round ends, over all the dice; a tie of the last Round is won by the inactive side. */
export const roundOdds = (active: Side, inactive: Side, isLast: boolean): RoundOdds => {
  const odds = { active: 0, tie: 0, inactive: 0, routs: 0, routed: 0, inflicts: 0, suffers: 0 };
  const [mine, theirs] = [resultsOf(active.dice), resultsOf(inactive.dice)];
  for (const dealt of mine)
    for (const taken of theirs) {
      const share = dealt.share * taken.share;
      const [lost, won] = [taken.kills >= active.pieces, dealt.kills >= inactive.pieces];
      const suffered = active.kills + active.disrupts + taken.kills + taken.disrupts;
      const inflicted = inactive.kills + inactive.disrupts + dealt.kills + dealt.disrupts;
      const margin = inflicted - suffered;
      odds.inflicts += share * Math.min(inactive.pieces, dealt.kills);
      odds.suffers += share * Math.min(active.pieces, taken.kills);
      if (won && !lost) odds.active += share;
      else if (lost && !won) odds.inactive += share;
      else if (margin > 0) odds.active += share;
      else if (margin < 0 || isLast) odds.inactive += share;
      else odds.tie += share;
      if (margin >= ROUT) odds.routs += share;
      if (margin <= -ROUT) odds.routed += share;
    }
  return odds;
};

/** 12.3 How likely so many dice show at least so many 6s. */
export const atLeast = (sixes: number, dice: number): number =>
  resultsOf(dice).reduce((sum, { kills, share }) => (kills >= sixes ? sum + share : sum), 0);
