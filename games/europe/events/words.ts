import type { Answer, Catalogue } from '@bivouac/kernel';
import type { LabelsOf } from '../text/labels.ts';
import type { Names } from '../text/names.ts';

/** What an event says, in both languages. */
export interface Words<M extends object> {
  readonly en: Catalogue<M, Names>;
  readonly fr: Catalogue<M, Names>;
}

/** The same for an event that asks something of its own: its answers too have their names. */
export interface CardWords<M extends object, A extends Answer> extends Words<M> {
  readonly labels: LabelsOf<A>;
}

/** All that any of them has. */
export type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void
  ? All
  : never;
