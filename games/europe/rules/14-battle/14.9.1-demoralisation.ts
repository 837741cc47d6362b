import { roll, type Script } from '@bivouac/kernel';
import type { Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { changeForce, type Europe, force, type Modifier, opponent } from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { modifier, newTrial, sumOf } from '../4-glossary/4-trial.ts';
import { changeSheet, fighting, sheet } from './14-sheet.ts';
import { tacticalValue } from './14.5.6-generals.ts';
import { combatCards } from './14.5.7-combat-cards.ts';
import { countAsDemoralised } from './14.9.3-two-armies.ts';

const DIE = 6;

/** 14.9.1 What is added to the morale: the value of the commander as he used it, and a point less for each step lost beyond the victor's. */
export const moraleModifiers = (g: Europe, loser: Side): readonly Modifier[] => {
  const { attacker, commander, losses } = sheet(g);
  // rulings/14.9.1-loser-who-lost-less.md
  const beyond = Math.max(0, losses[loser] - losses[opponent(loser)]);
  return [
    ...modifier('commander', tacticalValue(commander[loser], loser === attacker)),
    ...modifier('losses', beyond === 0 ? 0 : -beyond),
  ];
};

/** The die is compared with the morale; what can neither fail nor hold is not rolled. */
function* holds(g: Europe, loser: Side): Script<boolean> {
  const { morale, zone } = sheet(g);
  const [first] = fighting(g, loser);
  g.trial = newTrial('demoralisation', loser, {
    force: first ?? null,
    zone,
    modifiers: moraleModifiers(g, loser),
  });
  yield* combatCards(g, 'demoralisation');
  const trial = g.trial;
  const limit = (morale[loser] ?? 0) + sumOf(trial.modifiers);
  g.trial = null;
  if (trial.cancelled || limit >= DIE) return true;
  if (limit < 1) {
    log(g, '14.9.1', 'demoralisation.sure', { side: loser, limit });
    return false;
  }
  const die = yield* roll('14.9.1', say('trial.roll', { trial: 'demoralisation', by: loser }));
  log(g, '14.9.1', 'demoralisation.rolled', { side: loser, die, limit });
  return die <= limit;
}

/** 14.9.3 The marker is placed; a force that had it is destroyed. Of two armies that fight together only if those that had it have more steps. */
const demoralise = (g: Europe, loser: Side): void => {
  const again = countAsDemoralised(g, fighting(g, loser));
  for (const id of fighting(g, loser)) {
    if (force(g, id).demoralised && again) {
      log(g, '14.9.3', 'demoralisation.again', { side: loser });
      destroyForce(g, id);
    } else changeForce(g, id, { demoralised: true });
  }
};

/** 14.9.1 Except after a skirmish the loser tests his morale once for all his forces; true if he is demoralised. */
export function* demoralisationTest(g: Europe, loser: Side): Script<boolean> {
  if (sheet(g).level === 'skirmish' || fighting(g, loser).length === 0) return false;
  if (yield* holds(g, loser)) return false;
  log(g, '14.9.1', 'demoralisation.failed', { side: loser });
  demoralise(g, loser);
  changeSheet(g, { broken: loser });
  yield* combatCards(g, 'demoralisation');
  return true;
}
