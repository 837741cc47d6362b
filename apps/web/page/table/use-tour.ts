import type { TourStep } from '@bivouac/board';
import type { Asked, Seat } from '@bivouac/kernel';
import { useEffect, useRef } from 'react';
import { usePage } from '../context.tsx';

export interface TourState {
  readonly step: TourStep;
  readonly number: number;
  readonly of: number;
}

/** The step that fits what is asked now, of those that were not taken yet. */
export const stepNow = (
  steps: readonly TourStep[],
  taken: readonly string[],
  asked: Asked | undefined,
  seat: Seat,
): TourState | undefined => {
  const place = steps.findIndex((step) => !taken.includes(step.id) && step.when(asked, seat));
  const step = steps[place];
  return step ? { step, number: place + 1, of: steps.length } : undefined;
};

interface Touring {
  readonly now: TourState | undefined;
  readonly end: () => void;
}

/** The guided first turn: a step is shown while its question is open, and is taken once play has gone on from there. */
export const useTour = (
  game: string,
  steps: readonly TourStep[],
  asked: Asked | undefined,
  seat: Seat,
  seq: number,
): Touring => {
  const { settings, setSettings } = usePage();
  const isOver = settings.toursEnded.includes(game);
  const taken = settings.toured.flatMap((id) => (id.startsWith(`${game}/`) ? [id.slice(game.length + 1)] : []));
  const now = isOver ? undefined : stepNow(steps, taken, asked, seat);
  const shown = now?.step.id;
  const last = useRef<{ readonly id: string; readonly seq: number }>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = shown === undefined ? undefined : { id: shown, seq };
    if (!before || before.id === shown || seq <= before.seq) return;
    const id = `${game}/${before.id}`;
    setSettings((old) => (old.toured.includes(id) ? old : { ...old, toured: [...old.toured, id] }));
  }, [game, shown, seq, setSettings]);
  return { now, end: () => setSettings((old) => ({ ...old, toursEnded: [...old.toursEnded, game] })) };
};
