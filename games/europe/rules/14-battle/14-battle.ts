import type { Script } from '@bivouac/kernel';
import { tables } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  type Battle,
  bothSides,
  type Europe,
  type ForceId,
  forceSteps,
  opponent,
  nationOfForce,
} from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { noteDefeat } from '../8-diplomacy/8.2.1-lost-battle.ts';
import { combine } from '../12-land-movement/12.2-combining.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { flagAfterVictory, loseDepotsBehind } from './14-aftermath.ts';
import { changeSheet, fighting, newSheet, sheet, withSide } from './14-sheet.ts';
import { counterMarches } from './14.1-counter-march.ts';
import { noteBeatenGeneral } from './14.6-beaten-general.ts';
import { overwhelmed } from './14.2-odds.ts';
import { settleMorale } from './14.4-morale.ts';
import { reckon } from './14.5-modifiers.ts';
import { edgeModifier } from './14.5.3-terrain.ts';
import { checkSupplyInBattle, noteSupply, unsuppliedUnits } from './14.5.4-supply.ts';
import { chooseLead, engageSpecials } from './14.5.5-elites.ts';
import { chooseSubordinate } from './14.5.6-generals.ts';
import { cardsBeforeDice, combatCards } from './14.5.7-combat-cards.ts';
import { rollBattle, victorOf } from './14.6-resolution.ts';
import { woundTests } from './14.7-wounds.ts';
import { applyLosses } from './14.8-battle-losses.ts';
import { restore } from './14.9.4-rally.ts';
import { defeat } from './14.10-defeat.ts';
import { sumOf } from '../4-glossary/4-trial.ts';

export interface Engagement {
  readonly zone: ZoneId;
  readonly attacker: Side;
  readonly attackers: readonly ForceId[];
  /** Nobody where a fixed depot stands alone (2.1). */
  readonly defenders: readonly ForceId[];
  /** Where the attacker came from, null after a landing or where he stood there before. */
  readonly from: ZoneId | null;
  /** 12.6 Where two armies that attack together have come from, each for itself. */
  readonly ways?: Battle['joined'];
  /** 12.6 All zones from which the attackers have entered, those of forces too that are one with others by now. */
  readonly entries?: readonly ZoneId[];
  /** 12.4 The defender came by interception, from this zone. */
  readonly interceptedFrom: ZoneId | null;
  readonly landing: boolean;
  /** 9F, 9C, 19C The modifier of a landing where it is not -3. */
  readonly landingModifier?: number;
  /** 19C A landing that is beaten goes aboard again and is not destroyed. */
  readonly comesBack?: true;
}

const open = (g: Europe, engagement: Engagement): void => {
  const { zone, attacker, attackers, defenders, from, ways, interceptedFrom, landing, landingModifier } = engagement;
  const entries = engagement.entries ?? (from === null ? [] : [from]);
  g.battle = newSheet({
    zone,
    attacker,
    forces: bothSides((side) => (side === attacker ? attackers : defenders)),
    from,
    ...(ways ? { joined: ways } : {}),
    cameBy: bothSides((side) => {
      if (side === attacker) return [...new Set(entries)];
      return interceptedFrom === null ? [] : [interceptedFrom];
    }),
    intercepted: interceptedFrom !== null,
    landing,
    landingModifier: landingModifier ?? tables(g).battle.amphibious,
  });
  log(g, '14', 'battle.begins', { zone, attacker });
};

/** 14.5.3 The edge by which most attacking steps have come counts, of equals the one that hampers less. */
const chooseEdge = (g: Europe): void => {
  const { attacker, from, zone, joined } = sheet(g);
  if (from === null) return;
  const forces = fighting(g, attacker);
  const steps = new Map<ZoneId, number>();
  for (const id of forces) {
    const by = joined.find((each) => each.force === id)?.from ?? from;
    steps.set(by, (steps.get(by) ?? 0) + forceSteps(g, id));
  }
  const hampers = (by: ZoneId): number => -sumOf(edgeModifier(g, forces, by, zone));
  const [edge] = [...steps].toSorted(([a, one], [b, other]) => other - one || hampers(a) - hampers(b))[0] ?? [from];
  changeSheet(g, { edge });
};

/** 12.2, 14.1 Those who fight together become one force by rank, or two armies. */
function* comeTogether(g: Europe): Script {
  const unsupplied = unsuppliedUnits(g);
  chooseEdge(g);
  for (const side of [sheet(g).attacker, opponent(sheet(g).attacker)]) {
    yield* combine(g, fighting(g, side), side);
    changeSheet(g, { forces: withSide(sheet(g).forces, side, fighting(g, side)) });
  }
  noteSupply(g, unsupplied);
}

/** 14.4 to 14.5.7 Morale, the units and then the generals that each commits, the attacker first, and the cards. */
function* commit(g: Europe): Script {
  const { attacker } = sheet(g);
  const inTurn = [attacker, opponent(attacker)];
  for (const side of inTurn) yield* settleMorale(g, side);
  for (const side of inTurn) {
    yield* chooseLead(g, side);
    yield* engageSpecials(g, side);
  }
  for (const side of inTurn) yield* chooseSubordinate(g, side);
  reckon(g);
  yield* cardsBeforeDice(g);
  reckon(g);
}

/** 14.2 The weaker side is destroyed to the last man; its depots are left to the victor (2.1). */
const destroy = (g: Europe, side: Side): void => {
  for (const id of fighting(g, side)) destroyForce(g, id);
  log(g, '14.2', 'battle.overwhelmed', { side });
};

/** 14.6 to 14.8 Dice, wounds and losses. */
function* fight(g: Europe): Script<Side> {
  const { attacker } = sheet(g);
  const defender = opponent(attacker);
  const attack = yield* rollBattle(g, attacker);
  const defence = yield* rollBattle(g, defender);
  const victor = victorOf(attacker, attack, defence);
  changeSheet(g, { victor, step: 'wounds' });
  log(g, '14.6', 'battle.won', { side: victor, zone: sheet(g).zone });
  yield* woundTests(g);
  changeSheet(g, { step: 'losses' });
  yield* applyLosses(
    g,
    bothSides((side) => (side === attacker ? attack : defence)),
  );
  return victor;
}

/** 3.2, 14.9.4, 15.3 What a victory brings: order, the zone, and sieges that are raised. */
function* aftermath(g: Europe, victor: Side): Script {
  const { zone } = sheet(g);
  for (const id of fighting(g, victor)) restore(g, id);
  loseDepotsBehind(g, zone, opponent(victor));
  yield* flagAfterVictory(g, zone, victor);
  g.battle = null;
  yield* raiseSieges(g);
}

/** 14 The battle in all its steps: losses, demoralisation, pursuit and retreat are done when it returns. */
export function* battle(g: Europe, engagement: Engagement): Script<Side> {
  open(g, engagement);
  yield* counterMarches(g); // 14.1
  checkSupplyInBattle(g); // 13.1, 14.5.4
  yield* comeTogether(g); // 12.2
  yield* combatCards(g, 'beforeOdds'); // 50C
  reckon(g); // 14.2, 14.3
  changeSheet(g, { step: 'modifiers' });
  if (!overwhelmed(g)) yield* commit(g); // 14.4, 14.5
  const weaker = overwhelmed(g);
  const nations = bothSides((side) => fighting(g, side).map((id) => nationOfForce(g, id)));
  if (weaker) {
    noteDefeat(g, sheet(g).level, nations[weaker]); // 8.2.1
    noteBeatenGeneral(g, weaker); // 48F
    changeSheet(g, { victor: opponent(weaker) });
    destroy(g, weaker);
    yield* aftermath(g, opponent(weaker));
    return opponent(weaker);
  }
  const victor = yield* fight(g); // 14.6 to 14.8
  noteDefeat(g, sheet(g).level, nations[opponent(victor)]); // 8.2.1
  noteBeatenGeneral(g, opponent(victor)); // 48F
  yield* defeat(g, engagement, opponent(victor)); // 14.9, 14.10
  yield* aftermath(g, victor);
  return victor;
}
