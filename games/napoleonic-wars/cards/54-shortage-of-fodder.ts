import type { Script } from '@bivouac/kernel';
import { cardId, DUCHIES, isHomeOf, nationOfLeader } from '../catalogue/catalogue.ts';
import type { DuchyId, LeaderId } from '../catalogue/ids.ts';
import { better } from '../rules/9-movement/9.1-armies.ts';
import { commanderIn } from '../rules/9-movement/9.7-command.ts';
import { regroupFrom } from '../rules/7-builds/7.7-to-regroup.ts';
import { armyGroup, armiesNeeded } from '../rules/9-movement/9.1-armies.ts';
import { areAllied, familyOf, leadersIn, type NapoleonicWars, nationsIn, nationsOf } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'fodder.nobody': {
    en: 'No Army Group stands outside the Home Duchies of its Commander’s nation.',
    fr: 'Aucun groupe d’armées n’est hors des duchés nationaux de son commandant.',
  },
});

/** 9.7 The Commander of an Army Group: whom the players have named, or the best leader of a family with more than one Army. */
const commanderOf = (g: NapoleonicWars, at: DuchyId): readonly LeaderId[] => {
  const named = commanderIn(g, at);
  if (named !== undefined) return [named];
  const families = new Set(leadersIn(g, at).map(({ id }) => familyOf(g, nationOfLeader(id))));
  return [...families].flatMap((family) => {
    const [best] = leadersIn(g, at)
      .map(({ id }) => id)
      .filter((id) => familyOf(g, nationOfLeader(id)) === family)
      .toSorted(better);
    if (best === undefined) return [];
    return (armiesNeeded(g, armyGroup(g, best, at)) ?? 1) > 1 ? [best] : [];
  });
};
interface Hungry {
  readonly at: DuchyId;
  readonly commander: LeaderId;
}
const hungry = (g: NapoleonicWars): readonly Hungry[] =>
  DUCHIES.flatMap((at) =>
    leadersIn(g, at).length < 2
      ? []
      : commanderOf(g, at)
          .filter((commander) => !isHomeOf(nationOfLeader(commander), at))
          .map((commander) => ({ at, commander })),
  );

/** The Army Group goes to Regroup with all its Units and leaders; Flags stay. */
function* starves(g: NapoleonicWars): Script {
  for (const { at, commander } of hungry(g)) {
    const own = nationOfLeader(commander);
    const named = commanderIn(g, at) === commander;
    const group = named
      ? nationsIn(g, at).filter((nation) => areAllied(g, nation, own))
      : nationsOf(armyGroup(g, commander, at));
    for (const nation of group) regroupFrom(g, nation, at, '7.7');
  }
  yield* [];
}

/** 54 Shortage of Fodder: every Army Group abroad goes to Regroup; a single Army is safe. */
export const shortageOfFodder: CardRules = {
  id: cardId('shortage_of_fodder'),
  wording,
  says: {
    en: 'Every Army Group, two or more Armies under one Commander, of whatever nation, that stands outside the Home Duchies of its Commander’s nation goes to Regroup with all its Units and leaders. Single Armies are safe.',
    fr: 'Tout groupe d’armées, deux armées ou plus sous un même commandant, de toute nation, hors des duchés nationaux de celle-ci, part en regroupement avec ses unités et généraux. Les armées seules sont épargnées.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.1', hungry(g).length > 0, 'fodder.nobody'), play: starves }],
};
