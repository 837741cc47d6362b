import { CHANGE_COST, drawUpSides, isClientOfAlly, mayTurnCoat, warCost } from './8.33-may-declare.ts';
import type { Script } from '@bivouac/kernel';
import { type Camp, type Nation, NATIONS, otherCamp } from '../../catalogue/ids.ts';
import { campOf, changeImpulse, impulse, inForce, type NapoleonicWars, playerOf, spend } from '../../state/state.ts';
import { must } from '../../text/speech.ts';
import { returnFlags } from '../14-interphase/14.13-flags.ts';
import type { DiplomacyAnswer } from '../../text/8-diplomacy.ts';
import type { Act } from '../5-sequence/act.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { needsLeave } from './8.3-may-enter-a-camp.ts';
import { consequencesOfWar } from './8.34-consequences.ts';
import { entersCamp, isAdmitted } from './8.81-entering-a-camp.ts';

type Declare = Extract<DiplomacyAnswer, { readonly kind: 'declareWar' }>;

/** 8.33, 14.13 War is declared, and its consequences follow; whoever has entered a Camp by it parts with Flags. */
export function* declareWar(g: NapoleonicWars, by: Nation, on: Nation): Script {
  const camps = new Map(NATIONS.map((nation) => [nation, campOf(g, nation)]));
  const war = drawUpSides(g, by, on);
  for (const nation of NATIONS) if (campOf(g, nation) !== camps.get(nation)) yield* returnFlags(g, nation);
  yield* consequencesOfWar(g, war);
}
/** 8.33 The Camp whose players must first admit the declarer: its conqueror’s for a Subject Neutral, the other for a turncoat. */
const campToEnter = (g: NapoleonicWars, by: Nation, on: Nation): Camp | null => {
  const [mine, target] = [campOf(g, by), campOf(g, on)];
  if (mine === null && target !== null && needsLeave(g, by, otherCamp(target))) return otherCamp(target);
  return mine !== null && isClientOfAlly(g, by, on) ? otherCamp(mine) : null;
};
/** 11.43 Wars that a retreat has begun break out. */
export function* outbreaks(g: NapoleonicWars): Script {
  for (const war of inForce(g, 'outbreak')) {
    g.effects = g.effects.filter(({ kind }) => kind !== 'outbreak');
    yield* consequencesOfWar(g, war);
  }
}

/** 8.33 What a Declaration costs: seven points too if it takes the declarer to the other Camp. */
const priceOf = (g: NapoleonicWars, by: Nation, on: Nation): number =>
  isClientOfAlly(g, by, on) ? CHANGE_COST : warCost(g, on);

/** 8.33, rulings/8.33-proxies-declare.md A Declaration in an Impulse, by a nation in a Camp or a Neutral Player Power. */
export const declaring: Act<Declare> = {
  kinds: ['declareWar'],
  among: (_g, nation) => NATIONS.filter((on) => on !== nation).map((on) => ({ kind: 'declareWar', on })),
  may: (g, nation, { on }) => {
    const camp = campToEnter(g, nation, on);
    return (
      mayTurnCoat(g, nation, on) ??
      (camp === null
        ? undefined
        : must('14.14', !impulse(g).offers.includes(playerOf(g, nation) ?? ''), 'camps.refused', { nation, camp })) ??
      mayPay(g, priceOf(g, nation, on))
    );
  },
  *carryOut(g, nation, { on }): Script {
    const camp = campToEnter(g, nation, on);
    const cost = priceOf(g, nation, on);
    if (camp !== null) {
      changeImpulse(g, { offers: [...impulse(g).offers, playerOf(g, nation) ?? ''] });
      if (!(yield* isAdmitted(g, nation, camp))) return;
    }
    spend(g, cost);
    if (camp !== null && campOf(g, nation) !== null) yield* entersCamp(g, nation, camp, 'given');
    yield* declareWar(g, nation, on);
  },
};
