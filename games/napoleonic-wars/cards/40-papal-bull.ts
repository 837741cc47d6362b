import type { Script } from '@bivouac/kernel';
import { cardId, duchy as duchyCard, duchyId } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { hoist } from '../rules/7-builds/7.4-hoisting.ts';
import { areAllied, controller, type NapoleonicWars, nationsIn } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickDuchy } from './choosing.ts';
import { hasUnits, place } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'bull.nowhere': {
    en: 'None of the Catholic Duchies is free of Formations and of your own side.',
    fr: 'Aucun des duchés catholiques n’est libre de formations et hors de votre camp.',
  },
});
const PAPAL_BULL = cardId('papal_bull');
const CATHOLIC: readonly DuchyId[] = (
  'turin genoa milan bologna florence rome naples calabria palermo cagliari tyrol venice burgos navarre saragossa ' +
  'barcelona valencia murcia granada seville badajoz salamanca corunna minorca'
)
  .split(' ')
  .map((id) => duchyId(id));

/** Neither Controlled by the own side nor of its colour, and without any Formation. */
const flocks = (g: NapoleonicWars, { nation }: By): readonly DuchyId[] =>
  CATHOLIC.filter(
    (duchy) =>
      nationsIn(g, duchy).length === 0 &&
      !areAllied(g, nation, controller(g, duchy)) &&
      !areAllied(g, nation, duchyCard(duchy).owner),
  );
/** The Flag stays if the Unit does: one that is intercepted and beaten takes it along. */
function* excommunicates(g: NapoleonicWars, by: By): Script {
  const duchy = yield* pickDuchy(by.seat, PAPAL_BULL, flocks(g, by));
  if ((yield* place(g, by.nation, duchy, 1)) !== 'gone') yield* hoist(g, by.nation, duchy, '17.2');
}

/** 40 Papal Bull: a Unit and a Flag in an empty Catholic Duchy, without a war (8.33, 17.2). */
export const papalBull: CardRules = {
  id: PAPAL_BULL,
  wording,
  says: {
    en: 'Place one Unit and a Flag of your nation in an empty Duchy of Italy, Spain or the Tyrol that is neither Controlled by nor a Duchy of your side. No war, no breach of an Armistice; a Unit that is intercepted and beaten takes the Flag with it.',
    fr: 'Placez une unité et un drapeau de votre nation dans un duché vide d’Italie, d’Espagne ou du Tyrol qui n’est ni contrôlé par votre camp ni à lui. Ni guerre, ni rupture d’armistice ; une unité interceptée et battue emporte le drapeau.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g, by) => must('6.1', flocks(g, by).length > 0, 'bull.nowhere') ?? hasUnits(g, by.nation, 1),
      play: excommunicates,
    },
  ],
};
