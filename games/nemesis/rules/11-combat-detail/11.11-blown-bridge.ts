import { choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexAt, linkTo } from '../../catalogue/board.ts';
import type { HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log, say } from '../../text/speech.ts';
import { unitsAt } from '../../state/stack.ts';
import { boardOf, type Nemesis, unit } from '../../state/state.ts';
import { removeEffect } from '../../state/state-1813.ts';
import { takeHit } from './11.17-allocating-hits.ts';
import { commandersEscape } from './11.19-commanders-escape.ts';
import { askUnlessOnly } from './only-answer.ts';

const isBridge = (g: Nemesis, from: HexId, to: HexId): boolean => linkTo(hexAt(boardOf(g), from), to)?.bridge ?? false;

/** A withdrawal from one hex to the next; what found no room there has gone one further. */
interface Retreat {
  readonly side: Side;
  readonly from: HexId;
  readonly to: HexId;
  readonly units: readonly UnitId[];
}

const whoCrossed = (g: Nemesis, { from, to, units }: Retreat): readonly UnitId[] =>
  units.filter((id) => {
    const at = unit(g, id).at as HexId;
    return isBridge(g, from, to) || isBridge(g, to, at);
  });

/**
 * 16.1 The first stack of a side that withdraws over a bridge, where a card has it blown too soon, takes one more hit, the
 * owner's choice among those who crossed, before any pursuit (rulings/16.1-cards-in-combat.md). Returns who is left.
 */
export function* crossBlownBridge(g: Nemesis, retreat: Retreat): Script<readonly UnitId[]> {
  const { side, units } = retreat;
  const trap = inForce(g, 'bridgeBlown').find((effect) => effect.side === side);
  const crossed = trap ? whoCrossed(g, retreat) : [];
  if (!trap || crossed.length === 0) return units;
  removeEffect(g, trap);
  log(g, '16.1', 'card.bridgeBlown', { side });
  const { unit: id } = yield* askUnlessOnly(
    choice<AnswerOf<'hit'>>({
      by: side,
      rule: '16.1',
      prompt: say('card.bridgeHit', { side }),
      among: crossed.map((each) => ({ kind: 'hit', unit: each })),
      may: () => undefined,
    }),
  );
  const hex = unit(g, id).at as HexId;
  takeHit(g, id, '16.1');
  if (unitsAt(g, hex).length === 0) yield* commandersEscape(g, side, hex); // 11.19
  return units.filter((each) => unit(g, each).at !== 'lost');
}
