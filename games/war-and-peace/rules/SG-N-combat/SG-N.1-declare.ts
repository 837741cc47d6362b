import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers.ts';
import { cityCard } from '../../catalogue/cities.ts';
import { type Faction, type HexId, opponent } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { kindCard, leaderCard } from '../../catalogue/pieces.ts';
import {
  activeFaction,
  type Attack,
  type Committed,
  fieldAt,
  garrisonAt,
  leadersAt,
  pointsOf,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { seatOf } from '../D-players/D.3-seats.ts';

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
      seatOf(g, troop.nation) === seat &&
      troop.bond !== 'unpaid' &&
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

type Declaring = AnswerOf<'attack'> | AnswerOf<'sortie'> | typeof DONE;

/** SG N.3 All battles are declared first: one attack, or nothing more. */
export function* declare(g: WarAndPeace, by: Seat): Script<'more' | 'done'> {
  const side = activeFaction(g.clock);
  if (!side || g.work.phase !== 'combat') return 'done';
  const near = new Set(
    g.troops.flatMap((troop) =>
      isHex(troop.at) && sideOfTroop(g, troop) === side && seatOf(g, troop.nation) === by && !troop.inside
        ? overland(troop.at)
        : [],
    ),
  );
  const targets = [...near].filter((hex) => enemiesAt(g, hex, side).length > 0).sort();
  const sorties = g.sieges.filter(({ city }) =>
    garrisonAt(g, cityCard(city).hex).some((troop) => sideOfTroop(g, troop) === side && seatOf(g, troop.nation) === by),
  );
  const among: readonly Declaring[] = [
    ...targets.map((target): Declaring => ({ kind: 'attack', target })),
    ...sorties.map(({ city }): Declaring => ({ kind: 'sortie', city })),
  ];
  const may = (answer: Declaring): Verdict => {
    if (answer.kind === 'attack') return mayAttack(g, answer.target, by, side);
    return answer.kind === 'sortie' ? maySortie(g, answer, by, side) : undefined;
  };
  if (among.every((answer) => may(answer))) return 'done';
  const answer = yield* ask(
    choice<Declaring>({ by, rule: 'SG N.3', prompt: say('combat.declare'), among, may, or: [DONE] }),
  );
  if (answer.kind === 'done') return 'done';
  const hex = answer.kind === 'attack' ? answer.target : cityCard(answer.city).hex;
  const attack: Attack =
    answer.kind === 'attack'
      ? yield* gather(g, by, side, hex)
      : {
          target: hex,
          sortie: true,
          troops: committed(attackersAt(g, hex, by, side, true)),
          leaders: leadersWith(g, hex, side, true),
        };
  g.work = { ...g.work, attacks: [...g.work.attacks, attack] };
  log(g, 'SG N.3', 'combat.declared', { target: hex, force: tokensOf(attack.leaders, attack.troops) });
  return 'more';
}
