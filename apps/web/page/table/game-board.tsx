import { Board, type BoardHandle, type BoardProps, useCalm, usePalette } from '@bivouac/board';
import type { GameMap } from '@bivouac/atlas';
import type { Seat } from '@bivouac/kernel';
import { type ReactNode, type Ref, useMemo } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';

interface GameBoardProps extends Pick<
  BoardProps,
  'choices' | 'onAnswer' | 'onPlace' | 'light' | 'onLight' | 'overlays' | 'tools' | 'children' | 'hidesCounters'
> {
  readonly ref?: Ref<BoardHandle>;
  readonly game: PageGame;
  readonly map: GameMap;
  /** The state of the game as the seat may know it. */
  readonly state: unknown;
  readonly seat: Seat;
}

/** The board with a game's own pieces on it, as one seat sees them. */
export const GameBoard = ({ ref, game: { ui }, map, state, seat, ...props }: GameBoardProps): ReactNode => {
  const { language, settings } = usePage();
  const palette = usePalette(settings.theme);
  const calm = useCalm(settings.motion);
  const counters = useMemo(() => ui.counters(state, seat, language), [ui, state, seat, language]);
  const { x, y, width, height } = ui.window(state);
  const window = useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
  return (
    <Board
      {...(ref ? { ref } : {})}
      {...props}
      map={map}
      scenario={ui.mapView?.(state)}
      window={window}
      counters={counters}
      placeWords={(place) => ui.placeWords(state, place, seat, language)}
      palette={palette}
      hexIds={settings.hexIds}
      calm={calm}
    />
  );
};
