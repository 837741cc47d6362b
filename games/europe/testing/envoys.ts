import type { Table } from './position.ts';

/** 8.2 The nation with which a diplomatic action is tried. */
export const approach = (nation: string): Readonly<Record<string, string>> => ({ kind: 'approach', nation });

/** What the card adds to the die of the diplomatic action that is being tried. */
export const bonusOfCard = ({ state }: Table): number | undefined =>
  state.trial?.modifiers.find(({ what }) => what === 'card')?.by;
