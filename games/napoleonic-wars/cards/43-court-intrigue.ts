import type { Script, Seat } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS, type ReserveId } from '../catalogue/ids.ts';
import { changeNation, director, discard, isPlayerPower, type NapoleonicWars, nationRow } from '../state/state.ts';
import { reveal, say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';

interface OwnMessages {
  'intrigue.nobody': {};
  'intrigue.void': { nation: Nation };
}
type Target =
  | { readonly kind: 'voidReserve'; readonly nation: Nation; readonly reserve: ReserveId }
  | { readonly kind: 'voidHidden'; readonly nation: Nation };
const wording: Wording<OwnMessages, Target> = {
  en: {
    'intrigue.nobody': () => 'No Player Power of another player has an unused Reserve.',
    'intrigue.void': ({ nation }, name) => `A Reserve of ${name.the.nation(nation)} is void until the next Turn.`,
  },
  fr: {
    'intrigue.nobody': () => 'Aucune puissance d’un autre joueur n’a de Réserve inutilisée.',
    'intrigue.void': ({ nation }, name) => `Une Réserve ${name.of.nation(nation)} est annulée jusqu’au prochain tour.`,
  },
  labels: {
    en: {
      byKind: {
        voidReserve: ({ nation, reserve }, name) => `${name.card(reserve)} (${name.nation(nation)})`,
        voidHidden: ({ nation }, name) => `The face-down Reserve of ${name.the.nation(nation)}`,
      },
    },
    fr: {
      byKind: {
        voidReserve: ({ nation, reserve }, name) => `${name.card(reserve)} (${name.nation(nation)})`,
        voidHidden: ({ nation }, name) => `La Réserve cachée ${name.of.nation(nation)}`,
      },
    },
  },
};
const { log, must } = speechOf<OwnMessages>();
const COURT_INTRIGUE = cardId('court_intrigue');

const targets = (g: NapoleonicWars, seat: Seat | null): readonly Target[] =>
  NATIONS.filter((nation) => isPlayerPower(g, nation) && director(g, nation) !== seat).flatMap((nation) => [
    ...nationRow(g, nation).reserves.map((reserve): Target => ({ kind: 'voidReserve', nation, reserve })),
    ...(g.cards.faceDown[nation].length > 0 ? [{ kind: 'voidHidden' as const, nation }] : []),
  ]);
function* plots(g: NapoleonicWars, { seat }: By): Script {
  const prompt = say('event.whichReserve', { card: COURT_INTRIGUE });
  const target = yield* pick(seat, { rule: '6.2', prompt, among: targets(g, seat) });
  const { nation } = target;
  if (target.kind === 'voidHidden')
    for (const card of g.cards.faceDown[nation]) {
      discard(g, card);
      reveal(g, '6.1', 'event.discarded', { nation, card });
    }
  else {
    const { reserves } = nationRow(g, nation);
    changeNation(g, nation, { reserves: reserves.filter((id) => id !== target.reserve) });
  }
  log(g, '6.2', 'intrigue.void', { nation });
}

/** 43 Court Intrigue: an unused Reserve of a Player Power of another player is void until the next Turn. */
export const courtIntrigue: CardRules = {
  id: COURT_INTRIGUE,
  wording,
  says: {
    en: 'Choose an unused Reserve of a Player Power of another player: it is void until the next Turn.',
    fr: 'Choisissez une Réserve inutilisée d’une puissance d’un autre joueur : elle est annulée jusqu’au prochain tour.',
  },
  plays: [
    { when: 'impulse', may: (g, { seat }) => must('6.1', targets(g, seat).length > 0, 'intrigue.nobody'), play: plots },
  ],
};
