import { derived } from '@bivouac/kernel';
import type { CommanderId, HexId, Side, UnitId } from '../ids.ts';
import { campaignOf, commander, type Nemesis, SIDES, unit } from '../state.ts';

/** Counters that stand on the map from the set-up on and take no part yet. */
export interface Waiting {
  readonly hex: HexId;
  readonly why: 'frozen' | 'neutral';
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
}

/** 14.10, 14.11 The Saxons of Torgau, and the two corps at Krakow until an Armistice. */
export const waitingOf: (g: Nemesis) => readonly Waiting[] = derived((g: Nemesis) => {
  const campaign = campaignOf(g);
  if (!campaign) return [];
  const { frozen, torgau } = campaign;
  const stacks: readonly Waiting[] = [
    ...(g.politics.armistice === null ? SIDES.map((side) => ({ ...frozen[side], side, why: 'frozen' as const })) : []),
    ...(g.politics.confederation === 'coalition'
      ? []
      : [{ ...torgau, side: 'coalition' as const, why: 'neutral' as const }]),
  ];
  return stacks
    .map((stack) => ({
      ...stack,
      units: stack.units.filter((id) => unit(g, id).at === 'due'),
      commanders: stack.commanders.filter((id) => commander(g, id).at === 'due'),
    }))
    .filter(({ units, commanders }) => units.length + commanders.length > 0);
});
