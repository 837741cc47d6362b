import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { Side, UnitId } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  type DepotRow,
  depotsWith,
  type Europe,
  type ForceId,
  forceSteps,
  hasForce,
  isSide,
  removeDepot,
  sideOfForce,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { loseStep, tidy } from '../2-game-pieces/2.1-loss-steps.ts';

type Loss = AnswerOf<'loseStep'> | AnswerOf<'loseDepot'>;

const ownerOf = (g: Europe, forces: readonly ForceId[]): Side | undefined => {
  const [first] = forces;
  const side = first === undefined ? 'none' : sideOfForce(g, first);
  return isSide(side) ? side : undefined;
};
const stepOf = ({ id }: { readonly id: UnitId }): Loss => ({ kind: 'loseStep', unit: id });
const depotOf = ({ id, nation }: DepotRow): Loss => ({ kind: 'loseDepot', depot: id, nation });

interface Toll {
  readonly rule: RuleRef;
  readonly forces: readonly ForceId[];
  readonly many: number;
  /** Which of the units may take the next loss; where none may, no more is lost. */
  readonly mayLose?: (unit: UnitId, taken: readonly UnitId[]) => Verdict;
  /** 14.9.2, 14.10 A depot may be given up in place of a step. */
  readonly depotsToo?: boolean;
}
export interface Suffered {
  readonly units: readonly UnitId[];
  readonly depots: number;
}

const take = (g: Europe, rule: RuleRef, loss: Loss): void => {
  if (loss.kind === 'loseDepot') {
    removeDepot(g, loss.depot);
    log(g, rule, 'loss.depot', { nation: loss.nation });
    return;
  }
  const { at } = unitRow(g, loss.unit);
  loseStep(g, loss.unit);
  log(g, rule, unitRow(g, loss.unit).at === at ? 'loss.reduced' : 'loss.eliminated', { unit: loss.unit });
};

/** The owner takes one loss after the other from his forces, as the rule allows. Forces left without units are no more. */
export function* suffer(g: Europe, { rule, forces, many, mayLose, depotsToo = false }: Toll): Script<Suffered> {
  const units: UnitId[] = [];
  let depots = 0;
  const owner = ownerOf(g, forces);
  if (owner === undefined) return { units, depots };
  const may = (loss: Loss): Verdict => (loss.kind === 'loseStep' ? mayLose?.(loss.unit, units) : undefined);
  for (let left = many; left > 0; left--) {
    const candidates = forces.flatMap((id) => [
      ...unitsAt(g, id).map(stepOf),
      ...(depotsToo ? depotsWith(g, id).map(depotOf) : []),
    ]);
    const free = candidates.filter((loss) => may(loss) === undefined);
    const [first] = free;
    if (!first) break;
    const all = stepsLeft(g, forces) + candidates.filter(({ kind }) => kind === 'loseDepot').length;
    const prompt = say('loss.choose', { left });
    const loss =
      free.length === 1 || left >= all
        ? first
        : yield* ask(choice<Loss>({ by: owner, rule, prompt, among: candidates, may }));
    take(g, rule, loss);
    if (loss.kind === 'loseStep') units.push(loss.unit);
    else depots += 1;
  }
  for (const id of forces) tidy(g, id);
  return { units, depots };
}

/** The owner takes one step after the other from these forces, among the units that the rule allows; returns the units, one entry to a step. */
export function* takeSteps(
  g: Europe,
  rule: RuleRef,
  forces: readonly ForceId[],
  many: number,
  mayLose: (unit: UnitId, taken: readonly UnitId[]) => boolean = () => true,
): Script<readonly UnitId[]> {
  const { units } = yield* suffer(g, {
    rule,
    forces,
    many,
    mayLose: (unit, taken) => must(rule, mayLose(unit, taken), 'loss.notThis', { unit }),
  });
  return units;
}

/** How many steps these forces have. */
export const stepsLeft = (g: Europe, forces: readonly ForceId[]): number =>
  forces.reduce((sum, id) => sum + (hasForce(g, id) ? forceSteps(g, id) : 0), 0);
