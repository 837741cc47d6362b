import type { Script } from '@bivouac/kernel';
import { cardId, duchyId, leaderId } from '../catalogue/catalogue.ts';
import { isFriendly } from '../rules/3-glossary/3-standing.ts';
import { isOnMap, leaderRow, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';
import { hasUnits, place } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'bernadotte.stockholm': { en: 'Stockholm is not Friendly to Sweden.', fr: 'Stockholm n’est pas amie de la Suède.' },
  'bernadotte.there': { en: 'Bernadotte is in play already.', fr: 'Bernadotte est déjà en jeu.' },
});
const BERNADOTTE = leaderId('bernadotte');
const STOCKHOLM = duchyId('stockholm');
const STEP: ConsulSteps = {
  boxes: 1,
  least: 0,
  of: (nation) => nation === 'sweden',
  mayEnterPact: true,
  oneConsul: true,
};

function* crowned(g: NapoleonicWars, { seat }: By): Script {
  yield* place(g, 'sweden', STOCKHOLM, 1, [BERNADOTTE]);
  if (mayAnyStep(g, STEP) === undefined) yield* moveConsuls(g, seat, STEP);
}

/** 47 Bernadotte: he and a Swedish Unit at Stockholm; the Swedish Consul may move a box, into Pact too. */
export const bernadotte: CardRules = {
  id: cardId('bernadotte'),
  wording,
  says: {
    en: 'Sweden places Bernadotte and one Unit in Friendly Stockholm. Then you may move the Swedish Consul, if not in Pact, one box left or right; it may enter Pact.',
    fr: 'La Suède place Bernadotte et une unité à Stockholm amie. Vous pouvez ensuite déplacer d’une case le consul suédois, s’il n’est pas en pacte ; il peut entrer en pacte.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => {
        const { at } = leaderRow(g, BERNADOTTE);
        return (
          must('6.1', !isOnMap(at) && at !== 'regroup' && at !== 'war', 'bernadotte.there') ??
          must('6.1', isFriendly(g, 'sweden', STOCKHOLM), 'bernadotte.stockholm') ??
          hasUnits(g, 'sweden', 1)
        );
      },
      play: crowned,
    },
  ],
};
