import { askTogether, type Script } from '@bivouac/kernel';
import type { Camp, Nation } from '../../catalogue/ids.ts';
import { inCamp, type NapoleonicWars, playerOf } from '../../state/state.ts';
import { NO, YES } from '../../text/answers.ts';
import { log, say } from '../../text/speech.ts';
import { returnFlags } from '../14-interphase/14.13-flags.ts';
import { beforeWar } from '../3-glossary/3-standing.ts';
import { changers, movers, needsLeave } from './8.3-may-enter-a-camp.ts';
import { enterCamp } from './8.33-may-declare.ts';
import { consequencesOfWar } from './8.34-consequences.ts';
import { endWarsOfFriends } from './8.4-turkish-wars.ts';

/** 14.11, 14.14 All players of that Camp give leave, or one of them refuses. */
export function* isAdmitted(g: NapoleonicWars, nation: Nation, camp: Camp): Script<boolean> {
  const own = playerOf(g, nation);
  const seats = [...new Set(inCamp(g, camp).flatMap((each) => playerOf(g, each) ?? []))].filter((seat) => seat !== own);
  const prompt = say('camps.permit', { nation, camp });
  const answers = yield* askTogether(seats.map((by) => ({ by, rule: '14.11', prompt, answers: [YES, NO] })));
  const admitted = answers.every(({ kind }) => kind === 'yes');
  if (!admitted) log(g, '14.14', 'camps.refused', { nation, camp });
  return admitted;
}

/** 8.81, 14.11 A Power enters a Camp, if it is admitted where it must be; the consequences of war follow. */
export function* entersCamp(
  g: NapoleonicWars,
  nation: Nation,
  camp: Camp,
  leave: 'asUsual' | 'always' | 'given' = 'asUsual',
): Script<boolean> {
  const asks = leave === 'always' || (leave === 'asUsual' && needsLeave(g, nation, camp));
  if (asks && !(yield* isAdmitted(g, nation, camp))) return false;
  const all = movers(g, nation);
  const changed = changers(g, nation);
  const before = beforeWar(g);
  for (const each of all) enterCamp(g, each, camp);
  endWarsOfFriends(g);
  for (const each of changed) yield* returnFlags(g, each);
  yield* consequencesOfWar(g, { declarers: changed, changed: [], ...before });
  return true;
}
