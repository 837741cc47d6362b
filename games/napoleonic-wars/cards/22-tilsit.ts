import type { Script } from '@bivouac/kernel';
import { cardId, scenario } from '../catalogue/catalogue.ts';
import { type Nation, type Power, POWERS } from '../catalogue/ids.ts';
import { submitted } from '../rules/15-conquest/15.2-consequences.ts';
import {
  atWar,
  changeNation,
  director,
  isPlayerPower,
  keysOf,
  type NapoleonicWars,
  nationRow,
  putCard,
} from '../state/state.ts';
import { speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { accepts, pickNation } from './choosing.ts';
import { drawByEvent, winResource } from './hands.ts';

interface OwnMessages {
  'tilsit.few': {};
  'tilsit.nobody': {};
  'tilsit.offer': { nation: Nation };
  'tilsit.signed': { nation: Nation };
}
const wording: Wording<OwnMessages> = {
  en: {
    'tilsit.few': () => 'France does not Control more Keys than at the start.',
    'tilsit.nobody': () => 'No Power of another player but Britain is at war with France.',
    'tilsit.offer': ({ nation }, name) => `Peace between France and ${name.the.nation(nation)}, without cessions?`,
    'tilsit.signed': ({ nation }, name) => `France and ${name.the.nation(nation)} make peace at Tilsit.`,
  },
  fr: {
    'tilsit.few': () => 'La France ne contrôle pas plus de clés qu’au début.',
    'tilsit.nobody': () =>
      'Aucune puissance d’un autre joueur, hors la Grande-Bretagne, n’est en guerre avec la France.',
    'tilsit.offer': ({ nation }, name) => `La paix entre la France et ${name.the.nation(nation)}, sans cession ?`,
    'tilsit.signed': ({ nation }, name) => `La France et ${name.the.nation(nation)} font la paix à Tilsit.`,
  },
  labels: { en: { byKind: {} }, fr: { byKind: {} } },
};
const { log, must, say } = speechOf<OwnMessages>();
const TILSIT = cardId('tilsit');

/** Player Powers at war with France that its own player does not direct; never Britain. */
const partners = (g: NapoleonicWars, { nation }: By): readonly Power[] =>
  POWERS.filter(
    (power) =>
      power !== 'britain' &&
      isPlayerPower(g, power) &&
      atWar(g, power, 'france') &&
      director(g, power) !== director(g, 'france') &&
      (nation === 'france' || nation === power),
  );

function* meets(g: NapoleonicWars, by: By): Script {
  const nation = yield* pickNation(by.seat, TILSIT, partners(g, by));
  const asked = director(g, by.nation === 'france' ? nation : 'france');
  if (!(yield* accepts(asked, say('tilsit.offer', { nation })))) return yield* drawByEvent(g, by.nation, 1);
  const { resources, plusKey } = nationRow(g, nation);
  putCard(g, TILSIT, 'removed');
  log(g, '15.4', 'tilsit.signed', { nation });
  yield* submitted(g, nation, 'france');
  changeNation(g, nation, { resources, plusKey });
  winResource(g, nation);
}

/** 22 Tilsit: France and a Power at war with it may make peace; it is a Subject Neutral, cedes nothing, and both gain a Resource. */
export const tilsit: CardRules = {
  id: TILSIT,
  wording,
  says: {
    en: 'France names a Player Power at war with it other than Britain, or such a Power plays the card; the other answers. Yes: that Power becomes a Subject Neutral of France, cedes nothing, keeps its Resources, and both gain one. No: whoever played the card draws one card. Only while France has gained Keys.',
    fr: 'La France nomme une puissance jouée en guerre avec elle, hors la Grande-Bretagne, ou une telle puissance joue la carte ; l’autre répond. Oui : cette puissance devient neutre assujettie de la France, ne cède rien, garde ses Ressources, et chacune en gagne une. Non : qui a joué la carte en pioche une. Seulement si la France a gagné des clés.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g, by) =>
        must('6.1', keysOf(g, 'france') > (scenario(g.scenario).keys.france ?? 0), 'tilsit.few') ??
        must('6.1', partners(g, by).length > 0, 'tilsit.nobody'),
      play: meets,
    },
  ],
};
