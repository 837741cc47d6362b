import { askedAs, type Question, type Script, type Wish } from '@bivouac/kernel';
import { hexAt } from '../../catalogue/board.ts';
import { type HexId, type Side, unitCard } from '../../catalogue/catalogue.ts';
import { cutFor, cutReason } from '../../secrecy/secrets.ts';
import { log, reveal, say } from '../../text/speech.ts';
import { commandersAt, ids, stackAt, unitsAt } from '../../state/stack.ts';
import { boardOf, changeBattle, type Nemesis, SIDES, type UnitRow } from '../../state/state.ts';
import { takeSurplusOff } from './15.1-dummies.ts';

/** 15.1 Players may not look into each other's stacks. */
export const liesFaceDown = ({ agreed }: Nemesis): boolean => agreed.hiddenStacks;

/**
 * Whether a player can do anything at all may hang on units that the other does not see. Then he is asked in any case, so
 * that asking tells nothing.
 */
export const asksAnyway = (g: Nemesis, mightDo: boolean): boolean => liesFaceDown(g) && mightDo;

const show = (g: Nemesis, hex: HexId): void => {
  const shown = g.battle?.shown ?? [];
  for (const side of SIDES) {
    const units = ids(unitsAt(g, hex).filter(({ id }) => stackAt(g, hex)?.side === side && !shown.includes(id)));
    const commanders = ids(commandersAt(g, side, hex).filter(({ id }) => !shown.includes(id)));
    if (units.length + commanders.length === 0) continue;
    const dummies = side === 'coalition' ? g.decoys.filter((each) => each === hex).length : 0;
    changeBattle(g, { shown: [...(g.battle?.shown ?? []), ...units, ...commanders] });
    reveal(g, '15.1', 'stack.shown', { side, hex, units, commanders, dummies });
  }
};

/** 15.1, 10.3 From now on, and until the combat is over, all who stand on these hexes are shown to both players. */
export const showStacks = (g: Nemesis, hexes: readonly HexId[]): void => {
  if (!liesFaceDown(g)) return;
  for (const hex of hexes) show(g, hex);
};

const isCavalry = ({ id }: UnitRow): boolean => unitCard(id).arm === 'cavalry';

/** 8.2, A-108 Next to a march its enemy says where he has cavalry, and where it is disrupted. */
export const showDisruptedCavalry = (g: Nemesis, side: Side, hex: HexId): void => {
  if (!liesFaceDown(g)) return;
  const cavalry = hexAt(boardOf(g), hex).links.flatMap(({ open, to }) => {
    const stack = open ? stackAt(g, to) : undefined;
    return stack && stack.side !== side && !stack.cavalry && stack.units.some(isCavalry) ? [to] : [];
  });
  if (cavalry.length > 0) log(g, '8.2', 'march.cavalryDisrupted', { hex, cavalry });
};

const cutWish = (g: Nemesis, { answer, refusal: { rule, because } }: Wish): Wish => ({
  answer,
  refusal: { rule, because: cutReason(g, because) },
});

/** The question as the others may read it, and reasons why not that count no hidden units. */
const cutQuestion = (g: Nemesis, asked: Question): Question => {
  const question = asked.wishes
    ? askedAs(asked, { wishes: () => (asked.wishes?.() ?? []).map((wish) => cutWish(g, wish)) })
    : asked;
  const cut = cutFor(g, question.prompt);
  return cut.to === 'all'
    ? question
    : askedAs(question, { others: cut.others ?? say('hidden.decides', { side: cut.owner }) });
};

/** 15.1 A step of play with stacks face down: prompts are cut for the others, and dummies that are too many come off at once. */
export function* faceDown(g: Nemesis, step: Script): Script {
  for (let asked = step.next(); ;) {
    takeSurplusOff(g);
    if (asked.done) return;
    asked = step.next(yield asked.value.map((question) => cutQuestion(g, question)));
  }
}
