import type { Script } from '@bivouac/kernel';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { eventAttrition } from '../rules/6-cards/6.17-event-attrition.ts';
import { unflagByEvent } from '../rules/17-special/17.2-placed-forces.ts';
import { areAllied, flagIn, type NapoleonicWars, nationsIn } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'calabria.quiet': {
    en: 'No Force foreign to Britain and its Allies is in Naples or Calabria.',
    fr: 'Aucune force étrangère à la Grande-Bretagne et à ses alliés n’est à Naples ni en Calabre.',
  },
});
const SOUTH: readonly DuchyId[] = [duchyId('naples'), duchyId('calabria')];

const foreigners = (g: NapoleonicWars, at: DuchyId): readonly Nation[] => {
  const flag = flagIn(g, at)?.nation;
  const here = nationsIn(g, at);
  const all = flag === undefined || here.includes(flag) ? here : [...here, flag];
  return all.filter((nation) => !areAllied(g, nation, 'britain'));
};
const isUnguarded = (g: NapoleonicWars, at: DuchyId): boolean => {
  const flag = flagIn(g, at)?.nation;
  return (
    flag !== undefined &&
    !areAllied(g, flag, 'britain') &&
    !nationsIn(g, at).some((nation) => areAllied(g, nation, flag))
  );
};
function* rises(g: NapoleonicWars): Script {
  for (const at of SOUTH) yield* eventAttrition(g, { at, nations: foreigners(g, at), flags: true, halved: 'asUsual' });
  for (const at of SOUTH) if (isUnguarded(g, at)) yield* unflagByEvent(g, at, '17.2');
}

/** 67 Calabrian Insurrection: foreign Forces in Naples and Calabria suffer Attrition, and unguarded Flags go. */
export const calabrianInsurrection: CardRules = {
  id: cardId('calabrian_insurrection'),
  wording,
  says: {
    en: 'All Forces in Naples and Calabria that are not of Britain or its Allies suffer Attrition; then each such Flag without a Formation of its side is removed.',
    fr: 'Toutes les forces à Naples et en Calabre, ni britanniques ni alliées, subissent l’attrition ; chaque drapeau sans formation de son camp y est ensuite retiré.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) =>
        must(
          '6.1',
          SOUTH.some((at) => foreigners(g, at).length > 0),
          'calabria.quiet',
        ),
      play: rises,
    },
  ],
};
