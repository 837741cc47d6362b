import type { Script } from '@bivouac/kernel';
import { cardId, DUCHIES, duchy as duchyCard } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { areAllied, atWar, controller, type NapoleonicWars, nationsIn } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickDuchy } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'fortify.none': {
    en: 'Your side Controls no Fortress without enemies before it.',
    fr: 'Votre camp ne contrôle aucune forteresse sans ennemis devant elle.',
  },
});
const FORTIFY = cardId('fortify');
const STRENGTH = 2;

const fortresses = (g: NapoleonicWars, { nation }: By): readonly DuchyId[] =>
  DUCHIES.filter((at) => {
    const holder = controller(g, at);
    return (
      duchyCard(at).fortress > 0 &&
      areAllied(g, nation, holder) &&
      !nationsIn(g, at).some((other) => atWar(g, other, holder))
    );
  });
function* digs(g: NapoleonicWars, by: By): Script {
  const duchy = yield* pickDuchy(by.seat, FORTIFY, fortresses(g, by));
  const others = g.effects.filter(({ card }) => card !== FORTIFY);
  g.effects = [...others, { kind: 'fortified', card: FORTIFY, duchy, nation: controller(g, duchy), by: STRENGTH }];
}

/** 69 Fortify: a Fortress of the own side is stronger by two until the end of the Turn, while its holder stays. */
export const fortify: CardRules = {
  id: FORTIFY,
  wording,
  says: {
    en: 'A Fortress that your nation or an Ally Controls, without enemies in its Duchy, has two more strength until the end of the Turn, or until it changes hands.',
    fr: 'Une forteresse contrôlée par votre nation ou un allié, sans ennemi dans son duché, a deux points de force de plus jusqu’à la fin du tour, ou jusqu’à ce qu’elle change de mains.',
  },
  plays: [{ when: 'impulse', may: (g, by) => must('6.1', fortresses(g, by).length > 0, 'fortify.none'), play: digs }],
};
