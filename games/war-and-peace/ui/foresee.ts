import { percent } from '@bivouac/board/parts/figures.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { WarAndPeaceAnswer } from '../answers/answers.ts';
import { cityCard } from '../catalogue/cities.ts';
import { surrendersAt } from '../catalogue/tables.ts';
import { attempted } from '../rules/G-alliance/G.2-attempt.ts';
import { cavalry } from '../rules/SG-O-resolution/SG-O-sides.ts';
import { siegeBonus, storm } from '../rules/SG-S-sieges/SG-S.4-siege-turn.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { activeFaction } from '../state/index.ts';
import { engagement } from './battle/parties.ts';
import { battleSheet } from './battle/sheet.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((one) => FACES.map((other) => one + other));
const share = (rolls: readonly number[], wins: (roll: number) => boolean): number =>
  rolls.filter(wins).length / rolls.length;

/** SG Q.1 Who stands holds the ground or is driven off it in this round; who goes is pursued, unless they have more cavalry. */
const ofStanding = (view: WarAndPeaceView, asked: Asked, kind: string, language: Language): string | undefined => {
  const words = wordsIn(language);
  const met = engagement(stateOf(view), asked, undefined);
  const sheet = battleSheet(view, asked, language);
  if (!met || !sheet?.odds) return undefined;
  const isAttacker = sheet.attack.seats?.includes(asked.by) === true;
  if (kind === 'stand') {
    const driven = sheet.odds.outcomes.find(({ id }) => id === (isAttacker ? 'lost' : 'won'))?.share ?? 0;
    return words('foresee.holds', { share: percent(1 - driven, language) });
  }
  if (kind !== 'withdraw' || isAttacker) return undefined;
  return words('foresee.pursuit', { pursued: cavalry(met.defender) <= cavalry(met.attacker) });
};

/** The chance that stands beside an answer: exact, by the rules. */
export const foresee = (view: WarAndPeaceView, asked: Asked, given: Answer, language: Language): string | undefined => {
  const { key } = asked.prompt;
  const answer = given as unknown as WarAndPeaceAnswer;
  if (key === 'combat.stand') return ofStanding(view, asked, answer.kind, language);
  const g = stateOf(view);
  const side = activeFaction(g.clock);
  if (answer.kind === 'press' && answer.how !== 'wait' && side) {
    const { kind, fortress } = cityCard(answer.city);
    const needs = surrendersAt(kind, fortress) - siegeBonus(g, answer.city, side);
    return percent(
      share(PAIRS, answer.how === 'roll' ? (dice) => dice >= needs : storm(g, answer.city, side).takes),
      language,
    );
  }
  if (key === 'alliance.attempt' && (answer.kind === 'woo' || answer.kind === 'requisition')) {
    const by = asked.rule === 'G.2.b' ? 'pro' : 'anti';
    return percent(
      share(FACES, (die) => attempted(g, by, answer.nation, die).succeeds),
      language,
    );
  }
  return undefined;
};
