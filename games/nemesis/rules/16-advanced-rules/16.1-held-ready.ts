import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { hexAt } from '../../catalogue/board.ts';
import { cardId } from '../../catalogue/cards.ts';
import { type CardId, type Nation, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { type Effect, type EffectOf, inForce } from '../../state/effects.ts';
import { log, must, say } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { boardOf, changeBattle, type Nemesis } from '../../state/state.ts';
import { removeEffect } from '../../state/state-1813.ts';
import { line, type Line } from '../11-combat-detail/11.2-sheet.ts';
import { battleOf, defenderOf } from '../11-combat-detail/11.2-taking-part.ts';
import { liesFaceDown } from '../15-optional-rules/15.1-hidden-stacks.ts';
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

type Ready = EffectOf<'pontoons' | 'siegeTrain' | 'concert'>;
const isReady = (effect: Effect): effect is Ready =>
  effect.kind === 'pontoons' || effect.kind === 'siegeTrain' || effect.kind === 'concert';

/** Boats are of use where a river is, heavy guns against walls, and concord where both nations attack. */
const isOfUse = (g: Nemesis, effect: Ready): boolean => {
  const { attacker, to, ordered } = battleOf(g);
  if (effect.kind === 'concert') return holdsBoth(ordered, effect.nations);
  const target = hexAt(boardOf(g), to);
  if (!occupies(g, defenderOf(g), to)) return false;
  if (effect.kind === 'siegeTrain') return target.fortified;
  return target.links.some(({ river, hex }) => river && occupies(g, attacker, hex.id));
};

function* offer(g: Nemesis, side: Side, effect: Effect, may: Verdict): Script {
  const { from, to } = battleOf(g);
  const { card } = effect;
  const answer = yield* choose<AnswerOf<'useCard' | 'pass'>>({
    by: side,
    rule: '16.1',
    prompt: say('card.useNow', { card, from, to }),
    among: [{ kind: 'useCard', card }],
    may: () => may,
    or: [PASS],
  });
  if (answer.kind === 'pass') return;
  removeEffect(g, effect);
  changeBattle(g, { used: [...battleOf(g).used, { side, card }] });
  log(g, '16.1', 'card.used', { side, card });
}

/**
 * 16.1, 10.2 Before the roll for an attack its owner says which of the cards that he holds ready he uses in it; whatever
 * comes of it, they are spent. While stacks lie face down he is asked in any case, for what attacks is his secret.
 */
export function* useBeforeTheRoll(g: Nemesis): Script {
  const { attacker } = battleOf(g);
  for (const effect of g.effects.filter(isReady)) {
    if (effect.side !== attacker) continue;
    const may = must('16.1', isOfUse(g, effect), 'card.ofNoUse', { card: effect.card });
    if (!may || liesFaceDown(g)) yield* offer(g, attacker, effect, may);
  }
}

/** 16.1, 11.7 Before the dice the defenders of a fortress say whether its walls hold better in this combat. */
export function* manTheWalls(g: Nemesis): Script {
  const side = defenderOf(g);
  if (!hexAt(boardOf(g), battleOf(g).to).fortified || hasOnlyDisruptedDefenders(g)) return;
  for (const effect of inForce(g, 'strongWalls')) if (effect.side === side) yield* offer(g, side, effect, undefined);
}

/** 16.1 One more for them. */
export const strongWalls = (g: Nemesis): readonly Line[] => {
  const { to: hex } = battleOf(g);
  return isUsed(g, defenderOf(g), (card) => card === SIEGE_TRAIN)
    ? [line('16.1', 'value.strongWalls', { hex, value: MORE })]
    : [];
};
