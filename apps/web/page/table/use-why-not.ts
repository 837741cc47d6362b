import type { BoardCounter, QuestionState, RefusedWish } from '@bivouac/board';
import type { Answer, Asked, Refusal } from '@bivouac/kernel';
import { useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import type { Sitting } from './sitting.ts';
import { notYours, refusedPlainly, refusedWish, wishesAt } from './why-here.ts';

interface WhyNot {
  readonly refused: RefusedWish | undefined;
  readonly refuse: (refusal: Refusal) => void;
  /** Why a gesture does not lead to this place. */
  readonly refuseAt: (place: string, refusal: Refusal) => void;
  /** Why no answer lies at this place. */
  readonly askAt: (place: string, counters: readonly BoardCounter[]) => Promise<void>;
  /** Why nothing can be answered at all: somebody else is asked. */
  readonly askWhoseTurn: (place: string, question: QuestionState) => void;
  readonly all: () => Promise<readonly RefusedWish[]>;
  readonly forget: () => void;
}

/** "Why not?": the reason for what the rules do not allow, with the rule. */
export const useWhyNot = (
  game: PageGame,
  { seat, sight: { view }, wishes: wishesNow }: Pick<Sitting, 'seat' | 'sight' | 'wishes'>,
  asked: Asked | undefined,
): WhyNot => {
  const { words, language } = usePage();
  const [held, setHeld] = useState<{ readonly seq: number; readonly refused: RefusedWish }>();
  const { ui } = game;
  const label = (answer: Answer): string => (asked ? game.label(language, answer, asked.prompt) : answer.kind);
  const wording = { ui, language, label };
  const show = (refused: RefusedWish): void => setHeld({ seq: view.seq, refused });
  const nothingAt = (place: string, by: Asked): RefusedWish => ({
    id: place,
    because: words('table.nothingHere', { place: ui.placeWords(view.state, place, seat, language) }),
    rule: by.rule,
  });
  return {
    refused: held?.seq === view.seq ? held.refused : undefined,
    refuse: (refusal) => show(refusedPlainly(refusal, wording)),
    refuseAt: (place, refusal) => show({ ...refusedPlainly(refusal, wording), place }),
    askAt: async (place, counters) => {
      if (!asked) return;
      const wishes = await wishesNow();
      const [nearest] = wishesAt(wishes, asked, place, ui, counters);
      const reason = nearest ? undefined : ui.whyNotAt?.(view.state, asked, place);
      const why = reason ? refusedPlainly(reason, wording) : nothingAt(place, asked);
      show({ ...(nearest ? refusedWish(nearest, wording) : why), place });
    },
    askWhoseTurn: (place, question) => {
      const refused = notYours(question, words);
      if (refused) show({ ...refused, place });
    },
    all: async () => (await wishesNow()).map((wish) => refusedWish(wish, wording)),
    forget: () => setHeld(undefined),
  };
};
