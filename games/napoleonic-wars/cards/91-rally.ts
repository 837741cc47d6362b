import { choose, type Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { speechOf } from '../text/speech.ts';
import { battle, changeSide, type NapoleonicWars, type Which } from '../state/state.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';

interface OwnMessages {
  'rally.whom': {};
  'rally.noFives': {};
  'rally.notInSiege': {};
}
type OwnAnswer = { readonly kind: 'rally'; readonly side: Which };
const wording: Wording<OwnMessages, OwnAnswer> = {
  en: {
    'rally.whom': () => 'Which side rallies?',
    'rally.noFives': () => 'No 5 was rolled in this Round.',
    'rally.notInSiege': () => 'Not in a Siege.',
  },
  fr: {
    'rally.whom': () => 'Quel camp se rallie ?',
    'rally.noFives': () => 'Aucun 5 n’a été obtenu dans ce round.',
    'rally.notInSiege': () => 'Pas pendant un siège.',
  },
  labels: {
    en: { byKind: { rally: ({ side }) => (side === 'active' ? 'The attacker' : 'The defender') } },
    fr: { byKind: { rally: ({ side }) => (side === 'active' ? 'L’attaquant' : 'Le défenseur') } },
  },
};
const { must, say } = speechOf<OwnMessages>();
const FIVE = 5;
const SIDES: readonly Which[] = ['active', 'inactive'];
const withFives = (g: NapoleonicWars): readonly Which[] =>
  SIDES.filter((side) => battle(g)[side].against.includes(FIVE));

function* rallies(g: NapoleonicWars, { seat }: By): Script {
  const among = withFives(g).map((side): OwnAnswer => ({ kind: 'rally', side }));
  if (seat === null) return;
  const { side } = yield* choose({ by: seat, rule: '6.14', prompt: say('rally.whom'), among, may: () => undefined });
  changeSide(g, side, { against: battle(g)[side].against.filter((face) => face !== FIVE) });
}

/** 91 Rally: the dice that show 5 against one side in this Round count for nothing. */
export const rally: CardRules = {
  id: cardId('rally'),
  wording,
  says: {
    en: 'Response: all dice showing 5 against one side in the Round just rolled count for nothing. Land or sea, not in a Siege.',
    fr: 'Réaction : tous les 5 obtenus contre un camp dans le round qui vient d’être lancé sont annulés. Sur terre ou sur mer, pas pendant un siège.',
  },
  mightAnswer: (g) => g.battle !== null && g.battle.kind !== 'siege' && withFives(g).length > 0,
  plays: [
    {
      when: 'roundRolled',
      may: (g) =>
        must('6.14', battle(g).kind !== 'siege', 'rally.notInSiege') ??
        must('6.14', withFives(g).length > 0, 'rally.noFives'),
      play: rallies,
    },
  ],
};
