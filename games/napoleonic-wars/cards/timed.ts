import type { Script, Verdict } from '@bivouac/kernel';
import type { CardId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { AnyWording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import type { Both } from './plain-words.ts';

interface Timed {
  readonly says: Both;
  readonly wording?: AnyWording;
  readonly may?: (g: NapoleonicWars, by: By) => Verdict;
  /** What happens at once. */
  readonly first?: (g: NapoleonicWars, by: By) => Script;
}
/** 6.19 The card lies on the table until the Turn ends or a roll removes it; one that comes round again is never doubled. */
export const lays = (g: NapoleonicWars, { nation }: By, card: CardId): void => {
  g.effects = [...g.effects.filter((effect) => effect.card !== card), { kind: 'timed', card, nation }];
};
/** An event with an hourglass: rules ask whether it is in force. */
export const timedEvent = (card: CardId, { says, wording, may = () => undefined, first }: Timed): CardRules => ({
  id: card,
  wording: wording ?? null,
  says,
  plays: [
    {
      when: 'impulse',
      may,
      *play(g, by): Script {
        lays(g, by, card);
        if (first) yield* first(g, by);
      },
    },
  ],
});
