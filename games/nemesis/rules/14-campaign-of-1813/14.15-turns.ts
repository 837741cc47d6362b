import { campaignOf, type Nemesis } from '../../state/state.ts';

/** 14.15 On these Turns a truce may be called, as long as none has been. */
export const isArmisticeTurn = (g: Nemesis): boolean =>
  g.politics.armistice === null && (campaignOf(g)?.armistice.rollTurns.includes(g.clock.turn) ?? false);

/** 14.15 Nobody has called a truce in time, and from now on nobody may. */
export const isTooLateForTruce = (g: Nemesis, turn: number): boolean => {
  const campaign = campaignOf(g);
  return (
    campaign !== undefined &&
    g.politics.armistice === null &&
    campaign.armistice.rollTurns.every((rollTurn) => rollTurn < turn)
  );
};
