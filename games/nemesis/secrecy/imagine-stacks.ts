import type { Pick } from '@bivouac/kernel';
import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Side,
  unitCard,
  type UnitId,
} from '../catalogue/catalogue.ts';
import { dealPiles, type Hand, isCavalry, type Pile } from './imagine-piles.ts';
import { CAPACITY } from '../rules/4-occupying-a-hex/4.1-limit.ts';
import { frozenAt } from '../rules/14-campaign-of-1813/14.11-frozen-corps.ts';
import { type Battle, type CommanderRow, type Nemesis, SIDES, type UnitRow } from '../state/state.ts';
import type { GarrisonRow } from '../state/state-1813.ts';
import {
  type CommanderSeen,
  isFaceDown,
  isOpenCommander,
  isOpenUnit,
  type StackSeen,
  type UnitSeen,
} from './view-stacks.ts';

/** The tables of a view that face-down stacks leave their mark on. */
interface StacksInView {
  readonly scenario: Nemesis['scenario'];
  readonly politics: Nemesis['politics'];
  readonly units: readonly UnitSeen[];
  readonly commanders: readonly CommanderSeen[];
  readonly decoys: readonly HexId[];
  readonly battle: Battle | null;
  readonly garrisons: Nemesis['garrisons'];
  readonly stacksSeen?: readonly StackSeen[];
}

interface Deal {
  readonly units: ReadonlyMap<UnitId, UnitRow>;
  readonly commanders: ReadonlyMap<CommanderId, CommanderRow>;
  readonly decoys: readonly HexId[];
  readonly garrisons: readonly GarrisonRow[];
}

const ONE_DISRUPTED_IN = 8;

/** Nobody sees which units are disrupted, save where it would be felt (8.2, 8.4). */
const rowsOf = ({ stack, units }: Pile, pick: Pick): readonly UnitRow[] => {
  const { hex, marched, combats, forage, cavalry, besieges } = stack;
  const felt = cavalry ? units.find(isCavalry) : undefined;
  const needed = besieges ? 2 : 0;
  const isForager = (id: UnitId): boolean => !unitCard(id).cossack || units.every((each) => unitCard(each).cossack);
  let fit = felt ? 1 : 0;
  const isFit = (id: UnitId): boolean => {
    if (id === felt) return true;
    if (cavalry === false && isCavalry(id)) return false;
    if (besieges === false && fit > 0) return false;
    if (fit >= needed && pick(ONE_DISRUPTED_IN) === 0) return false;
    fit++;
    return true;
  };
  return units.map((id) => ({
    id,
    at: hex,
    disrupted: !isFit(id),
    forage: forage && isForager(id),
    marched,
    combats,
  }));
};

/** Source of picks of its own: anyone who always picks the first must still get another deal at the next try. */
const stream = (pick: Pick): Pick => {
  let seed = pick(0x7fffffff) + 1;
  return (choices) => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((seed ^ (seed >>> 13)) >>> 0) % choices;
  };
};

const onMap = (row: UnitRow): row is UnitRow & { readonly at: HexId } => row.at !== 'due' && row.at !== 'lost';

const handOf = (side: Side, view: StacksInView): Hand => {
  const { units, commanders, stacksSeen = [] } = view;
  const shown = new Map<HexId, readonly UnitRow[]>();
  const hidden: UnitId[] = [];
  for (const row of units) {
    if (unitCard(row.id).side !== side) continue;
    if (isFaceDown(row)) hidden.push(row.id);
    else if (onMap(row)) shown.set(row.at, [...(shown.get(row.at) ?? []), row]);
  }
  return {
    units: hidden,
    commanders: commanders.filter((row) => isFaceDown(row) && commanderCard(row.id).side === side).map(({ id }) => id),
    stacks: stacksSeen.filter((stack) => stack.side === side),
    shown,
    roomAt: (hex) => CAPACITY - frozenAt(view, side, hex),
  };
};

/** 15.1 Units, commanders and dummies that lie face down, dealt again among the counters that were seen. */
const dealStacks = (view: StacksInView, pick: Pick): Deal => {
  const own = stream(pick);
  const units = new Map<UnitId, UnitRow>();
  const commanders = new Map<CommanderId, CommanderRow>();
  const decoys: HexId[] = [];
  const garrisons: GarrisonRow[] = [];
  for (const side of SIDES) {
    const hand = handOf(side, view);
    if (hand.stacks.length === 0) continue;
    for (const pile of dealPiles(hand, own)) {
      const { hex } = pile.stack;
      for (const row of rowsOf(pile, own)) units.set(row.id, row);
      for (const id of pile.commanders) commanders.set(id, { id, at: hex, moved: false, rallied: false, rode: false });
      for (let left = pile.dummies; left > 0; left--) decoys.push(hex);
      if (pile.stack.garrison) garrisons.push(...pile.units.map((unit) => ({ unit, hex, relieved: 0 })));
    }
  }
  return { units, commanders, decoys, garrisons };
};

type Stacks = { readonly [K in 'units' | 'commanders' | 'decoys' | 'battle' | 'garrisons']: Nemesis[K] };

const dealtRow = <Id, Row>(rows: ReadonlyMap<Id, Row>, id: Id): Row => {
  const row = rows.get(id);
  if (!row) throw new Error(`15.1: ${String(id)} lies under no counter`);
  return row;
};

/** Before 10.3 nobody knows who of the stack was ordered forward: all of it, as far as one can see. */
const orderedFrom = (battle: Battle | null, units: readonly UnitRow[]): Battle | null => {
  if (!battle || battle.ordered.length > 0) return battle;
  return { ...battle, ordered: units.filter(({ at }) => at === battle.from).map(({ id }) => id) };
};

/** 15.1 The stacks of a whole state that would look like this: those that lie face down dealt again, the others as they are. */
export const imagineStacks = (view: StacksInView, pick: Pick): Stacks => {
  const { units, commanders, decoys, battle, garrisons } = view;
  if (units.every(isOpenUnit) && commanders.every(isOpenCommander))
    return { units, commanders, decoys, battle, garrisons };
  const dealt = dealStacks(view, pick);
  const allUnits = units.map((row) => (isFaceDown(row) ? dealtRow(dealt.units, row.id) : row));
  return {
    units: allUnits,
    commanders: commanders.map((row) => (isFaceDown(row) ? dealtRow(dealt.commanders, row.id) : row)),
    decoys: [...decoys, ...dealt.decoys],
    battle: orderedFrom(battle, allUnits),
    garrisons: [...garrisons, ...dealt.garrisons],
  };
};
