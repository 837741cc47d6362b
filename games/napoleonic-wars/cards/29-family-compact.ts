import type { Script, Verdict } from '@bivouac/kernel';
import { cardId, isMinor } from '../catalogue/catalogue.ts';
import { type Nation, type Power, POWERS } from '../catalogue/ids.ts';
import { flipConsul } from '../rules/8-diplomacy/8.1-track.ts';
import { consulOf, isPlayerPower, type NapoleonicWars, pactsOf } from '../state/state.ts';
import { say } from '../text/speech.ts';
import type { ConsulStep } from '../text/6-responses.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { mayStepByEvent, stepConsul } from './consul-steps.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'compact.nobody': {
    en: 'No Player Power has a Minor in Pact and another Minor within reach.',
    fr: 'Aucune puissance jouée n’a une nation mineure en pacte et une autre à sa portée.',
  },
});
type Right = Extract<ConsulStep, { readonly kind: 'consulRight' }>;

const hasOther = (g: NapoleonicWars, power: Power, nation: Nation): boolean =>
  pactsOf(g, power).some((each) => each !== nation && isMinor(each));
/** Another Minor goes a box right on the row of a Power that has one in Pact. */
const kin = (g: NapoleonicWars): readonly Right[] =>
  POWERS.filter((power) => isPlayerPower(g, power)).flatMap((row) =>
    g.consuls
      .filter(({ nation }) => isMinor(nation) && hasOther(g, row, nation))
      .map(({ nation }): Right => ({ kind: 'consulRight', nation, row })),
  );
const mayJoin = (g: NapoleonicWars, step: Right): Verdict => mayStepByEvent(g, step, { mayEnterPact: true });

function* unites(g: NapoleonicWars, { seat }: By): Script {
  const prompt = say('consul.whichStep', { left: 1 });
  const may = (each: Right): Verdict => mayJoin(g, each);
  const step = yield* pick<Right>(seat, { rule: '6.16', prompt, among: kin(g), may });
  yield* stepConsul(g, step);
  const column = consulOf(g, step.nation)?.column;
  if (column !== 'pact') flipConsul(g, step.nation, step.row, true);
}

/** 29 Family Compact: a Power with a Minor in Pact draws another Minor a box nearer, and to its +1 side. */
export const familyCompact: CardRules = {
  id: cardId('family_compact'),
  wording,
  says: {
    en: 'A Player Power with a Minor in Pact: move another Minor’s Consul, on its row or Unaligned, one box right on that row; it may enter Pact, and shows its +1 side if it does not.',
    fr: 'Une puissance jouée avec une nation mineure en pacte : déplacez le consul d’une autre nation mineure, sur sa ligne ou non-aligné, d’une case à droite sur cette ligne ; il peut entrer en pacte, et montre sinon sa face +1.',
  },
  restores: (g, nation, row) => (isMinor(nation) && hasOther(g, row, nation) ? 1 : 0),
  plays: [
    {
      when: 'impulse',
      may: (g) => {
        const verdicts = kin(g).map((step) => mayJoin(g, step));
        return verdicts.includes(undefined) ? undefined : (verdicts[0] ?? must('6.1', false, 'compact.nobody'));
      },
      play: unites,
    },
  ],
};
