import type { Fault } from '@bivouac/kernel';
import { cards } from './catalogue.ts';
import { type Europe, forcesIn, generalsAt, hasForce, isForce, SIDES, unitsAt } from './state.ts';

/** Every piece that stands with a force stands with one that is on the map, and every force has units and its commander. */
const forcesAreWhole = (g: Europe): readonly Fault[] => [
  ...[...g.units, ...g.generals, ...g.specials, ...g.armies].flatMap(({ id, at }) =>
    isForce(at) && !hasForce(g, at) ? [{ rule: '4', what: `${id} stands with ${at}, which is not on the map` }] : [],
  ),
  ...g.forces.flatMap(({ id, commander }) => [
    ...(unitsAt(g, id).length === 0 ? [{ rule: '12.2', what: `${id} has no combat unit` }] : []),
    ...(commander !== null && !generalsAt(g, id).some((row) => row.id === commander)
      ? [{ rule: '10.2', what: `${commander} commands ${id} and is not with it` }]
      : []),
    ...(commander === null && generalsAt(g, id).length > 0
      ? [{ rule: '10.2', what: `${id} has generals and no commander` }]
      : []),
  ]),
];

/** 6.1 No card is lost or doubled. */
const cardsAreWhole = ({
  cards: { hands, piles, discards, setAside, permanents, removed, wars },
}: Europe): readonly Fault[] => {
  const heaps = [hands, piles, discards, setAside, permanents];
  const all = [...SIDES.flatMap((side) => heaps.flatMap((heap) => heap[side])), ...removed, ...wars];
  const faults: Fault[] = [];
  if (all.length !== cards.size) faults.push({ rule: '6.1', what: `${all.length} cards in place of ${cards.size}` });
  if (new Set(all).size !== all.length) faults.push({ rule: '6.1', what: 'a card is in two places' });
  return faults;
};

/** 19 The tracks keep within their ends. */
const tracksAreWhole = ({ tracks: { victory, reserve } }: Europe): readonly Fault[] => [
  ...(victory !== null && (victory < 0 || victory > 20) ? [{ rule: '19', what: `victory level ${victory}` }] : []),
  ...SIDES.flatMap((side) => (reserve[side] < 0 ? [{ rule: '9.2', what: `${side} has overdrawn its reserve` }] : [])),
];

/** 14.9.3, 15.2 A garrison stands in a zone that has a fortress. */
const garrisonsAreWalled = (g: Europe): readonly Fault[] =>
  g.zones.flatMap(({ id, fortress }) =>
    fortress === 'none' && forcesIn(g, id).some(({ inside }) => inside)
      ? [{ rule: '15.2', what: `a force is inside a fortress that ${id} does not have` }]
      : [],
  );

/** What must always be true at rest. */
export const sound = (g: Europe): readonly Fault[] => [
  ...forcesAreWhole(g),
  ...cardsAreWhole(g),
  ...tracksAreWhole(g),
  ...garrisonsAreWalled(g),
];
