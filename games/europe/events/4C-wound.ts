import { roll, type Script, type Verdict } from '@bivouac/kernel';
import type { GeneralId } from '../catalogue/ids.ts';
import { tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { log, must, say } from '../text/speech.ts';
import { type Europe, generalRow, isForce, putGeneral } from '../state/state.ts';
import type { EventRules } from './event.ts';

const DIES_FROM = 5;
const WOUNDED_FROM = 3;

/** 14.7 The subordinate of the Empire who has lent his value in this battle, wounded by his own test or not. */
const subordinate = ({ battle }: Europe): GeneralId | null => battle?.subordinate.empire ?? null;

const mayWound = (g: Europe): Verdict => must('14.7', subordinate(g) !== null, 'wound.nobody');

function* shot(g: Europe): Script {
  const general = subordinate(g);
  if (general === null) throw new Error('4C: no subordinate has lent his value');
  const { at } = generalRow(g, general);
  const die = yield* roll('14.7', say('wound.roll', { general }));
  if (die < WOUNDED_FROM) {
    log(g, '14.7', 'wound.unhurt', { general });
    return;
  }
  if (die >= DIES_FROM) putGeneral(g, general, 'gone');
  else putGeneral(g, general, 'waiting', g.clock.year + 1);
  log(g, '14.7', die >= DIES_FROM ? 'wound.falls' : 'battle.wounded', { general });
  if (isForce(at)) tidy(g, at);
}

/** 4C Wound: a subordinate of the Empire who has lent his value is tested once more, and may be lost for good. */
export const wound: EventRules = [{ when: 'woundTest', may: mayWound, play: shot }];
