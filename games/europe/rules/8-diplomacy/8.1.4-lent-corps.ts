import type { Verdict } from '@bivouac/kernel';
import { general as generalCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import type { GeneralId, NationId, UnitId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Europe, type ForceId, sideOf, sideOfForce } from '../../state/state.ts';

const isGuest = (g: Europe, id: ForceId, nation: NationId): boolean => sideOf(g, nation) !== sideOfForce(g, id);

/** 40F A corps that a forced ally has lent serves with an Empire general, and with nobody else. */
export const mayLeaveHosts = (g: Europe, from: ForceId, unit: UnitId): Verdict =>
  must('8.1.4', !isGuest(g, from, unitCard(unit).nation), 'expedition.staysWithHosts', { unit });
/** 40F The general who came with it leads no force of his own. */
export const mayLeadApart = (g: Europe, from: ForceId, general: GeneralId): Verdict =>
  must('8.1.4', !isGuest(g, from, generalCard(general).nation), 'expedition.obeys', { general });

/** 40F Corps that were lent are not built again once they are lost, nor called home, as long as the alliance holds. */
export const isLent = (g: Europe, unit: UnitId): boolean => inForce(g, 'lent').some((each) => each.unit === unit);
