import type { Seat } from '@bivouac/kernel';
import type { EndingSeen } from '@bivouac/wire';
import type { SpeakPage } from '../../text/speak.ts';

/** How a match ended, in words; nothing where the rules ended it, for then the game says why. */
export const endingWords = (
  { how, seat, winner }: EndingSeen,
  nameOf: (seat: Seat) => string,
  words: SpeakPage,
): string | undefined => {
  switch (how) {
    case 'result':
      return undefined;
    case 'draw':
      return words('online.ended.draw');
    case 'abandoned':
      return words('online.ended.abandoned');
    case 'resigned':
    case 'claimed':
      return words(`online.ended.${how}`, {
        who: seat === undefined ? '' : nameOf(seat),
        winner: winner === 'nobody' ? '' : nameOf(winner),
      });
  }
};
