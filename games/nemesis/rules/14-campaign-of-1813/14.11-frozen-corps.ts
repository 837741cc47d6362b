import { lastingFact } from '@bivouac/kernel';
import { type HexId, type Side, unitCard } from '../../catalogue/catalogue.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { bothSides, campaignOf, type Nemesis, scenarioOf } from '../../state/state.ts';

const sizes = lastingFact(({ campaign }: Scenario) =>
  bothSides((side) => (campaign?.frozen?.[side].units ?? []).reduce((sum, id) => sum + unitCard(id).of, 0)),
);

/** 14.11 Until an Armistice a corps of either side stays near Krakow; it does nothing, but it takes its room (rulings/14.11-frozen-corps.md). */
export const frozenAt = (g: Pick<Nemesis, 'scenario' | 'politics'>, side: Side, hex: HexId): number =>
  g.politics.armistice === null && campaignOf(g)?.frozen?.[side].hex === hex ? sizes(scenarioOf(g))[side] : 0;
