import type { Script, Verdict } from '@bivouac/kernel';
import { general as generalCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import { log, must } from '../../text/speech.ts';
import { called, changeForce, type Europe, force, type ForceId, isSide, sideOfForce } from '../../state/state.ts';
import { isSupplied } from '../13-supply/13.3-supply-lines.ts';
import { newTrial, tested } from '../4-glossary/4-trial.ts';
import { moralesOf } from './14.4-morale.ts';

/** 14.9.4 A general may rally his force if it is supplied. */
export const mayRally = (g: Europe, id: ForceId): Verdict => {
  const { demoralised, commander } = force(g, id);
  return (
    must('14.9.4', demoralised, 'rally.notDemoralised', { force: called(g, id) }) ??
    must('14.9.4', commander !== null, 'rally.noGeneral', { force: called(g, id) }) ??
    must('13.5', isSupplied(g, id), 'rally.unsupplied', { force: called(g, id) })
  );
};

/** 14.9.4, 14.11 The die must not exceed the morale of the force, of each army for itself, and the better value of its general. */
export const rallyLimit = (g: Europe, id: ForceId): number => {
  const { commander } = force(g, id);
  const [morale = 0] = moralesOf(g, [id]);
  if (commander === null) return morale;
  const { attack, defence } = generalCard(commander);
  return morale + Math.max(attack, defence);
};

/** 14.9.4 One attempt to rally; the caller takes the two movement points. */
export function* rallyAttempt(g: Europe, id: ForceId): Script<boolean> {
  const by = sideOfForce(g, id);
  if (!isSide(by)) return false;
  const limit = rallyLimit(g, id);
  const score = yield* tested(g, '14.9.4', newTrial('rally', by, { force: id, zone: force(g, id).zone }));
  const rallied = score !== undefined && score.total <= limit;
  if (rallied) changeForce(g, id, { demoralised: false });
  log(g, '14.9.4', rallied ? 'rally.done' : 'rally.failed', { force: called(g, id), limit });
  return rallied;
}

/** A demoralised force is in order again. */
export const restore = (g: Europe, id: ForceId): void => {
  if (!force(g, id).demoralised) return;
  changeForce(g, id, { demoralised: false });
  log(g, '14.9.4', 'rally.itself', { force: called(g, id) });
};

/**
 * 14.9.4 At the end of the year demoralised forces that are supplied rally of themselves: in the second segment of the
 * conquest phase, in the revised edition at the end of the activations (14.9.3).
 */
export const rallyOfThemselves = (g: Europe, when: 'endPhase' | 'conquests'): void => {
  if ((when === 'endPhase') !== revised(g, 'demoralEnd')) return;
  for (const { id, demoralised, unsupplied } of g.forces) {
    if (demoralised && (when === 'endPhase' ? !unsupplied : isSupplied(g, id))) restore(g, id);
  }
};
