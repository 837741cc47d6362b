import { budgetOf1806 } from './budget-of-1806.ts';
import { conquests } from './conquests.ts';
import { diplomacyOf1806 } from './diplomacy-of-1806.ts';
import { handsOf1806 } from './hands-of-1806.ts';
import { redeploymentOf1806 } from './redeployment-of-1806.ts';
import { round2 } from './round-2.ts';
import { round3 } from './round-3.ts';
import { round4 } from './round-4.ts';
import { round5 } from './round-5.ts';
import { round6 } from './round-6.ts';
import { setUpScenes } from './set-up.ts';
import { tale } from './telling.ts';

/**
 * The example of play of both rulebooks: the year 1805 and the interphase of 1806, played through the match from the set-up.
 * Every die falls as it is printed; where none is printed, the scene says so. The tests beside the scenes hold the numbers.
 */
export const page = tale({
  ...setUpScenes,
  ...round2,
  ...round3,
  ...round4,
  ...round5,
  ...round6,
  ...conquests,
  ...handsOf1806,
  ...budgetOf1806,
  ...diplomacyOf1806,
  ...redeploymentOf1806,
});
