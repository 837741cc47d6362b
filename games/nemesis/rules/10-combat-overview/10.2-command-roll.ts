import { choose, roll, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { highestRating } from '../../state/stack.ts';
import { changeBattle, changeLedger, type Nemesis } from '../../state/state.ts';
import { commandersAtWar } from '../14-campaign-of-1813/14.6-prussia.ts';
import { concertBonus } from '../16-advanced-rules/16.1-held-ready.ts';
import { battleOf } from '../11-combat-detail/11.2-taking-part.ts';
import { alarmByAttack } from '../17-linked-campaigns/17.1-held-stacks.ts';

/** 10.2, 10.4 The score that carries an order through. */
export const GOES_IN_ON = 7;
const ABORTS_ON = 1;

const upTo = (most: number): readonly AnswerOf<'commit'>[] =>
  Array.from({ length: most + 1 }, (_, commands) => ({ kind: 'commit', commands }));

/** 10.2, 10.3 A player says how many of his Combat Commands he spends on this combat; they are gone whatever comes of it. */
export function* commitCommands(g: Nemesis, side: Side, rule: '10.2' | '10.3'): Script {
  const left = g.ledgers[side].commands;
  if (left === 0) return;
  const { from, to } = battleOf(g);
  const { commands } = yield* choose({
    by: side,
    rule,
    prompt: say(rule === '10.2' ? 'attack.commit' : 'attack.commitDefence', { from, to, left }),
    among: upTo(left),
    may: () => undefined,
  });
  changeBattle(g, { commands: { ...battleOf(g).commands, [side]: commands } });
  changeLedger(g, side, { commands: left - commands });
  log(g, rule, 'attack.commits', { side, commands, left: left - commands });
}

/** 10.2 A die, the Combat Commands and the rating of the best commander decide whether the attack goes in; 16.1 a card may add to it. */
export function* commandRoll(g: Nemesis): Script<'aborted' | 'fails' | 'goesIn'> {
  const { attacker, from, to, commands } = battleOf(g);
  const spent = commands[attacker];
  const rating = highestRating(g, commandersAtWar(g, attacker, from));
  const concert = concertBonus(g);
  const sum = { commands: spent, rating, ...(concert > 0 ? { concert } : {}) };
  const die = yield* roll('10.2', say('attack.roll', { from, to, ...sum }));
  const total = die + spent + rating + concert;
  log(g, '10.2', 'attack.score', { from, die, ...sum, total, needed: GOES_IN_ON });
  if (die === ABORTS_ON) {
    log(g, '10.2a', 'attack.aborted', { side: attacker });
    return 'aborted';
  }
  if (total < GOES_IN_ON) {
    log(g, '10.2b', 'attack.fails', { side: attacker });
    return 'fails';
  }
  log(g, '10.2c', 'attack.goesIn', { from, to });
  alarmByAttack(g, to); // 17.1
  return 'goesIn';
}
