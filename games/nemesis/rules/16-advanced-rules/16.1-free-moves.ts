import type { Verdict } from '@bivouac/kernel';
import {
  type CommanderId,
  type HexId,
  type Nation,
  type Side,
  unitCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import { type EffectOf, inForce } from '../../state/effects.ts';
import { must } from '../../text/speech.ts';
import { unitsAt } from '../../state/stack.ts';
import { commander, type Nemesis } from '../../state/state.ts';
import { isInSupply } from '../6-general-supply/6.1-in-supply.ts';

type FreeMove = EffectOf<'freeMove'>;

/** 16.1 A move that takes no Supply Train: who of the stack may go, and who must. */
export interface Terms {
  readonly nation?: Nation;
  readonly leader?: CommanderId;
}
export const NO_TERMS: Terms = {};

const DANES = 'Denmark-Norway';

export const termsOf = ({ of }: FreeMove): Terms => (of === DANES ? { nation: DANES } : { leader: of });

/** The free move that a side has left this Turn. */
export const freeMoveOf = (g: Nemesis, side: Side): FreeMove | undefined =>
  g.effects.length === 0 ? undefined : inForce(g, 'freeMove').find((effect) => effect.side === side);

/** 16.1 With Napoleon, who has not moved yet, and in supply; or Danes, who need none. The rest is as for any stack (8.2). */
export const mayMoveFreely = (g: Nemesis, side: Side, { of, card }: FreeMove, hex: HexId): Verdict => {
  if (of === DANES)
    return must(
      '16.1',
      unitsAt(g, hex).some(({ id }) => unitCard(id).nation === of),
      'card.freeForOthers',
      { card },
    );
  const { at, moved } = commander(g, of);
  return (
    must('16.1', at === hex && !moved, 'card.freeForOthers', { card }) ??
    must('6.1', isInSupply(g, side, hex), 'rally.outOfSupply', { hex })
  );
};

export const mayGoFreely = ({ nation }: Terms, id: UnitId): boolean =>
  nation === undefined || unitCard(id).nation === nation;

/** 16.1 The stack moves with him, so he neither stays nor stops on the way. */
export const mayDoWithout = ({ leader }: Terms, id: CommanderId): Verdict =>
  must('16.1', id !== leader, 'card.goesWithHim', { commander: id });
