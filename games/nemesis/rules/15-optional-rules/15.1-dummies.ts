import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { logTo, must, say } from '../../text/speech.ts';
import { stackAt, stacksOf } from '../../state/stack.ts';
import type { Nemesis, Phase } from '../../state/state.ts';

/** 15.1 The Coalition has up to five dummy counters, which nobody but its player can tell from units. */
export const MOST_DUMMIES = 5;
const OWNER: Side = 'coalition';

/** Ends of phases in which stacks were set up, moved or fought: A-108 allows the end of any, and these are the ones that matter. */
const AFTER: readonly Phase[] = [
  'firstDepots',
  'movement',
  'combat',
  'commandersMovement',
  'reinforcements',
  'armisticeReinforcements',
];

/** Are the dummies set when this phase ends? The Coalition is asked every time, so that being asked tells nothing. */
export const setsDummiesAfter = ({ agreed }: Nemesis, phase: Phase): boolean =>
  agreed.hiddenStacks && AFTER.includes(phase);

const unitsOfOwner = (g: Nemesis, hex: HexId): number => {
  const stack = stackAt(g, hex);
  return stack?.side === OWNER ? stack.units.length : 0;
};
const dummiesAt = ({ decoys }: Nemesis, hex: HexId): number => decoys.filter((each) => each === hex).length;

/** Takes one dummy from a hex. */
const takeOff = (g: Nemesis, hex: HexId): void => {
  g.decoys = g.decoys.toSpliced(g.decoys.indexOf(hex), 1);
};

/** 15.1 No stack ever has more dummies than combat units: where units have left or fallen, the surplus comes off at once. */
export const takeSurplusOff = (g: Nemesis): void => {
  for (const hex of new Set(g.decoys)) {
    while (dummiesAt(g, hex) > unitsOfOwner(g, hex)) {
      takeOff(g, hex);
      logTo(g, { only: OWNER }, '15.1', 'decoy.comesOff', { hex });
    }
  }
};

const mayAdd = (g: Nemesis, hex: HexId): Verdict =>
  must('15.1', g.decoys.length < MOST_DUMMIES, 'decoy.noneLeft', { most: MOST_DUMMIES }) ??
  must('15.1', dummiesAt(g, hex) < unitsOfOwner(g, hex), 'decoy.tooMany', { hex });

/**
 * 15.1, A-108 At the end of a phase the Coalition takes dummies from its stacks, then adds others, until it is done. To
 * move one is to take it and to add it elsewhere.
 */
export function* setDummies(g: Nemesis): Script {
  for (let hasAdded = false; ;) {
    const answer = yield* choose<AnswerOf<'decoy' | 'removeDecoy' | 'done'>>({
      by: OWNER,
      rule: '15.1',
      prompt: say('decoy.place', { side: OWNER }),
      among: [
        ...stacksOf(g, OWNER).map(({ hex }) => ({ kind: 'decoy', to: hex }) as const),
        ...[...new Set(g.decoys)].map((hex) => ({ kind: 'removeDecoy', from: hex }) as const),
      ],
      may: (wish) => {
        if (wish.kind === 'decoy') return mayAdd(g, wish.to);
        return wish.kind === 'removeDecoy' ? must('15.1', !hasAdded, 'decoy.notAgain', { hex: wish.from }) : undefined;
      },
      or: [DONE],
    });
    if (answer.kind === 'done') break;
    if (answer.kind === 'decoy') {
      hasAdded = true;
      g.decoys = [...g.decoys, answer.to];
      logTo(g, { only: OWNER }, '15.1', 'decoy.added', { hex: answer.to });
    } else {
      takeOff(g, answer.from);
      logTo(g, { only: OWNER }, '15.1', 'decoy.removed', { hex: answer.from });
    }
  }
  const { decoys: _, ...clock } = g.clock;
  g.clock = clock;
}
