import { returnFlags } from '../rules/14-interphase/14.13-flags.ts';
import { beforeWar } from '../rules/3-glossary/3-standing.ts';
import type { Script } from '@bivouac/kernel';
import { cardId, DUCHIES, isDuchy, isHomeOf, isPort } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { drawCards } from '../rules/4-prepare/4.4-hands.ts';
import { regroupFrom, regroupShips } from '../rules/7-builds/7.7-to-regroup.ts';
import { restoration } from '../rules/8-diplomacy/8.21-restoring.ts';
import { consequencesOfWar } from '../rules/8-diplomacy/8.34-consequences.ts';
import { comeUnderDirection, joinCamp } from '../rules/8-diplomacy/8.7-camp-status.ts';
import { setConsul } from '../rules/8-diplomacy/8.1-track.ts';
import {
  campOf,
  changeConsul,
  changeNation,
  controller,
  discard,
  handOf,
  isAtPlace,
  type NapoleonicWars,
  pactOf,
  removeFlag,
} from '../state/state.ts';
import { log, reveal } from '../text/speech.ts';
import type { CardRules } from './card.ts';
import { mayTouchConsul } from './consul-steps.ts';
import { drawByEvent } from './hands.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'peninsular.noPact': {
    en: 'Spain must be in Pact with France, and Britain in the Coalition.',
    fr: 'L’Espagne doit être en pacte avec la France, et la Grande-Bretagne dans la Coalition.',
  },
});
const CARDS = 2;

/** Spanish Forces and Flags abroad come home, and Squadrons in Ports of others. */
const comeHome = (g: NapoleonicWars): void => {
  for (const duchy of DUCHIES) if (!isHomeOf('spain', duchy)) regroupFrom(g, 'spain', duchy, '8.21');
  for (const { duchy, nation } of g.flags) if (nation === 'spain') removeFlag(g, duchy);
  const isAbroad = (at: DuchyId): boolean => isPort(at) && controller(g, at) !== 'spain';
  regroupShips(g, 'spain', '8.21', ({ at }) => isAtPlace(at) && isDuchy(at) && isAbroad(at));
};

function* rises(g: NapoleonicWars): Script {
  const before = beforeWar(g);
  setConsul(g, 'spain', 'partner', 'france');
  log(g, '8.21', 'pact.broken', { nation: 'spain', power: 'france' });
  if (yield* restoration(g, { nation: 'spain', power: 'france', byPoints: false })) return;
  changeConsul(g, 'spain', { row: 'britain', column: 'pact', plus: false });
  const cards = handOf(g, 'spain');
  for (const card of cards) discard(g, card);
  if (cards.length > 0) reveal(g, '8.21', 'pact.handGone', { nation: 'spain', cards: cards.length });
  changeNation(g, 'spain', { camp: null });
  comeUnderDirection(g, 'spain', 'britain');
  joinCamp(g, 'spain', 'coalition');
  yield* drawCards(g, 'spain', cards.length, '8.21');
  yield* drawByEvent(g, 'spain', CARDS);
  comeHome(g);
  yield* returnFlags(g, 'spain');
  yield* consequencesOfWar(g, { declarers: [], changed: ['spain'], ...before });
}

/** 15 Peninsular War: Spain leaves France for Britain and fights the French on its soil; only an event may hold it back. */
export const peninsularWar: CardRules = {
  id: cardId('peninsular_war'),
  wording,
  says: {
    en: 'The Pact of Spain with France is broken; unless an event restores it at once, Spain enters Pact with Britain with a new Hand and two cards more. Spanish Forces abroad Regroup, and the French in Spain suffer Attrition, then Flag their Duchy, leave it or fight (8.34).',
    fr: 'Le pacte de l’Espagne avec la France est rompu ; sauf si un événement le rétablit aussitôt, l’Espagne entre en pacte avec la Grande-Bretagne, avec une nouvelle main et deux cartes de plus. Les forces espagnoles à l’étranger se regroupent ; les Français en Espagne subissent l’attrition, puis plantent leur drapeau, partent ou combattent (8.34).',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) =>
        must('6.1', pactOf(g, 'spain') === 'france' && campOf(g, 'britain') === 'coalition', 'peninsular.noPact') ??
        mayTouchConsul(g, 'spain'),
      play: rises,
    },
  ],
};
