import { cardId, isDuchy, linkBetween } from '../catalogue/catalogue.ts';
import { type NapoleonicWars } from '../state/state.ts';
import { atOnce, type CardRules, type Happening } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'bridge.noBridge': {
    en: 'Only a march over a plain or rough connection.',
    fr: 'Seulement une marche par une liaison de plaine ou accidentée.',
  },
});
const BRIDGE_DESTROYED = cardId('bridge_destroyed');

const isOverBridge = (_g: NapoleonicWars, now: Happening): boolean => {
  if (now.moment !== 'moveDeclared' || now.by !== 'land' || !isDuchy(now.from) || !isDuchy(now.to)) return false;
  const link = linkBetween(now.from, now.to);
  return link === 'plain' || link === 'rough';
};

/** 61 Bridge Destroyed: a march just declared is void, and its pieces do not cross there again in this Impulse. */
export const bridgeDestroyed: CardRules = {
  id: BRIDGE_DESTROYED,
  wording,
  says: {
    en: 'Response to a march declared over a plain or rough connection: the step is void and what it cost is lost; that Formation does not cross there again in this Impulse.',
    fr: 'Réaction à une marche déclarée par une liaison de plaine ou accidentée : le pas est annulé et son coût perdu ; cette formation n’y passe plus pendant cette impulsion.',
  },
  mightAnswer: isOverBridge,
  plays: [
    {
      when: 'moveDeclared',
      may: (g, _by, now) => must('6.14', isOverBridge(g, now), 'bridge.noBridge'),
      play: atOnce((g, _by, { nation, from, to, formation }) => {
        if (!isDuchy(from) || !isDuchy(to)) return;
        const leaders = formation?.leaders ?? [];
        g.effects = [
          ...g.effects,
          { kind: 'bridge', card: BRIDGE_DESTROYED, ends: [from, to], nation, leaders },
          { kind: 'voided', card: BRIDGE_DESTROYED },
        ];
      }),
    },
  ],
};
