import type { GeneralId, NationId } from '../catalogue/ids.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, generalRow, isOn, putGeneral } from '../state/state.ts';
import { atOnce, type EventRules, type EventUse } from './event.ts';

const SPAIN = 'spain' as NationId;
const JOSEPH = 'joseph' as GeneralId;

const bringJoseph = (g: Europe): void => {
  if (generalRow(g, JOSEPH).at !== 'notYet') return;
  putGeneral(g, JOSEPH, 'reserve');
  log(g, '7.3.5', 'general.available', { general: JOSEPH });
};

const trap = (when: EventUse['when']): EventUse => ({
  when,
  may: (g) => must('8.1.2', isOn(g, SPAIN, 'empire'), 'spain.notAllied'),
  play: atOnce(bringJoseph),
});

/**
 * 24F Snare of Bayonne: Joseph enters the reserve. That it has been played opens Spain to the Empire (8.1.2, 12.1), frees the
 * aid of Spain (7.3.1) and makes Dos de Mayo (22C) possible.
 */
export const snareOfBayonne: EventRules = [trap('action'), trap('diplomacyPhase')];
