import type { NationId, Side } from '../../../catalogue/ids.ts';
import type { ForceName, Phase, TrialKind } from '../../../state/state.ts';

type Nothing = Record<never, never>;
type Weather = 'fair' | 'foul' | 'winter';

/** Tracks and the bar of figures. */
export interface TableMessages {
  'log.reduced': Nothing;
  'log.eliminated': Nothing;
  'tray.setUp': Nothing;
  'tray.allies': Nothing;
  'gesture.march': Nothing;
  'gesture.marchOf': { force: ForceName };
  'gesture.redeploy': Nothing;
  'gesture.redeployOf': { force: ForceName };
  'gesture.sail': Nothing;
  'gesture.points': { cost: number; of: number };
  'gesture.attrition': { percent: number };
  'gesture.theyMayAnswer': Nothing;
  'foresee.price': { points: string };
  'foresee.points': { points: number };
  'foresee.holds': { share: string };
  'track.years': Nothing;
  'track.rounds': Nothing;
  'track.round': { round: number; weather: Weather };
  'track.victory': { level: number };
  'track.level': { level: number; winner: Side | 'nobody' };
  'track.escalade': { level: number };
  'track.escaladeStep': { level: number; punishments: boolean };
  'moment.year': { year: number };
  'moment.round': { round: number; weather: Weather; side: Side };
  'moment.phase': { phase: Phase; power: NationId | null };
  'score.cards': Nothing;
  'score.reserve': Nothing;
  'score.points': Nothing;
  'score.steps': Nothing;
  'score.you': { side: Side };
  'score.side': { side: Side };
  'status.year': Nothing;
  'status.round': { year: number; round: number; weather: Weather };
  'status.phase': { year: number; phase: Phase; power: NationId | null };
  'status.action': Nothing;
  'status.points': { side: Side; points: number; free: number };
  'status.whose': { side: Side };
  'status.trial': { trial: TrialKind; by: Side };
  'status.modifiers': { total: number; reasons: readonly string[] };
  'status.reserve': Nothing;
  'status.hands': Nothing;
  'status.own': { own: number; enemy: number };
  'status.both': { empire: number; coalition: number };
}
