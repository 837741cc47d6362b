import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { LINES_OF_LISBON } from '../rules/15-fortresses-and-sieges/15.1-lines-of-lisbon.ts';
import { opponent, type Side } from '../catalogue/ids.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, isHeldBy } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('44C');
const LEVEL = 2;
const DICE = -2;

const isOurs = (g: Europe, side: Side): Verdict =>
  must('6.4', !isHeldBy(g, LINES_OF_LISBON, opponent(side)), 'torresVedras.lost');
/** The enemy has just come before the lines, by land or by a landing; he does not only set out. */
const isEntered = ({ march, voyage }: Europe): Verdict => {
  const byLand = march?.route.at(-1) === LINES_OF_LISBON;
  return must('6.4', byLand || voyage !== null, 'moment.notThis', { card: CARD });
};

const dig = atOnce((g) => {
  const lines = { kind: 'strongerFortress', zone: LINES_OF_LISBON, level: LEVEL, enemyDice: DICE } as const;
  g.effects = [...g.effects, { card: CARD, ...lines }];
  log(g, '15.1', 'torresVedras.dug', { zone: LINES_OF_LISBON });
});

/** 44C Torres Vedras: Lisbon is a citadel for the rest of the game (15.1), and the Empire fights at a disadvantage before it (14.5). */
export const torresVedras: EventRules = [
  { when: 'action', may: isOurs, play: dig },
  { when: 'onEnemyActivation', may: (g, side) => isEntered(g) ?? isOurs(g, side), play: dig },
];
