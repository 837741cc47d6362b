import { choose, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import { hexAt } from '../../board.ts';
import { type CommanderId, type HexId, type Side, unitCard, type UnitId } from '../../catalogue.ts';
import { must, say } from '../../speech.ts';
import { ids } from '../../stack.ts';
import { boardOf, type Nemesis } from '../../state.ts';
import { commandersYetToMove, unitsYetToMarch } from './8.3-one-move.ts';
import { canSetOut } from './8.4-step.ts';

export interface Body {
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
}

const MARCH: AnswerOf<'march'> = { kind: 'march' };

export const roomFor = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + unitCard(id).of, 0);
const lightest = (units: readonly UnitId[]): number => Math.min(...units.map((id) => unitCard(id).of));
const without = <Id>(all: readonly Id[], one: Id): readonly Id[] => all.filter((each) => each !== one);

/** Could one of these units at least take a first step? Where one can, a smaller body always finds a way. */
export const canAnySetOut = (g: Nemesis, side: Side, from: HexId, units: readonly UnitId[]): boolean =>
  canSetOut(g, side, hexAt(boardOf(g), from), lightest(units));

/** 8.4 bp6 A unit that has covered a march past enemy cavalry stays; any one of those that stood there will do. */
const mayAllGo = (g: Nemesis, side: Side, from: HexId, units: readonly UnitId[]): Verdict =>
  must(
    '8.4 bp6',
    !g.reliedOn.includes(from) || units.length < unitsYetToMarch(g, side, from).length,
    'march.coverStays',
    { hex: from },
  );

const maySetOut = (g: Nemesis, side: Side, from: HexId, units: readonly UnitId[]): Verdict =>
  mayAllGo(g, side, from, units) ??
  must('8.4', canSetOut(g, side, hexAt(boardOf(g), from), roomFor(units)), 'march.noWayForAll', { hex: from });

/** 8.4 bp3 Units may be left behind, as long as one that can find a way goes. */
const mayLeave = (g: Nemesis, side: Side, from: HexId, units: readonly UnitId[], unit: UnitId): Verdict => {
  const rest = without(units, unit);
  return (
    must('8.4 bp3', rest.length > 0, 'march.someoneGoes', { hex: from }) ??
    must('4.1', canAnySetOut(g, side, from, rest), 'march.othersFindNoWay', { unit })
  );
};

/**
 * 8.4 bp2, bp3 Everyone who may still move goes, but for those who are left behind; commanders may all stay.
 * What is left behind may move later, with another train.
 */
export function* whoMarches(g: Nemesis, side: Side, from: HexId): Script<Body> {
  let units = ids(unitsYetToMarch(g, side, from));
  let commanders = ids(commandersYetToMove(g, side, from));
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
        if (wish.kind === 'march') return maySetOut(g, side, from, units);
        return wish.kind === 'leave' ? mayLeave(g, side, from, units, wish.unit) : undefined;
      },
    });
    if (answer.kind === 'march') return { units, commanders };
    if (answer.kind === 'leave') units = without(units, answer.unit);
    else commanders = without(commanders, answer.commander);
  }
}
