import { drawUpSides, mayDeclare, warCost } from './8.33-may-declare.ts';
import type { Script } from '@bivouac/kernel';
import { type Nation, NATIONS } from '../../catalogue/ids.ts';
import { type NapoleonicWars, spend, inForce } from '../../state/state.ts';
import type { DiplomacyAnswer } from '../../text/8-diplomacy.ts';
import type { Act } from '../5-sequence/act.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { consequencesOfWar } from './8.34-consequences.ts';

type Declare = Extract<DiplomacyAnswer, { readonly kind: 'declareWar' }>;

/** 8.33 War is declared, and its consequences follow. */
export function* declareWar(g: NapoleonicWars, by: Nation, on: Nation): Script {
  yield* consequencesOfWar(g, drawUpSides(g, by, on));
}
/** 11.43 Wars that a retreat has begun break out. */
export function* outbreaks(g: NapoleonicWars): Script {
  for (const war of inForce(g, 'outbreak')) {
    g.effects = g.effects.filter(({ kind }) => kind !== 'outbreak');
    yield* consequencesOfWar(g, war);
  }
}

/** 8.33, rulings/8.33-proxies-declare.md A Declaration in an Impulse, by a nation in a Camp or a Neutral Player Power. */
export const declaring: Act<Declare> = {
  kinds: ['declareWar'],
  among: (_g, nation) => NATIONS.filter((on) => on !== nation).map((on) => ({ kind: 'declareWar', on })),
  may: (g, nation, { on }) => mayDeclare(g, nation, on) ?? mayPay(g, warCost(g, on)),
  *carryOut(g, nation, { on }): Script {
    spend(g, warCost(g, on));
    yield* declareWar(g, nation, on);
  },
};
