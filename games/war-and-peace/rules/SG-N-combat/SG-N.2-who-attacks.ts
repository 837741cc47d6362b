import type { Seat } from '@bivouac/kernel';
import type { Faction, HexId, LeaderId } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { kindCard, leaderCard } from '../../catalogue/pieces.ts';
import {
  type Attack,
  type Committed,
  fieldAt,
  garrisonAt,
  leadersAt,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { commandOf, isHeldBack } from '../D-players/D.3-seats.ts';
import { mayAttackFrom } from '../O-options/O.1-lloyds.ts';

export const attacksOf = (g: WarAndPeace): readonly Attack[] => (g.work.phase === 'combat' ? g.work.attacks : []);

/** SG N.2 Points attack once a phase: what has been promised to other attacks is not there. */
const unpromised = (g: WarAndPeace, rows: readonly Troop[]): readonly Troop[] => {
  const gone = new Map<string, number>();
  for (const { from, nation, kind, sp } of attacksOf(g).flatMap(({ troops }) => troops)) {
    const key = `${from}/${nation}/${kind}`;
    gone.set(key, (gone.get(key) ?? 0) + sp);
  }
  return rows.flatMap((troop) => {
    const key = `${troop.at}/${troop.nation}/${troop.kind}`;
    const away = Math.min(troop.sp, gone.get(key) ?? 0);
    gone.set(key, (gone.get(key) ?? 0) - away);
    return troop.sp > away ? [{ ...troop, sp: troop.sp - away }] : [];
  });
};

/** SG N.2, J.5 The leaders of some seats who could lead from a hex: none who leads another attack. */
export const leadersWith = (
  g: WarAndPeace,
  from: HexId,
  side: Faction,
  inside: boolean,
  seats: readonly Seat[],
): readonly LeaderId[] =>
  leadersAt(g, from)
    .filter(
      (row) =>
        row.inside === inside &&
        sideOfLeader(g, row.id) === side &&
        !leaderCard(row.id).naval &&
        !attacksOf(g).some((attack) => attack.leaders.includes(row.id)) &&
        seats.includes(commandOf(g, { nation: leaderCard(row.id).nation, bond: row.bond, at: from })),
    )
    .map(({ id }) => id);

/** SG N.2 Points of a hex that a seat may attack with: infantry only with a leader beside it, its own or one of those who help it. */
export const attackersAt = (
  g: WarAndPeace,
  from: HexId,
  seat: Seat,
  side: Faction,
  inside: boolean,
  helpers: readonly Seat[] = [],
): readonly Troop[] => {
  const led = leadersWith(g, from, side, inside, [seat, ...helpers]).length > 0;
  return unpromised(g, inside ? garrisonAt(g, from) : fieldAt(g, from)).filter(
    (troop) =>
      sideOfTroop(g, troop) === side &&
      commandOf(g, troop) === seat &&
      troop.bond !== 'unpaid' &&
      troop.bond !== 'recalled' && // K.4.d
      !(isHeldBack(g, troop.nation) && troop.bond === 'none') &&
      mayAttackFrom(g, troop.nation, from) &&
      (led || !kindCard(troop.kind).needsLeader),
  );
};

/** SG N.1 Where forces of a seat could attack a hex from. */
export const basesFor = (
  g: WarAndPeace,
  target: HexId,
  seat: Seat,
  side: Faction,
  helpersAt: (from: HexId) => readonly Seat[] = () => [],
): readonly HexId[] =>
  overland(target).filter((from) => attackersAt(g, from, seat, side, false, helpersAt(from)).length > 0);

export const committed = (troops: readonly Troop[]): readonly Committed[] => {
  const sums = new Map<string, Committed>();
  for (const { at, nation, kind, sp } of troops) {
    if (!isHex(at)) continue;
    const key = `${nation}/${kind}`;
    sums.set(key, { from: at, nation, kind, sp: (sums.get(key)?.sp ?? 0) + sp });
  }
  return [...sums.values()];
};
