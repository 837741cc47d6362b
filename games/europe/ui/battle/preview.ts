import type { Answer, Asked } from '@bivouac/kernel';
import type { ZoneId } from '../../catalogue/ids.ts';
import { newSheet } from '../../rules/14-battle/14-sheet.ts';
import { reckon } from '../../rules/14-battle/14.5-modifiers.ts';
import { checkSupplyInBattle, noteSupply, unsuppliedUnits } from '../../rules/14-battle/14.5.4-supply.ts';
import { marchers } from '../../rules/12-land-movement/12.1-movement-factor.ts';
import { tables } from '../../scenario/editions.ts';
import {
  bothSides,
  type Europe,
  fieldForces,
  force,
  isSide,
  moveForce,
  opponent,
  sideOfForce,
} from '../../state/state.ts';
import { isVeiled } from '../seen.ts';

/** Rules replace whole tables, so a copy of the record alone is a game of its own. */
const copyOf = (g: Europe): Europe => ({ ...g, log: [] });

/** 14 The battle that a march into this zone would bring, as it would be fought by those who are there. */
const fromMarch = (state: Europe, to: ZoneId): Europe | undefined => {
  const { march } = state;
  if (!march) return undefined;
  const attacker = sideOfForce(state, march.force);
  if (!isSide(attacker)) return undefined;
  const defenders = fieldForces(state, to, opponent(attacker));
  // 4 Nobody reckons with what the fog of war hides.
  if (defenders.length === 0 || defenders.some((id) => isVeiled(state, id))) return undefined;
  const from = force(state, march.force).zone;
  const g = copyOf(state);
  const attackers = marchers(g, march);
  for (const id of attackers) moveForce(g, id, to);
  g.battle = newSheet({
    zone: to,
    attacker,
    forces: bothSides((side) => (side === attacker ? attackers : defenders)),
    from,
    intercepted: false,
    landing: false,
    landingModifier: tables(g).battle.amphibious,
  });
  checkSupplyInBattle(g);
  noteSupply(g, unsuppliedUnits(g));
  reckon(g);
  return g;
};

/** 12.5 The battle that comes if those who have been met stand. */
const ifTheyStand = (state: Europe, at: ZoneId): Europe | undefined => {
  const { march } = state;
  if (!march) return undefined;
  const attacker = sideOfForce(state, march.force);
  if (!isSide(attacker)) return undefined;
  const g = copyOf(state);
  const attackers = marchers(g, march).filter((id) => force(g, id).zone === at);
  const defenders = fieldForces(g, at, opponent(attacker));
  const known = [...attackers, ...defenders];
  if (attackers.length === 0 || defenders.length === 0 || known.some((id) => isVeiled(g, id))) return undefined;
  g.battle = newSheet({
    zone: at,
    attacker,
    forces: bothSides((side) => (side === attacker ? attackers : defenders)),
    from: march.route.at(-2) ?? march.start,
    intercepted: false,
    landing: false,
    landingModifier: tables(g).battle.amphibious,
  });
  checkSupplyInBattle(g);
  noteSupply(g, unsuppliedUnits(g));
  reckon(g);
  return g;
};

/** 14 The battle under way, its sheet drawn up as things stand; or the one that this answer would bring. */
export const battleFor = (state: Europe, asked: Asked | undefined, intent?: Answer): Europe | undefined => {
  if (state.battle) {
    const { step } = state.battle;
    if (step !== 'counterMarches' && step !== 'modifiers') return state;
    const g = copyOf(state);
    reckon(g);
    return g;
  }
  const met = asked?.prompt.key === 'evasion.offer' ? asked.prompt.params['zone'] : undefined;
  if (typeof met === 'string') return ifTheyStand(state, met as ZoneId);
  return asked && intent?.kind === 'march' && typeof intent['to'] === 'string'
    ? fromMarch(state, intent['to'] as ZoneId)
    : undefined;
};
