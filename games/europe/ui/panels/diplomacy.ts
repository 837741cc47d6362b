import type { Fact } from '@bivouac/board/parts/facts.tsx';
import type { Language } from '@bivouac/kernel';
import { hasUnits, nations as nationCards } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { NationId } from '../../catalogue/ids.ts';
import { type Allegiance, type Europe, isMajor, type NationRow, sideOf, type Status } from '../../state/state.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';

/** The nations that stand in one camp. */
export interface Camp {
  readonly id: Allegiance;
  readonly name: string;
  readonly facts: readonly Fact[];
}

const RULES: Readonly<Partial<Record<Status, string>>> = {
  neutral: '8.1.1',
  ally: '8.1.2',
  forcedPeace: '8.1.3',
  forcedAlliance: '8.1.4',
  protectorate: '8.1.5',
};

const factOf = (g: Europe, row: NationRow, words: Speak): Fact => {
  const { id, status, patron, peace, beaten } = row;
  const bonus = tables(g).diplomacy.bonus.get(id);
  const { minimumCard } = tables(g).diplomacy;
  const least = isMajor(id)
    ? minimumCard.major
    : hasUnits(id)
      ? minimumCard.minorWithUnits
      : minimumCard.minorWithoutUnits;
  const capital = nationCards.get(id)?.capital[0];
  return {
    id,
    words: words('nation.name', { nation: id }),
    value: [
      words('nation.status', { status, patron, until: peace?.until ?? null, forGood: peace?.forGood ?? false }),
      ...(bonus ? [words('nation.influence', { ...bonus, least })] : []),
      ...(beaten.empire + beaten.coalition > 0 ? [words('nation.beaten', beaten)] : []),
      ...(row.reformed ? [words('nation.reformed')] : []),
    ].join(' '),
    rule: RULES[status] ?? '8.1',
    ...(capital === undefined ? {} : { place: capital }),
  };
};

const CAMPS: readonly Allegiance[] = ['empire', 'coalition', 'neutral', 'none'];
/** Those that are no nation of their own now come last and say only that. */
const rank = ({ id }: { readonly id: NationId }): number => (isMajor(id) ? 0 : 1);

/** 8.1 Every nation with its status, whom it follows, and what each side's envoys would add to the die. */
export const diplomaticTable = (view: EuropeView, language: Language): readonly Camp[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  return CAMPS.map((camp) => ({
    id: camp,
    name: words('nation.camp', { side: camp }),
    facts: g.nations
      .filter(({ id }) => sideOf(g, id) === camp)
      .toSorted((one, other) => rank(one) - rank(other))
      .map((row) => factOf(g, row, words)),
  })).filter(({ facts }) => facts.length > 0);
};
