import type { GeneralId, Side } from '../../catalogue/ids.ts';
import type { Europe } from '../../state/state.ts';
import { sheet } from './14-sheet.ts';

const KUTUZOV = 'koutouzov' as GeneralId;

/** 48F asks whether Kutuzov has lost a minor or major battle this year. */
export const noteBeatenGeneral = (g: Europe, loser: Side): void => {
  const { commander, level } = sheet(g);
  if (level === 'skirmish' || commander[loser] !== KUTUZOV) return;
  g.effects = [...g.effects, { card: null, kind: 'beatenThisYear', general: KUTUZOV, year: g.clock.year }];
};
