import { cardId } from '../../../catalogue/cards.ts';
import { roll } from '@bivouac/kernel';
import { distance, hexAt } from '../../../catalogue/board.ts';
import { type HexId, unitCard } from '../../../catalogue/catalogue.ts';
import { log, say } from '../../../text/speech.ts';
import { stacksOf } from '../../../state/stack.ts';
import { boardOf, type Nemesis, removeDepot } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { nameDepot, openDepots, targets, thisTurn } from '../16.1-parts.ts';

export const COSSACK_RAID = cardId('7');

const RIDE = 4;
const BURNS_ON = 4;

const cossacksAt = (g: Nemesis): readonly HexId[] =>
  stacksOf(g, 'coalition')
    .filter(({ units }) => units.some(({ id, disrupted }) => unitCard(id).cossack && !disrupted))
    .map(({ hex }) => hex);

const withinReach = (g: Nemesis): readonly HexId[] => {
  const board = boardOf(g);
  const raiders = cossacksAt(g).map((hex) => hexAt(board, hex));
  return openDepots(g, 'french', (hex) => raiders.some((raider) => distance(raider, hexAt(board, hex)) <= RIDE));
};

/** Cossacks burn a Depot that nobody guards, or are held in their camps. */
export const cossackRaid: CardRules = {
  coalition: {
    applies: (g) => withinReach(g).length > 0,
    *carryOut(g, side) {
      const hex = yield* nameDepot(g, side, COSSACK_RAID, withinReach(g));
      const die = yield* roll('16.1', say('card.raidDie', { card: COSSACK_RAID, hex }));
      if (die < BURNS_ON) return log(g, '16.1', 'card.raidFails', { card: COSSACK_RAID, hex, die });
      removeDepot(g, hex);
      log(g, '16.1', 'card.raidBurns', { card: COSSACK_RAID, hex, die });
    },
  },
  french: thisTurn(
    COSSACK_RAID,
    (_, g) => ({ kind: 'mayNotMove', units: targets(g, 'coalition', ({ cossack }) => cossack) }),
    (g) => targets(g, 'coalition', ({ cossack }) => cossack).length > 0,
  ),
};
