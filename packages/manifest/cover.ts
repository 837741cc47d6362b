import type { Language } from '@bivouac/kernel';
import type { GameCover } from '@bivouac/board/game-ui.ts';

interface Printed extends Pick<GameCover, 'id' | 'title' | 'options' | 'optionsPlan'> {
  /** What each side is called within a sentence: "the Coalition". */
  readonly sides: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly colours: Readonly<Record<string, string>>;
}

/** Of those who have no side: a spectator, the referee. */
const NEUTRAL = '#6b5130';

/** The cover of a game, from what is printed on it. */
export const coverOf = ({ sides, colours, ...printed }: Printed): GameCover => ({
  ...printed,
  seatName: (language, seat) => {
    const name = sides[language][seat] ?? seat;
    return name.charAt(0).toUpperCase() + name.slice(1);
  },
  seatWithin: (language, seat) => sides[language][seat] ?? seat,
  seatColour: (seat) => colours[seat] ?? NEUTRAL,
});
