import type { Script } from '@bivouac/kernel';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { controller, flagIn, type NapoleonicWars, removeFlag } from '../../state/state.ts';
import { log } from '../../text/speech.ts';
import { hoist } from '../7-builds/7.4-hoisting.ts';
import { asItStands } from '../9-movement/9.8-arrival.ts';
import { driveOutSquadrons } from '../13-naval/13.9-port-loss.ts';
import { interceptions } from './10.1-interception.ts';

/** 10.13 An event places a Flag without a Formation; an Army beside it that intercepts takes it away. */
export function* flagByEvent(g: NapoleonicWars, nation: Nation, duchy: DuchyId, rule: RuleRef): Script {
  const before = asItStands(g);
  yield* hoist(g, nation, duchy, rule);
  if (g.impulse === null || flagIn(g, duchy)?.nation !== nation || controller(before, duchy) === nation) return;
  const joined = yield* interceptions(g, { nations: [nation], from: null, to: duchy, before });
  if (joined.length === 0) return;
  removeFlag(g, duchy);
  log(g, '10.13', 'flag.intercepted', { nation, duchy });
  yield* driveOutSquadrons(g, duchy);
}
