import type { Script } from '@bivouac/kernel';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import type { PlaceId } from '../catalogue/ids.ts';
import { crewOf, freeManeuvers, movableAt, sails } from '../rules/13-naval/13.1-sailing.ts';
import { mayDeclare } from '../rules/8-diplomacy/8.33-may-declare.ts';
import { atWar, campOf, isAtPlace, type NapoleonicWars, patronOf } from '../state/state.ts';
import { say } from '../text/speech.ts';
import type { EventAnswer } from '../text/6.1-event-choices.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { plainWords } from './plain-words.ts';

type Place = Extract<EventAnswer, { readonly kind: 'eventPlace' }>;
const { must, wording } = plainWords({
  'expedition.camp': {
    en: 'Britain must be in the Coalition, and Denmark no Client of it.',
    fr: 'La Grande-Bretagne doit être dans la Coalition, et le Danemark ne pas en être client.',
  },
  'expedition.noFleet': {
    en: 'No British Fleet can sail, or no Danish Squadron is at Copenhagen.',
    fr: 'Aucune flotte britannique ne peut appareiller, ou aucune escadre danoise n’est à Copenhague.',
  },
});
const COPENHAGEN_EXPEDITION = cardId('copenhagen_expedition');
const COPENHAGEN = duchyId('copenhagen');
const MANEUVERS = 5;

const havens = (g: NapoleonicWars): readonly PlaceId[] => [
  ...new Set(
    g.squadrons.flatMap((row) =>
      row.nation === 'britain' && isAtPlace(row.at) && movableAt(g, 'britain', row.at).length > 0 ? [row.at] : [],
    ),
  ),
];
const isOurClient = (g: NapoleonicWars): boolean => {
  const patron = patronOf(g, 'denmark');
  return patron !== null && campOf(g, patron) === 'coalition';
};
function* sets(g: NapoleonicWars, { seat }: By): Script {
  const among = havens(g).map((place): Place => ({ kind: 'eventPlace', place }));
  const prompt = say('event.whichPlace', { card: COPENHAGEN_EXPEDITION });
  const { place } = yield* pick(seat, { rule: '13.1', prompt, among });
  const crew = yield* crewOf(g, 'britain', place);
  g.effects = [...g.effects, { kind: 'expedition', card: COPENHAGEN_EXPEDITION }];
  yield* sails(g, 'britain', crew, place, freeManeuvers(MANEUVERS));
  g.effects = g.effects.filter(({ kind }) => kind !== 'expedition');
}

/** 79 Copenhagen Expedition (Britain): five free Maneuvers, into Copenhagen at the price of a war with Denmark, under half its batteries. */
export const copenhagenExpedition: CardRules = {
  id: COPENHAGEN_EXPEDITION,
  wording,
  says: {
    en: 'Britain only: one British Fleet has five free Maneuvers. If it enters Copenhagen, that is a free Declaration of War on Denmark where needed, and the batteries there fire with half their dice.',
    fr: 'Grande-Bretagne seule : une flotte britannique a cinq manœuvres gratuites. Si elle entre à Copenhague, c’est au besoin une déclaration de guerre gratuite au Danemark, et les batteries y tirent avec la moitié de leurs dés.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) =>
        must('6.1', campOf(g, 'britain') === 'coalition' && !isOurClient(g), 'expedition.camp') ??
        must(
          '6.1',
          havens(g).length > 0 && g.squadrons.some((row) => row.nation === 'denmark' && row.at === COPENHAGEN),
          'expedition.noFleet',
        ) ??
        (atWar(g, 'britain', 'denmark') ? undefined : mayDeclare(g, 'britain', 'denmark')),
      play: sets,
    },
  ],
};
