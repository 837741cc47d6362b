import type { Script } from '@bivouac/kernel';
import { bearsColour, cardId, DUCHIES, duchy as duchyCard } from '../catalogue/catalogue.ts';
import { type DuchyId, isPower, type Nation } from '../catalogue/ids.ts';
import { type NapoleonicWars, nationsIn, pactOf } from '../state/state.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { hasUnits, place } from './placing.ts';

interface OwnMessages {
  'minorForces.nowhere': {};
}
type Muster = { readonly kind: 'musterAbroad'; readonly nation: Nation; readonly duchy: DuchyId };
const wording: Wording<OwnMessages, Muster> = {
  en: { 'minorForces.nowhere': () => 'No Associate Duchy of your colour is free of others, or two Units are missing.' },
  fr: {
    'minorForces.nowhere': () => 'Aucun duché associé à vos couleurs n’est libre d’étrangers, ou deux unités manquent.',
  },
  labels: {
    en: { byKind: { musterAbroad: ({ nation, duchy }, name) => `${name.place(duchy)} (${name.nation(nation)})` } },
    fr: { byKind: { musterAbroad: ({ nation, duchy }, name) => `${name.place(duchy)} (${name.nation(nation)})` } },
  },
};
const { must } = speechOf<OwnMessages>();
const MINOR_FORCES = cardId('minor_forces');
const UNITS = 2;

/** The own nation, or the Patron of a Proxy in Pact. */
const musterers = (g: NapoleonicWars, nation: Nation): readonly Nation[] => {
  const patron = isPower(nation) && nation !== 'prussia' ? null : pactOf(g, nation);
  return patron === null ? [nation] : [nation, patron];
};
const musters = (g: NapoleonicWars, { nation }: By): readonly Muster[] =>
  musterers(g, nation)
    .filter((each) => hasUnits(g, each, UNITS) === undefined)
    .flatMap((each) =>
      DUCHIES.filter((duchy) => {
        const { kind, fortress } = duchyCard(duchy);
        const free = nationsIn(g, duchy).every((other) => other === each);
        return kind !== 'home' && fortress === 0 && bearsColour(each, duchy) && free;
      }).map((duchy): Muster => ({ kind: 'musterAbroad', nation: each, duchy })),
    );
function* gather(g: NapoleonicWars, by: By): Script {
  const prompt = say('event.where', { card: MINOR_FORCES, left: 1 });
  const { nation, duchy } = yield* pick<Muster>(by.seat, { rule: '17.2', prompt, among: musters(g, by) });
  yield* place(g, nation, duchy, UNITS);
}

/** 39 Minor Forces: two Units in an Associate Duchy of the own colour, whoever Controls it, without a war (8.33, 17.2). */
export const minorForces: CardRules = {
  id: MINOR_FORCES,
  wording,
  says: {
    en: 'Place two Units of your nation together in a non-Fortress Associate Duchy of its colour without Formations of others, whoever Controls it. No Flag, no war, no breach of an Armistice.',
    fr: 'Placez ensemble deux unités de votre nation dans un duché associé à ses couleurs, sans forteresse ni formation étrangère, quel que soit son contrôle. Ni drapeau, ni guerre, ni rupture d’armistice.',
  },
  plays: [
    { when: 'impulse', may: (g, by) => must('6.1', musters(g, by).length > 0, 'minorForces.nowhere'), play: gather },
  ],
};
