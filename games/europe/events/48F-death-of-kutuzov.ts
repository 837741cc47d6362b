import type { Script, Verdict } from '@bivouac/kernel';
import type { GeneralId, NationId } from '../catalogue/ids.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, generalRow, isForce, putGeneral } from '../state/state.ts';
import { inForce } from '../state/effects.ts';
import type { EventRules } from './event.ts';
import { afterRemoval } from './general-removed.ts';

const KUTUZOV = 'koutouzov' as GeneralId;
const RUSSIA = 'russia' as NationId;
const FROM = 1813;

const mayDie = (g: Europe): Verdict => {
  const { at } = generalRow(g, KUTUZOV);
  const beaten = inForce(g, 'beatenThisYear').some(({ general, year }) => general === KUTUZOV && year === g.clock.year);
  return (
    must('6.4', at !== 'gone', 'kutuzov.gone') ??
    must('6.4', g.clock.year >= FROM || beaten, 'kutuzov.tooEarly', { year: FROM })
  );
};

function* die(g: Europe): Script {
  const { at } = generalRow(g, KUTUZOV);
  putGeneral(g, KUTUZOV, 'gone');
  log(g, '10.3', 'kutuzov.dies');
  if (isForce(at)) yield* afterRemoval(g, 'coalition', at, RUSSIA);
}

/** 48F Death of Kutuzov: from 1813, or in a year in which he has lost a battle, he leaves the game. */
export const deathOfKutuzov: EventRules = [{ when: 'action', may: mayDie, play: die }];
