import type { Verdict } from '@bivouac/kernel';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, isHeldBy, nation } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';

const AUSTRIA = 'austria' as NationId;
const PARIS = 'paris' as ZoneId;

const mayBeBorn = (g: Europe): Verdict => {
  const { status, beaten } = nation(g, AUSTRIA);
  const bound = status === 'forcedPeace' || status === 'forcedAlliance' || (status === 'neutral' && beaten.empire > 0);
  return must('6.4', bound, 'kingOfRome.austria') ?? must('6.4', !isHeldBy(g, PARIS, 'coalition'), 'kingOfRome.paris');
};

/** 41F King of Rome: an heir while Austria keeps the peace; the point is on the card. */
export const kingOfRome: EventRules = [
  { when: 'diplomacyPhase', may: mayBeBorn, play: atOnce((g) => log(g, '6.4', 'kingOfRome.born')) },
];
