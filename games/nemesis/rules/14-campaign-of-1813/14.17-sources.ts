import { type Hex, hexAt } from '../../catalogue/board.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { occupies } from '../../state/stack.ts';
import { boardOf, campaignOf, type Nemesis } from '../../state/state.ts';

/** 16.1 A card may close the Prussian ports for a Turn. */
const arePortsOpen = (g: Nemesis): boolean => !g.effects.some(({ kind }) => kind === 'portsClosed');

/**
 * 14.17, 7.8 The Ultimate Supply Sources. Prussian ports are among them while a unit of their side holds them,
 * 14.16b and Vienna once Austria has joined the Coalition.
 */
export const sourcesOf = (g: Nemesis, side: Side): readonly Hex[] => {
  const board = boardOf(g);
  const campaign = campaignOf(g);
  if (!campaign) return board.sources[side];
  const ports = arePortsOpen(g) ? campaign.ports[side].filter((hex) => occupies(g, side, hex)) : [];
  const austrian =
    side === 'coalition' && g.politics.austria === 'coalition' ? campaign.armistice.sourcesWithAustria : [];
  return [...board.sources[side], ...[...ports, ...austrian].map((hex) => hexAt(board, hex))];
};
