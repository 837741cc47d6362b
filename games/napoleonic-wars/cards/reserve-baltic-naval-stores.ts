import type { Script } from '@bivouac/kernel';
import { isDuchy, reserveId, zoneId } from '../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { hasEnemyFleet, isFriendlyPort } from '../rules/3-glossary/3-standing.ts';
import { homePorts, layDownSquadron, mayLayDownIn, squadronInPool } from '../rules/7-builds/7.3-squadrons.ts';
import { changeSquadron, isAtPlace, type NapoleonicWars, patronOf, type SquadronRow } from '../state/state.ts';
import { YES, NO } from '../text/answers.ts';
import type { By, CardRules } from './card.ts';
import { pick, pickDuchy, pickNation } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const {
  must,
  say: ask,
  wording,
} = plainWords({
  'stores.barred': {
    en: 'An enemy Fleet of Sweden is in the Baltic Sea.',
    fr: 'Une flotte ennemie de la Suède est dans la Baltique.',
  },
  'stores.nothing': {
    en: 'Neither Sweden nor its Patron has a Squadron to build or to refit.',
    fr: 'Ni la Suède ni son patron n’a d’escadre à construire ou à réparer.',
  },
  'stores.build': { en: 'Lay down a Squadron?', fr: 'Mettre une escadre en chantier ?' },
});
const STORES = reserveId('baltic_naval_stores');
const BALTIC = zoneId('baltic_sea');

const yards = (g: NapoleonicWars, nation: Nation): readonly DuchyId[] =>
  squadronInPool(g, nation) ? homePorts(nation).filter((port) => mayLayDownIn(g, nation, port) === undefined) : [];
const underRefit = (g: NapoleonicWars, nation: Nation): readonly SquadronRow[] =>
  g.squadrons.filter(
    ({ nation: owner, at, refit, building }) =>
      owner === nation && refit > 0 && !building && isAtPlace(at) && isDuchy(at) && isFriendlyPort(g, nation, at),
  );
const buyers = (g: NapoleonicWars): readonly Nation[] => {
  const patron = patronOf(g, 'sweden');
  return (patron === null ? (['sweden'] as const) : (['sweden', patron] as const)).filter(
    (nation) => yards(g, nation).length > 0 || underRefit(g, nation).length > 0,
  );
};
function* sells(g: NapoleonicWars, { seat }: By): Script {
  const nation = yield* pickNation(seat, STORES, buyers(g));
  if (yards(g, nation).length > 0) {
    const { kind } = yield* pick<typeof YES | typeof NO>(seat, {
      rule: '7.3',
      prompt: ask('stores.build'),
      among: underRefit(g, nation).length > 0 ? [YES, NO] : [YES],
    });
    if (kind === 'yes') layDownSquadron(g, nation, yield* pickDuchy(seat, STORES, yards(g, nation)));
  }
  for (const { id } of underRefit(g, nation)) changeSquadron(g, id, { refit: 0, refitted: true });
}

/** Baltic Naval Stores (Sweden): Sweden or its Patron lays down a Squadron, and all its Refit markers in Friendly Ports come off. */
export const balticNavalStores: CardRules = {
  id: STORES,
  wording,
  says: {
    en: 'With no enemy of Sweden in the Baltic Sea, Sweden or its Patron may lay down one Squadron in a Friendly Home Port and takes all Refit markers off its Squadrons in Friendly Ports.',
    fr: 'Sans ennemi de la Suède dans la Baltique, la Suède ou son patron peut mettre une escadre en chantier dans un port national ami et retire tous les marqueurs de réparation de ses escadres dans les ports amis.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) =>
        must('6.2', !hasEnemyFleet(g, 'sweden', BALTIC), 'stores.barred') ??
        must('6.2', buyers(g).length > 0, 'stores.nothing'),
      play: sells,
    },
  ],
};
