import type { GameMap, PaletteName } from '@bivouac/atlas';
import type { ReactNode, Ref } from 'react';
import type { BoardCounter, Overlay, Spot } from '../game-ui.ts';
import type { OnLight } from '../parts/rich-text.tsx';
import type { Choice } from '../question/choice.ts';
import type { Box, Inset } from './camera.ts';
import type { Reach } from './reach-layer.tsx';
import type { Hold } from './use-picking.ts';

/** What the page may ask of the board. */
export interface BoardHandle {
  /** Brings a place or counter into view. */
  readonly show: (spot: Spot) => void;
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  /** The place at a point of the screen. */
  readonly placeAt: (x: number, y: number) => string | undefined;
}

export interface BoardProps {
  readonly ref?: Ref<BoardHandle>;
  readonly map: GameMap;
  /** One of the map's views: the rest of the sheet is veiled. */
  readonly scenario?: string | undefined;
  /** The part of the sheet to show first; without it, the scenario's view or the whole. */
  readonly window?: Box | undefined;
  /** The colours of areas by place, a wash of the map or as CSS writes them: `ui.tints`. */
  readonly tints?: Readonly<Record<string, string>> | undefined;
  readonly counters: readonly BoardCounter[];
  /** The answers of the open question. Those with a spot are lit, and a click, a tap or Enter on it gives them. */
  readonly choices?: readonly Choice[];
  readonly onAnswer?: (id: string) => void;
  /** A click on a place where no answer lies: to march there in one go, or to ask why not. */
  readonly onPlace?: (place: string) => void;
  /** The state of a place in words: `ui.placeWords`. All places are reworded when this function is another one. */
  readonly placeWords: (place: string) => string;
  /** What something else points at: a name in the log, an answer in the panel. */
  readonly light?: Spot | undefined;
  /** Tells what the board itself points at, so that lists can follow. */
  readonly onLight?: OnLight;
  /** Where the eye should be while no answer lies on the map. */
  readonly focus?: readonly string[] | undefined;
  /** Where something that is under way could go. */
  readonly reach?: Reach | undefined;
  /** What can be taken up from the map, carried and set down. */
  readonly hold?: Hold | undefined;
  /** The overlays that are switched on. */
  readonly overlays?: readonly Overlay[];
  /** By which places a counter went, if it is known; from the old place to the new one. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly palette?: PaletteName;
  readonly hexIds?: boolean;
  /** Nothing moves by itself. */
  readonly calm?: boolean;
  /** The ground without the pieces, for a look at what they cover. */
  readonly hidesCounters?: boolean;
  /** Given, there is a button for it. */
  readonly onHidesCounters?: (hides: boolean) => void;
  /** How much of each side is covered by other things. */
  readonly inset?: Inset | undefined;
  /** Words that belong to a place: they stand beside it, with a tail that points to it. */
  readonly bubble?: { readonly place: string; readonly content: ReactNode } | undefined;
  /** More buttons beside those of the map. */
  readonly tools?: ReactNode;
  /** What lies over the map: the status, a window. */
  readonly children?: ReactNode;
}
