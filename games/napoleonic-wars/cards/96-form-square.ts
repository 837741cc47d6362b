import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { CardId, ReserveId } from '../catalogue/ids.ts';
import { battle, type BattleBonus, changeBattle, type NapoleonicWars } from '../state/state.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import { enemyOf } from './battle-dice.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';

interface OwnMessages {
  'square.nothing': {};
  'square.holds': { card: CardId | ReserveId };
}
type Strike = { readonly kind: 'strikeEvent'; readonly card: CardId | ReserveId };
const wording: Wording<OwnMessages, Strike> = {
  en: {
    'square.nothing': () => 'The enemy has played no Battle event in this Round.',
    'square.holds': ({ card }, name) => `${name.card(card)} breaks on the squares and has no effect.`,
  },
  fr: {
    'square.nothing': () => 'L’ennemi n’a joué aucun événement de bataille dans ce round.',
    'square.holds': ({ card }, name) => `${name.card(card)} se brise sur les carrés et reste sans effet.`,
  },
  labels: {
    en: { byKind: { strikeEvent: ({ card }, name) => name.card(card) } },
    fr: { byKind: { strikeEvent: ({ card }, name) => name.card(card) } },
  },
};
const { log, must } = speechOf<OwnMessages>();
const FORM_SQUARE = cardId('form_square');

/** What the enemy has played in this Round, a Reserve too; a Response is no Battle event. */
const struckBy = (g: NapoleonicWars, { nation }: By): readonly BattleBonus[] =>
  battle(g).bonuses.filter(({ side, card }) => side === enemyOf(g, nation) && battle(g).events.includes(card));

function* forms(g: NapoleonicWars, by: By): Script {
  const among = struckBy(g, by).map(({ card }): Strike => ({ kind: 'strikeEvent', card }));
  const { card } = yield* pick(by.seat, { rule: '6.15', prompt: say('event.what', { card: FORM_SQUARE }), among });
  changeBattle(g, { bonuses: battle(g).bonuses.filter((bonus) => bonus.card !== card) });
  log(g, '6.15', 'square.holds', { card });
}

/** 96 Form Square: a Battle event that the enemy has already played in this Round has no effect. */
export const formSquare: CardRules = {
  id: FORM_SQUARE,
  wording,
  says: {
    en: 'Battle: one Battle event that the enemy has already played in this Round has no effect.',
    fr: 'Bataille : un événement de bataille que l’ennemi a déjà joué dans ce round reste sans effet.',
  },
  plays: [{ when: 'battle', may: (g, by) => must('6.15', struckBy(g, by).length > 0, 'square.nothing'), play: forms }],
};
