import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { CounterFace, GameUi, Spot } from '../game-ui.ts';

/** An answer as the table offers it: as a button, in a list and on the map. */
export interface Choice {
  /** Unique within its question. */
  readonly id: string;
  readonly words: string;
  /** What it brings, below its name. */
  readonly help?: string;
  readonly spot?: Spot;
  /** The heading that it stands under when there are many. */
  readonly group?: string;
  /** Ends the question, as "done" and "pass" do: its key is Enter. */
  readonly closes?: boolean;
  readonly face?: CounterFace;
  /** Its chance, its cost or its effect, in a few words. */
  readonly foresight?: string;
  /** Of little weight in its question: its place is outlined, and the map does not go there by itself. */
  readonly minor?: boolean;
  /** It throws something away: never the way on. */
  readonly wastes?: boolean;
  /** The card of one's hand that it plays. */
  readonly card?: string;
  /** A click on its place gives it, whatever else can be answered there. */
  readonly leads?: boolean;
}

const CLOSING: readonly string[] = ['done', 'pass'];

/** The answers of a question as choices. The id is the place of the answer in the list. */
export const choicesOf = (
  ui: Pick<GameUi, 'spot' | 'closes' | 'group' | 'answerHelp' | 'foresee' | 'wastes' | 'minor'>,
  asked: Asked,
  language: Language,
  label: (answer: Answer) => string,
  view?: unknown,
): readonly Choice[] =>
  (asked.answers ?? []).map((answer, index) => {
    const group = ui.group?.(answer, asked, language);
    const help = ui.answerHelp?.(answer, asked, language, view);
    const foresight = ui.foresee?.(view, asked, answer, language);
    const wastes = ui.wastes?.(answer, asked, view) === true;
    const minor = ui.minor?.(answer, asked) === true;
    return {
      id: String(index),
      words: label(answer),
      spot: ui.spot(answer, asked, view),
      closes: ui.closes?.(answer) ?? CLOSING.includes(answer.kind),
      ...(group === undefined ? {} : { group }),
      ...(help === undefined ? {} : { help }),
      ...(foresight === undefined ? {} : { foresight }),
      ...(wastes ? { wastes } : {}),
      ...(minor ? { minor } : {}),
    };
  });
