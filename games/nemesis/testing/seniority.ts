import type { Side } from '../catalogue/catalogue.ts';
import { goneIn, type Table, told } from './combat.ts';
import { at, type Position } from './position.ts';

/** Leipzig and the hexes beside it: clear ground, no river between them. */
export const LEIPZIG = '3715';
export const NORTH = '3714';
export const SOUTH = '3716';
export const CHEMNITZ = '3615';

/** Clear hexes of Saxony one after the other, and of Italy. */
export const SAXON_ROAD = [LEIPZIG, SOUTH, '3717', '3817'] as const;
export const ITALIAN_ROAD = ['3728', '3727', '3626', '3527'] as const;

/** 1813 with the rules of 16.2, in the summer before the Armistice. */
export const SENIORITY: Position = { scenario: '1813', turn: 6, agreed: { seniority: true } };

/** An attack on Leipzig from the south that goes in, up to the first die of 11.5. */
export const attackOnLeipzig = (
  by: Side,
  attackers: readonly string[],
  defenders: readonly string[],
  more: Position = {},
): Table =>
  goneIn(
    {
      ...SENIORITY,
      ledgers: { [by]: { commands: 1 } },
      ...more,
      [by]: { [SOUTH]: attackers, ...more[by] },
      [by === 'french' ? 'coalition' : 'french']: { [LEIPZIG]: defenders },
    },
    { by, from: SOUTH, to: LEIPZIG, commands: 1 },
  );

/** A march of this side along a road, all who stand there together, up to the die of 8.5. */
export const marchAlong = (
  side: Side,
  road: readonly string[],
  counters: readonly string[],
  more: Position = {},
): Table => {
  const [from = '', ...way] = road;
  const table = at({
    ...SENIORITY,
    ...more,
    next: side,
    [side]: { [from]: counters, ...more[side] },
    trains: [{ side, hex: from }],
  });
  table.answer(side, { kind: 'move', from }).answer(side, 'march');
  for (const to of way) table.answer(side, { kind: 'step', to });
  return table.answer(side, 'halt');
};

/** What the commanders did to the die of a march, by those who did it. */
export const easedBy = (table: Table): readonly string[] =>
  [...told(table, 'march.staffEases'), ...told(table, 'march.leaderEases')].map(({ commanders, commander, modifier }) =>
    [commanders ?? commander, modifier].join(' '),
  );
