import { InputError, listOf, shape, text, withStandard } from '@bivouac/kernel';
import textsJson from '../data/card-texts.json' with { type: 'json' };
import { type CardId, cardIdSchema, type Edition, editionSchema, type Words, words } from './ids.ts';
import { cards } from './cards.ts';
import { byId, known } from '@bivouac/kernel/lookup.ts';

const textSchema = shape({
  id: cardIdSchema,
  text: words,
  /** What an edition adds. */
  also: withStandard(listOf(shape({ edition: editionSchema, text: words })), []),
});
const file = shape({ prov: text(), texts: listOf(textSchema) }).parse(textsJson, 'card-texts.json');

const texts = byId('card-texts.json', file.texts);
known('card-texts.json', 'card', [...texts.keys()], cards);

/** What the event of a card does, for its reader, in one edition. */
export const cardText = (id: CardId, edition: Edition): Words => {
  const row = texts.get(id);
  if (!row) throw new InputError('card-texts.json', `card ${id} has no text`, 'Add its row.');
  const added = row.also.find((one) => one.edition === edition)?.text;
  return added ? { en: `${row.text.en} ${added.en}`, fr: `${row.text.fr} ${added.fr}` } : row.text;
};
