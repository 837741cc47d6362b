import { ask, choice, choose, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexAt, linkTo } from '../../catalogue/board.ts';
import type { HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandersAt, stackAt, stacksOf, unitsAt } from '../../state/stack.ts';
import { boardOf, changeBattle, depotAt, type Nemesis, newBattle, opponent } from '../../state/state.ts';
import { mayGoTogether } from '../16-advanced-rules/16.1-kept-from-combat.ts';
import { battleOf } from '../11-combat-detail/11.2-taking-part.ts';
import { mayAttackWithSome, mayAttackWithSwedes } from '../14-campaign-of-1813/14.8-sweden.ts';
import { asksAnyway } from '../15-optional-rules/15.1-hidden-stacks.ts';
import { maySendSome, readyToAttack } from './10.1-who-attacks.ts';

const DECLINE: AnswerOf<'decline'> = { kind: 'decline' };
const ORDER: AnswerOf<'order'> = { kind: 'order' };

/** 10.1, 8.7, 11.19 An attack goes against an enemy stack, or a Depot or a commander whom no unit protects. */
const isTarget = (g: Nemesis, side: Side, hex: HexId): boolean => {
  const there = stackAt(g, hex);
  if (there) return there.side !== side;
  return depotAt(g, hex)?.side === opponent(side) || commandersAt(g, opponent(side), hex).length > 0;
};

const conceivable = (g: Nemesis, side: Side): readonly AnswerOf<'attack'>[] =>
  stacksOf(g, side).flatMap(({ hex: from }) =>
    hexAt(boardOf(g), from)
      .neighbours.filter(({ id }) => isTarget(g, side, id))
      .map(({ id: to }) => ({ kind: 'attack', from, to })),
  );

/**
 * 10.1, 4.2 A whole stack in good order, off the forage, and with a way to the enemy
 * (rulings/2.2-barred-hexsides.md). Room in the hex under attack is no matter: nobody enters it before the fight is won.
 */
const mayOrder = (g: Nemesis, side: Side, { from, to }: AnswerOf<'attack'>): Verdict => {
  const units = unitsAt(g, from);
  return (
    must('2.2', linkTo(hexAt(boardOf(g), from), to)?.open ?? false, 'hex.barred', { from, to }) ??
    must('10.1', !units.some(({ disrupted }) => disrupted), 'attack.disrupted', { hex: from }) ??
    must('10.1', !units.some(({ forage }) => forage), 'attack.forages', { hex: from }) ??
    maySendSome(g, side, from, to)
  );
};

const askForOrder = (g: Nemesis, side: Side) =>
  choice<AnswerOf<'attack'> | AnswerOf<'decline'>>({
    by: side,
    rule: '10.1',
    prompt: say('attack.order', { side, commands: g.ledgers[side].commands }),
    among: conceivable(g, side),
    may: (wish) => (wish.kind === 'attack' ? mayOrder(g, side, wish) : undefined),
    or: [DECLINE],
  });

/** 10.6 Is there no order that this player could give at this moment? Face-down stacks are not to be told by it (15.1). */
export const isUnableToAttack = (g: Nemesis, side: Side): boolean =>
  !offers(askForOrder(g, side), 2) && !asksAnyway(g, conceivable(g, side).length > 0);

/** 10.1 The player names a stack and its target, or declines. */
export function* nameTarget(g: Nemesis, side: Side): Script<'ordered' | 'declined'> {
  const answer = yield* ask(askForOrder(g, side));
  if (answer.kind === 'decline') {
    log(g, '10.6', 'attack.declined', { side });
    return 'declined';
  }
  const { from, to } = answer;
  g.battle = newBattle(side, from, to, readyToAttack(g, from, to));
  return 'ordered';
}

const without = (units: readonly UnitId[], one: UnitId): readonly UnitId[] => units.filter((id) => id !== one);

/**
 * 10.1 Some or all units of the stack are ordered forward, one at least; those held back are not in the combat
 * (rulings/10.1-ordering.md). Swedes go only if they are enough (14.8), and a card may set two nations apart (16.1).
 */
export function* nameUnits(g: Nemesis): Script {
  const { attacker, from, to } = battleOf(g);
  while (battleOf(g).ordered.length > 1) {
    const { ordered } = battleOf(g);
    const answer = yield* choose<AnswerOf<'holdBack'> | AnswerOf<'order'>>({
      by: attacker,
      rule: '10.1',
      prompt: say('attack.units', { from, to, units: ordered }),
      among: [...ordered.map((unit) => ({ kind: 'holdBack', unit }) as const), ORDER],
      may: (wish) =>
        wish.kind === 'order'
          ? (mayAttackWithSwedes(g, attacker, ordered, to) ?? mayGoTogether(g, from, ordered))
          : mayAttackWithSome(g, attacker, without(ordered, wish.unit), to),
    });
    if (answer.kind === 'order') break;
    changeBattle(g, { ordered: without(ordered, answer.unit) });
  }
  log(g, '10.1', 'attack.ordered', { side: attacker, from, to, units: battleOf(g).ordered });
}
