import { choose, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexAt } from '../../catalogue/board.ts';
import { type CommanderId, type HexId, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { must, say } from '../../text/speech.ts';
import { ids } from '../../state/stack.ts';
import { boardOf, type Nemesis } from '../../state/state.ts';
import { mayDoWithout, mayGoFreely, NO_TERMS, type Terms } from '../16-advanced-rules/16.1-free-moves.ts';
import { obeys } from '../16-advanced-rules/16.6-tension.ts';
import { commandersYetToMove, unitsThatStood, unitsYetToMarch } from './8.3-one-move.ts';
import { freeToGo, mayBeMoved } from './8.2-free-to-move.ts';
import { type Body, canSetOut, roomFor } from './8.4-step.ts';

export { type Body, roomFor };

const MARCH: AnswerOf<'march'> = { kind: 'march' };

const lightest = (units: readonly UnitId[]): readonly UnitId[] => {
  const least = Math.min(...units.map((id) => unitCard(id).of));
  return units.filter((id) => unitCard(id).of === least).slice(0, 1);
};
const without = <Id>(all: readonly Id[], one: Id): readonly Id[] => all.filter((each) => each !== one);

/** 8.2, 8.3, 16.6 Everyone who may still move: units that no rule keeps here and that take the order of a commander here, and commanders. */
export const everyoneFree = (g: Nemesis, side: Side, hex: HexId, terms: Terms = NO_TERMS): Body => {
  const commanders = commandersYetToMove(g, side, hex);
  const free = unitsYetToMarch(g, side, hex).filter((row) => mayBeMoved(g, row) === undefined);
  return {
    units: ids(free).filter((unit) => obeys(g, unit, commanders) && mayGoFreely(terms, unit)),
    commanders: freeToGo(g, commanders),
  };
};

/**
 * Could some of this body take a first step? Where one unit alone can, a smaller body always finds a way; some need
 * their commanders with them, or nobody left behind (14.8).
 */
export const canAnySetOut = (g: Nemesis, side: Side, from: HexId, { units, commanders }: Body): boolean => {
  const can = (body: Body): boolean => canSetOut(g, side, hexAt(boardOf(g), from), body);
  if (can({ units: lightest(units), commanders: [] })) return true;
  return (
    units.some((unit) => can({ units: [unit], commanders: [] }) || can({ units: [unit], commanders })) ||
    (mayAllGo(g, side, from, units) === undefined && can({ units, commanders }))
  );
};

/** 8.4 bp6 A unit that has covered a march past enemy cavalry stays; any one of those that stood there will do. */
const mayAllGo = (g: Nemesis, side: Side, from: HexId, units: readonly UnitId[]): Verdict =>
  must(
    '8.4 bp6',
    !g.reliedOn.includes(from) || units.length < unitsThatStood(g, side, from).length,
    'march.coverStays',
    { hex: from },
  );

const maySetOut = (g: Nemesis, side: Side, from: HexId, body: Body): Verdict =>
  mayAllGo(g, side, from, body.units) ??
  must('8.4', canSetOut(g, side, hexAt(boardOf(g), from), body), 'march.noWayForAll', { hex: from });

/** 8.4 bp3 Units may be left behind, as long as one that can find a way goes. */
const mayLeave = (g: Nemesis, side: Side, from: HexId, { units, commanders }: Body, unit: UnitId): Verdict => {
  const rest = { units: without(units, unit), commanders };
  return (
    must('8.4 bp3', rest.units.length > 0, 'march.someoneGoes', { hex: from }) ??
    must('4.1', canAnySetOut(g, side, from, rest), 'march.othersFindNoWay', { unit })
  );
};

/** 8.4 bp2 A commander may stay, unless nobody could go without him (14.8). */
const mayStay = (g: Nemesis, side: Side, from: HexId, { units, commanders }: Body, one: CommanderId): Verdict =>
  must('14.8', canAnySetOut(g, side, from, { units, commanders: without(commanders, one) }), 'march.needHim', {
    commander: one,
  });

/**
 * 8.4 bp2, bp3 Everyone who may still move goes, but for those who are left behind; commanders may all stay.
 * What is left behind may move later, with another train.
 */
export function* whoMarches(g: Nemesis, side: Side, from: HexId, terms: Terms): Script<Body> {
  let { units, commanders } = everyoneFree(g, side, from, terms);
  for (;;) {
    const answer = yield* choose<AnswerOf<'march' | 'leave' | 'leaveCommander'>>({
      by: side,
      rule: '8.4 bp3',
      prompt: say('march.whoGoes', { hex: from, units, commanders }),
      among: [
        MARCH,
        ...units.map((unit) => ({ kind: 'leave', unit }) as const),
        ...commanders.map((commander) => ({ kind: 'leaveCommander', commander }) as const),
      ],
      may: (wish) => {
        const body = { units, commanders };
        if (wish.kind === 'march') return maySetOut(g, side, from, body);
        return wish.kind === 'leave'
          ? mayLeave(g, side, from, body, wish.unit)
          : (mayDoWithout(terms, wish.commander) ?? mayStay(g, side, from, body, wish.commander));
      },
    });
    if (answer.kind === 'march') return { units, commanders };
    if (answer.kind === 'leave') units = without(units, answer.unit);
    else commanders = without(commanders, answer.commander);
  }
}
