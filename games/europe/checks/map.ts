import type { Fault } from '@bivouac/kernel';
import { blockadeBoxOf, seaOfPort } from '../catalogue/board.ts';
import { type Europe, type FleetAt, forcesIn, SIDES } from '../state/state.ts';

/** 9.2, 19 The tracks keep within their ends. */
export const tracksAreWhole = ({ tracks: { victory, reserve } }: Europe): readonly Fault[] => [
  ...(victory !== null && (victory < 0 || victory > 20) ? [{ rule: '19', what: `victory level ${victory}` }] : []),
  ...SIDES.flatMap((side) => (reserve[side] < 0 ? [{ rule: '9.2', what: `${side} has overdrawn its reserve` }] : [])),
];

/** 3.2 A flag stands for control of another's land; 14.9.3, 15.2 a garrison and a siege belong to a fortress. */
export const zonesAreWhole = (g: Europe): readonly Fault[] =>
  g.zones.flatMap(({ id, nation, control, fortress, siege }) => [
    ...(control === nation ? [{ rule: '3.2', what: `${id} bears the flag of its own nation` }] : []),
    ...(fortress === 'none' && forcesIn(g, id).some(({ inside }) => inside)
      ? [{ rule: '15.2', what: `a force is inside a fortress that ${id} does not have` }]
      : []),
    ...(siege !== null && fortress !== 'active'
      ? [{ rule: '15.2', what: `${id} is besieged and has no fortress` }]
      : []),
  ]);

const isPlace = (at: FleetAt): boolean => {
  if (at.kind === 'port') return seaOfPort(at.zone) !== undefined;
  return at.kind !== 'blockade' || blockadeBoxOf(at.zone) !== undefined;
};
/** 17.2 A fleet in port is in a zone that has one, and a blockade is before a port that has its box. */
export const fleetsAreWhole = (g: Europe): readonly Fault[] =>
  g.fleets.flatMap(({ id, at }) => (isPlace(at) ? [] : [{ rule: '17.2', what: `${id} is at ${JSON.stringify(at)}` }]));
