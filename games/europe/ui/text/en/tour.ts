import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { TourMessages } from '../messages/tour.ts';

export const enTour: Catalogue<TourMessages, Names> = {
  'tour.goal.title': () => 'Europe in the autumn of 1805',
  'tour.goal.words': () =>
    'Austria has marched into Bavaria while the Grande Armée still stands on the Channel. Both sides first place the pieces that the scenario leaves to them: click a lit force or zone. The Empire wants Vienna before the winter; the Coalition wants time.',
  'tour.action.title': () => 'One action a round',
  'tour.action.words': () =>
    'In each round the Empire acts, then the Coalition. A card gives its points to activate forces, or its event, never both. Read your hand under Cards. Without a card there is always one point.',
  'tour.activate.title': () => 'Who marches',
  'tour.activate.words': () =>
    'A force costs the initiative of its general, a lone corps or a fleet one point. Forces that you can pay for are lit on the map: Napoleon costs little and leads much. Points that are left go to the reserve.',
  'tour.march.title': () => 'The march',
  'tour.march.words': () =>
    'A forced march is declared first and costs a test of attrition. Then go zone by zone; a click further off takes the steps that lead there. Red lines are mountains, blue ones rivers. Lay the supply lines over the map with the button below it.',
  'tour.react.title': () => 'A moment for cards',
  'tour.react.words': () =>
    'Any side that might hold a card for this moment is asked, so that being asked tells nothing. “No card” goes on.',
  'tour.evasion.title': () => 'Before the battle',
  'tour.evasion.words': () =>
    'A force beside the march may try to intercept, one that is attacked may try to slip away: a die of 5 or more with its modifiers. Into a fortress nobody needs a die.',
  'tour.battle.title': () => 'Battle',
  'tour.battle.words': () =>
    'The sheet lists every modifier with its rule, the odds, the level and the morale, and what two dice may make of it. An elite corps in front adds to the dice and takes the first loss.',
};
