import type { Script } from '@bivouac/kernel';
import { cardId, DUCHIES, duchy as duchyCard } from '../catalogue/catalogue.ts';
import type { NapoleonicWars } from '../state/state.ts';
import { anyTime } from './any-time.ts';
import type { By } from './card.ts';
import { pickDuchy } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'quarantine.battle': { en: 'Not in the middle of a battle.', fr: 'Pas au milieu d’une bataille.' },
});
const QUARANTINE = cardId('quarantine');
const OPEN = DUCHIES.filter((duchy) => !duchyCard(duchy).capital);

function* closes(g: NapoleonicWars, { seat }: By): Script {
  const duchy = yield* pickDuchy(seat, QUARANTINE, OPEN);
  g.effects = [...g.effects, { kind: 'quarantine', card: QUARANTINE, duchy }];
}

/** 72 Quarantine: nothing enters or leaves a Duchy, or its Port, of its own will for the rest of this Impulse. */
export const quarantine = anyTime(QUARANTINE, {
  wording,
  says: {
    en: 'Response: name a Duchy that is no Capital: for the rest of this Impulse nothing enters or leaves it or its Port by march, Fleet, Convoy, landing, interception or evasion. A step already declared is void.',
    fr: 'Réaction : nommez un duché autre qu’une capitale : jusqu’à la fin de l’impulsion, rien n’y entre ni n’en sort, port compris, par marche, flotte, convoi, débarquement, interception ou esquive. Un pas déjà déclaré est annulé.',
  },
  atSteps: true,
  mightAnswer: (g) => g.battle === null,
  may: (g) => must('6.14', g.battle === null, 'quarantine.battle'),
  play: closes,
});
