import { roll, type Script } from '@bivouac/kernel';
import { homesOf } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { hasSpecial, type NapoleonicWars, removeFlag, strengthIn } from '../../state/state.ts';
import { hasFlagOf } from '../3-glossary/3-standing.ts';
import { driveOutSquadrons } from '../13-naval/13.9-port-loss.ts';

const RISES_ON = 6;

/** Scenarios of 1812 and 1813: at the end of a Round a French Flag in Spain without a French Formation may be lost. */
export function* partisans(g: NapoleonicWars): Script {
  if (!hasSpecial(g, 'partisans')) return;
  for (const duchy of homesOf('spain')) {
    if (!hasFlagOf(g, 'france', duchy) || strengthIn(g, duchy, 'france') > 0) continue;
    if ((yield* roll('5.5', say('partisans.roll', { duchy }))) < RISES_ON) continue;
    removeFlag(g, duchy);
    log(g, '5.5', 'partisans.rise', { duchy });
    yield* driveOutSquadrons(g, duchy);
  }
}
