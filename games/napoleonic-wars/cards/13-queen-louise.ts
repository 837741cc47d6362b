import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { isPlayerPower, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { chooserOf } from './choosing.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';
import { drawByEvent, mayDrawByEvent } from './hands.ts';

const QUEEN_LOUISE = cardId('queen_louise');
const PRUSSIA: ConsulSteps = { boxes: 1, of: (nation) => nation === 'prussia', mayEnterPact: true, oneConsul: true };

/** One or two boxes, both the same way. */
function* pleads(g: NapoleonicWars, by: By): Script {
  if (isPlayerPower(g, 'prussia')) return yield* drawByEvent(g, 'prussia', 1);
  const seat = chooserOf(g, by, QUEEN_LOUISE);
  const [first] = yield* moveConsuls(g, seat, { ...PRUSSIA, boxes: 1 });
  if (!first) return;
  yield* moveConsulsOn(g, seat, first.kind);
}
function* moveConsulsOn(g: NapoleonicWars, seat: string | null, kind: string): Script {
  const same: ConsulSteps = { ...PRUSSIA, least: 0, fits: (step) => step.kind === kind };
  if (mayAnyStep(g, same) === undefined) yield* moveConsuls(g, seat, same);
}

/** 13 Queen Louise: the Prussian Consul moves one or two boxes the same way; a Prussia with a player draws a card. */
export const queenLouise: CardRules = {
  id: QUEEN_LOUISE,
  wording: null,
  says: {
    en: 'Prussia as a Proxy: move its Consul one or two boxes, all left or all right; it may enter Pact. Prussia as a Player Power: it draws one card.',
    fr: 'Prusse mandataire : déplacez son consul d’une ou deux cases, toutes à gauche ou toutes à droite ; il peut entrer en pacte. Prusse jouée : elle pioche une carte.',
  },
  restores: (_g, nation) => (nation === 'prussia' ? 2 : 0),
  plays: [
    {
      when: 'impulse',
      may: (g) => (isPlayerPower(g, 'prussia') ? mayDrawByEvent(g, 'prussia') : mayAnyStep(g, PRUSSIA)),
      play: pleads,
    },
  ],
};
