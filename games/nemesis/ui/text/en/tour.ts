import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { TourMessages } from '../messages/tour.ts';

export const enTour: Catalogue<TourMessages, Names> = {
  'tour.goal.title': () => 'What the war is about',
  'tour.goal.words': () =>
    'Four cities with red rings count: Mantua, Milan, Turin and Genoa. After 13 Turns each is worth a point to the side whose units stand in it, and so is every Battle point. The Coalition wins if it is three points ahead; otherwise the French win. Start with a Depot: choose a highlighted city near your troops.',
  'tour.depots.title': () => 'Depots',
  'tour.depots.words': () =>
    'A Depot supplies stacks up to three hexes away; unsupplied units become disrupted. Each Depot costs you one Supply Train every Turn, so place only what you need: two or three. The supply layer shows which stacks they supply. Then choose Done.',
  'tour.trains.title': () => 'Supply Trains',
  'tour.trains.words': () =>
    'Only a stack with a Supply Train, a commander and a route to a Depot can march or rally this Turn. You and your opponent take turns placing trains, face down, on the stacks you want to move. The two dummies are there to deceive your opponent.',
  'tour.march.title': () => 'Marches',
  'tour.march.words': () =>
    'Choose a stack with a real train, leave behind any units you wish, and march hex by hex or click the destination. A normal march is three hexes; forest and rough ground count double. From the third hex on you may lose stragglers. Enemy cavalry next to your path stops you.',
  'tour.attack.title': () => 'Attacks',
  'tour.attack.words': () =>
    'Hover over an attack (or tap it) to see its battle sheet: both totals, rule by rule, and the possible results. The order succeeds on 7 or more: die + rating + Combat Commands spent. A failed order ends your attacks for the Turn, so give the best one first.',
  'tour.goal1813.title': () => 'What the war is about',
  'tour.goal1813.words': () =>
    'Thirteen cities with red rings (fifteen once Austria fights) are worth a point each to the side that holds them, and so is every Battle point; each side starts with six. After 19 Turns the Coalition must be ahead: a tie is a French victory, but losing Napoleon is a defeat. The armies are already set up; you place the Depots. Choose a highlighted city near your troops.',
  'tour.depots1813.title': () => 'Depots in Winter',
  'tour.depots1813.words': () =>
    'It is February: until Turn 3 a Depot supplies stacks up to three hexes away, and the next Depot in the chain can be no farther. Unsupplied units become disrupted. Each Depot costs you one Supply Train every Turn, but for now you need most of them just to survive. In April the range grows to five. The supply layer shows which stacks they supply. Then choose Done.',
  'tour.march1813.title': () => 'Marches in Winter',
  'tour.march1813.words': () =>
    'Choose a stack with a real train, leave behind any units you wish, and march hex by hex or click the destination. In Winter a normal march is two hexes, and you lose more stragglers. Prussia has not declared war yet: on Turn 1 its units cannot move or fight, and cannot be attacked.',
  'tour.goal1812.title': () => 'What the war is about',
  'tour.goal1812.words': () =>
    'The French must take Moscow or St Petersburg, or all the other Russian victory cities, and hold a capital at the end of December to win at once. If they never get that far, the Coalition wins; so it does if Napoleon is lost, or if its units stand in Warsaw and in Königsberg or Lemberg. Both armies are set up, and four Russian magazines stand; now place the first Depots. Choose a highlighted city near your troops.',
  'tour.depots1812.title': () => 'Depots on a long road',
  'tour.depots1812.words': () =>
    'A Depot supplies stacks up to five hexes away, and the next one in the chain can be no farther. In November both become three, but Depots in Russia go on supplying Russians at five. A French unit that is unsupplied twice is lost, whatever its class. It takes six Depots to reach Moscow, and each costs one Supply Train every Turn. The supply layer shows who is supplied. Then choose Done.',
  'tour.march1812.title': () => 'Marches into Russia',
  'tour.march1812.words': () =>
    'Choose a stack with a real train, leave behind any units you wish, and march hex by hex or click the destination. Three hexes are a normal march, two in Winter; longer ones cost stragglers. Moscow is twenty-two hexes from the Niemen. The Russians may well give ground: every hex lengthens the French chain of Depots.',
};
