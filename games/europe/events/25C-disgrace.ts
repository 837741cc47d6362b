import type { Script, Verdict } from '@bivouac/kernel';
import { general as generalCard } from '../catalogue/catalogue.ts';
import type { GeneralId } from '../catalogue/ids.ts';
import { heirsOf } from '../rules/10-command/10.2-hierarchy.ts';
import { promote } from '../rules/10-command/10.3-changing-generals.ts';
import { sheet } from '../rules/14-battle/14-sheet.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, generalRow, isForce, putGeneral, subordinates } from '../state/state.ts';
import type { EventRules } from './event.ts';
import { afterRemoval } from './general-removed.ts';
import { hasBroken } from './moments.ts';

const NAPOLEON = 'napoleon';

/** The general who has lost the battle, while he is still with his force. */
const beatenGeneral = (g: Europe): GeneralId | undefined => {
  const general = sheet(g).commander.empire;
  return general !== null && isForce(generalRow(g, general).at) ? general : undefined;
};

const mayDisgrace = (g: Europe): Verdict => {
  const broken = hasBroken(g, 'empire');
  if (broken) return broken;
  const general = beatenGeneral(g);
  return (
    must('10.3', general !== undefined, 'disgrace.nobody') ?? must('10.3', general !== NAPOLEON, 'disgrace.napoleon')
  );
};

/** 10.3 The senior of those present takes over, else one of the reserve; without any the force has no general and is no army. */
function* dismiss(g: Europe): Script {
  const general = beatenGeneral(g);
  if (general === undefined) throw new Error('25C: nobody commands');
  const { at } = generalRow(g, general);
  if (!isForce(at)) return;
  const successors = heirsOf(g, at, subordinates(g, at));
  putGeneral(g, general, 'waiting', g.clock.year + 1);
  log(g, '10.3', 'disgrace.done', { general });
  if (successors.length > 0) promote(g, at);
  else yield* afterRemoval(g, 'empire', at, generalCard(general).nation);
}

/** 25C Disgrace: the commander of an Empire force that has lost heart, unless he is Napoleon, is out until next year's budget. */
export const disgrace: EventRules = [{ when: 'demoralisation', may: mayDisgrace, play: dismiss }];
