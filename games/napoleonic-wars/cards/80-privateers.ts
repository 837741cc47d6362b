import { choose, type Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { atWar, director, handOf, type NapoleonicWars } from '../state/state.ts';
import { say } from '../text/speech.ts';
import { speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pickNation } from './choosing.ts';
import { discardAtRandom } from './hands.ts';
import { atSea, sendHome } from './ships.ts';

interface OwnMessages {
  'privateers.nobody': {};
}
type Ransom = { readonly kind: 'giveCard' } | { readonly kind: 'giveSquadron' };
const wording: Wording<OwnMessages, Ransom> = {
  en: { 'privateers.nobody': () => 'No nation of the opposite Camp has a Squadron at sea.' },
  fr: { 'privateers.nobody': () => 'Aucune nation du camp opposé n’a d’escadre en mer.' },
  labels: {
    en: { byKind: { giveCard: () => 'A random card', giveSquadron: () => 'A Squadron to Port' } },
    fr: { byKind: { giveCard: () => 'Une carte au hasard', giveSquadron: () => 'Une escadre au port' } },
  },
};
const { must } = speechOf<OwnMessages>();
const PRIVATEERS = cardId('privateers');

const prey = (g: NapoleonicWars, { nation }: By): readonly Nation[] =>
  NATIONS.filter((other) => atWar(g, nation, other) && atSea(g, other).length > 0);
/** Without a card it must be the Squadron; a nation that nobody directs gives that. */
function* chase(g: NapoleonicWars, by: By): Script {
  const nation = yield* pickNation(by.seat, PRIVATEERS, prey(g, by));
  const seat = director(g, nation);
  const among: readonly Ransom[] =
    handOf(g, nation).length > 0 ? [{ kind: 'giveCard' }, { kind: 'giveSquadron' }] : [{ kind: 'giveSquadron' }];
  const prompt = say('event.what', { card: PRIVATEERS });
  const { kind } =
    seat === null
      ? { kind: 'giveSquadron' as const }
      : yield* choose<Ransom>({ by: seat, rule: '6.1', prompt, among, may: () => undefined });
  if (kind === 'giveCard') yield* discardAtRandom(g, nation);
  else yield* sendHome(g, nation, PRIVATEERS);
}

/** 80 Privateers: a nation of the opposite Camp with Squadrons at sea loses a random card, or sends a Squadron to Port under Refit. */
export const privateers: CardRules = {
  id: PRIVATEERS,
  wording,
  says: {
    en: 'Name a nation of the opposite Camp with a Squadron at sea: its player chooses whether it discards a random card or one Squadron goes to its nearest Friendly Port under Refit.',
    fr: 'Nommez une nation du camp opposé qui a une escadre en mer : son joueur choisit de défausser une carte au hasard ou d’envoyer une escadre, en réparation, dans son port ami le plus proche.',
  },
  plays: [{ when: 'impulse', may: (g, by) => must('6.1', prey(g, by).length > 0, 'privateers.nobody'), play: chase }],
};
