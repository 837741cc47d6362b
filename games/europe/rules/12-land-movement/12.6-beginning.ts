import type { CardId } from '../../catalogue/ids.ts';
import type { Europe } from '../../state/state.ts';

/** 12.6 So many forces take part. */
const FORCES = 3;

/** 12.6 A Major Campaign begins: forces are activated free of points, whatever their initiative. */
export const beginCampaign = (g: Europe, card: CardId): void => {
  g.campaign = { card, waiting: [], left: FORCES, pinned: [], apart: null, begun: false };
};
