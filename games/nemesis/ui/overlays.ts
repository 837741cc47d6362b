import type { Overlay } from '@bivouac/board/game-ui.ts';
import { derived, type Language, type Seat } from '@bivouac/kernel';
import type { Hex } from '../board.ts';
import type { Side } from '../ids.ts';
import { isInSupply, supplyRoute } from '../rules/6-general-supply/6.1-in-supply.ts';
import { isExposedToCavalry } from '../rules/6-general-supply/6.2-enemy-cavalry.ts';
import { isLinked, mayHoldDepot } from '../rules/7-active-supply/7.8-depot-chain.ts';
import { type Stack, stackAt, stacksOf } from '../stack.ts';
import { boardOf, depotAt, type Nemesis, opponent, scenarioOf, SIDES } from '../state.ts';
import type { NemesisView } from '../view.ts';
import { suffersWant } from './marks.ts';
import { backsOf, sideOf, stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

type Places = Overlay['places'];
type Lines = Overlay['lines'];
const NO_LINES: Lines = [];

/** 6.1 A stack suffers if anyone in it would; Cossacks alone never do. */
const isHungry = (g: Nemesis, { units, hex }: Stack): boolean => units.some((row) => suffersWant(g, row, hex));

const stackSupply = (g: Nemesis, stack: Stack, words: Speak): Places[number] => {
  const { side, hex: place } = stack;
  const route = supplyRoute(g, side, place);
  if (route)
    return { place, tone: 'own', words: words('supply.fed', { hex: place, depot: route.depot, cost: route.cost }) };
  return isHungry(g, stack)
    ? { place, tone: 'danger', words: words('supply.hungry', { hex: place }) }
    : { place, tone: 'shared', words: words('supply.exempt', { hex: place }) };
};

/** 6.1, 6.2 Where a side is fed, which of its stacks are, and by which route. */
const supply = (view: NemesisView, side: Side, id: string, words: Speak): Overlay => {
  const g = stateOf(view);
  const isOpen = ({ hex }: Stack): boolean => !backsOf(view).has(hex) || isInSupply(g, side, hex);
  const stacks = stacksOf(g, side).filter(isOpen); // 15.1 Who needs no supply lies face down as well
  const area = boardOf(g).hexes.filter((hex) => isInSupply(g, side, hex.id) && stackAt(g, hex.id)?.side !== side);
  return {
    id,
    name: words('overlay.supply', { side }),
    places: [
      ...area.map(({ id: place }): Places[number] => ({
        place,
        tone: 'good',
        words: words('supply.inReach', { hex: place }),
      })),
      ...stacks.map((stack) => stackSupply(g, stack, words)),
    ],
    lines: stacks.flatMap(({ hex }): Lines => {
      const route = supplyRoute(g, side, hex);
      return route && route.path.length > 0 ? [{ through: [hex, ...route.path], tone: 'own' }] : [];
    }),
  };
};

/** 7.8 Where the chain of Depots reaches, and the cities that could take a Depot at once. */
const chain = (g: Nemesis, side: Side, words: Speak): Overlay => ({
  id: 'chain',
  name: words('overlay.chain', { side }),
  places: boardOf(g).hexes.flatMap(({ id: place, city }): Places => {
    const depot = depotAt(g, place);
    if (depot?.side === side) return [{ place, tone: 'own', words: words('chain.depot', { hex: place }) }];
    if (!isLinked(g, side, place)) return [];
    const isOpen = city !== undefined && mayHoldDepot(g, side, place) === undefined;
    return [
      { place, tone: isOpen ? 'good' : 'shared', words: words(isOpen ? 'chain.open' : 'chain.linked', { hex: place }) },
    ];
  }),
  lines: NO_LINES,
});

/** 18.4a Who holds each city. */
const control = (g: Nemesis, own: Side, words: Speak): Overlay => ({
  id: 'control',
  name: words('overlay.control'),
  places: boardOf(g).cities.map(({ id: place }) => {
    const holder = stackAt(g, place)?.side;
    const counts = scenarioOf(g).victoryCities.includes(place);
    return {
      place,
      tone: holder === undefined ? 'shared' : holder === own ? 'own' : 'enemy',
      words: holder
        ? words('control.held', { hex: place, side: holder, counts })
        : words('control.empty', { hex: place, counts }),
    };
  }),
  lines: NO_LINES,
});

/** 8.4 bp6, 6.2 bp1 Where cavalry of the other side stops marches, and where it cuts routes only. */
const reach = (g: Nemesis, own: Side, words: Speak): Overlay => ({
  id: 'cavalry',
  name: words('overlay.cavalry', { side: opponent(own) }),
  places: boardOf(g).hexes.flatMap(({ id: place }): Places => {
    const there = stackAt(g, place);
    if (there && there.side !== own)
      return there.cavalry ? [{ place, tone: 'enemy', words: words('cavalry.stands', { hex: place }) }] : [];
    if (isExposedToCavalry(g, own, place, 'any'))
      return [{ place, tone: 'danger', words: words('cavalry.stops', { hex: place }) }];
    return isExposedToCavalry(g, own, place, 'unbridged')
      ? [{ place, tone: 'shared', words: words('cavalry.cuts', { hex: place }) }]
      : [];
  }),
  lines: NO_LINES,
});

/** 7.8, 18.6 The Ultimate Supply Sources. */
const sources = (g: Nemesis, own: Side, words: Speak): Overlay => ({
  id: 'sources',
  name: words('overlay.sources'),
  places: SIDES.flatMap((side) =>
    boardOf(g).sources[side].map(({ id: place }: Hex): Places[number] => ({
      place,
      tone: side === own ? 'own' : 'enemy',
      words: words('place.source', { side }),
    })),
  ),
  lines: NO_LINES,
});

const drawn = (view: NemesisView, own: Side, language: Language): readonly Overlay[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  return [
    supply(view, own, 'supply', words),
    supply(view, opponent(own), 'enemySupply', words),
    chain(g, own, words),
    control(g, own, words),
    reach(g, own, words),
    sources(g, own, words),
  ];
};

const kept = derived((_: NemesisView) => new Map<string, readonly Overlay[]>());

/** What can be laid over the map. Who only watches looks from the side of the Coalition. */
export const overlays = (view: NemesisView, seat: Seat, language: Language): readonly Overlay[] => {
  const own = sideOf(seat) ?? 'coalition';
  const known = kept(view);
  const key = `${own} ${language}`;
  const found = known.get(key) ?? drawn(view, own, language);
  known.set(key, found);
  return found;
};
