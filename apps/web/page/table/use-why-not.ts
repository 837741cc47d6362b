import type { BoardCounter, RefusedWish } from '@bivouac/board';
import type { Answer, Asked, Refusal, Seat } from '@bivouac/kernel';
import { useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { refusedPlainly, refusedWish, wishesAt } from './why-here.ts';

interface WhyNot {
  readonly refused: RefusedWish | undefined;
  readonly refuse: (refusal: Refusal) => void;
  /** Why no answer lies at this place. */
  readonly askAt: (place: string, words: string, counters: readonly BoardCounter[]) => Promise<void>;
  readonly all: () => Promise<readonly RefusedWish[]>;
  readonly forget: () => void;
}

/** "Why not?": the reason for what the rules do not allow, with the rule. */
export const useWhyNot = (game: PageGame, sitting: string, seat: Seat, asked: Asked | undefined): WhyNot => {
  const { client, words, language } = usePage();
  const [held, setHeld] = useState<{ readonly asked: Asked | undefined; readonly refused: RefusedWish }>();
  const { ui } = game;
  const label = (answer: Answer): string => (asked ? game.label(language, answer, asked.prompt) : answer.kind);
  const wording = { ui, language, label };
  const show = (refused: RefusedWish): void => setHeld({ asked, refused });
  const nothingAt = (place: string): RefusedWish => ({
    id: place,
    because: words('table.nothingHere', { place }),
    rule: asked?.rule ?? '',
  });
  return {
    refused: held && held.asked === asked ? held.refused : undefined,
    refuse: (refusal) => show(refusedPlainly(refusal, wording)),
    askAt: async (place, placeWords, counters) => {
      if (!asked) return;
      const wishes = await client.ask('wishes', { sitting, seat });
      const [nearest] = wishesAt(wishes, asked, place, ui, counters);
      show(nearest ? refusedWish(nearest, wording) : nothingAt(placeWords));
    },
    all: async () => (await client.ask('wishes', { sitting, seat })).map((wish) => refusedWish(wish, wording)),
    forget: () => setHeld(undefined),
  };
};
