import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import { type Faction, type HexId, type Nation } from '../../catalogue/ids.ts';
import { distance, overland } from '../../catalogue/map.ts';
import {
  changeTroops,
  factionHolding,
  type Force,
  leader,
  moveForce,
  type Part,
  pointsOf,
  strengthOf,
  strongestState,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { crossedSpanishBorder } from '../L-iberia/L.1-spanish-chart.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { blockersAt, mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { supplyLine } from '../SG-M-supply/SG-M.2-supply.ts';
import { committedRows, type Party, rowsOf } from '../SG-O-resolution/SG-O-sides.ts';
import { surrender } from './SG-Q.5-surrender.ts';
import { roomInside, shelter } from '../SG-S-sieges/SG-S.1-inside.ts';

/** SG Q.2 Enemies bar a retreat only if they are at least half of the retreating points. */
const bars = (g: WarAndPeace, hex: HexId, side: Faction, points: number): boolean => {
  const enemies = pointsOf(blockersAt(g, hex, side));
  return enemies > 0 && enemies >= Math.ceil(points / 2);
};
const mayRetreatTo = (g: WarAndPeace, force: Force, side: Faction, battle: HexId, to: HexId): Verdict =>
  must('SG Q.2', distance(battle, to) > distance(battle, force.at), 'combat.noWay', { at: to }) ??
  must('SG Q.2', !bars(g, to, side, strengthOf(force)), 'enter.enemies', { at: to }) ??
  mayEnter(g, { verb: 'retreat', force, to });

const forceOf = (rows: readonly Troop[], at: HexId, leaders: Force['leaders']): Force => ({
  at,
  leaders,
  parts: rows
    .filter((troop) => troop.at === at)
    .map(({ nation, kind, level, bond, sp }): Part => ({ nation, kind, level, bond, sp })),
});

/** SG Q.1 Is there any way out of the battle hex? */
export const canRetreat = (g: WarAndPeace, party: Party, battle: HexId): boolean => {
  const force = forceOf(rowsOf(g, party), battle, party.leaders);
  return force.parts.length > 0 && overland(battle).some((to) => !mayRetreatTo(g, force, party.faction, battle, to));
};

/** The state that takes the prisoners: the strongest of the victors. */
export const captorOf = (g: WarAndPeace, { troops, faction }: Party): Nation =>
  strongestState(g, troops) ?? (faction === 'pro' ? 'france' : 'england');

/** SG Q.2 A small detachment in the way is moved one hex aside by its owner, or taken. */
function* stepAside(g: WarAndPeace, hex: HexId, side: Faction, captor: Nation): Script {
  const rows = blockersAt(g, hex, side);
  const [first] = rows;
  if (!first) return;
  const force = forceOf(rows, hex, []);
  const among = overland(hex).map((to): AnswerOf<'retreatTo'> => ({ kind: 'retreatTo', to }));
  const may = ({ to }: AnswerOf<'retreatTo'>): Verdict => mayEnter(g, { verb: 'aside', force, to });
  if (among.every(may)) return surrender(g, rows, [], captor, hex);
  const { to } = yield* ask(
    choice({ by: commandOf(g, first), rule: 'SG Q.2', prompt: say('combat.aside', { at: hex }), among, may }),
  );
  for (const troop of rows) changeTroops(g, troop, troop.sp, { spent: 'moved' });
  moveForce(g, force, to);
  crossedSpanishBorder(g, force.parts, hex, to);
}

/** SG Q.2 Ways that lead towards a source of supply come before the others. */
const bestWays = (g: WarAndPeace, force: Force, side: Faction, ways: readonly HexId[]): readonly HexId[] => {
  const [part] = force.parts;
  if (!part) return ways;
  const far = (hex: HexId): number => supplyLine(g, part.nation, side, hex) ?? Infinity;
  const least = Math.min(...ways.map(far));
  return ways.filter((hex) => far(hex) === least);
};

/** SG Q.2 A hex under a declared attack is entered only if nothing else is open. */
const isUnderAttack = (g: WarAndPeace, hex: HexId): boolean =>
  g.work.phase === 'combat' && g.work.attacks.some(({ target }) => target === hex);

type Way = AnswerOf<'retreatTo'> | AnswerOf<'retreatInside'>;

/** SG Q.2, Q.3 One hex, two at D2, three at D3, each farther from the battle; or into the city. Those who are left. */
export function* retreat(g: WarAndPeace, party: Party, battle: HexId, enemy: Party): Script<Party> {
  const side = party.faction;
  const by = commandOf(g, party.troops[0] ?? { nation: 'france' }, party.faction);
  const here = (): readonly Troop[] => committedRows(g, party).filter(({ at }) => at === battle);
  const rows = here();
  const leaders = party.leaders.filter((id) => leader(g, id).at === battle);
  if (rows.length + leaders.length === 0) return party; // SG O.5 Only those are left who joined from beside the battle.
  let force = forceOf(rows, battle, leaders);
  for (const troop of rows) changeTroops(g, troop, troop.sp, { spent: 'moved' });
  const hexes = Math.max(1, party.level);
  const city = cityAt(battle);
  const mayShelter =
    city !== undefined && factionHolding(g, city.id) === side && roomInside(g, battle) >= strengthOf(force);
  for (let gone = 0; gone < hexes; gone++) {
    const from = force.at;
    const open = overland(from).filter((to) => !mayRetreatTo(g, force, side, battle, to));
    const quiet = open.filter((to) => !isUnderAttack(g, to));
    const ways = bestWays(g, force, side, quiet.length > 0 ? quiet : open);
    const inside: readonly Way[] = gone === 0 && mayShelter ? [{ kind: 'retreatInside' }] : [];
    const among = overland(from).map((to): Way => ({ kind: 'retreatTo', to }));
    if (ways.length === 0 && inside.length === 0) {
      if (gone > 0) break;
      surrender(g, here(), force.leaders, captorOf(g, enemy), battle);
      return { ...party, troops: [], leaders: [] };
    }
    const may = (way: Way): Verdict => {
      if (way.kind === 'retreatInside') return undefined;
      return (
        mayRetreatTo(g, force, side, battle, way.to) ??
        must('SG Q.2', ways.includes(way.to), 'combat.noWay', { at: way.to })
      );
    };
    const [only] = ways;
    const prompt = say('combat.retreat', { at: from });
    const way: Way =
      ways.length === 1 && inside.length === 0 && only
        ? { kind: 'retreatTo', to: only }
        : yield* ask(choice<Way>({ by, rule: 'SG Q.2', prompt, among, may, or: inside }));
    if (way.kind === 'retreatInside') {
      shelter(g, battle, side);
      return { ...party, troops: party.troops, inside: true };
    }
    yield* stepAside(g, way.to, side, captorOf(g, party));
    force = moveForce(g, force, way.to);
    crossedSpanishBorder(g, force.parts, from, way.to);
    log(g, 'SG Q.2', 'combat.retreats', { faction: side, from, to: way.to });
  }
  return { ...party, troops: force.parts.map(({ nation, kind, sp }) => ({ from: force.at, nation, kind, sp })) };
}
