import { revised } from '../../scenario/editions.ts';
import { log } from '../../text/speech.ts';
import { bothSides, type Europe, SIDES } from '../../state/state.ts';

/** 9.2 Points of the card or of the operation, and those of the reserve where they may be added. */
export const pointsAtHand = ({ action, tracks }: Europe): number =>
  action === null ? 0 : action.ap + (action.usesReserve ? tracks.reserve[action.side] : 0);

/** 9.1, 9.2 Points are spent: first those of the action, which would else be kept, then those of the reserve. */
export const spendPoints = (g: Europe, points: number): void => {
  const { action, tracks } = g;
  if (!action || points > pointsAtHand(g)) throw new Error(`9.1: ${points} activation points are not at hand`);
  const own = Math.min(points, action.ap);
  g.action = { ...action, ap: action.ap - own };
  const left = tracks.reserve[action.side] - (points - own);
  g.tracks = { ...tracks, reserve: { ...tracks.reserve, [action.side]: left } };
};

/** 9.2 In the first edition only points of a card or of an event are kept, not that of an operation without a card. */
const mayBeKept = (g: Europe): boolean => g.action?.by.kind !== 'operation' || revised(g, 'reserveAp');

/** 9.2 What is left of the points of an action may be kept until the end of the year. */
export const keepInReserve = (g: Europe): void => {
  const { action, tracks } = g;
  if (!action) return;
  const { side, ap } = action;
  if (ap > 0 && mayBeKept(g)) {
    const reserve = tracks.reserve[side] + ap;
    g.tracks = { ...tracks, reserve: { ...tracks.reserve, [side]: reserve } };
    log(g, '9.2', 'reserve.kept', { side, ap, reserve });
  }
  g.action = { ...action, ap: 0, usesReserve: false, grants: [] };
};

/** 9.2 Points kept are lost at the end of the year. */
export const loseReserves = (g: Europe): void => {
  for (const side of SIDES) {
    const ap = g.tracks.reserve[side];
    if (ap > 0) log(g, '9.2', 'reserve.lost', { side, ap });
  }
  g.tracks = { ...g.tracks, reserve: bothSides(() => 0) };
};
