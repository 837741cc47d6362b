import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { cityCard } from '../../catalogue/cities.ts';
import { type Faction, type HexId, isMajor, type Nation, opponent } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { kindCard, leaderCard } from '../../catalogue/pieces.ts';
import {
  activeFaction,
  type Attack,
  type Committed,
  factionOf,
  fieldAt,
  garrisonAt,
  leadersAt,
  pointsOf,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { commandOf, isHeldBack } from '../D-players/D.3-seats.ts';
import { partEnemies } from '../G-alliance/G.4-parting.ts';
import { mayFallOn } from '../G-alliance/G.3-dropped.ts';
import { moveChart } from '../L-iberia/L.1-spanish-chart.ts';
import { turnMajor, turnMinor } from '../N-invasions/N.3-invade.ts';
import { mayAttackFrom } from '../O-options/O.1-lloyds.ts';

/** G.5.c Enemies in the field of a hex: members of the opposing faction, and nobody else. */
export const enemiesAt = (g: WarAndPeace, hex: HexId, side: Faction): readonly Troop[] =>
  fieldAt(g, hex).filter((troop) => sideOfTroop(g, troop) === opponent(side));

/** SG N.2 Points of a hex that a seat may attack with: infantry only with a leader beside it. */
const attackersAt = (g: WarAndPeace, from: HexId, seat: Seat, side: Faction, inside: boolean): readonly Troop[] => {
  const led = leadersAt(g, from).some(
    (row) => row.inside === inside && sideOfLeader(g, row.id) === side && !leaderCard(row.id).naval,
  );
  return (inside ? garrisonAt(g, from) : fieldAt(g, from)).filter(
    (troop) =>
      sideOfTroop(g, troop) === side &&
      commandOf(g, troop) === seat &&
      troop.bond !== 'unpaid' &&
      !(isHeldBack(g, troop.nation) && troop.bond === 'none') &&
      mayAttackFrom(g, troop.nation, from) &&
      (led || !kindCard(troop.kind).needsLeader),
  );
};
const attacksOf = (g: WarAndPeace): readonly Attack[] => (g.work.phase === 'combat' ? g.work.attacks : []);
/** SG N.2 Points attack once a phase: those of a hex that have been promised elsewhere are not there. */
const promised = (g: WarAndPeace, from: HexId): boolean =>
  attacksOf(g).some(({ troops }) => troops.some((each) => each.from === from));

const committed = (troops: readonly Troop[]): readonly Committed[] => {
  const sums = new Map<string, Committed>();
  for (const { at, nation, kind, sp } of troops) {
    if (!isHex(at)) continue;
    const key = `${nation}/${kind}`;
    sums.set(key, { from: at, nation, kind, sp: (sums.get(key)?.sp ?? 0) + sp });
  }
  return [...sums.values()];
};

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

/** SG N.1 Where forces of a seat could attack a hex from. */
const basesFor = (g: WarAndPeace, target: HexId, seat: Seat, side: Faction): readonly HexId[] =>
  overland(target).filter((from) => !promised(g, from) && attackersAt(g, from, seat, side, false).length > 0);

const mayAttack = (g: WarAndPeace, target: HexId, seat: Seat, side: Faction): Verdict =>
  must('SG N.2', !attacksOf(g).some((attack) => attack.target === target), 'combat.target', { at: target }) ??
  must('G.5.c', enemiesAt(g, target, side).length > 0, 'combat.noEnemy', { at: target }) ??
  must('SG N.2', basesFor(g, target, seat, side).length > 0, 'combat.nobodyToAttack', { at: target });

const maySortie = (g: WarAndPeace, { city }: AnswerOf<'sortie'>, seat: Seat, side: Faction): Verdict => {
  const { hex } = cityCard(city);
  return (
    must('SG N.2', !attacksOf(g).some((attack) => attack.target === hex), 'combat.target', { at: hex }) ??
    must('SG N.1', enemiesAt(g, hex, side).length > 0, 'combat.noEnemy', { at: hex }) ??
    must('SG N.2', attackersAt(g, hex, seat, side, true).length > 0, 'combat.nobodyToAttack', { at: hex })
  );
};

const leadersWith = (g: WarAndPeace, from: HexId, side: Faction, inside: boolean) =>
  leadersAt(g, from)
    .filter((row) => row.inside === inside && sideOfLeader(g, row.id) === side && !leaderCard(row.id).naval)
    .map(({ id }) => id);

type Gathering = AnswerOf<'attackFrom'> | AnswerOf<'holdBack'> | typeof DONE;

/** SG N.2, N.5 The hexes that join the attack, and what they hold back. */
function* gather(g: WarAndPeace, by: Seat, side: Faction, target: HexId): Script<Attack> {
  let attack: Attack = { target, sortie: false, troops: [], leaders: [] };
  for (;;) {
    const bases = basesFor(g, target, by, side).filter((from) => !attack.troops.some((each) => each.from === from));
    const among: readonly Gathering[] = [
      ...bases.map((from): Gathering => ({ kind: 'attackFrom', from })),
      ...attack.troops.flatMap(({ from, nation, kind: unit, sp }) =>
        [...new Set([1, sp])].map((some): Gathering => ({ kind: 'holdBack', from, nation, unit, sp: some })),
      ),
    ];
    const may = (answer: Gathering): Verdict =>
      must('SG N.5', answer.kind !== 'holdBack' || pointsOf(attack.troops) > answer.sp, 'combat.nobodyToAttack', {
        at: target,
      });
    if (bases.length === 0 && attack.troops.length > 0 && pointsOf(attack.troops) === 1) return attack;
    const prompt = say('combat.from', { target, sp: pointsOf(attack.troops) });
    const or: readonly Gathering[] = attack.troops.length > 0 ? [DONE] : [];
    const answer: Gathering = yield* ask(choice<Gathering>({ by, rule: 'SG N.5', prompt, among, may, or }));
    if (answer.kind === 'done') return attack;
    if (answer.kind === 'attackFrom') {
      const more = committed(attackersAt(g, answer.from, by, side, false));
      attack = {
        ...attack,
        troops: [...attack.troops, ...more],
        leaders: [...attack.leaders, ...leadersWith(g, answer.from, side, false)],
      };
    } else {
      const { from, nation, unit, sp } = answer;
      const troops = attack.troops.flatMap((each) => {
        if (each.from !== from || each.nation !== nation || each.kind !== unit) return [each];
        return each.sp > sp ? [{ ...each, sp: each.sp - sp }] : [];
      });
      attack = {
        ...attack,
        troops,
        leaders: attack.leaders.filter((id) =>
          troops.some((each) => leadersWith(g, each.from, side, false).includes(id)),
        ),
      };
    }
  }
}

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
    answer.kind !== 'sortie'
      ? yield* gather(g, by, side, hex)
      : {
          target: hex,
          sortie: true,
          troops: committed(attackersAt(g, hex, by, side, true)),
          leaders: leadersWith(g, hex, side, true),
        };
  g.work = { ...g.work, attacks: [...g.work.attacks, attack] };
  if (side === 'anti') attackOnSpaniards(g, hex);
  log(g, 'SG N.3', 'combat.declared', { target: hex, force: tokensOf(attack.leaders, attack.troops) });
  return 'more';
}
