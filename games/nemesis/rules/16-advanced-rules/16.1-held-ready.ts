import { choose, type Script } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers.ts';
import { hexAt } from '../../board.ts';
import { cardId } from '../../cards.ts';
import { type CardId, type Nation, type Side, unitCard, type UnitId } from '../../catalogue.ts';
import type { Effect } from '../../effects.ts';
import { log, say } from '../../speech.ts';
import { occupies } from '../../stack.ts';
import { boardOf, changeBattle, type Nemesis } from '../../state.ts';
import { removeEffect } from '../../state-1813.ts';
import { line, type Line } from '../11-combat-detail/11.2-sheet.ts';
import { battleOf, defenderOf } from '../11-combat-detail/11.2-taking-part.ts';
import { hasOnlyDisruptedDefenders } from '../11-combat-detail/11.18-disrupted-defenders.ts';

export const PONTOON_TRAIN = cardId('12');
export const SIEGE_TRAIN = cardId('24');
const CONCERTS: readonly CardId[] = ['20', '40', '40a'].map(cardId);
const MORE = 1;

/** Is this card used in the combat under way? */
const isUsed = ({ battle }: Nemesis, side: Side, isIt: (card: CardId) => boolean): boolean =>
  battle?.used.some((used) => used.side === side && isIt(used.card)) ?? false;

/** 16.1 Boats carry the attackers across: no river weakens them (11.4, 11.5). */
export const hasPontoons = (g: Nemesis): boolean =>
  g.battle !== null && isUsed(g, g.battle.attacker, (card) => card === PONTOON_TRAIN);
/** 16.1 Heavy guns have opened the walls: they weaken nobody (11.4, 11.5). */
export const hasSiegeTrain = (g: Nemesis): boolean =>
  g.battle !== null && isUsed(g, g.battle.attacker, (card) => card === SIEGE_TRAIN);
/** 16.1 Two nations act in concert: one more for the order to go in (10.2). */
export const concertBonus = (g: Nemesis): number =>
  isUsed(g, battleOf(g).attacker, (card) => CONCERTS.includes(card)) ? MORE : 0;

export const holdsBoth = (units: readonly UnitId[], nations: readonly [Nation, Nation]): boolean =>
  nations.every((nation) => units.some((id) => unitCard(id).nation === nation));

/** A card is offered where it can do something: nobody is asked about boats where there is no river. */
const isOfUse = (g: Nemesis, effect: Effect): boolean => {
  const { attacker, to, ordered } = battleOf(g);
  const target = hexAt(boardOf(g), to);
  const isDefended = occupies(g, defenderOf(g), to);
  switch (effect.kind) {
    case 'pontoons':
      return isDefended && target.links.some(({ river, hex }) => river && occupies(g, attacker, hex.id));
    case 'siegeTrain':
      return isDefended && target.fortified;
    case 'concert':
      return holdsBoth(ordered, effect.nations);
    default:
      return false;
  }
};

function* offer(g: Nemesis, side: Side, effect: Effect): Script {
  const { from, to } = battleOf(g);
  const { card } = effect;
  const answer = yield* choose<AnswerOf<'useCard' | 'pass'>>({
    by: side,
    rule: '16.1',
    prompt: say('card.useNow', { card, from, to }),
    among: [{ kind: 'useCard', card }],
    may: () => undefined,
    or: [PASS],
  });
  if (answer.kind === 'pass') return;
  removeEffect(g, effect);
  changeBattle(g, { used: [...battleOf(g).used, { side, card }] });
  log(g, '16.1', 'card.used', { side, card });
}

/** 16.1, 10.2 Before the roll for an attack its owner says which of the cards that he holds ready he uses in it; whatever comes of it, they are spent. */
export function* useBeforeTheRoll(g: Nemesis): Script {
  const { attacker } = battleOf(g);
  for (const effect of g.effects)
    if ('side' in effect && effect.side === attacker && isOfUse(g, effect)) yield* offer(g, attacker, effect);
}

/** 16.1, 11.7 Before the dice the defenders of a fortress say whether its walls hold better in this combat. */
export function* manTheWalls(g: Nemesis): Script {
  const side = defenderOf(g);
  if (!hexAt(boardOf(g), battleOf(g).to).fortified || hasOnlyDisruptedDefenders(g)) return;
  for (const effect of g.effects)
    if (effect.kind === 'strongWalls' && effect.side === side) yield* offer(g, side, effect);
}

/** 16.1 One more for them. */
export const strongWalls = (g: Nemesis): readonly Line[] => {
  const { to: hex } = battleOf(g);
  return isUsed(g, defenderOf(g), (card) => card === SIEGE_TRAIN)
    ? [line('16.1', 'value.strongWalls', { hex, value: MORE })]
    : [];
};
