import type { Language } from '@bivouac/kernel';

/** How a game's table looks in a terminal. Each part takes a view, so a seat sees its own and no more. */
export interface Face<V = unknown> {
  /** Changes when the map is worth showing again, such as at a new phase. */
  scene(view: V): string;
  /** Where play stands, in a line or two. */
  header(view: V, language: Language): readonly string[];
  map(view: V, language: Language, width: number): readonly string[];
  units(view: V, language: Language, width: number): readonly string[];
  /** The number under which a cited rule stands in the book that is played by, where a game has several. */
  citedAs?(view: V): (rule: string) => string;
}
