import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { consulOf, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'metternich.two': {
    en: 'Two different Consuls outside Pact must be able to move.',
    fr: 'Deux consuls différents, hors pacte, doivent pouvoir se déplacer.',
  },
});
const oneBox = (of: (nation: Nation) => boolean, mayEnterPact = true): ConsulSteps => ({
  boxes: 1,
  of,
  mayEnterPact,
  oneConsul: true,
});
const movable = (g: NapoleonicWars): readonly Nation[] =>
  g.consuls
    .map(({ nation }) => nation)
    .filter(
      (nation) =>
        mayAnyStep(
          g,
          oneBox((each) => each === nation),
        ) === undefined,
    );
const mayTwo = (g: NapoleonicWars): Verdict =>
  mayAnyStep(
    g,
    oneBox(() => true),
  ) ?? must('6.1', movable(g).length > 1, 'metternich.two');

function* congress(g: NapoleonicWars, { seat }: By): Script {
  const [first] = yield* moveConsuls(
    g,
    seat,
    oneBox(() => true),
  );
  if (!first) return;
  const isAllied = consulOf(g, first.nation)?.column === 'pact';
  yield* moveConsuls(
    g,
    seat,
    oneBox((nation) => nation !== first.nation, !isAllied),
  );
}

/** 12 Metternich: the Consuls of two Proxies outside Pact move one box each; at most one of them enters Pact. */
export const metternich: CardRules = {
  id: cardId('metternich'),
  wording,
  says: {
    en: 'Move the Consuls of two different Proxies that are not in Pact exactly one box each, left or right. At most one of them may enter Pact.',
    fr: 'Déplacez d’une case exactement, à gauche ou à droite, les consuls de deux mandataires différents hors pacte. Un seul des deux peut entrer en pacte.',
  },
  restores: () => 1,
  plays: [{ when: 'impulse', may: mayTwo, play: congress }],
};
