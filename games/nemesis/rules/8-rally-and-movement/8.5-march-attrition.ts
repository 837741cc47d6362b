import { choose, roll, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { type HexId, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { disrupt, eliminate, isWinter, type Nemesis } from '../../state/state.ts';
import type { Trek } from '../16-advanced-rules/16.2-march-benefit.ts';
import { marchModifiers, type Modified } from './8.6-march-modifiers.ts';
import type { March } from './8.4-step.ts';

/** 8.5 So long a march is tested. */
const LONG_MARCH = { summer: 3, winter: 2 };

interface Losses {
  readonly from: number;
  readonly eliminated: number;
  readonly disrupted: number;
}
/** 8.5 The first line that the score reaches; more than ten counts as ten (ruling A-04). */
const LOSSES: readonly Losses[] = [
  { from: 10, eliminated: 2, disrupted: 0 },
  { from: 8, eliminated: 1, disrupted: 1 },
  { from: 6, eliminated: 1, disrupted: 0 },
];

/** 8.5 Infantry and cavalry fall out; artillery and commanders do not. */
const canStraggle = (id: UnitId): boolean => unitCard(id).arm !== 'artillery';

const isLong = (g: Nemesis, points: number): boolean => points >= (isWinter(g) ? LONG_MARCH.winter : LONG_MARCH.summer);

const tellModifier = (g: Nemesis, modified: Modified): void => {
  const { rule, modifier } = modified;
  switch (modified.by) {
    case 'winter':
      return log(g, rule, 'march.winterAdds', { modifier });
    case 'forced':
      return log(g, rule, 'march.forcedAdds', { modifier });
    case 'card':
      return log(g, rule, 'card.marchDie', { modifier });
    case 'leader':
      return log(g, rule, 'march.leaderEases', { commander: modified.commander, modifier });
    case 'staff':
      return log(g, rule, 'march.staffEases', { commanders: modified.commanders, modifier });
  }
};

const addUp = (g: Nemesis, die: number, modifiers: readonly Modified[]): number => {
  log(g, '8.5', 'march.dieRolled', { die });
  let score = die;
  for (const modified of modifiers) {
    score += modified.modifier;
    tellModifier(g, modified);
  }
  log(g, '8.5', 'march.score', { score });
  return score;
};

/** 8.5 The owner chooses; where only one unit can fall out there is nothing to choose. */
function* straggler(side: Side, hex: HexId, among: readonly UnitId[], fate: 'lost' | 'disrupted'): Script<UnitId> {
  const [only] = among;
  if (only !== undefined && among.length === 1) return only;
  const { unit } = yield* choose<AnswerOf<'straggle'>>({
    by: side,
    rule: '8.5',
    prompt: fate === 'lost' ? say('march.whoIsLost', { hex }) : say('march.whoIsDisrupted', { hex }),
    among: among.map((id) => ({ kind: 'straggle', unit: id })),
    may: () => undefined,
  });
  return unit;
}

const fallOut = (g: Nemesis, unit: UnitId, hex: HexId, fate: 'lost' | 'disrupted'): void => {
  if (fate === 'lost') eliminate(g, unit);
  else disrupt(g, unit);
  log(g, '8.5', fate === 'lost' ? 'march.unitLost' : 'march.unitDisrupted', { unit, hex });
};

/** A single unit is never lost to a march, only disrupted; among several the losses fall where they can (ruling A-05). */
function* sufferLosses(g: Nemesis, { side, units, at: { id: hex } }: March, losses: Losses): Script {
  let left = units.filter(canStraggle);
  const fates: readonly ('lost' | 'disrupted')[] =
    units.length === 1
      ? ['disrupted']
      : [...Array<'lost'>(losses.eliminated).fill('lost'), ...Array<'disrupted'>(losses.disrupted).fill('disrupted')];
  for (const fate of fates) {
    if (left.length === 0) return;
    const unit = yield* straggler(side, hex, left, fate);
    fallOut(g, unit, hex, fate);
    left = left.filter((id) => id !== unit);
  }
}

/** 8.5 A long march is tested where it ends: the units that made it, artillery apart, may fall out on the way. */
export function* marchAttrition(g: Nemesis, march: March, trek: Trek): Script {
  if (!isLong(g, march.points)) return;
  const hex = march.at.id;
  const die = yield* roll('8.5', say('march.attritionDie', { hex, points: march.points }));
  const score = addUp(g, die, marchModifiers(g, march.points, trek));
  const losses = LOSSES.find(({ from }) => score >= from);
  if (!losses) return log(g, '8.5', 'march.noLoss', { hex });
  yield* sufferLosses(g, march, losses);
}
