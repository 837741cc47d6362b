import type { Params } from '@bivouac/kernel';
import type { RichText } from '../game-ui.ts';
import { isFace } from './pips.ts';

/** The sentence without its lights, for titles and for who listens. */
export const plainText = (text: RichText): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** A message that carries a `die` and whose sentence does not place it gets the die in front. */
export const withDie = (text: RichText, params: Params): RichText => {
  const { die } = params;
  const placed = text.some((piece) => typeof piece !== 'string' && piece.die !== undefined);
  return placed || !isFace(die) ? text : [{ text: '', die }, ' ', ...text];
};

/** A heading has no full stop. */
export const asHeading = (text: RichText): RichText => {
  const last = text.at(-1);
  return typeof last === 'string' ? [...text.slice(0, -1), last.replace(/\.$/, '')] : text;
};
