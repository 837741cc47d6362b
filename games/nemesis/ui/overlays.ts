import type { Overlay } from '@bivouac/board/game-ui.ts';
import { fact, type Language, type Seat } from '@bivouac/kernel';
import type { Hex } from '../catalogue/board.ts';
import type { HexId, Side } from '../catalogue/ids.ts';
import { isInSupply, supplyRoute } from '../rules/6-general-supply/6.1-in-supply.ts';
import { isExposedToCavalry } from '../rules/6-general-supply/6.2-enemy-cavalry.ts';
import { standingOf } from '../rules/1-definitions/1.1-friendly-territory.ts';
import { behindTheLine } from '../rules/14-campaign-of-1813/14.15-lines.ts';
import { isTooLateForTruce } from '../rules/14-campaign-of-1813/14.15-turns.ts';
import { citiesHeld } from '../rules/14-campaign-of-1813/14.4-victory.ts';
import { citiesOfTheYear } from '../rules/17-linked-campaigns/17.8-cities.ts';
import { sourcesOf } from '../rules/14-campaign-of-1813/14.17-sources.ts';
import { type Stack, stackAt, stacksOf } from '../state/stack.ts';
import { boardOf, campaignOf, type Nemesis, opponent, type Phase, SIDES } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { suffersWant } from './marks.ts';
import { chain, chainLines } from './overlays-chain.ts';
import { backsOf, sideOf, stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

type Places = Overlay['places'];
type Lines = Overlay['lines'];
const NO_LINES: Lines = [];
const IN_THE_TRUCE: readonly Phase[] = ['armistice', 'redeployment', 'armisticeDepots', 'armisticeReinforcements'];

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

/** 6.1, 6.2, 7.8 Where a side is fed, which of its stacks are, by which route, and by which chain of Depots. */
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
    lines: [
      ...stacks.flatMap(({ hex }): Lines => {
        const route = supplyRoute(g, side, hex);
        return route && route.path.length > 0 ? [{ through: [hex, ...route.path], tone: 'own' }] : [];
      }),
      ...chainLines(g, side),
    ],
  };
};

/** 14.4a In 1813 a victory city counts for those whose land it is in, too. */
const holderOf = (g: Nemesis, place: HexId): Side | undefined =>
  stackAt(g, place)?.side ?? SIDES.find((side) => citiesHeld(g, side).includes(place));

/** 14.4a, 18.4a Who holds each city. */
const control = (g: Nemesis, own: Side, words: Speak): Overlay => ({
  id: 'control',
  name: words('overlay.control'),
  places: boardOf(g).cities.map(({ id: place }) => {
    const holder = holderOf(g, place);
    const counts = citiesOfTheYear(g).includes(place);
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

/** 1.1, 14.7, 14.9, 14.16 Whose land it is now: the Confederation and Austria change. Neutral land that is closed to both is left as it is drawn, in dots. */
const land = (g: Nemesis, own: Side, words: Speak): Overlay => ({
  id: 'land',
  name: words('overlay.land'),
  wash: true,
  places: boardOf(g).hexes.flatMap((hex): Places => {
    const { friendlyTo, suppliesAlso, closedTo, throughTurn } = standingOf(g, hex);
    const { id: place } = hex;
    if (closedTo.length === SIDES.length)
      return [{ place, tone: 'danger', words: words('land.closed', { hex: place }) }];
    if (g.clock.turn > throughTurn) return [];
    const [friend, both] = friendlyTo;
    if (both !== undefined || (friend !== undefined && suppliesAlso.some((side) => side !== friend)))
      return [{ place, tone: 'shared', words: words('land.shared', { hex: place }) }];
    if (friend === undefined) return [];
    return [
      { place, tone: friend === own ? 'own' : 'enemy', words: words('land.friendly', { hex: place, side: friend }) },
    ];
  }),
  lines: NO_LINES,
});

/** 14.15a Where each side may stand when the truce ends: of use until the armies have redeployed. */
const truceLines = (g: Nemesis, own: Side, words: Speak): readonly Overlay[] => {
  const isOver = g.politics.armistice !== null && !IN_THE_TRUCE.includes(g.clock.phase);
  if (!campaignOf(g) || isOver || isTooLateForTruce(g, g.clock.turn)) return [];
  const places = SIDES.flatMap((side) =>
    [...behindTheLine(g, side)].map((place): Places[number] => ({
      place,
      tone: side === own ? 'own' : 'enemy',
      words: words('line.behind', { hex: place, side }),
    })),
  );
  return [{ id: 'line', name: words('overlay.line'), places, lines: NO_LINES, wash: true }];
};

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
    sourcesOf(g, side).map(({ id: place }: Hex): Places[number] => ({
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
    ...(campaignOf(g) || g.politics.invasion ? [land(g, own, words)] : []),
    ...truceLines(g, own, words),
    reach(g, own, words),
    sources(g, own, words),
  ];
};

const kept = fact(drawn);

/** What can be laid over the map. Who only watches looks from the side of the Coalition. */
export const overlays = (view: NemesisView, seat: Seat, language: Language): readonly Overlay[] => {
  const own = sideOf(seat) ?? 'coalition';
  return kept(view, own, language);
};
