import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { NapoleonicWars, Which } from '../state/state.ts';
import { say } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import { giveBonus } from './battle-dice.ts';
import type { By, CardRules, Happening } from './card.ts';
import { pick } from './choosing.ts';

type Wind =
  | { readonly kind: 'attemptSucceeds' }
  | { readonly kind: 'attemptFails' }
  | { readonly kind: 'windFor'; readonly side: Which };
const wording: Wording<{}, Wind> = {
  en: {},
  fr: {},
  labels: {
    en: {
      byKind: {
        attemptSucceeds: () => 'It succeeds',
        attemptFails: () => 'It fails',
        windFor: ({ side }) => (side === 'active' ? 'Four dice for the attacker' : 'Four dice for the defender'),
      },
    },
    fr: {
      byKind: {
        attemptSucceeds: () => 'Elle réussit',
        attemptFails: () => 'Elle échoue',
        windFor: ({ side }) => (side === 'active' ? 'Quatre dés pour l’attaquant' : 'Quatre dés pour le défenseur'),
      },
    },
  },
};
const THE_WEATHER_GAUGE = cardId('the_weather_gauge');
const DICE = 4;

function* decides(g: NapoleonicWars, { seat }: By): Script {
  const prompt = say('event.what', { card: THE_WEATHER_GAUGE });
  const among: readonly Wind[] = [{ kind: 'attemptSucceeds' }, { kind: 'attemptFails' }];
  const { kind } = yield* pick<Wind>(seat, { rule: '6.14', prompt, among });
  const succeeds = kind === 'attemptSucceeds';
  g.effects = [
    ...g.effects.filter((effect) => effect.kind !== 'attempt'),
    { kind: 'attempt', card: THE_WEATHER_GAUGE, succeeds },
  ];
}
function* blows(g: NapoleonicWars, by: By): Script {
  const prompt = say('event.what', { card: THE_WEATHER_GAUGE });
  const among: readonly Wind[] = [
    { kind: 'windFor', side: 'active' },
    { kind: 'windFor', side: 'inactive' },
  ];
  const wind = yield* pick<Wind>(by.seat, { rule: '6.14', prompt, among });
  if (wind.kind === 'windFor') giveBonus(g, by, THE_WEATHER_GAUGE, { side: wind.side, dice: DICE });
}
const isDeclared = (_g: NapoleonicWars, now: Happening): boolean =>
  now.moment === 'navalRoundStart' || (now.moment === 'navalAttempt' && now.attempt !== 'caught');

/** 74 The Weather Gauge: a search or an evasion at sea succeeds or fails without a roll, or a Fleet has four dice more in a Round. */
export const theWeatherGauge: CardRules = {
  id: THE_WEATHER_GAUGE,
  wording,
  says: {
    en: 'Response: a naval interception, Patrol or evasion just declared succeeds or fails without a roll; or, before the dice of a naval Round, one Fleet has four dice more in it.',
    fr: 'Réaction : une interception, une patrouille ou une esquive navale déclarée réussit ou échoue sans dé ; ou, avant les dés d’un round naval, une flotte y a quatre dés de plus.',
  },
  mightAnswer: isDeclared,
  plays: [
    { when: 'navalAttempt', may: () => undefined, play: decides },
    { when: 'navalRoundStart', may: () => undefined, play: blows },
  ],
};
