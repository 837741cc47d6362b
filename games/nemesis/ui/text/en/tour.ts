import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { TourMessages } from '../messages/tour.ts';

export const enTour: Catalogue<TourMessages, Names> = {
  'tour.goal.title': () => 'What the war is about',
  'tour.goal.words': () =>
    'Four cities in red rings count: Mantua, Milan, Turin and Genoa. After 13 Turns each is worth a point to the side whose units stand in it, and so is every Battle point. The Coalition must then be three points ahead; otherwise the French have won. Begin with a Depot: choose a lit city near your troops.',
  'tour.depots.title': () => 'Depots',
  'tour.depots.words': () =>
    'A Depot feeds stacks up to three hexes away; who is not fed is disrupted. Each one takes a Supply Train off every Turn’s number, so place no more than you need, two or three. The supply overlay shows whom they feed. Then choose Done.',
  'tour.trains.title': () => 'Supply Trains',
  'tour.trains.words': () =>
    'Only a stack with a Supply Train, a commander and a route to a Depot can march or rally this Turn. Lay trains, face down, on the stacks you mean to move, in turn with your opponent. The two dummies are there to deceive him.',
  'tour.march.title': () => 'Marches',
  'tour.march.words': () =>
    'Choose a stack with a real train, leave behind whom you like, and march hex by hex, or click the hex where it shall end. Three hexes are a normal march, forest and rough ground count double. From the third hex on units may fall out. Enemy cavalry next to the way stops you.',
  'tour.attack.title': () => 'Attacks',
  'tour.attack.words': () =>
    'Rest on an attack to see its battle sheet: both sums, rule by rule, and what the dice may bring. The order needs seven with a die, your commander’s rating and the Combat Commands you spend. A failed order ends your attacks for the Turn, so give the best one first.',
  'tour.goal1813.title': () => 'What the war is about',
  'tour.goal1813.words': () =>
    'Thirteen cities in red rings, fifteen once Austria fights, count a point each to the side that holds them; so does every Battle point, of which each side has six. After 19 Turns the Coalition must be ahead; a tie is a French victory, and the loss of Napoleon a defeat. The armies stand as the card says; yours to place are the Depots. Choose a lit city near your troops.',
  'tour.depots1813.title': () => 'Depots in Winter',
  'tour.depots1813.words': () =>
    'It is February: until Turn 3 a Depot feeds stacks up to three hexes away, and the next Depot of the chain may be no further. Who is not fed is disrupted. Each Depot takes a Supply Train off every Turn’s number, but now most of them are needed just to live. In April the reach grows to five. The supply overlay shows whom they feed; then choose Done.',
  'tour.march1813.title': () => 'Marches in Winter',
  'tour.march1813.words': () =>
    'Choose a stack with a real train, leave behind whom you like, and march hex by hex, or click the hex where it shall end. In Winter two hexes are a normal march, and more units fall out on the way. Prussia has not declared war yet: on Turn 1 its units neither move nor fight, and nobody attacks them.',
};
