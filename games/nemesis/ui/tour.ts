import type { Spot, TourStep } from '@bivouac/board/game-ui.ts';
import type { Asked, Language, Seat } from '@bivouac/kernel';
import type { HexId } from '../ids.ts';
import { shippedScenarios } from '../scenario.ts';
import { sideOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

const isAsked = (asked: Asked | undefined, seat: Seat, keys: readonly string[]): boolean =>
  asked?.by === seat && keys.includes(asked.prompt.key);

/** 18.1 Nothing has been placed yet: as many trains are left as the card gives. */
const isBeginning = (asked: Asked | undefined, seat: Seat): boolean => {
  const side = sideOf(seat);
  const card = side && shippedScenarios.get('1799')?.supplyTrains[side][0];
  return isAsked(asked, seat, ['setUp.depot']) && asked?.prompt.params['left'] === card;
};

type Id = 'goal' | 'depots' | 'trains' | 'march' | 'attack';

const MARCHING = ['march.whichStack', 'march.whoGoes', 'march.whereTo'];
const MANTUA: Spot = { place: '3928' as HexId };

const STEPS: readonly { readonly id: Id; readonly when: TourStep['when']; readonly light?: Spot }[] = [
  { id: 'goal', when: isBeginning, light: MANTUA },
  { id: 'depots', when: (asked, seat) => isAsked(asked, seat, ['setUp.depot']) && !isBeginning(asked, seat) },
  { id: 'trains', when: (asked, seat) => isAsked(asked, seat, ['train.allocate']) },
  { id: 'march', when: (asked, seat) => isAsked(asked, seat, MARCHING) },
  { id: 'attack', when: (asked, seat) => isAsked(asked, seat, ['attack.order']) },
];

/** The guided first Turn of 1799, for whichever side: the goal, Depots, trains, a march, an attack. */
export const tour = (language: Language): readonly TourStep[] => {
  const words = wordsIn(language);
  return STEPS.map(({ id, ...step }) => ({
    id,
    ...step,
    title: words(`tour.${id}.title`),
    words: words(`tour.${id}.words`),
  }));
};
