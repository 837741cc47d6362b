import { dictOf, oneOf, shape, text } from '@bivouac/kernel';
import { type Vignette, VIGNETTES } from './vignettes.ts';

const schema = shape({ prov: text(), cards: dictOf(oneOf(...VIGNETTES)) });

/** Which engraving stands at the head of each card, from the data of a game. */
export const readVignettes = (json: unknown): ((card: string) => Vignette) => {
  const { cards } = schema.parse(json, 'vignettes.json');
  return (card) => cards[card] ?? 'flag';
};
