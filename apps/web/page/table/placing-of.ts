import type { Placing, TrayPiece } from '@bivouac/board';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { Rehearsed } from '../../worker/protocol.ts';

/** A piece that has been promised a place, or only been taken up. */
export interface Promised {
  readonly piece: string;
  readonly place: string;
}

/** Which piece an answer puts down, and where. */
export interface Put {
  readonly answer: Answer;
  readonly piece: TrayPiece;
}

export const putsOf = (placing: Placing, view: unknown, asked: Asked, language: Language): readonly Put[] =>
  (asked.answers ?? []).flatMap((answer) => {
    const piece = placing.piece(view, asked, answer, language);
    return piece ? [{ answer, piece }] : [];
  });

/** The answer that keeps one of the promises: that puts the piece there, or takes it up to be put there next. */
export const keptBy = (
  puts: readonly Put[],
  promises: readonly Promised[],
): { readonly answer: Answer; readonly promise: Promised; readonly isDone: boolean } | undefined => {
  for (const promise of promises) {
    const of = puts.filter(({ piece }) => piece.id === promise.piece);
    const there = of.find(({ piece }) => piece.place === promise.place);
    const first = there ?? of.find(({ piece }) => piece.place === undefined);
    if (first) return { answer: first.answer, promise, isDone: there !== undefined };
  }
  return undefined;
};

/** All pieces of a row of questions, each once, with the places that it may be put. */
export const piecesOf = (
  steps: readonly (readonly Put[])[],
): ReadonlyMap<
  string,
  { readonly piece: TrayPiece; readonly places: ReadonlySet<string>; readonly isAsked: boolean }
> => {
  const found = new Map<string, { piece: TrayPiece; places: Set<string>; isAsked: boolean }>();
  for (const [step, puts] of steps.entries())
    for (const { piece } of puts) {
      const known = found.get(piece.id) ?? { piece, places: new Set<string>(), isAsked: step === 0 };
      if (piece.place !== undefined) known.places.add(piece.place);
      found.set(piece.id, known);
    }
  return found;
};

/** Several pieces of a kind may be promised places; of a piece of its own the last promise holds. */
export const promised = (
  promises: readonly Promised[],
  { piece, place }: Promised,
  left: number | undefined,
): readonly Promised[] => {
  const others = promises.filter((each) => each.piece !== piece);
  if (left === undefined) return [...others, { piece, place }];
  return [...promises, { piece, place }].slice(0, others.length + left);
};

/** What is given for the rest: the promises are kept, and else it is as was proposed, up to where that would change what comes. */
export const restOf = (
  steps: readonly (Rehearsed & { readonly puts: readonly Put[] })[],
  promises: readonly Promised[],
): readonly Answer[] => {
  const given: Answer[] = [];
  for (const { puts, answer } of steps) {
    const kept = keptBy(puts, promises);
    given.push(kept?.answer ?? answer);
    if (kept) break;
  }
  return given;
};
