import { decimal } from '@bivouac/board/parts/figures.ts';
import type { Placing } from '@bivouac/board/game-ui.ts';
import type { WarAndPeaceAnswer } from '../answers/answers.ts';
import { isArmyKind, type LeaderId, type Nation } from '../catalogue/ids.ts';
import { kindCard } from '../catalogue/pieces.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { leaderFace, shipFace, troopFace } from './faces.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

type Piece = Placing<WarAndPeaceView>['piece'];

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** J.2.d A Strength Point of each kind at its price, bought where it is set down; J.6 leaders are raised. */
const purchase: Piece = (view, { prompt }, given, language) => {
  const answer = given as unknown as WarAndPeaceAnswer;
  const g = stateOf(view);
  const nation = prompt.params['nation'] as Nation;
  if (answer.kind === 'raiseLeader') {
    const face = leaderFace(g, answer.leader as LeaderId, language);
    return { id: answer.leader, place: answer.at, face, words: face.name };
  }
  if (answer.kind !== 'buy' || answer.sp !== 1) return undefined;
  const { name, halfPoints } = kindCard(answer.unit);
  const price = decimal(halfPoints / 2, language);
  const figures = { nation, sp: 1, morale: 0 };
  const face = isArmyKind(answer.unit)
    ? troopFace(g, { ...figures, kind: answer.unit }, language)
    : shipFace(g, { ...figures, kind: answer.unit }, language);
  return {
    id: answer.unit,
    place: answer.at,
    face: { ...face, name: capital(name[language]), figures: ['', ''] },
    words: wordsIn(language)('tray.buys', { unit: capital(name[language]), price }),
    price,
    left: Math.floor(Number(prompt.params['points']) / halfPoints),
  };
};

export const placings: readonly Placing<WarAndPeaceView>[] = [
  { asks: ['production.buy'], title: (language) => wordsIn(language)('tray.production'), piece: purchase },
];
