import type { BoardCounter, Choice, SeriesRow } from '@bivouac/board';
import { type Ahead, type Answer, type Asked, saysTheSame } from '@bivouac/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
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
        readonly onGive: (() => void) | undefined;
      }
    | undefined;
  /** Lets the table answer all of it; a second call stops it. */
  readonly forMe: (() => void) | undefined;
  readonly isAtIt: boolean;
}

const NOTHING: readonly Answer[] = [];

const plain = (text: readonly (string | { readonly text: string })[]): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Questions that come many times in a row: gathered on one sheet, or left to the table. */
export const useSeries = ({ game, sitting, asked, choices, counters, busy, give, giveForMe }: SeriesOf): SeriesHeld => {
  const { ui } = game;
  const { language } = usePage();
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

  const offered = (asked?.answers ?? []).filter((_, place) => choices[place]?.closes !== true);
  const change = async (next: readonly Answer[]): Promise<void> => {
    const { seq } = view;
    const ahead = await lookAhead?.([], next);
    setHeld({ seq, chosen: next, ...(ahead === undefined ? {} : { ahead }) });
  };
  const isSheet = series?.sheet === true && lookAhead !== undefined && offered.length > 1;
  const next = isOwn && held.ahead ? held.ahead.asked : asked;
  const open = next && series?.asks.includes(next.prompt.key) ? (next.answers ?? []) : [];
  const known = [...offered, ...open.filter((answer) => !offered.some((each) => saysTheSame(each, answer)))];
  const rows = known.flatMap((answer): readonly SeriesRow[] => {
    const place = (asked?.answers ?? []).findIndex((each) => saysTheSame(each, answer));
    const spot = asked ? ui.spot(answer, asked, view.state) : {};
    const closes = ui.closes?.(answer) ?? (answer.kind === 'done' || answer.kind === 'pass');
    return closes
      ? []
      : [
          {
            id: JSON.stringify(answer),
            words: asked ? game.label(language, answer, asked.prompt) : answer.kind,
            face: counters.find(({ id }) => id === spot.counter)?.face,
            foresight: choices[place]?.foresight,
            chosen: chosen.filter((each) => saysTheSame(each, answer)).length,
            mayMore: open.some((each) => saysTheSame(each, answer)),
          },
        ];
  });
  return {
    sheet:
      isSheet && asked
        ? {
            title: plain(ui.rich(language, (next ?? asked).prompt)),
            rows,
            onMore: (id) => void change([...chosen, JSON.parse(id) as Answer]),
            onLess: (id) => {
              const last = chosen.findLastIndex((each) => saysTheSame(each, JSON.parse(id)));
              void change(chosen.filter((_, place) => place !== last));
            },
            onGive:
              chosen.length > 0
                ? () => {
                    setHeld(undefined);
                    give(chosen);
                  }
                : undefined,
          }
        : undefined,
    forMe:
      series && advise && offered.length > 0
        ? () => setLeftTo(leftTo === undefined ? series.asks : undefined)
        : undefined,
    isAtIt: leftTo !== undefined && series?.asks === leftTo,
  };
};
