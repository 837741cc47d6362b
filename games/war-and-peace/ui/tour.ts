import type { TourStep } from '@bivouac/board/game-ui.ts';
import type { Asked, Language, Seat } from '@bivouac/kernel';
import { cityCard, cityId } from '../catalogue/cities.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { wordsIn } from './text/words.ts';

const isAsked = (asked: Asked | undefined, seat: Seat, keys: readonly string[]): boolean =>
  asked?.by === seat && keys.includes(asked.prompt.key);

/** The road to Ulm: what is asked in the first month, in its order. */
const STEPS = [
  { id: 'setUp', keys: ['setUp.usual'] },
  { id: 'naval', keys: ['naval.which'] },
  { id: 'alliance', keys: ['alliance.attempt', 'creation.which', 'alliance.announce', 'alliance.declare'] },
  { id: 'production', keys: ['production.buy'] },
  { id: 'march', keys: ['ground.which', 'ground.compose', 'ground.step'], city: 'ulm' },
  { id: 'battle', keys: ['combat.declare', 'combat.from', 'combat.stand'] },
  { id: 'siege', keys: ['siege.press'] },
] as const;

/** The guided first month, for whichever seat. */
export const tour = (_view: WarAndPeaceView, language: Language): readonly TourStep[] => {
  const words = wordsIn(language);
  return STEPS.map((step) => ({
    id: step.id,
    title: words(`tour.${step.id}.title`),
    words: words(`tour.${step.id}.words`),
    when: (asked, seat) => isAsked(asked, seat, step.keys),
    ...('city' in step ? { light: { place: cityCard(cityId(step.city)).hex } } : {}),
  }));
};
