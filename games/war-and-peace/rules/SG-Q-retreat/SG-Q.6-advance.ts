import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { type Faction, type HexId, opponent } from '../../catalogue/ids.ts';
import { kindCard } from '../../catalogue/pieces.ts';
import {
  changeLeader,
  changeTroops,
  fieldAt,
  type Force,
  leadersAt,
  moveForce,
  removeTroops,
  sideOfLeader,
  sideOfTroop,
  toPool,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { entered } from '../SG-J-ground-movement/SG-J.10-entered.ts';
import { crossedSpanishBorder } from '../L-iberia/L.1-spanish-chart.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { leftEntrenchments } from '../SG-T-entrenchment/SG-T.1-entrench.ts';
import { committedRows, type Party, present } from '../SG-O-resolution/SG-O-sides.ts';

/** SG Q.6 What a victor may bring forward from one of their hexes: everything with a leader, cavalry without. */
const vanguard = (g: WarAndPeace, party: Party, from: HexId): Force => {
  const leaders = leadersAt(g, from)
    .map(({ id }) => id)
    .filter((id) => party.leaders.includes(id) && sideOfLeader(g, id) === party.faction);
  const parts = party.troops.filter(
    (each) => each.from === from && (leaders.length > 0 || !kindCard(each.kind).needsLeader) && each.kind !== 'P',
  );
  const rows = committedRows(g, { ...party, troops: parts });
  return {
    at: from,
    leaders,
    parts: rows.map(({ nation, kind, level, bond, sp }) => ({ nation, kind, level, bond, sp })),
  };
};

type Following = AnswerOf<'advance'> | typeof DONE;

/** J.4.m Cavalry that is half paid is lost when all the others of its side have gone from the hex. */
const forfeitUnpaid = (g: WarAndPeace, hex: HexId, victor: Faction): void => {
  const beaten = fieldAt(g, hex).filter((troop) => sideOfTroop(g, troop) === opponent(victor));
  if (beaten.some(({ bond }) => bond !== 'unpaid')) return;
  for (const { sp, ...sort } of beaten) {
    removeTroops(g, sort, sp);
    toPool(g, sort.nation, sort.kind, sp);
  }
  if (beaten.length > 0) log(g, 'J.4.m', 'combat.lost', { faction: opponent(victor), force: tokensOf([], beaten) });
};

/** SG Q.6 The victor may advance into the hex that was left, if it might march there. */
export function* advance(g: WarAndPeace, victor: Party, to: HexId): Script {
  forfeitUnpaid(g, to, victor.faction);
  if (victor.inside) return;
  for (;;) {
    const party = present(g, victor);
    const bases = [...new Set(party.troops.map(({ from }) => from))].filter((from) => from !== to);
    const may = (answer: Following): Verdict =>
      answer.kind === 'advance'
        ? mayEnter(g, { verb: 'advance', force: vanguard(g, party, answer.from), to })
        : undefined;
    const among = bases
      .filter((from) => vanguard(g, party, from).parts.length > 0)
      .map((from): AnswerOf<'advance'> => ({ kind: 'advance', from }));
    if (among.every(may) || g.ending) return;
    const by = commandOf(g, party.troops[0] ?? { nation: 'france' }, party.faction);
    const answer = yield* ask(
      choice<Following>({ by, rule: 'SG Q.6', prompt: say('combat.advance', { to }), among, may, or: [DONE] }),
    );
    if (answer.kind === 'done') return;
    const force = vanguard(g, party, answer.from);
    const committed = party.troops.filter((each) => each.from === answer.from);
    for (const troop of committedRows(g, { ...party, troops: committed }))
      if (force.parts.some(({ nation, kind }) => nation === troop.nation && kind === troop.kind))
        changeTroops(g, troop, troop.sp, { spent: 'moved' });
    for (const id of force.leaders) changeLeader(g, id, { spent: 'moved' });
    const moved = moveForce(g, force, to);
    leftEntrenchments(g, answer.from);
    crossedSpanishBorder(g, moved.parts, answer.from, to);
    log(g, 'SG Q.6', 'combat.advances', { from: answer.from, to });
    yield* entered(g, moved, answer.from);
  }
}
