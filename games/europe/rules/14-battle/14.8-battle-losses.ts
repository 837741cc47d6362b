import type { Script, Verdict } from '@bivouac/kernel';
import { type CombatResult, unit as unitCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side, UnitId } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import { bothSides, type Europe, opponent, stepsOfUnit, unitsAt } from '../../state/state.ts';
import { loseSpecial } from '../2-game-pieces/2.1-loss-steps.ts';
import { changeSheet, fighting, sheet, stepsFighting, withSide } from './14-sheet.ts';
import { suffer } from './14.8-losses.ts';
import { moraleOfUnit } from './14.4-morale.ts';

/** What one loss can be good for: the share of those who carry the morale of the force, and the cavalry of a C. */
interface Kind {
  readonly steady: boolean;
  readonly cavalry: boolean;
}
interface Duty {
  /** Losses that must still fall on units of the morale of the force. */
  readonly steady: number;
  /** A loss must still fall on reserve cavalry. */
  readonly cavalry: boolean;
}

/** Cavalry comes before morale: rulings/14.8-cavalry-result.md */
const CAVALRY_FIRST = 100;

/** How much of the duties stays undone if the rest of the losses is laid out as well as the steps left allow. */
const undone = ({ steady, cavalry }: Duty, steps: readonly Kind[], losses: number): number => {
  const steadySteps = steps.filter((kind) => kind.steady).length;
  const horse = steps.filter((kind) => kind.cavalry);
  const rides = cavalry && horse.length > 0 && losses > 0;
  const ridesSteady = rides && steady > 0 && horse.some((kind) => kind.steady);
  const apart = losses - (rides && !ridesSteady ? 1 : 0);
  const laid = Math.min(steady, steadySteps, apart);
  return steady - laid + (cavalry && !rides ? CAVALRY_FIRST : 0);
};

/** 14.8 The greater part of the losses, in the revised edition at least half, is borne by units of the morale of the force. */
const share = (g: Europe, losses: number): number =>
  revised(g, 'lossMorale') ? Math.ceil(losses / 2) : Math.floor(losses / 2) + 1;

/**
 * 14.8 A unit carries the morale of the force if it has that very morale; in the revised edition a higher one serves too,
 * unless the owner has chosen between two (14.4).
 */
const isSteady = (g: Europe, side: Side, unit: UnitId): boolean => {
  const { morale, moraleChosen } = sheet(g);
  const [own, asked] = [moraleOfUnit(g, unit), morale[side] ?? 0];
  return own === asked || (own > asked && revised(g, 'lossMorale') && !moraleChosen[side]);
};
const kindOf = (g: Europe, side: Side, unit: UnitId): Kind => ({
  steady: isSteady(g, side, unit),
  cavalry: unitCard(unit).cavalry,
});

interface Wounds {
  readonly side: Side;
  /** Losses that fall on units, special ones not counted. */
  readonly losses: number;
  readonly cavalry: boolean;
}

/** 14.5.5, 14.8 May this unit take the next loss: the lead corps first, then as morale and a C ask for it. */
const mayTake = (g: Europe, { side, losses, cavalry }: Wounds) => {
  const { lead } = sheet(g);
  return (unit: UnitId, taken: readonly UnitId[]): Verdict => {
    const first = lead[side];
    if (taken.length === 0 && first !== null) return must('14.5.5', unit === first, 'loss.leadFirst', { unit: first });
    const done = taken.map((each) => kindOf(g, side, each));
    const left = losses - taken.length;
    const rows = fighting(g, side).flatMap((id) => unitsAt(g, id));
    const steps = rows.flatMap((row) =>
      Array.from({ length: stepsOfUnit(row) }, () => ({ unit: row.id, kind: kindOf(g, side, row.id) })),
    );
    const duty: Duty = {
      steady: Math.max(0, share(g, losses) - done.filter((kind) => kind.steady).length),
      cavalry: cavalry && !done.some((kind) => kind.cavalry),
    };
    const after = (candidate: UnitId): number => {
      const kind = kindOf(g, side, candidate);
      const at = steps.findIndex((step) => step.unit === candidate);
      return undone(
        { steady: Math.max(0, duty.steady - (kind.steady ? 1 : 0)), cavalry: duty.cavalry && !kind.cavalry },
        steps.toSpliced(at, 1).map((step) => step.kind),
        left - 1,
      );
    };
    const best = Math.min(...rows.map((row) => after(row.id)));
    const forMorale = duty.steady > 0 && !kindOf(g, side, unit).steady;
    return must('14.8', after(unit) === best, forMorale ? 'loss.moraleFirst' : 'loss.cavalryFirst', { unit });
  };
};

/** 14.8 A loss on each special unit that was engaged. In the first edition it is lost for good, in the revised one to the reserve (2.1). */
const loseSpecials = (g: Europe, side: Side, most: number): number => {
  const lost = sheet(g).specials[side].slice(0, most);
  for (const special of lost) {
    loseSpecial(g, special);
    log(g, '14.8', 'loss.special', { special });
  }
  return lost.length;
};

/** 14.8 One side takes its losses. Nobody inflicts more than he has combat steps himself. */
function* takeLosses(g: Europe, side: Side, { losses, cavalry }: CombatResult, enemySteps: number): Script {
  const many = Math.min(losses, enemySteps);
  const { lead } = sheet(g);
  const forces = fighting(g, side);
  // The lead corps goes before the special units; they take no more than what is left of the losses.
  const specials = loseSpecials(g, side, many - (lead[side] !== null && many > 0 ? 1 : 0));
  const onUnits = many - specials;
  const { units } = yield* suffer(g, {
    rule: '14.8',
    forces,
    many: onUnits,
    mayLose: mayTake(g, { side, losses: onUnits, cavalry }),
  });
  changeSheet(g, { losses: withSide(sheet(g).losses, side, units.length + specials) });
}

/** 14.8 Both sides take what the other has rolled, by the steps that each had when the battle began. */
export function* applyLosses(g: Europe, results: Readonly<Record<Side, CombatResult>>): Script {
  const { attacker } = sheet(g);
  const steps = bothSides((side) => stepsFighting(g, side));
  for (const side of [attacker, opponent(attacker)]) {
    const enemy = opponent(side);
    if (fighting(g, side).length > 0) yield* takeLosses(g, side, results[enemy], steps[enemy]);
  }
}
