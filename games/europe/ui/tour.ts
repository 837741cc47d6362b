import type { Spot, TourStep } from '@bivouac/board/game-ui.ts';
import type { Asked, Language, Seat } from '@bivouac/kernel';
import type { EuropeView } from '../secrecy/view.ts';
import { wordsIn } from './text/words.ts';

const isAsked = (asked: Asked | undefined, seat: Seat, keys: readonly string[]): boolean =>
  asked?.by === seat && keys.some((key) => asked.prompt.key.startsWith(key));

interface Step {
  readonly id: 'goal' | 'action' | 'activate' | 'march' | 'react' | 'evasion' | 'battle';
  readonly keys: readonly string[];
  readonly light?: Spot;
}

/** The guided first action of 1805: the placements, a card, a force, its march, and the battle that may come of it. */
const STEPS: readonly Step[] = [
  { id: 'goal', keys: ['setUp.'], light: { place: 'vienne' } },
  { id: 'action', keys: ['action.choose'] },
  { id: 'activate', keys: ['activation.whom'] },
  { id: 'march', keys: ['forced.howMany', 'march.next'] },
  { id: 'react', keys: ['event.react'] },
  { id: 'evasion', keys: ['evasion.offer', 'interception.offer'] },
  { id: 'battle', keys: ['counterMarch.who', 'battle.', 'loss.choose'] },
];

export const tour = ({ scenario }: EuropeView, language: Language): readonly TourStep[] => {
  const words = wordsIn(language);
  return STEPS.filter(({ id }) => id !== 'goal' || scenario === '1805').map(({ id, keys, light }) => ({
    id,
    title: words(`tour.${id}.title`),
    words: words(`tour.${id}.words`),
    when: (asked, seat) => isAsked(asked, seat, keys),
    ...(light ? { light } : {}),
  }));
};
