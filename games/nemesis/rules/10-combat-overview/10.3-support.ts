import { ask, choice, offers, roll, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { hexAt, linkTo } from '../../catalogue/board.ts';
import { type HexId, type Side, unitCard } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { bestRating, ids, occupies, stackAt, unitsAt } from '../../state/stack.ts';
import { boardOf, changeBattle, type Nemesis, opponent } from '../../state/state.ts';
import { battleOf } from '../11-combat-detail/11.2-taking-part.ts';
import { hasOnlyDisruptedDefenders } from '../11-combat-detail/11.18-disrupted-defenders.ts';
import { hasGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { isAtPeace } from '../14-campaign-of-1813/14.6-prussia.ts';
import { maySupportWithSwedes } from '../14-campaign-of-1813/14.8-sweden.ts';
import { asksAnyway, showStacks } from '../15-optional-rules/15.1-hidden-stacks.ts';
import { mayDanesSupport, maySupport } from '../16-advanced-rules/16.1-kept-from-combat.ts';
import { discordBetween } from '../16-advanced-rules/16.6-tension.ts';
import { commitCommands, GOES_IN_ON } from './10.2-command-roll.ts';
import { mayAllActYet } from '../17-linked-campaigns/17.1-held-stacks.ts';

/** 14.8 Swedes count on the units under orders and on those other stacks. */
const maySwedesJoin = (g: Nemesis, side: Side, hex: HexId, others: readonly HexId[]): Verdict => {
  const { ordered, to } = battleOf(g);
  const counted = others.flatMap((other) => ids(unitsAt(g, other)));
  return maySupportWithSwedes(g, side, hex, [...ordered, ...counted], to);
};

/**
 * 10.3, 10.5 A stack beside the defenders may be called if it has a way to them and a unit in good order; into an
 * attack, not from under a forage marker (10.1, rulings/10.4-support.md).
 */
const mayCall = (g: Nemesis, side: Side, hex: HexId): Verdict => {
  const { attacker, from, to } = battleOf(g);
  const attacks = side === attacker;
  const rule = attacks ? '10.3' : '10.5';
  return (
    must(rule, hex !== from, 'support.attacksAlready', { hex }) ??
    must('2.2', linkTo(hexAt(boardOf(g), hex), to)?.open ?? false, 'hex.barred', { from: hex, to }) ??
    must(rule, (stackAt(g, hex)?.undisrupted ?? 0) > 0, 'support.nobodyInOrder', { hex }) ??
    must('10.1', !attacks || !unitsAt(g, hex).some(({ forage }) => forage), 'attack.forages', { hex }) ??
    must('14.6', !unitsAt(g, hex).some(({ id }) => isAtPeace(g, id)), 'prussia.waits', { hex }) ??
    (attacks ? mayAllActYet(g, ids(unitsAt(g, hex))) : undefined) ??
    must('14.12', !attacks || !hasGarrison(g, unitsAt(g, hex)), 'garrison.attacksNobody', { hex }) ??
    maySupport(g, hex, attacks ? 'attack' : 'defence') ??
    (attacks ? (mayDanesSupport(g, hex, to) ?? maySwedesJoin(g, side, hex, battleOf(g).called[side])) : undefined)
  );
};

/** 10.3, 10.5 The player names the stacks that he calls, one after the other. */
function* callStacks(g: Nemesis, side: Side): Script {
  const { attacker, to } = battleOf(g);
  const rule = side === attacker ? '10.3' : '10.5';
  const beside = hexAt(boardOf(g), to).neighbours.filter(({ id }) => occupies(g, side, id));
  for (;;) {
    const called = battleOf(g).called[side];
    const question = choice<AnswerOf<'support'> | AnswerOf<'done'>>({
      by: side,
      rule,
      prompt: say('support.call', { side, to }),
      among: beside.filter(({ id }) => !called.includes(id)).map(({ id: hex }) => ({ kind: 'support', hex })),
      may: (wish) => (wish.kind === 'support' ? mayCall(g, side, wish.hex) : undefined),
      or: [DONE],
    });
    if (!offers(question, 2) && !asksAnyway(g, beside.length > called.length)) return;
    const answer = yield* ask(question);
    if (answer.kind === 'done') return;
    changeBattle(g, { called: { ...battleOf(g).called, [side]: [...called, answer.hex] } });
    log(g, rule, 'support.called', { side, hex: answer.hex });
    showStacks(g, [answer.hex]);
  }
}

/** 10.4 Every Conscript unit of the stack, disrupted or not, takes one off its score. */
const conscriptsAt = (g: Nemesis, hex: HexId): number =>
  unitsAt(g, hex).filter(({ id }) => unitCard(id).cls === 'Conscript').length;

/** 10.4 A stack that was called comes on seven or more, with its own commander and the Commands of the combat; a one means nothing here. Swedes see first who has come (14.8). */
function* rollForStack(g: Nemesis, side: Side, hex: HexId): Script {
  const { attacker, commands, from, to } = battleOf(g);
  const rule = side === attacker ? '10.4' : '10.5';
  if (side === attacker && maySwedesJoin(g, side, hex, battleOf(g).joined[side]))
    return log(g, '14.8', 'sweden.hangsBack', { hex });
  const discord = discordBetween(g, side, hex, side === attacker ? from : to);
  const sum = {
    commands: commands[side],
    rating: bestRating(g, side, hex),
    conscripts: conscriptsAt(g, hex),
    ...(discord > 0 ? { discord } : {}),
  };
  const die = yield* roll(rule, say('support.roll', { hex, ...sum }));
  const total = die + sum.commands + sum.rating - sum.conscripts - discord;
  log(g, rule, 'support.score', { hex, die, ...sum, total, needed: GOES_IN_ON });
  if (total < GOES_IN_ON) return log(g, rule, 'support.staysAway', { hex });
  const { joined } = battleOf(g);
  changeBattle(g, { joined: { ...joined, [side]: [...joined[side], hex] } });
  log(g, rule, 'support.comes', { hex });
}

function* rollForStacks(g: Nemesis, side: Side): Script {
  for (const hex of battleOf(g).called[side]) yield* rollForStack(g, side, hex);
}

/**
 * 10.3 to 10.5 The attacker calls his stacks, the defender commits his Commands, the attacker rolls; then the defender
 * calls and rolls. Defenders who are all disrupted spend nothing and call nobody (11.18, rulings/11.18-only-disrupted-defenders.md).
 */
export function* support(g: Nemesis): Script {
  const { attacker, from, to } = battleOf(g);
  const defender = opponent(attacker);
  showStacks(g, [from, to]);
  const helpless = hasOnlyDisruptedDefenders(g);
  yield* callStacks(g, attacker);
  if (!helpless) yield* commitCommands(g, defender, '10.3');
  yield* rollForStacks(g, attacker);
  if (helpless) return log(g, '11.18', 'support.noneForDisrupted', { hex: battleOf(g).to });
  yield* callStacks(g, defender);
  yield* rollForStacks(g, defender);
}
