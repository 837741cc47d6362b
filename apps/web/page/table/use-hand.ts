import { type CardRefusal, type Choice, type HandCard, type HandProps, plainText } from '@bivouac/board';
import type { Answer, Asked, Wish } from '@bivouac/kernel';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import type { Planning } from './use-plan.ts';
import type { Sitting } from './sitting.ts';
import { refusedWish } from './why-here.ts';

export interface HandHeld {
  readonly cards: readonly HandCard[];
  /** All choices, each with the card of the hand that it plays. */
  readonly choices: readonly Choice[];
}

/** The hand of the seat, and which answers play one of its cards. */
export const useHeld = (
  { ui }: PageGame,
  seat: string,
  state: unknown,
  asked: Asked | undefined,
  choices: readonly Choice[],
): HandHeld => {
  const { language } = usePage();
  const cards = useMemo(() => ui.hand?.(state, seat, language) ?? [], [ui, state, seat, language]);
  return useMemo(() => {
    const held = new Set(cards.map(({ id }) => id));
    const of = (answer: Answer | undefined): string | undefined => {
      const card = answer && (ui.cardOf ? ui.cardOf(answer) : answer['card']);
      return typeof card === 'string' && held.has(card) ? card : undefined;
    };
    const withCards = choices.map((choice) => {
      const card = of(asked?.answers?.[Number(choice.id)]);
      return card === undefined ? choice : { ...choice, card };
    });
    return { cards, choices: withCards };
  }, [ui, cards, choices, asked]);
};

interface HandInPlay {
  /** The answers that lie on the map: those of a card lie there while it is raised. */
  readonly onMap: readonly Choice[];
  readonly hand: Omit<HandProps, 'onRule'> | undefined;
}

interface InPlay {
  readonly game: PageGame;
  readonly sitting: Sitting;
  readonly asked: Asked | undefined;
  readonly held: HandHeld;
  readonly plan: Planning;
  readonly answer: (id: string) => void;
  readonly placeAt: (x: number, y: number) => string | undefined;
}

/** What is done with the cards of the hand: raised, played by a button, dropped on the map. */
export const useHand = ({ game, sitting, asked, held, plan, answer, placeAt }: InPlay): HandInPlay => {
  const { ui } = game;
  const { language } = usePage();
  const { seq } = sitting.sight.view;
  const [raised, setRaised] = useState<string>();
  const [wishes, setWishes] = useState<{ readonly of: string; readonly all: readonly Wish[] }>();
  const dropped = useRef<{ readonly after: number; readonly place: string }>(undefined);
  const up = held.cards.some(({ id }) => id === raised) ? raised : undefined;

  const lookUp = useEffectEvent(async () => sitting.wishes());
  const wanted = up === undefined || !asked ? undefined : `${seq} ${up}`;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isLate = false;
    void lookUp().then((all) => {
      if (!isLate) setWishes({ of: wanted, all });
    });
    return () => {
      isLate = true;
    };
  }, [wanted]);

  // A card that was dropped on a force is played, and then the force takes up what it brings.
  const goOn = useEffectEvent(() => {
    const { after = Infinity, place = '' } = dropped.current ?? {};
    if (seq <= after) return;
    dropped.current = undefined;
    plan.beginAt(place);
  });
  useEffect(() => {
    if (asked) goOn();
  }, [asked]);

  const choices = held.choices.flatMap((choice) =>
    choice.card === undefined ? [] : [{ ...choice, card: choice.card }],
  );
  const refused = ((): readonly CardRefusal[] => {
    if (!asked || wishes?.of !== wanted) return [];
    const label = (each: Answer): string => game.label(language, each, asked.prompt);
    return (
      wishes?.all.flatMap((wish) => {
        const card = ui.cardOf ? ui.cardOf(wish.answer) : wish.answer['card'];
        if (card !== up || up === undefined) return [];
        const { wish: said = '', because, rule } = refusedWish(wish, { ui, language, label });
        return [{ card: up, wish: said, because: typeof because === 'string' ? because : plainText(because), rule }];
      }) ?? []
    );
  })();
  const onMap = useMemo(() => plan.choices.filter(({ card }) => card === undefined || card === up), [plan.choices, up]);
  const give = (id: string): void => {
    setRaised(undefined);
    answer(id);
  };
  return {
    onMap,
    hand:
      held.cards.length === 0
        ? undefined
        : {
            cards: held.cards,
            choices,
            refused,
            raised: up,
            onRaise: setRaised,
            onAnswer: give,
            onDrop: (card, x, y) => {
              const place = placeAt(x, y);
              const ways = choices.filter((choice) => choice.card === card);
              const there = ways.filter(({ spot }) => place !== undefined && spot?.place === place);
              const [only] = there.length > 0 ? there : ways.filter(({ spot }) => spot?.place === undefined);
              if (place === undefined || !only || there.length > 1) return setRaised(card);
              dropped.current = { after: seq, place };
              give(only.id);
            },
          },
  };
};
