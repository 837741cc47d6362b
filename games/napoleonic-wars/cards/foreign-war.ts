import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { beginWar, type Demand, NOTHING, shipsInPlay } from '../rules/6-cards/6.13-foreign-wars.ts';
import { must } from '../text/speech.ts';
import { isClientOfCamp } from '../rules/8-diplomacy/8.4-turkish-wars.ts';
import { isOnMap, leadersOf, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import type { AnyWording } from '../text/wording.ts';
import type { Both } from './plain-words.ts';

/** 8.31, 8.4 A Camp is not struck by a war against its own Client. */
export const notAClientOf = (g: NapoleonicWars, client: Nation, nation: Nation): Verdict =>
  must('8.31', !isClientOfCamp(g, client, nation), 'commit.client', { nation: client });

/** 6.13 Has the nation a leader in play: on the map, or in Regroup? */
export const hasLeader = (g: NapoleonicWars, nation: Nation): boolean =>
  leadersOf(g, nation).some(({ at }) => isOnMap(at) || at === 'regroup');

/** A Squadron, or a Unit more from a nation that has no Squadron in play. */
export const shipOrUnit = (g: NapoleonicWars, nation: Nation, units: number): Demand =>
  shipsInPlay(g, nation).length > 0 ? { ...NOTHING, squadrons: 1, units } : { ...NOTHING, units: units + 1 };

interface War {
  readonly says: Both;
  readonly wording?: AnyWording;
  readonly may?: (g: NapoleonicWars, by: By) => Verdict;
  readonly demands: (g: NapoleonicWars, by: By) => Readonly<Partial<Record<Nation, Demand>>>;
}
/** A Foreign War card: who must send what. */
export const foreignWar = (id: string, { says, wording, may = () => undefined, demands }: War): CardRules => {
  const card = cardId(id);
  return {
    id: card,
    wording: wording ?? null,
    says,
    plays: [{ when: 'impulse', may, play: (g, by) => beginWar(g, card, demands(g, by)) }],
  };
};
