import type { GameMap } from '@bivouac/atlas';
import {
  Board,
  type BoardCounter,
  type BoardHandle,
  type BoardProps,
  OverlaySwitch,
  useCalm,
  usePalette,
} from '@bivouac/board';
import type { Seat, Told } from '@bivouac/kernel';
import { type ReactNode, type Ref, useCallback, useMemo, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { useRoutes } from './use-routes.ts';

interface GameBoardProps extends Pick<
  BoardProps,
  | 'choices'
  | 'focus'
  | 'reach'
  | 'hold'
  | 'onAnswer'
  | 'onPlace'
  | 'light'
  | 'onLight'
  | 'inset'
  | 'bubble'
  | 'children'
> {
  readonly ref?: Ref<BoardHandle>;
  readonly game: PageGame;
  readonly map: GameMap;
  /** The state of the game as the seat may know it. */
  readonly state: unknown;
  /** After how many answers. */
  readonly seq: number;
  /** What the seat was told: up to then, or longer. */
  readonly events: readonly Told[];
  readonly seat: Seat;
  /** Pieces that have been promised a place and do not stand there yet. */
  readonly ghosts?: readonly BoardCounter[];
}

/** The board with a game's own pieces and overlays on it, as one seat sees them. */
export const GameBoard = ({
  ref,
  game: { ui },
  map,
  state,
  seq,
  events,
  seat,
  ghosts,
  ...props
}: GameBoardProps): ReactNode => {
  const { language, settings } = usePage();
  const palette = usePalette(settings.theme);
  const calm = useCalm(settings.motion);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [hidesCounters, setHidesCounters] = useState(false);
  const standing = useMemo(() => ui.counters(state, seat, language), [ui, state, seat, language]);
  const counters = useMemo(() => (ghosts?.length ? [...standing, ...ghosts] : standing), [standing, ghosts]);
  const routes = useRoutes(ui, { state, seq, events });
  const overlays = useMemo(() => ui.overlays(state, seat, language), [ui, state, seat, language]);
  const laid = useMemo(() => overlays.filter(({ id }) => shown.includes(id)), [overlays, shown]);
  const tints = useMemo(() => ui.tints?.(state), [ui, state]);
  const { x, y, width, height } = ui.window(state);
  const window = useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
  const placeWords = useCallback(
    (place: string) => ui.placeWords(state, place, seat, language),
    [ui, state, seat, language],
  );
  return (
    <Board
      {...(ref ? { ref } : {})}
      {...props}
      map={map}
      scenario={ui.mapView?.(state)}
      window={window}
      tints={tints}
      counters={counters}
      routes={routes}
      placeWords={placeWords}
      overlays={laid}
      tools={<OverlaySwitch overlays={overlays} shown={shown} onShow={setShown} />}
      hidesCounters={hidesCounters}
      onHidesCounters={setHidesCounters}
      palette={palette}
      hexIds={settings.hexIds}
      calm={calm}
    />
  );
};
