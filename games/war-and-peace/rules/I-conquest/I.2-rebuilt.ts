import { type Major, MAJORS } from '../../catalogue/ids.ts';
import type { WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { isPoolEmpty } from '../J-production/J.2-purchase.ts';
import { move, stateOf } from '../M-east/M-machines.ts';

/** M.1.c, M.2.c, L.1.d What the machine of a state does when its army has been rebuilt. */
const machineWhenRebuilt = (g: WarAndPeace, major: Major): void => {
  if (major === 'austria' && stateOf(g, 'AUSTRIA') === 'conquered1' && g.counters.truce > 0)
    move(g, 'AUSTRIA', 'AU-03', 'waiting1');
  if (major === 'austria' && stateOf(g, 'AUSTRIA') === 'conquered2') move(g, 'AUSTRIA', 'AU-06', 'normal');
  if (major === 'prussia' && stateOf(g, 'PRUSSIA') === 'conquered') move(g, 'PRUSSIA', 'PR-05', 'normal');
  if (major === 'spain' && stateOf(g, 'SPAIN') === 'conquered') move(g, 'SPAIN', 'SP-05', 'normal');
};

/** I.2.a, I.2.f A conquered state whose pool has no land unit left is an ordinary neutral again. */
export const poolsRebuilt = (g: WarAndPeace): void => {
  for (const major of MAJORS)
    if (g.politics.status[major] === 'conquered' && isPoolEmpty(g, major)) {
      setStatus(g, major, 'neutral', 'I.2.f');
      log(g, 'I.2.f', 'production.neutralAgain', { nation: major });
      machineWhenRebuilt(g, major);
    }
};
