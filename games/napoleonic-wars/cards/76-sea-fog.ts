import type { Script } from '@bivouac/kernel';
import { cardId, isDuchy } from '../catalogue/catalogue.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { By, CardRules, Happening } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'fog.nothing': {
    en: 'Only for a Fleet just caught, or one that leaves a Port.',
    fr: 'Seulement pour une flotte qui vient d’être trouvée, ou qui quitte un port.',
  },
});
const SEA_FOG = cardId('sea_fog');

const isHelped = (_g: NapoleonicWars, now: Happening): boolean =>
  (now.moment === 'navalAttempt' && now.attempt === 'caught') ||
  (now.moment === 'moveDeclared' && now.by === 'fleet' && isDuchy(now.from));
function* slips(g: NapoleonicWars): Script {
  g.effects = [
    ...g.effects.filter(({ kind }) => kind !== 'attempt'),
    { kind: 'attempt', card: SEA_FOG, succeeds: true },
  ];
  yield* [];
}
function* hides(g: NapoleonicWars, _by: By): Script {
  g.effects = [...g.effects, { kind: 'hidden', card: SEA_FOG }];
  yield* [];
}

/** 76 Sea Fog: a Fleet just caught evades without a roll, or one that leaves a Port is not intercepted in that step. */
export const seaFog: CardRules = {
  id: SEA_FOG,
  wording,
  says: {
    en: 'Response: a Fleet just intercepted or found evades without a roll; or a Fleet that has declared a step out of a Port cannot be intercepted in that step.',
    fr: 'Réaction : une flotte qui vient d’être interceptée ou trouvée esquive sans dé ; ou une flotte qui déclare sa sortie d’un port ne peut être interceptée dans ce pas.',
  },
  mightAnswer: isHelped,
  plays: [
    { when: 'navalAttempt', may: (g, _by, now) => must('6.14', isHelped(g, now), 'fog.nothing'), play: slips },
    { when: 'moveDeclared', may: (g, _by, now) => must('6.14', isHelped(g, now), 'fog.nothing'), play: hides },
  ],
};
