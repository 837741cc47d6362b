import { tables } from '../scenario/editions.ts';
import type { CardId, ZoneId } from '../catalogue/ids.ts';
import { marchers } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { interceptionModifiers, type Intrusion } from '../rules/12-land-movement/12.4-interception.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { sumOf } from '../rules/4-glossary/4-trial.ts';
import { valueOf } from '../rules/6-cards/6.2-value.ts';
import { armyBeside } from '../rules/9-activations/9.1-army-beside.ts';
import { type Europe, force, forceCalled, type ForceId, type ForceName } from '../state/state.ts';
import { balance } from './attack.ts';
import { forecast } from './forecast.ts';
import { cardCost, hasCardsToSpare } from './hand.ts';
import { quarry } from './hunt.ts';
import { byKind, type Judge, nothing } from './judging.ts';
import type { Situation } from './situation.ts';
import { staysBesieged } from './standing.ts';
import { attackOdds, stepsTogether } from './strength.ts';

const DIE = 6;
const A_VICTORY = 1.5;
const A_STEP_OF_THE_ENEMY = 1;
const A_LOST_STEP = 0.8;
const A_LOST_BATTLE = { once: 2, perStep: 0.3 };
/** What a point of a spare card is worth. */
const SPARE = 0.2;

/** An enemy who has entered a zone over land. */
type Passing = Intrusion & { readonly from: ZoneId };

/** The position if these had come upon him. */
const cameIn = (g: Europe, ids: readonly ForceId[], at: ZoneId): Europe => ({
  ...g,
  forces: g.forces.map((row) => (ids.includes(row.id) ? { ...row, zone: at, inside: false } : row)),
});

/** 12.4, 14 The battle that follows, in which the intercepted side attacks. */
const battleWorth = (s: Situation, ids: readonly ForceId[], { intruders, from, zone: at }: Passing): number => {
  const { g, enemy } = s;
  const there = cameIn(g, ids, at);
  if (quarry(s) === at) {
    const { wins, attacker, defender } = forecast(there, intruders, from, at, enemy, false);
    return balance(s, { wins: 1 - wins, attacker: defender, defender: attacker });
  }
  const { wins, attackerLoses, defenderLoses } = attackOdds(there, intruders, from, at, enemy);
  return (
    (1 - wins) * A_VICTORY +
    A_STEP_OF_THE_ENEMY * attackerLoses -
    A_LOST_STEP * defenderLoses -
    wins * (A_LOST_BATTLE.once + A_LOST_BATTLE.perStep * stepsTogether(g, ids))
  );
};

/** 12.4 The die that must be thrown. */
const chanceOf = (g: Europe, ids: readonly ForceId[], intrusion: Passing): number => {
  const bonus = sumOf(interceptionModifiers(g, ids, intrusion));
  return Math.min(1, Math.max(0, (DIE + 1 + bonus - tables(g).rolls.interception.from) / DIE));
};

/** 6.4 A card that no round of this year will need is cheap. */
const priceOf = (s: Situation, card: CardId): number =>
  hasCardsToSpare(s) ? SPARE * valueOf(s.g, card) : cardCost(s, card);

/** 13.1, 15.3 Neither a siege is given up for it nor the supply. */
const mayLeave = (s: Situation, ids: readonly ForceId[], to: ZoneId): boolean =>
  ids.every((id) => staysBesieged(s, ids, force(s.g, id).zone) && isSupplied(cameIn(s.g, ids, to), id));

/** 12.4 An enemy who passes before a stronger force is fallen upon, where the battle is worth the card. */
export const intercept: Judge = (s, asked) => {
  const { g, side } = s;
  const { march } = g;
  if (!march) return byKind({ pass: nothing });
  const at = asked['zone'] as ZoneId;
  const intrusion = { intruders: marchers(g, march), from: march.route.at(-2) ?? march.start, zone: at };
  const known = new Map<string, number>();
  const worth = (ids: readonly ForceId[]): number => {
    const key = ids.join(' ');
    let found = known.get(key);
    if (found === undefined) {
      found = mayLeave(s, ids, at) ? chanceOf(g, ids, intrusion) * battleWorth(s, ids, intrusion) : -1;
      known.set(key, found);
    }
    return found;
  };
  const together = (name: ForceName): readonly ForceId[] => {
    const id = forceCalled(g, name);
    const beside = armyBeside(g, id, side);
    return beside === null ? [id] : [id, beside];
  };
  return byKind({
    pass: nothing,
    intercept: ({ force: name, card }) => worth([forceCalled(g, name)]) - priceOf(s, card),
    interceptArmies: ({ force: name, card }) => worth(together(name)) - priceOf(s, card),
  });
};
