import { type Hex, hexAt } from '../../catalogue/board.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { occupies } from '../../state/stack.ts';
import { boardOf, campaignOf, type Nemesis } from '../../state/state.ts';
import { mayUsePorts, mayUseVienna, sourcesByOption } from '../17-linked-campaigns/17.4-options.ts';

/** 16.1 A card may close the Prussian ports for a Turn. */
const arePortsOpen = (g: Nemesis): boolean => !g.effects.some(({ kind }) => kind === 'portsClosed');

/**
 * 14.17, 7.8 The Ultimate Supply Sources. Prussian ports are among them while a unit of their side holds them,
 * 14.16b and Vienna once Austria has joined the Coalition. 17.4 In the linked game sides choose among sources.
 */
export const sourcesOf = (g: Nemesis, side: Side): readonly Hex[] => {
  const board = boardOf(g);
  const campaign = campaignOf(g);
  const sources = sourcesByOption(g, side) ?? board.sources[side];
  if (!campaign) return sources;
  const ports = arePortsOpen(g) && mayUsePorts(g) ? campaign.ports[side].filter((hex) => occupies(g, side, hex)) : [];
  const austrian =
    side === 'coalition' && g.politics.austria === 'coalition' && mayUseVienna(g)
      ? campaign.armistice.sourcesWithAustria
      : [];
  return [...sources, ...[...ports, ...austrian].map((hex) => hexAt(board, hex))];
};
