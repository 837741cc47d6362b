import { choice, choose, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexAt, type Link } from '../../catalogue/board.ts';
import { type CommanderId, type HexId, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandersAt, ids } from '../../state/stack.ts';
import { boardOf, commander as commanderRow, moveCommander, moveUnit, type Nemesis, unit } from '../../state/state.ts';
import { leaveGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { areAtOne, mayJoin, mayPart, swedesAmong } from '../14-campaign-of-1813/14.8-sweden.ts';
import { CAPACITY, hasRoomFor, roomTakenAt } from '../4-occupying-a-hex/4.1-capacity.ts';
import { battleOf } from './11.2-taking-part.ts';
import { crossBlownBridge } from './11.11-blown-bridge.ts';
import { isDrivenIntoClosedLand, mayWithdrawBy } from './11.11-prohibitions.ts';
import { perish, takeHit } from './11.17-allocating-hits.ts';
import { askUnlessOnly } from './only-answer.ts';

const room = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + unitCard(id).of, 0);
const largestFirst = (units: readonly UnitId[]): readonly UnitId[] =>
  units.toSorted((a, b) => unitCard(b).of - unitCard(a).of);

/** How few units must go on for the rest to fit: the bulkiest would do it soonest. */
const fewest = (units: readonly UnitId[], excess: number): number => {
  const sorted = largestFirst(units);
  return sorted.findIndex((_, index) => room(sorted.slice(0, index + 1)) >= excess) + 1;
};

interface Shedding {
  readonly units: readonly UnitId[];
  readonly excess: number;
  readonly number: number;
  readonly shed: readonly UnitId[];
}

/** 11.11 As few units as possible go on, the owner's choice among those that make it do (rulings/11.11-withdrawal.md). */
const mayShed = ({ units, excess, number, shed }: Shedding, id: UnitId): Verdict => {
  const others = largestFirst(units.filter((other) => other !== id && !shed.includes(other)));
  const relieved = room([...shed, id, ...others.slice(0, number - shed.length - 1)]);
  return must('11.11', relieved >= excess, 'withdrawal.tooSmall', { unit: id, excess, number });
};

/** 11.11 The owner names the units for which the receiving hex has no room. */
function* shedUnits(g: Nemesis, side: Side, units: readonly UnitId[], to: HexId): Script<readonly UnitId[]> {
  const excess = roomTakenAt(g, side, to) + room(units) - CAPACITY;
  if (excess <= 0) return [];
  const number = fewest(units, excess);
  log(g, '11.11', 'withdrawal.overflows', { hex: to, excess, number });
  let shed: readonly UnitId[] = [];
  while (shed.length < number) {
    const so = { units, excess, number, shed };
    const { unit: id } = yield* askUnlessOnly(
      choice<AnswerOf<'shed'>>({
        by: side,
        rule: '11.11',
        prompt: say('withdrawal.shed', { hex: to, left: number - shed.length }),
        among: units.filter((each) => !shed.includes(each)).map((each) => ({ kind: 'shed', unit: each })),
        may: (wish) => mayShed(so, wish.unit),
      }),
    );
    shed = [...shed, id];
  }
  return shed;
}

/** 14.8 Who has to go on with these units for them to stand there: nobody, or else a Swedish commander, with whom they all agree. */
const companionFor = (
  g: Nemesis,
  side: Side,
  from: HexId,
  to: HexId,
  units: readonly UnitId[],
): readonly CommanderId[] => {
  if (!mayJoin(g, side, to, { units, commanders: [] })) return [];
  const may = (commander: CommanderId): boolean => !mayPart(g, side, from, { units: [], commanders: [commander] });
  return swedesAmong(ids(commandersAt(g, side, from)))
    .filter(may)
    .slice(0, 1);
};

/** 11.11 The further hex knows the same bans, and now there must be room. */
const mayGoOnBy = (g: Nemesis, side: Side, from: HexId, link: Link, units: readonly UnitId[]): Verdict =>
  mayWithdrawBy(g, side, from, link, { units, commanders: companionFor(g, side, from, link.to, units) }) ??
  must('11.11', hasRoomFor(g, side, link.to, room(units)), 'hex.overfull', {
    hex: link.to,
    of: roomTakenAt(g, side, link.to) + room(units),
  });

/** 14.8 A commander goes on only if those whom he leaves, and those to whom he comes, may stand so. */
const mayGoWith = (g: Nemesis, side: Side, commander: CommanderId, to: HexId): Verdict => {
  const who = { units: [], commanders: [commander] };
  return mayPart(g, side, commanderRow(g, commander).at as HexId, who) ?? mayJoin(g, side, to, who);
};

/** 14.8 He stays only if those who have gone on can do without him, or another who is still to choose can go. */
const mayStayWith = (
  g: Nemesis,
  side: Side,
  commander: CommanderId,
  others: readonly CommanderId[],
  to: HexId,
): Verdict =>
  must(
    '14.8',
    areAtOne(g, to) || swedesAmong(others).some((other) => mayGoWith(g, side, other, to) === undefined),
    'sweden.mustGoOn',
    { commander, to },
  );

/** Swedish commanders choose first, for others may depend on them (14.8). */
function* commandersStayOrGo(g: Nemesis, side: Side, commanders: readonly CommanderId[], to: HexId): Script {
  const swedes = swedesAmong(commanders);
  const inOrder = [...swedes, ...commanders.filter((id) => !swedes.includes(id))];
  for (const [index, commander] of inOrder.entries()) {
    const answer = yield* choose<AnswerOf<'stayWith'> | AnswerOf<'goWith'>>({
      by: side,
      rule: '11.11',
      prompt: say('withdrawal.commander', { commander, to }),
      among: [
        { kind: 'stayWith', commander },
        { kind: 'goWith', commander },
      ],
      may: ({ kind }) =>
        kind === 'goWith'
          ? mayGoWith(g, side, commander, to)
          : mayStayWith(g, side, commander, inOrder.slice(index + 1), to),
    });
    if (answer.kind === 'stayWith') continue;
    moveCommander(g, commander, to);
    log(g, '11.11', 'withdrawal.commanderGoesOn', { commander, to });
  }
}

/** 11.11 Those for whom there is no room take a hit and go one hex further, together; if they cannot, they are lost. */
function* goOn(
  g: Nemesis,
  side: Side,
  shed: readonly UnitId[],
  over: HexId,
  commanders: readonly CommanderId[],
): Script<readonly UnitId[]> {
  for (const id of shed) takeHit(g, id, '11.11');
  const units = shed.filter((id) => unit(g, id).at !== 'lost');
  if (units.length === 0) return [];
  const { links } = hexAt(boardOf(g), over);
  const question = choice<AnswerOf<'withdraw'>>({
    by: side,
    rule: '11.11',
    prompt: say('withdrawal.further', { hex: over, units }),
    among: links.map(({ to }) => ({ kind: 'withdraw', to })),
    may: (wish) => {
      const link = links.find(({ to }) => to === wish.to);
      return link && mayGoOnBy(g, side, over, link, units);
    },
  });
  if (!offers(question, 1)) {
    log(g, '11.11', 'withdrawal.nowhere', { side, hex: over });
    if (isDrivenIntoClosedLand(g, side, over, { units, commanders: [] }))
      log(g, '11.11', 'withdrawal.interned', { side, hex: over });
    perish(g, units, '11.11');
    return [];
  }
  const { to } = yield* askUnlessOnly(question);
  for (const id of units) moveUnit(g, id, to);
  log(g, '11.11', 'withdrawal.made', { units, from: over, to });
  yield* commandersStayOrGo(g, side, commanders, to);
  return units;
}

/** 11.11 The stack and its commanders fall back to a hex; what it cannot hold goes on. Returns the units that survive it. */
export function* fallBack(g: Nemesis, side: Side, units: readonly UnitId[], to: HexId): Script<readonly UnitId[]> {
  const { to: hex } = battleOf(g);
  leaveGarrison(g, units); // 14.13
  const shed = yield* shedUnits(g, side, units, to);
  const stayers = units.filter((id) => !shed.includes(id));
  const commanders = ids(commandersAt(g, side, hex));
  for (const id of stayers) moveUnit(g, id, to);
  for (const id of commanders) moveCommander(g, id, to);
  log(g, '11.11', 'withdrawal.made', { units: stayers, from: hex, to });
  const withdrawn = [...stayers, ...(yield* goOn(g, side, shed, to, commanders))];
  return yield* crossBlownBridge(g, { side, from: hex, to, units: withdrawn }); // 16.1
}
