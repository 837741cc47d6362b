import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Side,
  unitCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import { commandersOf, stacksOf, unitsAt } from '../../state/stack.ts';
import { type Nemesis, scenarioOf } from '../../state/state.ts';
import type { Company } from './14.8-sweden.ts';
import { isInGarrison } from './14.12-garrisons.ts';
import type { Seeking } from './14.15-lines.ts';
import { linkOf } from '../17-linked-campaigns/17.1-rules-of-1812.ts';

/** A counter on the map that the truce may move. */
export type Counter = Seeking & {
  readonly at: HexId;
  /** It has been redeployed already: the marks of the march stand for it. */
  readonly placed: boolean;
  /** 14.12, 14.13 It stays where it is. */
  readonly inGarrison: boolean;
} & (
    | { readonly unit: UnitId; readonly commander: undefined }
    | { readonly unit: undefined; readonly commander: CommanderId }
  );

/** Units and commanders of a party of counters. */
export const companyOf = (party: readonly Counter[]): Company => ({
  units: party.flatMap(({ unit }) => unit ?? []),
  commanders: party.flatMap(({ commander }) => commander ?? []),
});

/** 14.13 Rapp is part of the garrison of Danzig: a commander who began there, or was posted there by 17.6, as long as it is still there. */
const belongsToGarrison = (g: Nemesis, side: Side, id: CommanderId, at: HexId): boolean =>
  unitsAt(g, at).some((row) => isInGarrison(g, row.id)) &&
  [...scenarioOf(g).stacks[side], ...(linkOf(g)?.garrisons ?? [])].some(
    ({ hex, commanders }) => hex === at && commanders.includes(id),
  );

const units = (g: Nemesis, side: Side): readonly Counter[] =>
  stacksOf(g, side).flatMap((stack) =>
    stack.units.map(({ id, marched }): Counter => {
      const { nation, of } = unitCard(id);
      const where = { at: stack.hex, placed: marched !== 'no', inGarrison: isInGarrison(g, id) };
      return { side, nation, of, unit: id, commander: undefined, ...where };
    }),
  );

const commanders = (g: Nemesis, side: Side): readonly Counter[] =>
  commandersOf(g, side).map(({ id, at, moved }): Counter => {
    const inGarrison = belongsToGarrison(g, side, id, at);
    const { nation } = commanderCard(id);
    return { side, nation, of: 0, unit: undefined, commander: id, at, placed: moved, inGarrison };
  });

/** All that a side has on the map. */
export const countersOf = (g: Nemesis, side: Side): readonly Counter[] => [...units(g, side), ...commanders(g, side)];
