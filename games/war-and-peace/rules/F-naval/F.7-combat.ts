import { ask, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import type { HexId } from '../../catalogue/ids.ts';
import { intercepts } from '../../catalogue/tables.ts';
import { coloursOf, shift, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { reveal } from '../O-options/O.2-hidden-fleets.ts';
import { type Fleet, flagOf, hasNelson, isAfloat, rowsOf, speakerOf, squadronsIn } from './F.2-fleets.ts';
import { flee, scatter } from './F.7-retreat.ts';
import { fight, moraleOf } from './F.7-round.ts';
import { jettison, takePrizes, towed } from './F.9-prizes.ts';

const PURSUIT = 5;

/** F.5.b, F.7.h, F.10.b The victor may pursue: a die, and Nelson; a 5 brings another round. */
function* pursues(g: WarAndPeace, victor: Fleet): Script<boolean> {
  const nelson = Number(hasNelson(g, victor));
  const answers: readonly (AnswerOf<'pursue'> | typeof PASS)[] = [{ kind: 'pursue' }, PASS];
  const prompt = say('naval.pursue', { at: victor.at, needs: PURSUIT - nelson });
  const answer = yield* ask({ by: speakerOf(g, victor), rule: 'F.5.b', prompt, answers });
  if (answer.kind === 'pass') return false;
  const die = yield* roll('F.5.b', prompt);
  log(g, 'F.5.b', 'naval.pursued', { die, total: die + nelson, caught: intercepts(die + nelson) });
  return intercepts(die + nelson);
}

export interface Terms {
  /** F.6.c One round and no more. */
  readonly oneRound?: true;
  /** F.6.c The port to which a sortie returns. */
  readonly home?: HexId;
  /** F.12 Nobody retreats. */
  readonly noRetreat?: true;
}
/** How a fight ended, and where both are. */
export interface Fought {
  readonly attacker: Fleet;
  readonly defender: Fleet;
  readonly beaten: 'attacker' | 'defender' | 'nobody';
}

/** F.8, O.2.b Whoever fights loses the mark of repair, and the Fleet Unit. */
const engage = (g: WarAndPeace, fleet: Fleet): void => {
  reveal(g, fleet);
  for (const row of rowsOf(g, fleet)) if (row.repairing) shift(g, row, row.sp, { repairing: false });
};
const rememberNelson = (g: WarAndPeace, fleets: readonly Fleet[]): void => {
  if (g.work.phase === 'naval' && fleets.some((fleet) => hasNelson(g, fleet))) g.work = { ...g.work, nelson: true };
};

/** F.7 A naval battle, round by round, until one side is beaten and gone. */
export function* navalBattle(g: WarAndPeace, attacker: Fleet, defender: Fleet, terms: Terms = {}): Script<Fought> {
  const [captor, other] = [coloursOf(g, flagOf(g, attacker)), coloursOf(g, flagOf(g, defender))];
  for (const fleet of [attacker, defender]) engage(g, fleet);
  rememberNelson(g, [attacker, defender]);
  if ((yield* jettison(g, attacker, defender)) === 'brokenOff') return { attacker, defender, beaten: 'nobody' };
  let lost = 0;
  let last: Fleet | undefined;
  for (;;) {
    const weak = [defender, attacker].find((fleet) => squadronsIn(rowsOf(g, fleet)) === 0);
    const beaten = weak ?? timid(g, defender, attacker) ?? (yield* fight(g, attacker, defender));
    if (!beaten || terms.noRetreat) return { attacker, defender, beaten: 'nobody' };
    lost = last === beaten ? lost + 1 : 1;
    last = beaten;
    const victor = beaten === attacker ? defender : attacker;
    const done = weak !== undefined || lost >= 2 || terms.oneRound || squadronsIn(rowsOf(g, victor)) === 0;
    const afraid = !weak && squadronsIn(rowsOf(g, beaten)) > 0 && moraleOf(g, beaten) === 0;
    if (!done && isAfloat(g, beaten) && !afraid && (yield* pursues(g, victor))) continue;
    if (towed(g).length > 0 && beaten.stations.includes('sailing')) {
      const master = beaten === attacker ? other : captor;
      if (master) takePrizes(g, towed(g), master, beaten.at);
    }
    const home = beaten === attacker && terms.home ? terms.home : undefined;
    const gone =
      weak && isAfloat(g, beaten)
        ? yield* scatter(g, beaten, victor)
        : yield* flee(g, beaten, victor, homeOf(terms, beaten, home));
    return beaten === attacker
      ? { attacker: gone, defender, beaten: 'attacker' }
      : { attacker, defender: gone, beaten: 'defender' };
  }
}
/** F.6.c A sortie, whoever began the fight, goes back to its port. */
const homeOf = (terms: Terms, beaten: Fleet, home: HexId | undefined): HexId | undefined =>
  home ?? (terms.home && beaten.stations.includes('sailing') ? terms.home : undefined);
/** F.7.g, R-60 A force whose morale is 0 retreats and does not fight: the defender first. */
const timid = (g: WarAndPeace, defender: Fleet, attacker: Fleet): Fleet | undefined =>
  [defender, attacker].find((fleet) => moraleOf(g, fleet) === 0);
