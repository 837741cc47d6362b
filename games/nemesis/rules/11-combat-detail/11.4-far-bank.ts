import { type EffectOf, inForce } from '../../state/effects.ts';
import type { Nemesis } from '../../state/state.ts';
import { removeEffect } from '../../state/state-1813.ts';
import { line, type Line } from './11.2-sheet.ts';
import { battleOf } from './11.2-taking-part.ts';
import { isAcrossRiver } from './11.4-terrain.ts';

const LESS = -1;

const heldFarBank = (g: Nemesis): EffectOf<'riverAttackWeaker'> | undefined => {
  const { attacker, from, to } = battleOf(g);
  const held = inForce(g, 'riverAttackWeaker').find(({ side }) => side === attacker);
  return held && isAcrossRiver(g, from, to) ? held : undefined;
};

/** 16.1 A side whose first attack across a river is awaited on the far bank has one off its attack value, terrain included. */
export const farBank = (g: Nemesis): readonly Line[] => {
  const { from, to } = battleOf(g);
  return heldFarBank(g) ? [line('16.1', 'value.riverGuarded', { from, to, value: LESS })] : [];
};

/** 16.1 It counts in the first such attack that goes in, fought out or not (rulings/16.1-cards-in-combat.md). */
export const forgetFarBank = (g: Nemesis): void => {
  const held = heldFarBank(g);
  if (held) removeEffect(g, held);
};
