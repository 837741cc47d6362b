import { isOpenToAll } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { type Europe, force, isHeldBy, type March } from '../../state/state.ts';
import { pointsAtHand, spendPoints } from './9.2-reserve.ts';

/** Revised 9.1 A corps without a general that was activated for one point and has not paid the second. */
const owesSecondPoint = (g: Europe, { force: id, grant, dear }: March): boolean =>
  revised(g, 'loneCorpsCost') && g.campaign === null && grant === null && !dear && force(g, id).commander === null;

/** Revised 9.1 A lone corps that fights or makes a forced march costs two points: can the second be paid? */
export const canPaySecondPoint = (g: Europe): boolean =>
  g.march === null || !owesSecondPoint(g, g.march) || pointsAtHand(g) > 0;

/** 9.1, by agreement: a zone that its side does not control costs a lone corps the second point too. */
export const isDearZone = (g: Europe, side: Side, to: ZoneId): boolean =>
  g.agreed.dearLoneCorps && !isOpenToAll(to) && !isHeldBy(g, to, side);

/** Revised 9.1 The second point is paid when the corps does what it costs; an enemy who intercepts it does not charge it. */
export const paySecondPoint = (g: Europe): void => {
  if (!g.march || !owesSecondPoint(g, g.march) || pointsAtHand(g) === 0) return;
  spendPoints(g, 1);
  g.march = { ...g.march, dear: true };
  log(g, '9.1', 'activation.secondPointPaid');
};
