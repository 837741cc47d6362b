import type { TestTable } from '@bivouac/testing';
import type { NemesisOptions } from '../game.ts';
import type { Nemesis } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';

const shown = (figure: unknown): string => (Array.isArray(figure) ? `[${figure.join(' ')}]` : String(figure));

/** The log line by line: the rule, the message and its figures. */
export const story = (table: TestTable<Nemesis, NemesisOptions, NemesisView>): readonly string[] =>
  table.events().map(({ rule, said }) => [rule, said.key, ...Object.values(said.params).map(shown)].join(' '));
