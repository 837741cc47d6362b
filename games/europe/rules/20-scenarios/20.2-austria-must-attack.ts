import type { Verdict } from '@bivouac/kernel';
import type { EuropeAnswer } from '../../answers/answers.ts';
import { revised } from '../../scenario/editions.ts';
import type { GeneralId, NationId, ScenarioId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forcesOf,
  isBesieged,
  isHeldBy,
  nationOfForce,
  zone,
} from '../../state/state.ts';

const AUSTRIA = 'austria' as NationId;
const MANTUA = 'mantoue' as ZoneId;
const ULM = 'ulm' as ZoneId;
const CHARLES = 'charles' as GeneralId;

/** 20.2 (1) In 1805 Austria opens the war at Mantua and at Ulm. */
export const dutyOf = (scenario: ScenarioId): readonly ZoneId[] => (scenario === '1805' ? [MANTUA, ULM] : []);

/** 20.2 (1) Until then the Coalition has no naval, diplomatic or other action: it uses points for Austria, or passes. */
const ALLOWED: readonly EuropeAnswer['kind'][] = ['points', 'operation', 'pass'];
export const mayActIn1805 = (g: Europe, side: Side, deed: EuropeAnswer['kind']): Verdict => {
  const zones = g.tracks.austrianDuty;
  return must('20.2', side === 'empire' || zones.length === 0 || ALLOWED.includes(deed), 'duty.first', { zones });
};

/** 20.2 (1) Only Austrian forces are activated; in the revised edition only Charles and forces with a general. */
export const mayActivateIn1805 = (g: Europe, id: ForceId): Verdict => {
  const zones = g.tracks.austrianDuty;
  if (zones.length === 0 || !forcesOf(g, 'coalition').includes(id)) return undefined;
  const led = !revised(g, 's1805') || force(g, id).commander !== null;
  return must('20.2', nationOfForce(g, id) === AUSTRIA && led, 'duty.onlyAustrians', { zones });
};

/** 20.2 (1) Revised: Mantua is besieged by Charles, Ulm by a force that a general leads. */
const isProperSiege = (g: Europe, at: ZoneId): boolean =>
  fieldForces(g, at, 'coalition').some((id) => {
    const { commander } = force(g, id);
    if (nationOfForce(g, id) !== AUSTRIA) return false;
    if (!revised(g, 's1805')) return true;
    return at === MANTUA ? commander === CHARLES : commander !== null;
  });
const isDone = (g: Europe, at: ZoneId): boolean =>
  isHeldBy(g, at, 'coalition') || (isBesieged(g, at) && isProperSiege(g, at));

/** 20.2 (1) The duty ends fortress by fortress, and altogether when the Empire enters Austria. */
export const watchAustria = (g: Europe): void => {
  const { austrianDuty } = g.tracks;
  if (austrianDuty.length === 0) return;
  const invaded = forcesOf(g, 'empire').some((id) => zone(g, force(g, id).zone).nation === AUSTRIA);
  const left = invaded ? [] : austrianDuty.filter((at) => !isDone(g, at));
  if (left.length === austrianDuty.length) return;
  g.tracks = { ...g.tracks, austrianDuty: left };
  if (left.length === 0) log(g, '20.2', 'duty.done');
};
