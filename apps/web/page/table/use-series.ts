import { type BoardCounter, type Choice, type PlannedGesture, type SeriesRow, useWords } from '@bivouac/board';
import { type Ahead, type Answer, type Asked, saysTheSame, type Stage } from '@bivouac/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { answersIn, entriesIn, keyOf, linesOf } from './series-of.ts';
import type { Sitting } from './sitting.ts';

interface SeriesOf {
  readonly game: PageGame;
  readonly sitting: Sitting;
  readonly asked: Asked | undefined;
  readonly choices: readonly Choice[];
  readonly counters: readonly BoardCounter[];
  readonly busy: boolean;
  readonly give: (answers: readonly Answer[]) => void;
  /** What the table thinks best needs no warning. */
  readonly giveForMe: (answers: readonly Answer[]) => void;
}

export interface SeriesHeld {
  /** The sheet, where what is chosen can be gathered. */
  readonly sheet:
    | {
        readonly title: string;
        readonly rows: readonly SeriesRow[];
        readonly onMore: (id: string) => void;
        readonly onLess: (id: string) => void;
        readonly onTurn: (id: string) => void;
      }
    | undefined;
  /** What was chosen, to be given or dropped. */
  readonly panel: PlannedGesture | undefined;
  /** Lets the table answer all of it; a second call stops it. */
  readonly forMe: (() => void) | undefined;
  readonly isAtIt: boolean;
}

const NOTHING: readonly Answer[] = [];
const NO_STAGES: readonly Stage[] = [];

const plain = (text: readonly (string | { readonly text: string })[]): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Questions that come many times in a row: gathered on one sheet, or left to the table. */
export const useSeries = ({ game, sitting, asked, choices, counters, busy, give, giveForMe }: SeriesOf): SeriesHeld => {
  const { ui } = game;
  const { language } = usePage();
  const boardWords = useWords();
  const { view } = sitting.sight;
  const { ahead: lookAhead, advise } = sitting;
  const [held, setHeld] = useState<{
    readonly seq: number;
    readonly chosen: readonly Answer[];
    readonly ahead?: Ahead | null;
  }>();
  const [leftTo, setLeftTo] = useState<readonly string[]>();
  const series = asked && ui.series?.find(({ asks }) => asks.includes(asked.prompt.key));
  const isOwn = held?.seq === view.seq;
  const chosen = isOwn ? held.chosen : NOTHING;

  const ask = useEffectEvent(async (keys: readonly string[]) => (await advise?.(keys)) ?? []);
  const heed = useEffectEvent((advice: readonly Answer[]) => {
    if (advice.length > 0) giveForMe(advice);
    else setLeftTo(undefined);
  });
  const goesOn = leftTo !== undefined && series !== undefined && leftTo === series.asks && !busy;
  useEffect(() => {
    if (!goesOn) return undefined;
    let isLate = false;
    void ask(series.asks).then((advice) => {
      if (!isLate) heed(advice);
    });
    return () => {
      isLate = true;
    };
  }, [goesOn, series, view.seq]);

  const closing = asked?.answers?.find((_, place) => choices[place]?.closes === true);
  const offered = (asked?.answers ?? []).filter((_, place) => choices[place]?.closes !== true);
  const follows = series?.follows ?? NO_STAGES;
  /** Left as it was, where the rules do not let it be so. */
  const change = async (next: readonly Answer[]): Promise<void> => {
    const { seq } = view;
    const ahead = await lookAhead?.(follows, next);
    const isAsWanted = !ahead || next.every((answer) => ahead.given.some((each) => saysTheSame(each, answer)));
    if (isAsWanted)
      setHeld({
        seq,
        chosen: follows.length > 0 && ahead ? ahead.given : next,
        ...(ahead === undefined ? {} : { ahead }),
      });
  };
  const isSheet = series?.sheet === true && lookAhead !== undefined && offered.length > 1;
  const next = isOwn && held.ahead ? held.ahead.asked : asked;
  const open = next && series?.asks.includes(next.prompt.key) ? (next.answers ?? []) : [];
  const isMain = (answer: Answer): boolean =>
    !(ui.closes?.(answer) ?? (answer.kind === 'done' || answer.kind === 'pass')) &&
    !follows.some(({ kinds }) => kinds.includes(answer.kind));
  const known = [...offered, ...open.filter((answer) => !offered.some((each) => saysTheSame(each, answer)))];
  const entries = entriesIn(chosen, series ?? {});
  const lines = isSheet ? linesOf(known.filter(isMain), open, entries, series) : [];
  const rows = lines.flatMap(({ key, variants, count, more }): readonly SeriesRow[] => {
    const [least] = variants;
    if (!least || !asked) return [];
    const place = (asked.answers ?? []).findIndex((each) => saysTheSame(each, least));
    const spot = ui.spot(least, asked, view.state);
    const group = ui.group?.(least, asked, language);
    const goes = entries.findLast(({ main }) => keyOf(main, series ?? {}) === key)?.follows ?? NOTHING;
    return [
      {
        id: key,
        words: game.label(language, least, asked.prompt),
        face: counters.find(({ id }) => id === spot.counter)?.face,
        foresight: choices[place]?.foresight,
        chosen: count,
        mayMore: more !== undefined,
        ...(group === undefined ? {} : { group }),
        ...(goes.length > 0
          ? { goesTo: goes.map((answer) => game.label(language, answer, asked.prompt)).join(', ') }
          : {}),
      },
    ];
  });
  /** The next of the places where a line could go, in their order. */
  const turn = async (key: string): Promise<void> => {
    const at = entries.findLastIndex(({ main }) => keyOf(main, series ?? {}) === key);
    const entry = entries[at];
    const [first] = entry?.follows ?? [];
    if (!entry || !first) return;
    const others = await lookAhead?.(
      follows.filter(({ kinds }) => !kinds.includes(first.kind)),
      [...answersIn(entries.slice(0, at)), entry.main],
    );
    const places = (others?.asked?.answers ?? []).filter(({ kind }) => kind === first.kind);
    const after = places[(places.findIndex((each) => saysTheSame(each, first)) + 1) % Math.max(1, places.length)];
    if (after) await change(answersIn(entries.with(at, { ...entry, follows: [after, ...entry.follows.slice(1)] })));
  };
  const step = (key: string, by: 'more' | 'less'): void => {
    const entriesThen = lines.find((line) => line.key === key)?.[by];
    if (entriesThen) void change(answersIn(entriesThen));
  };
  return {
    sheet:
      isSheet && asked
        ? {
            title: plain(ui.rich(language, (next ?? asked).prompt)),
            rows,
            onMore: (id) => step(id, 'more'),
            onLess: (id) => step(id, 'less'),
            onTurn: (id) => void turn(id),
          }
        : undefined,
    panel:
      isSheet && asked && chosen.length > 0
        ? {
            title: plain(ui.rich(language, (next ?? asked).prompt)),
            facts: [],
            go: {
              words: boardWords(series.ends && closing ? 'series.giveAndEnd' : 'series.give'),
              act: () => {
                setHeld(undefined);
                give(series.ends && closing ? [...chosen, closing] : chosen);
              },
            },
            onCancel: () => setHeld(undefined),
          }
        : undefined,
    forMe:
      series && advise && offered.length > 0
        ? () => setLeftTo(leftTo === undefined ? series.asks : undefined)
        : undefined,
    isAtIt: leftTo !== undefined && series?.asks === leftTo,
  };
};
