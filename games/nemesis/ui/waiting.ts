import { lastingFact } from '@bivouac/kernel';
import type { CommanderId, HexId, Side, UnitId } from '../catalogue/ids.ts';
import { evacuatedCounters } from '../rules/15-optional-rules/15.2-evacuated-garrisons.ts';
import { internedIn } from '../rules/17-linked-campaigns/17.3-interned.ts';
import { campaignOf, commander, type Nemesis, scenarioOf, SIDES, unit } from '../state/state.ts';

/** Counters that stand on the map from the set-up on and take no part yet. */
export interface Waiting {
  readonly hex: HexId;
  readonly why: 'deploys' | 'frozen' | 'interned' | 'neutral';
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
}

/** 14.1 Both Set Up Cards lie open, so the army that deploys second is seen before it stands there (rulings/18.1-depots-and-the-enemys-card.md). */
const stillToDeploy = (g: Nemesis): readonly Waiting[] => {
  if (g.clock.phase !== 'firstDepots' && g.clock.phase !== 'evacuation') return [];
  const home = evacuatedCounters(g);
  return SIDES.flatMap((side) =>
    scenarioOf(g).stacks[side].map(({ hex, units, commanders }) => ({
      hex,
      side,
      why: 'deploys' as const,
      units: units.filter((id) => !home.has(id)),
      commanders: commanders.filter((id) => !home.has(id)),
    })),
  );
};

/** 17.3 Those whom Austria keeps until an Armistice. */
const interned = (g: Nemesis): readonly Waiting[] => {
  const { units, commanders } = internedIn(g);
  const rows = g.politics.invasion?.interned ?? [];
  return [...new Set(rows.map(({ hex }) => hex))].map((hex) => {
    const isHere = (id: UnitId | CommanderId): boolean => rows.some((row) => row.id === id && row.hex === hex);
    return {
      hex,
      why: 'interned' as const,
      side: 'french' as const,
      units: units.filter(isHere),
      commanders: commanders.filter(isHere),
    };
  });
};

/** 14.1, 14.10, 14.11, 17.3 The Saxons of Torgau, the two corps at Krakow until an Armistice, and at the set-up who comes second. */
export const waitingOf: (g: Nemesis) => readonly Waiting[] = lastingFact((g: Nemesis) => {
  const campaign = campaignOf(g);
  if (!campaign && !g.politics.invasion) return [];
  const { frozen, torgau } = campaign ?? {};
  const stacks: readonly Waiting[] = [
    ...stillToDeploy(g),
    ...interned(g),
    ...(g.politics.armistice === null && frozen
      ? SIDES.map((side) => ({ ...frozen[side], side, why: 'frozen' as const }))
      : []),
    ...(g.politics.confederation === 'coalition' || !torgau
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
