import { special as specialCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { Side } from '../../catalogue/ids.ts';
import { bothSides, type Europe, type Modifier, opponent, sideOfCard } from '../../state/state.ts';
import { modifier, sumOf } from '../4-glossary/4-trial.ts';
import { changeSheet, fighting, sheet } from './14-sheet.ts';
import { combatPoints, oddsModifier, oddsOf } from './14.2-odds.ts';
import { levelOf } from './14.3-level.ts';
import { cavalryOf } from './14.5.2-cavalry.ts';
import { edgeModifier, groundModifier, isCavalryGround } from './14.5.3-terrain.ts';
import { commanderOf, tacticalValue } from './14.5.6-generals.ts';
import { countAsDemoralised } from './14.9.3-two-armies.ts';

/** 14.5.2 */
const hasSuperiority = (g: Europe, side: Side): boolean => {
  const { zone, extraCavalry, noSuperiority } = sheet(g);
  const cavalry = (of: Side): number => cavalryOf(g, fighting(g, of)) + extraCavalry[of];
  return isCavalryGround(zone) && !noSuperiority[side] && cavalry(side) > cavalry(opponent(side));
};

/** 14.5.1, 14.5.3, 17.2.9 What falls on the attacker alone. */
const attackersModifiers = (g: Europe, odds: number): readonly Modifier[] => {
  const { zone, attacker, edge, landing, landingModifier } = sheet(g);
  return [
    ...modifier('odds', oddsModifier(g, odds)),
    ...(landing ? modifier('landing', landingModifier) : groundModifier(g, zone)),
    ...(edge === null ? [] : edgeModifier(g, fighting(g, attacker), edge, zone)),
  ];
};

/** 44C Lines that were dug around a fortress. */
const entrenchment = (g: Europe, side: Side): readonly Modifier[] =>
  inForce(g, 'strongerFortress').flatMap(({ zone, enemyDice, card }) =>
    zone === sheet(g).zone && card !== null && sideOfCard(card) !== side ? modifier('entrenched', enemyDice) : [],
  );

/** 14.5 Everything that changes the dice of a side beside the cards. */
const modifiersOf = (g: Europe, side: Side, odds: number): readonly Modifier[] => {
  const { attacker, unsupplied, intercepted, lead, specials, subordinate } = sheet(g);
  const forces = fighting(g, side);
  if (forces.length === 0) return []; // 2.1 A depot alone
  const { battle } = tables(g);
  const attacks = side === attacker;
  const corps = lead[side];
  return [
    ...(attacks ? attackersModifiers(g, odds) : []),
    ...modifier('cavalry', hasSuperiority(g, side) ? battle.cavalrySuperiority : 0),
    ...modifier('unsupplied', unsupplied[side] ? battle.unsupplied : 0),
    ...modifier('demoralised', countAsDemoralised(g, forces) ? battle.demoralised : 0),
    ...modifier('interceptor', intercepted && !attacks ? battle.interceptor : 0),
    ...modifier('lead', corps === null ? 0 : unitCard(corps).stars),
    ...specials[side].flatMap((id) => modifier('special', specialCard(id).bonus)),
    ...modifier('commander', tacticalValue(commanderOf(g, forces), attacks)),
    ...modifier('subordinate', tacticalValue(subordinate[side], attacks)),
    ...entrenchment(g, side),
  ];
};

/** 14.2 to 14.5 The sheet is drawn up from what stands on the field; what cards have added stays. */
export const reckon = (g: Europe): void => {
  const { attacker } = sheet(g);
  const points = bothSides((side) => combatPoints(g, side));
  const odds = oddsOf(points[attacker], points[opponent(attacker)]);
  changeSheet(g, {
    points,
    odds,
    level: levelOf(g, points.empire, points.coalition),
    commander: bothSides((side) => commanderOf(g, fighting(g, side))),
  });
  const { modifiers } = sheet(g);
  changeSheet(g, {
    modifiers: bothSides((side) => [
      ...modifiersOf(g, side, odds),
      ...modifiers[side].filter(({ card }) => card !== undefined),
    ]),
  });
};

/** 14.5 What a side adds to its dice; a card that was countered adds nothing. */
export const totalModifier = (g: Europe, side: Side): number => {
  const { modifiers, countered } = sheet(g);
  return sumOf(modifiers[side].filter(({ card }) => card === undefined || !countered.includes(card)));
};
