import type { Seat } from '@bivouac/kernel';
import { cityAt } from '../../catalogue/cities.ts';
import type { ArmyKind, Faction, HexId, LeaderId, Nation } from '../../catalogue/ids.ts';
import { hexCard, sideBetween } from '../../catalogue/map.ts';
import {
  bestRating,
  cavalryOf,
  changeTroops,
  type Committed,
  factionOf,
  landOf,
  leadersAt,
  pointsOf,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { forceMorale } from './SG-P.2-morale.ts';

/** One side of a battle. */
export interface Party {
  readonly faction: Faction;
  readonly troops: readonly Committed[];
  readonly leaders: readonly LeaderId[];
  /** SG S.1 A sortie comes from inside; everybody else stands in the field. */
  readonly inside: boolean;
  /** SG P.3 The level of demoralisation. */
  readonly level: number;
  /** SG V.1 The Guard is committed; it has been beaten. */
  readonly guard: 'no' | 'committed' | 'broken';
}

/** The rows of the state that the points of a party stand in. */
export const rowsOf = (g: WarAndPeace, { troops, faction, inside }: Party): readonly Troop[] => {
  const wanted = new Set(troops.map(({ from, nation, kind }) => `${from}/${nation}/${kind}`));
  const places = new Set(troops.map(({ from }) => from));
  return [...places].flatMap((place) =>
    troopsAt(g, place).filter(
      (troop) =>
        troop.inside === inside &&
        troop.bond !== 'unpaid' &&
        sideOfTroop(g, troop) === faction &&
        wanted.has(`${troop.at}/${troop.nation}/${troop.kind}`),
    ),
  );
};
/** SG N.5, Q.1 The same rows, no more of each than the party has: what was held back, or stays as a rear-guard, is not in it. */
export const committedRows = (g: WarAndPeace, party: Party): readonly Troop[] => {
  const left = new Map<string, number>();
  for (const { from, nation, kind, sp } of party.troops) {
    const key = `${from}/${nation}/${kind}`;
    left.set(key, (left.get(key) ?? 0) + sp);
  }
  // Those who carry its level belong to it before the others of their kind.
  const rows = [...rowsOf(g, party)].sort((a, b) => Math.abs(a.level - party.level) - Math.abs(b.level - party.level));
  return rows.flatMap((troop) => {
    const key = `${troop.at}/${troop.nation}/${troop.kind}`;
    const sp = Math.min(troop.sp, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - sp);
    return sp > 0 ? [{ ...troop, sp }] : [];
  });
};

/** SG P.3, P.5 Its points carry the level of a party, wherever they go, until the phase is over (P.9), or longer (O.7). */
export const keepLevel = (g: WarAndPeace, party: Party): void => {
  for (const troop of committedRows(g, party))
    if (troop.level < party.level) changeTroops(g, troop, troop.sp, { level: party.level });
};

const there = (g: WarAndPeace, party: Party, from: HexId, nation: Nation, kind: ArmyKind): number =>
  pointsOf(rowsOf(g, party).filter((troop) => troop.at === from && troop.nation === nation && troop.kind === kind));

/** The party as it stands now: points that have gone are gone, and so are leaders. */
export const present = (g: WarAndPeace, party: Party): Party => ({
  ...party,
  troops: party.troops.flatMap((each) => {
    const sp = Math.min(each.sp, there(g, party, each.from, each.nation, each.kind));
    return sp > 0 ? [{ ...each, sp }] : [];
  }),
  leaders: party.leaders.filter((id) =>
    [...new Set(party.troops.map(({ from }) => from))].some((from) => leadersAt(g, from).some((row) => row.id === id)),
  ),
});

/** SG N.4 All enemies in the field of a hex defend. */
export const defenders = (g: WarAndPeace, hex: HexId, faction: Faction): Party => {
  const field = troopsAt(g, hex).filter(
    (troop) => !troop.inside && troop.bond !== 'unpaid' && sideOfTroop(g, troop) === faction, // J.4.m
  );
  return {
    faction,
    troops: field.map(({ nation, kind, sp }) => ({ from: hex, nation, kind, sp })),
    leaders: leadersAt(g, hex)
      .filter((row) => !row.inside && sideOfLeader(g, row.id) === faction)
      .map(({ id }) => id),
    inside: false,
    level: field.reduce((worst, { level }) => Math.max(worst, level), 0),
    guard: 'no',
  };
};

const GUARD_MORALE = 3;
const PATRIOTS: readonly ArmyKind[] = ['I', 'C', 'GI', 'GC'];

const EXPEDITIONARY: readonly Nation[] = ['austria', 'prussia'];
/** SG P.2, J.4.p, I.3.c The morale of a party: who fights for France against their own state wears her colours. */
export const partyMorale = (g: WarAndPeace, { troops, faction }: Pick<Party, 'troops' | 'faction'>): number =>
  forceMorale(
    g,
    troops.map((each) => ({
      ...each,
      bond:
        faction === 'pro' && factionOf(g, each.nation) !== 'pro' && !EXPEDITIONARY.includes(each.nation)
          ? ('loyal' as const)
          : ('none' as const),
    })),
  );

/** SG P.4, V.1, W.1 Effective morale: the force's own, less its level; the French Guard and Russian patriots change it. */
export const effectiveMorale = (g: WarAndPeace, party: Party, battle: HexId): number => {
  if (party.guard === 'committed') return GUARD_MORALE;
  if (party.guard === 'broken') return 0;
  const base = partyMorale(g, party);
  const patriots =
    g.agreed.russianPatriotism &&
    g.history.invaded.russia !== null &&
    landOf(g, battle) === 'russia' &&
    pointsOf(party.troops.filter(({ nation, kind }) => nation === 'russia' && PATRIOTS.includes(kind))) * 2 >
      pointsOf(party.troops);
  return Math.max(0, Math.min(GUARD_MORALE, base + (patriots ? 1 : 0)) - party.level);
};
export const strength = ({ troops }: Party): number => pointsOf(troops);
export const cavalry = ({ troops }: Party): number => cavalryOf(troops);
export const leadership = ({ leaders }: Party): number => bestRating(leaders);

/** SG O.3 One for the side that is attacked on good ground, behind a river, or dug in: the best of them alone. */
export const groundBonus = (g: WarAndPeace, attacker: Party, target: HexId): number => {
  const rough = hexCard(target).terrain !== 'clear' || cityAt(target) !== undefined;
  const bases = [...new Set(attacker.troops.map(({ from }) => from))];
  const river = !attacker.inside && bases.every((from) => sideBetween(from, target)?.river === true);
  return rough || river || g.entrenched.includes(target) ? 1 : 0;
};

/** A battle under way. The attacker is whoever attacks now: a counter-attack turns them round. */
export interface Battle {
  readonly target: HexId;
  readonly attacker: Party;
  readonly defender: Party;
  readonly round: number;
  /** SG O.5 Hexes that have tried to join. */
  readonly tried: readonly HexId[];
}

/** Who speaks for a party: the seat of its strongest contingent. */
export const speaker = (g: WarAndPeace, { troops, faction }: Party): Seat => {
  const [first] = [...troops].sort((a, b) => b.sp - a.sp);
  const piece = first
    ? { nation: first.nation, at: first.from }
    : ({ nation: faction === 'pro' ? 'france' : 'england' } as const);
  return commandOf(g, piece, faction);
};
