import type { Fault } from '@bivouac/kernel';
import { type Europe, type ForceId, generalsAt, hasForce, isForce, unitsAt } from '../state/state.ts';

/** 14.8 While a battle costs one step after the other a force that fights may have lost its last unit. */
const isFighting = ({ battle }: Europe, id: ForceId): boolean =>
  battle !== null && (battle.forces.empire.includes(id) || battle.forces.coalition.includes(id));

/** Every piece that stands with a force stands with one that is on the map, and every force has units and its commander. */
export const forcesAreWhole = (g: Europe): readonly Fault[] => [
  ...[...g.units, ...g.generals, ...g.specials, ...g.armies].flatMap(({ id, at }) =>
    isForce(at) && !hasForce(g, at) ? [{ rule: '4', what: `${id} stands with ${at}, which is not on the map` }] : [],
  ),
  ...g.forces.flatMap(({ id, commander }) => [
    ...(unitsAt(g, id).length === 0 && !isFighting(g, id) ? [{ rule: '12.2', what: `${id} has no combat unit` }] : []),
    ...(commander !== null && !generalsAt(g, id).some((row) => row.id === commander)
      ? [{ rule: '10.2', what: `${commander} commands ${id} and is not with it` }]
      : []),
    ...(commander === null && generalsAt(g, id).length > 0
      ? [{ rule: '10.2', what: `${id} has generals and no commander` }]
      : []),
  ]),
];

/** 2.1, 13.4 A depot is with a force of the map, or lies in a zone, or comes back; only one that lies is fixed. */
export const depotsAreWhole = (g: Europe): readonly Fault[] =>
  g.depots.flatMap(({ id, with: carrier, zone, fixed }) => [
    ...(carrier !== null && !hasForce(g, carrier)
      ? [{ rule: '2.1', what: `depot ${id} is with ${carrier}, which is not on the map` }]
      : []),
    ...(carrier !== null && zone !== null
      ? [{ rule: '2.1', what: `depot ${id} is with ${carrier} and lies in ${zone}` }]
      : []),
    ...(fixed && zone === null ? [{ rule: '13.4', what: `depot ${id} is fixed and lies nowhere` }] : []),
  ]);
