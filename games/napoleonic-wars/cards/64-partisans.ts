import type { Script } from '@bivouac/kernel';
import { cardId, homesOf } from '../catalogue/catalogue.ts';
import { type DuchyId, type Nation, NATIONS } from '../catalogue/ids.ts';
import { eventAttrition } from '../rules/6-cards/6.17-event-attrition.ts';
import { atWar, flagIn, type NapoleonicWars, nationsIn } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { chooserOf, pickDuchies, pickNation } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'partisans.nobody': {
    en: 'No nation has enemy Forces in its Home Duchies.',
    fr: 'Aucune nation n’a de forces ennemies dans ses duchés nationaux.',
  },
});
const PARTISANS = cardId('partisans');
const MOST = 3;

/** Enemies of a nation with Forces, a Flag included, in a Duchy. */
export const enemyForces = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): readonly Nation[] => {
  const flag = flagIn(g, duchy)?.nation;
  const here = nationsIn(g, duchy);
  const all = flag === undefined || here.includes(flag) ? here : [...here, flag];
  return all.filter((other) => atWar(g, other, nation));
};
export const invaded = (g: NapoleonicWars, nation: Nation): readonly DuchyId[] =>
  homesOf(nation).filter((duchy) => enemyForces(g, nation, duchy).length > 0);
const victims = (g: NapoleonicWars): readonly Nation[] => NATIONS.filter((nation) => invaded(g, nation).length > 0);

function* rise(g: NapoleonicWars, by: By): Script {
  const seat = chooserOf(g, by, PARTISANS);
  const nation = yield* pickNation(seat, PARTISANS, victims(g));
  for (const at of yield* pickDuchies(seat, PARTISANS, invaded(g, nation), MOST))
    yield* eventAttrition(g, { at, nations: enemyForces(g, nation, at), flags: true, halved: 'never' });
}

/** 64 Partisans: enemy Forces in one to three Home Duchies of a nation suffer Attrition, never halved. */
export const partisans: CardRules = {
  id: PARTISANS,
  wording,
  says: {
    en: 'Choose a nation with enemy Forces in its Home Duchies, then one to three of those Duchies: all enemy Forces there, Flags too, suffer Attrition, never halved.',
    fr: 'Choisissez une nation dont les duchés nationaux abritent des forces ennemies, puis un à trois de ces duchés : toutes les forces ennemies, drapeaux compris, y subissent l’attrition, jamais divisée par deux.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.1', victims(g).length > 0, 'partisans.nobody'), play: rise }],
};
