import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { cityCard } from '../../catalogue/cities.ts';
import { type Faction, type HexId, isMajor, type Nation, opponent } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import {
  activeFaction,
  type Attack,
  factionOf,
  fieldAt,
  garrisonAt,
  pointsOf,
  sideOfTroop,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { partEnemies } from '../G-alliance/G.4-parting.ts';
import { mayFallOn } from '../G-alliance/G.3-dropped.ts';
import { moveChart } from '../L-iberia/L.1-spanish-chart.ts';
import { isSafeGibraltar } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { turnMajor, turnMinor } from '../N-invasions/N.3-invade.ts';
import { attackersAt, attacksOf, basesFor } from './SG-N.2-who-attacks.ts';
import { gather, gatherInside } from './SG-N.5-gather.ts';

/** G.5.c Enemies in the field of a hex: members of the opposing faction, and nobody else. */
export const enemiesAt = (g: WarAndPeace, hex: HexId, side: Faction): readonly Troop[] =>
  fieldAt(g, hex).filter((troop) => sideOfTroop(g, troop) === opponent(side));

/** G.4.a, N.3.b Those in a hex who are no enemies yet and may be made so: a neutral minor state’s, an aligned one’s, a dropped state’s. */
const bystandersAt = (g: WarAndPeace, hex: HexId, side: Faction): Nation | undefined => {
  const field = fieldAt(g, hex);
  const [first] = field;
  if (!first || field.some(({ nation, bond }) => nation !== first.nation || bond !== 'none')) return undefined;
  const { nation } = first;
  if (isMajor(nation)) return factionOf(g, nation) === 'neutral' && mayFallOn(g, nation, side) ? nation : undefined;
  return factionOf(g, nation) === opponent(side) ? undefined : nation;
};
const mayFallUpon = (g: WarAndPeace, target: HexId, seat: Seat, side: Faction): Verdict =>
  must('SG N.2', !attacksOf(g).some((attack) => attack.target === target), 'combat.target', { at: target }) ??
  must('SG N.2', hasOtherBase(g, target, seat, side), 'combat.nobodyToAttack', { at: target });
/** Those whom it makes enemies do not attack themselves. */
const hasOtherBase = (g: WarAndPeace, target: HexId, seat: Seat, side: Faction): boolean => {
  const nation = bystandersAt(g, target, side);
  return basesFor(g, target, seat, side).some((from) =>
    attackersAt(g, from, seat, side, false).some((troop) => troop.nation !== nation),
  );
};
/** G.4.a, G.3.d, N.3.b, L.1.b The attack makes an enemy of it: it joins the other faction before the first shot. */
function* fallUpon(g: WarAndPeace, target: HexId, side: Faction): Script {
  const nation = bystandersAt(g, target, side);
  if (!nation) return;
  if (isMajor(nation)) turnMajor(g, nation, side);
  else yield* turnMinor(g, nation, side);
  yield* partEnemies(g);
}

const mayAttack = (g: WarAndPeace, target: HexId, seat: Seat, side: Faction): Verdict =>
  must('SG N.2', !attacksOf(g).some((attack) => attack.target === target), 'combat.target', { at: target }) ??
  must('G.5.c', enemiesAt(g, target, side).length > 0, 'combat.noEnemy', { at: target }) ??
  must('F.2.i', !isSafeGibraltar(g, target, side), 'enter.gibraltar') ??
  must('SG N.2', basesFor(g, target, seat, side).length > 0, 'combat.nobodyToAttack', { at: target });

const maySortie = (g: WarAndPeace, { city }: AnswerOf<'sortie'>, seat: Seat, side: Faction): Verdict => {
  const { hex } = cityCard(city);
  return (
    must('SG N.2', !attacksOf(g).some((attack) => attack.target === hex), 'combat.target', { at: hex }) ??
    must('SG N.1', enemiesAt(g, hex, side).length > 0, 'combat.noEnemy', { at: hex }) ??
    must('SG N.2', attackersAt(g, hex, seat, side, true).length > 0, 'combat.nobodyToAttack', { at: hex })
  );
};

/** L.1.b An anti-French attack on a hex of which half or more are Spaniards moves the chart two up. */
const attackOnSpaniards = (g: WarAndPeace, hex: HexId): void => {
  const field = fieldAt(g, hex);
  const spaniards = pointsOf(field.filter(({ nation }) => nation === 'spain'));
  if (spaniards > 0 && 2 * spaniards >= pointsOf(field)) moveChart(g, 2);
};

type Declaring = AnswerOf<'attack'> | AnswerOf<'attackNeutral'> | AnswerOf<'sortie'> | typeof DONE;

/** SG N.3 All battles are declared first: one attack, or nothing more. */
export function* declare(g: WarAndPeace, by: Seat): Script<'more' | 'done'> {
  const side = activeFaction(g.clock);
  if (!side || g.work.phase !== 'combat') return 'done';
  const near = new Set(
    g.troops.flatMap((troop) =>
      isHex(troop.at) && sideOfTroop(g, troop) === side && commandOf(g, troop) === by && !troop.inside
        ? overland(troop.at)
        : [],
    ),
  );
  const targets = [...near].filter((hex) => enemiesAt(g, hex, side).length > 0).sort();
  const sorties = g.sieges.filter(({ city }) =>
    garrisonAt(g, cityCard(city).hex).some((troop) => sideOfTroop(g, troop) === side && commandOf(g, troop) === by),
  );
  const among: readonly Declaring[] = [
    ...targets.map((target): Declaring => ({ kind: 'attack', target })),
    ...[...near]
      .sort()
      .flatMap((target): readonly Declaring[] =>
        bystandersAt(g, target, side) ? [{ kind: 'attackNeutral', target }] : [],
      ),
    ...sorties.map(({ city }): Declaring => ({ kind: 'sortie', city })),
  ];
  const may = (answer: Declaring): Verdict => {
    if (answer.kind === 'attack') return mayAttack(g, answer.target, by, side);
    if (answer.kind === 'attackNeutral') return mayFallUpon(g, answer.target, by, side);
    return answer.kind === 'sortie' ? maySortie(g, answer, by, side) : undefined;
  };
  if (among.every((answer) => may(answer))) return 'done';
  const answer = yield* ask(
    choice<Declaring>({ by, rule: 'SG N.3', prompt: say('combat.declare'), among, may, or: [DONE] }),
  );
  if (answer.kind === 'done') return 'done';
  const hex = answer.kind === 'sortie' ? cityCard(answer.city).hex : answer.target;
  if (answer.kind === 'attackNeutral') {
    yield* fallUpon(g, hex, side);
    if (mayAttack(g, hex, by, side)) return 'more';
  }
  if (g.work.phase !== 'combat') return 'more';
  const attack: Attack =
    answer.kind !== 'sortie' ? yield* gather(g, by, side, hex) : yield* gatherInside(g, by, side, hex);
  g.work = { ...g.work, attacks: [...g.work.attacks, attack] };
  if (side === 'anti') attackOnSpaniards(g, hex);
  log(g, 'SG N.3', 'combat.declared', { target: hex, force: tokensOf(attack.leaders, attack.troops) });
  return 'more';
}
