import type { HandEntry } from '../../catalogue.ts';
import { tables } from '../../editions.ts';
import type { NationId, Side } from '../../ids.ts';
import { type Europe, isHeldBy, isOn, opponent, zone } from '../../state.ts';
import { countsFor } from '../3-game-map/3.2-counting.ts';

const belongs = (g: Europe, { to, zones, nation }: HandEntry, side: Side): boolean => {
  switch (to) {
    case 'empire':
    case 'coalition':
      return to === side && zones.every((id) => isOn(g, zone(g, id).nation, side));
    case 'allyOfNation':
      return nation !== undefined && isOn(g, nation as NationId, side);
    case 'holder':
      return zones.every((id) => isHeldBy(g, id, side));
    case 'victor':
      return false;
  }
};

/** 6.3 The key zones of the table that bring this side a card: its nations own them, and no enemy holds one in supply. */
export const keyEntriesOf = (g: Europe, side: Side): readonly HandEntry[] =>
  tables(g).hands.entries.filter(
    (entry) =>
      entry.zones.length > 0 && belongs(g, entry, side) && !entry.zones.some((id) => countsFor(g, id, opponent(side))),
  );
