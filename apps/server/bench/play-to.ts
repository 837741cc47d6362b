import type { Answer } from '@bivouac/kernel';
import type { Room } from '../rooms/room.ts';

/** Answers of a campaign of ten years in Europe. */
export const LONG_MATCH = 2900;

/** Plays a match of bots by any legal answer until its log has so many. */
export const playTo = async (room: Room, pick: (below: number) => number, length: number): Promise<void> => {
  for (let seq = 0; seq < length;) {
    const asked = room.row.seats.find(({ isAsked }) => isAsked)?.seat;
    const turn = asked === undefined ? undefined : await room.botTurn(asked);
    if (asked === undefined || !turn) throw new Error(`the match ended before its answer ${length}`);
    const { answers } = turn.question;
    await room.answerForBot(asked, turn.seq, answers[pick(answers.length)] as Answer);
    seq = turn.seq + 1;
  }
};
