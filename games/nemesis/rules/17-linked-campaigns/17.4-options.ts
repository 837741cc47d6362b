import type { Hex } from '../../catalogue/board.ts';
import { hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import type { Option } from '../../state/state-1812.ts';
import { boardOf, campaignOf, type Nemesis } from '../../state/state.ts';
import { linkOf, sequelOf } from './17.1-rules-of-1812.ts';

/** 17.4 By which sources a side is supplied in the linked game; elsewhere a side has its own all the time. */
export const optionOf = (g: Nemesis, side: Side): Option => sequelOf(g)?.invasion.sources[side] ?? 'after';

/** 17.5 e, f Still by those of 1812: no Set Up Card of 1813 yet, and the trains of January. */
export const isBeforeChange = (g: Nemesis, side: Side): boolean => optionOf(g, side) === 'before';

/** 17.4 The sources of a side where they are not those of the scenario: (B), or (A) without Lemberg (17.3, rulings/17.4-sources.md). */
export const sourcesByOption = (g: Nemesis, side: Side): readonly Hex[] | undefined => {
  const { invasion } = g.politics;
  const link = linkOf(g);
  if (!link || !invasion) return undefined;
  const board = boardOf(g);
  if (invasion.sources[side] === 'after') return link.sourcesAfter[side].map((hex) => hexAt(board, hex));
  return invasion.austriaAllied
    ? board.sources[side]
    : board.sources[side].filter(({ id }) => !link.lostSources.includes(id));
};

/** 17.4 Ports and Vienna feed a Coalition that has changed its sources; the ports once Prussia is with it (14.17). */
export const mayUsePorts = (g: Nemesis): boolean =>
  optionOf(g, 'coalition') === 'after' && (g.politics.invasion?.prussia ?? 'coalition') === 'coalition';
export const mayUseVienna = (g: Nemesis): boolean => optionOf(g, 'coalition') === 'after';

/** 17.4 Every source of the Coalition under (B), no matter who stands in it. */
export const sourcesOfCoalitionAfter = (
  g: Nemesis,
): { readonly city: HexId; readonly ports: readonly HexId[]; readonly vienna: readonly HexId[] } | undefined => {
  const link = linkOf(g);
  const campaign = campaignOf(g);
  if (!link || !campaign) return undefined;
  return {
    city: link.switchCity,
    ports: mayUsePorts(g) ? campaign.ports.coalition : [],
    vienna: g.politics.austria === 'coalition' ? campaign.armistice.sourcesWithAustria : [],
  };
};
