import type { Script } from '@bivouac/kernel';
import { capitalsOf, cardId, duchy as duchyCard, isHomeOf, nationOfLeader } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { conquestRoll } from '../rules/15-conquest/15.1-conquest.ts';
import { conquered } from '../rules/15-conquest/15.2-consequences.ts';
import { named } from '../rules/11-battle/11.5-aftermath.ts';
import { atWar, battle, controller, type NapoleonicWars, opposite, putCard } from '../state/state.ts';
import type { By, CardRules, Happening } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'capitulation.nobody': {
    en: 'No enemy has just routed a nation’s Army on its own soil, or Flagged its Capital. France does not capitulate so.',
    fr: 'Aucun ennemi ne vient de mettre en déroute l’armée d’une nation sur son sol, ni de prendre sa capitale. La France ne capitule pas ainsi.',
  },
});
const CAPITULATION = cardId('capitulation');
const UNBROKEN = -2;

interface Fall {
  readonly victim: Nation;
  readonly victor: Nation;
}
/** Who may fall now, and to whom: the victorious Commander’s nation, or the one that Flagged the Capital. */
const fall = (g: NapoleonicWars, now: Happening): Fall | undefined => {
  const found =
    now.moment === 'battleEnded' ? afterRout(g, now) : now.moment === 'capitalFlagged' ? afterFlag(g, now) : undefined;
  return found && found.victim !== 'france' && atWar(g, found.victim, found.victor) ? found : undefined;
};
const afterRout = (
  g: NapoleonicWars,
  { loser, routed, duchy }: Extract<Happening, { moment: 'battleEnded' }>,
): Fall | undefined => {
  const { chief } = battle(g)[loser];
  if (!routed || chief === null) return undefined;
  const victim = nationOfLeader(chief);
  return isHomeOf(victim, duchy) ? { victim, victor: named(battle(g)[opposite(loser)]) } : undefined;
};
const afterFlag = (g: NapoleonicWars, { duchy }: Extract<Happening, { moment: 'capitalFlagged' }>): Fall => ({
  victim: duchyCard(duchy).owner,
  victor: controller(g, duchy),
});

function* capitulates(g: NapoleonicWars, _by: By, now: Happening): Script {
  const found = fall(g, now);
  if (!found) return;
  const { victim, victor } = found;
  const broken = capitalsOf(victim).every((capital) => atWar(g, victim, controller(g, capital)));
  if (!(yield* conquestRoll(g, victim, broken ? 0 : UNBROKEN))) return;
  putCard(g, CAPITULATION, 'removed');
  yield* conquered(g, victim, victor);
}

/** 110 Capitulation: a nation routed on its own soil, or whose Capital was Flagged, may be conquered at once. Never France. */
export const capitulation: CardRules = {
  id: CAPITULATION,
  wording,
  says: {
    en: 'Response when an enemy has just routed an Army in a Home Duchy of its Commander’s nation, or Flagged a Capital: roll at once for the Conquest of that nation, at −2 unless its Capital is lost. Not against France.',
    fr: 'Réaction quand un ennemi vient de mettre en déroute une armée dans un duché national de son commandant, ou de prendre une capitale : lancez aussitôt la conquête de cette nation, à −2 si sa capitale n’est pas perdue. Pas contre la France.',
  },
  mightAnswer: (g, now) => fall(g, now) !== undefined,
  plays: [
    {
      when: 'battleEnded',
      may: (g, _by, now) => must('6.14', fall(g, now) !== undefined, 'capitulation.nobody'),
      play: capitulates,
    },
    {
      when: 'capitalFlagged',
      may: (g, _by, now) => must('6.14', fall(g, now) !== undefined, 'capitulation.nobody'),
      play: capitulates,
    },
  ],
};
