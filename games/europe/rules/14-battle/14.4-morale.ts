import { ask, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { nation as nationCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId, Side, UnitId } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import {
  type Europe,
  type ForceId,
  isHeldBy,
  isSide,
  opponent,
  sideOf,
  stepsOfUnit,
  unitsAt,
  wasPlayed,
} from '../../state/state.ts';
import { changeSheet, fighting, sheet, withSide } from './14-sheet.ts';

/** 14.4 The War of Liberation: the Spaniards fight on no matter who holds Madrid. */
const fightsOn = (g: Europe, nation: NationId): boolean =>
  nation === 'spain' && wasPlayed(g, '22C') && (!revised(g, 'capitalMorale') || sideOf(g, nation) === 'coalition');

/** 14.4 The enemy controls the capital; of Russia he must control both. Men in revolt have a home, and no capital. */
export const hasLostCapital = (g: Europe, nation: NationId): boolean => {
  const side = sideOf(g, nation);
  const { capital, revolt } = nationCard(nation);
  return isSide(side) && !revolt && capital.every((zone) => isHeldBy(g, zone, opponent(side)));
};

/** 14.4 The morale of a unit: one less for a nation that has lost its capital. */
export const moraleOfUnit = (g: Europe, id: UnitId): number => {
  const { morale, nation } = unitCard(id);
  return morale - (hasLostCapital(g, nation) && !fightsOn(g, nation) ? 1 : 0);
};

/** 14.4, 14.11 The morale of most steps, in all the forces together; several where as many steps have each. */
export const moralesOf = (g: Europe, forces: readonly ForceId[]): readonly number[] => {
  const steps = new Map<number, number>();
  for (const row of forces.flatMap((id) => unitsAt(g, id))) {
    const morale = moraleOfUnit(g, row.id);
    steps.set(morale, (steps.get(morale) ?? 0) + stepsOfUnit(row));
  }
  const most = Math.max(...steps.values());
  return [...steps].flatMap(([morale, many]) => (many === most ? [morale] : [])).toSorted((one, other) => other - one);
};

/** 14.4 The morale of a side is settled; where as many steps have one as another, the owner chooses. */
export function* settleMorale(g: Europe, side: Side): Script {
  const among = moralesOf(g, fighting(g, side));
  const { morale, moraleChosen } = sheet(g);
  const before = morale[side];
  if (before !== null && among.includes(before) && moraleChosen[side] === among.length > 1) return;
  const settled = among.length > 1 ? yield* chosen(side, among) : (among[0] ?? null);
  changeSheet(g, {
    morale: withSide(sheet(g).morale, side, settled),
    moraleChosen: withSide(sheet(g).moraleChosen, side, among.length > 1),
  });
}
function* chosen(side: Side, among: readonly number[]): Script<number> {
  const { morale } = yield* ask<AnswerOf<'morale'>>({
    by: side,
    rule: '14.4',
    prompt: say('battle.chooseMorale'),
    answers: among.map((each) => ({ kind: 'morale', morale: each })),
  });
  return morale;
}
