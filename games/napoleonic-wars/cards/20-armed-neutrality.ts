import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { columnAt, consulOf, type NapoleonicWars } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { mayTouchConsul, stepConsul } from './consul-steps.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'neutrality.nobody': {
    en: 'Sweden and Denmark are both in Pact or frozen.',
    fr: 'La Suède et le Danemark sont tous deux en pacte ou gelés.',
  },
});
const ARMED_NEUTRALITY = cardId('armed_neutrality');
const NORTH: readonly Nation[] = ['sweden', 'denmark'];
const isFree = (g: NapoleonicWars, nation: Nation): boolean =>
  consulOf(g, nation)?.column !== 'pact' && mayTouchConsul(g, nation) === undefined;
const mayArm = (g: NapoleonicWars): Verdict => {
  const outside = NORTH.filter((nation) => consulOf(g, nation)?.column !== 'pact');
  const verdicts = outside.map((nation) => mayTouchConsul(g, nation));
  return verdicts.includes(undefined) ? undefined : (verdicts[0] ?? must('6.1', false, 'neutrality.nobody'));
};
function* arms(g: NapoleonicWars): Script {
  for (const nation of NORTH) {
    const column = consulOf(g, nation)?.column;
    if (isFree(g, nation) && column !== undefined && columnAt(column, -1) !== undefined)
      yield* stepConsul(g, { kind: 'consulLeft', nation });
  }
  g.effects = [
    ...g.effects.filter(({ card }) => card !== ARMED_NEUTRALITY),
    { kind: 'closedToPoints', card: ARMED_NEUTRALITY, nations: NORTH, row: null },
  ];
}

/** 20 Armed Neutrality: Sweden and Denmark move a box left, and points draw neither nearer for the rest of the Turn. */
export const armedNeutrality: CardRules = {
  id: ARMED_NEUTRALITY,
  wording,
  says: {
    en: 'The Swedish and Danish Consuls each move one box left, unless Unaligned, frozen or in Pact. Until the end of the Turn Command Points move neither to the right.',
    fr: 'Les consuls suédois et danois reculent d’une case à gauche, sauf non-alignés, gelés ou en pacte. Jusqu’à la fin du tour, les points de commandement n’en déplacent aucun vers la droite.',
  },
  plays: [{ when: 'impulse', may: mayArm, play: arms }],
};
