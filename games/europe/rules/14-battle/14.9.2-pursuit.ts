import type { Script } from '@bivouac/kernel';
import { revised, tables } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { type Europe, type Modifier, opponent } from '../../state/state.ts';
import { modifier, newTrial } from '../4-glossary/4-trial.ts';
import { fighting, sheet } from './14-sheet.ts';
import { cavalryGenerals, cavalrySteps } from './14.5.2-cavalry.ts';
import { tacticalValue } from './14.5.6-generals.ts';
import { testedInBattle } from './14.5.7-combat-cards.ts';
import { suffer } from './14.8-losses.ts';

/** 28C What infantry in squares takes from the die of a pursuit. */
export const SQUARES = -2;

/** 43F What cuirassiers add to it. */
export const CUIRASSIERS = 2;
const rideOn = (g: Europe, victor: Side): number =>
  sheet(g).modifiers[victor].some(({ card }) => card === '43F') ? CUIRASSIERS : 0;

/**
 * 14.9.2 The commander's value in attack, steps of reserve cavalry and cavalry generals of the victor; those of the loser
 * against him where the players of the revised edition have agreed so. rulings/14.9.2-pursuit-value.md
 */
export const pursuitModifiers = (g: Europe, victor: Side): readonly Modifier[] => {
  const [own, fleeing] = [fighting(g, victor), fighting(g, opponent(victor))];
  const covered = revised(g, 'pursuitOption') && g.agreed.coveredRetreat;
  const cover = covered ? cavalrySteps(g, fleeing) + cavalryGenerals(g, fleeing) : 0;
  return [
    ...modifier('commander', tacticalValue(sheet(g).commander[victor], true)),
    ...modifier('cavalry', cavalrySteps(g, own)),
    ...modifier('cavalryGenerals', cavalryGenerals(g, own)),
    ...modifier('covered', cover === 0 ? 0 : -cover),
    ...modifier('cuirassiers', rideOn(g, victor)),
    ...modifier('squares', sheet(g).noSuperiority[victor] ? SQUARES : 0),
  ];
};

/** 14.9.2 The victor pursues a demoralised enemy: every point beyond six costs a step or a depot, at the loser's choice. */
export function* pursuit(g: Europe, victor: Side): Script {
  const loser = opponent(victor);
  if (fighting(g, loser).length === 0 || fighting(g, victor).length === 0) return;
  const score = yield* testedInBattle(
    g,
    '14.9.2',
    newTrial('pursuit', victor, { zone: sheet(g).zone, modifiers: pursuitModifiers(g, victor) }),
    'pursuit',
  );
  const many = Math.max(0, (score?.total ?? 0) - tables(g).rolls.pursuitLessThan);
  if (many === 0) return;
  log(g, '14.9.2', 'pursuit.losses', { side: loser, many });
  yield* suffer(g, { rule: '14.9.2', forces: fighting(g, loser), many, depotsToo: true });
}
