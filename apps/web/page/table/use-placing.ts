import type { BoardCounter, Choice, PieceTrayProps } from '@bivouac/board';
import { type Answer, type Asked, canonical } from '@bivouac/kernel';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Rehearsed } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { keptBy, piecesOf, type Promised, promised, putsOf, restOf } from './placing-of.ts';
import type { Sitting } from './sitting.ts';
import { placeName } from './use-plan.ts';

interface PlacingOf {
  readonly game: PageGame;
  readonly sitting: Sitting;
  readonly asked: Asked | undefined;
  readonly counters: readonly BoardCounter[];
  readonly busy: boolean;
  readonly give: (answers: readonly Answer[]) => void;
  /** What the table thinks best needs no warning. */
  readonly giveForMe: (answers: readonly Answer[]) => void;
  readonly placeAt: (x: number, y: number) => string | undefined;
  /** A place where the piece cannot go. */
  readonly onWrong: (place: string) => void;
  readonly onOver: (place: string | undefined) => void;
}

interface Placed {
  readonly tray: PieceTrayProps | undefined;
  /** What lies on the map: the places of the piece that has been chosen. */
  readonly choices: readonly Choice[] | undefined;
  /** Does something with a choice of these; false if it is none. */
  readonly choose: (id: string) => boolean;
  /** Pieces that will go there, shown pale. */
  readonly ghosts: readonly BoardCounter[];
}

const PUT = 'put ';
const NO_STEPS: readonly Rehearsed[] = [];
const NO_GHOSTS: readonly BoardCounter[] = [];
const NO_PROMISES: readonly Promised[] = [];

/** Pieces of a row of questions, put on the map in any order: each is given when its question comes. */
export const usePlacing = (of: PlacingOf): Placed => {
  const { game, sitting, asked, counters, busy, give } = of;
  const { ui } = game;
  const { language } = usePage();
  const { view } = sitting.sight;
  const placing = asked && ui.placings?.find(({ asks }) => asks.includes(asked.prompt.key));
  const [looked, setLooked] = useState<{ readonly seq: number; readonly steps: readonly Rehearsed[] }>();
  const [kept, setKept] = useState<{ readonly id: string; readonly promises: readonly Promised[] }>();
  const [chosen, setChosen] = useState<string>();
  const [rests, setRests] = useState(false);

  const id = placing?.asks[0] ?? '';
  const promises = kept?.id === id ? kept.promises : NO_PROMISES;
  const promise = (next: readonly Promised[]): void => setKept({ id, promises: next });

  const rehearse = useEffectEvent(
    async (by: 'bot' | 'first') => (placing && (await sitting.rehearse?.(placing.asks, by))) ?? NO_STEPS,
  );
  const isOn = placing !== undefined && !busy;
  const mine = useMemo(
    () => (placing && asked ? putsOf(placing, view.state, asked, language) : []),
    [placing, asked, view, language],
  );

  // A question of another kind ends the row: what was promised in it is void.
  const isElsewhere = asked !== undefined && !placing;
  if (isElsewhere && kept) setKept(undefined);
  if (isElsewhere && rests) setRests(false);

  const goOn = useEffectEvent(async (isLate: () => boolean): Promise<void> => {
    const next = keptBy(mine, promises);
    if (next) {
      if (next.isDone) promise(promises.filter((each) => each !== next.promise));
      return give([next.answer]);
    }
    if (rests && placing) {
      const steps = await rehearse('bot');
      const puts = steps.map((step) => ({ ...step, puts: putsOf(placing, view.state, step.asked, language) }));
      const answers = restOf(puts, promises);
      if (isLate()) return undefined;
      if (answers.length > 0) return of.giveForMe(answers);
      return setRests(false);
    }
    const steps = await rehearse('first');
    if (!isLate()) setLooked({ seq: view.seq, steps });
    return undefined;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let late = false;
    void Promise.resolve().then(() => (late ? undefined : goOn(() => late)));
    return () => {
      late = true;
    };
  }, [isOn, view.seq, rests]);

  const pieces = useMemo(() => {
    if (!placing || !asked) return new Map<string, never>();
    const later = looked?.seq === view.seq ? looked.steps.filter((step) => !isSame(step.asked, asked)) : NO_STEPS;
    return piecesOf([mine, ...later.map((step) => putsOf(placing, view.state, step.asked, language))]);
  }, [placing, asked, looked, view, mine, language]);

  if (!placing || !asked || pieces.size === 0)
    return { tray: undefined, choices: undefined, choose: () => false, ghosts: NO_GHOSTS };

  const faceOf = (piece: string): BoardCounter | undefined => counters.find((counter) => counter.id === piece);
  const promisedTo = (piece: string): readonly string[] =>
    promises.filter((each) => each.piece === piece).map(({ place }) => place);
  const nameOf = (place: string): string => placeName(ui, view.state, place, sitting.seat, language);
  const all = [...pieces];
  const up =
    all.find(([piece]) => piece === chosen && promisedTo(piece).length === 0) ??
    all.find(([piece, { isAsked }]) => isAsked && promisedTo(piece).length === 0);

  /** At once, if its question is the one that is open. */
  const put = (piece: string, place: string): void => {
    const left = pieces.get(piece)?.piece.left;
    const wish = { piece, place };
    const next = promised(promises, wish, left);
    const now = keptBy(mine, [wish]);
    setChosen(undefined);
    promise(now?.isDone ? promises.filter((each) => each.piece !== piece || left !== undefined) : next);
    if (now) give([now.answer]);
  };

  return {
    tray: {
      title: placing.title(language),
      pieces: all.map(
        ([
          piece,
          {
            piece: { face, words, left, price },
            isAsked,
          },
        ]) => {
          const going = promisedTo(piece);
          const counter = faceOf(piece);
          const rest = left === undefined ? undefined : Math.max(0, left - going.length);
          const isGone = left === undefined ? going.length > 0 : rest === 0;
          return {
            id: piece,
            words: words ?? counter?.words ?? piece,
            face: face ?? counter?.face,
            left: rest,
            price,
            goesTo: isGone ? going.map(nameOf).join(', ') : undefined,
            isAsked,
          };
        },
      ),
      chosen: up?.[0],
      onChoose: (piece) => {
        const [only, another] = [...(pieces.get(piece)?.places ?? [])];
        const now = mine.find((each) => each.piece.id === piece && each.piece.place === undefined);
        if (piece === up?.[0] && only !== undefined && another === undefined) put(piece, only);
        else if (now) give([now.answer]);
        else setChosen(piece);
      },
      onCarry: (piece, x, y) => {
        setChosen(piece);
        of.onOver(of.placeAt(x, y));
      },
      onDrop: (piece, x, y) => {
        of.onOver(undefined);
        const place = of.placeAt(x, y);
        const places = pieces.get(piece)?.places;
        if (place === undefined) return;
        if (places?.has(place) || (places?.size === 0 && mine.some((each) => each.piece.id === piece)))
          put(piece, place);
        else of.onWrong(place);
      },
      onTakeBack: (piece) => promise(promises.filter((each) => each.piece !== piece)),
      onRest: sitting.rehearse ? () => setRests(!rests) : undefined,
      isAtIt: rests,
    },
    choices: up
      ? [...up[1].places].map((place) => {
          const now = mine.find(({ piece }) => piece.id === up[0] && piece.place === place);
          const name = up[1].piece.words ?? faceOf(up[0])?.words ?? up[0];
          return {
            id: `${PUT}${up[0]} ${place}`,
            words: now ? game.label(language, now.answer, asked.prompt) : `${name} → ${nameOf(place)}`,
            spot: { place },
          };
        })
      : undefined,
    choose: (choice) => {
      if (!up || !choice.startsWith(`${PUT}${up[0]} `)) return false;
      put(up[0], choice.slice(`${PUT}${up[0]} `.length));
      return true;
    },
    ghosts: promises.flatMap(({ piece, place }, order): readonly BoardCounter[] => {
      const face = pieces.get(piece)?.piece.face ?? faceOf(piece)?.face;
      return face
        ? [
            {
              id: `promised ${piece} ${place}`,
              place,
              stack: 'promised',
              order,
              face: { ...face, pale: true },
              words: piece,
            },
          ]
        : [];
    }),
  };
};

const isSame = (one: Asked, other: Asked): boolean =>
  canonical([one.prompt, one.answers ?? []]) === canonical([other.prompt, other.answers ?? []]);
