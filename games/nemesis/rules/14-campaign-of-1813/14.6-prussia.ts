import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Side,
  unitCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import { commandersAt } from '../../state/stack.ts';
import { campaignOf, type CommanderRow, type Nemesis } from '../../state/state.ts';

/** 14.6 In the first Turn Prussia is still at peace with France. */
const isPrussiaAtPeace = (g: Nemesis): boolean => {
  const campaign = campaignOf(g);
  return campaign !== undefined && g.clock.turn <= campaign.prussiaWaitsThroughTurn;
};

/**
 * 14.6 A Prussian unit neither moves nor takes part in an attack, nor is it attacked. It is supplied, rallies and holds
 * the French with its cavalry like any other (rulings/14.6-prussia-on-turn-1.md).
 */
export const isAtPeace = (g: Nemesis, id: UnitId): boolean => isPrussiaAtPeace(g) && unitCard(id).nation === 'Prussia';

/** 14.6, 3.1 Commanders are units too. */
export const isCommanderAtPeace = (g: Nemesis, id: CommanderId): boolean =>
  isPrussiaAtPeace(g) && commanderCard(id).nation === 'Prussia';

/** 14.6 Those who lead in a combat: Russians who attack from beside a Prussian commander do so without him. */
export const commandersAtWar = (g: Nemesis, side: Side, hex: HexId): readonly CommanderRow[] => {
  const there = commandersAt(g, side, hex);
  return isPrussiaAtPeace(g) ? there.filter(({ id }) => !isCommanderAtPeace(g, id)) : there;
};
