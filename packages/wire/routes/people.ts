import { type Infer, InputError, oneOf, type Schema, shape, text } from '@bivouac/kernel';
import { name, orNull, upTo } from '../fields.ts';
import { RESERVED } from '../limits.ts';

const NAME = /^(?=.{2,24}$)[\p{L}\p{N}]+(?:[ '._-][\p{L}\p{N}]+)*$/u;
const written = text({ pattern: NAME, like: "Joachim Murat: 2 to 24 letters and digits, with single spaces, ' . _ -" });

/** Names that stand for something else at the table. */
const NOBODYS: readonly string[] = [...RESERVED, 'spectator', 'chance', 'nobody', 'referee', 'operator', 'bivouac'];

/** Letters of these are taken for each other. Those of the last are written together. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u,
];
const isMixed = (given: string): boolean => SCRIPTS.filter((script) => script.test(given)).length > 1;

/** `evil.example` is an address; `J.Murat` is a name. */
const isAddress = (given: string): boolean => /^www\./i.test(given) || /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}/u.test(given);

/** The name of a person. There is nothing in it that a page could take for markup. */
export const personName: Schema<string> = {
  form: written.form,
  parse(value, place = 'name') {
    const given = written.parse(typeof value === 'string' ? value.normalize('NFKC') : value, place);
    if (NOBODYS.includes(given.toLowerCase()))
      throw new InputError(place, 'this name is reserved', 'Choose another name.');
    if (isMixed(given)) throw new InputError(place, 'it mixes scripts', 'Write the name in one script.');
    if (isAddress(given)) throw new InputError(place, 'it looks like a web address', 'Choose a name.');
    return given;
  },
};

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;

/** Kept out of error messages: they quote what was given. */
export const newPassword: Schema<string> = {
  form: text({ pattern: new RegExp(`^[^]{${SHORTEST_PASSWORD},${LONGEST_PASSWORD}}$`) }).form,
  parse(value, place = 'password') {
    if (typeof value === 'string' && value.length >= SHORTEST_PASSWORD && value.length <= LONGEST_PASSWORD)
      return value;
    const span = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD}`;
    throw new InputError(place, 'this is no password', `Give ${span} letters, digits or signs.`);
  },
};

/** A password to compare: any text, so that the rules of today do not lock out those of yesterday. */
export const givenPassword: Schema<string> = {
  form: upTo(LONGEST_PASSWORD).form,
  parse(value, place = 'password') {
    if (typeof value === 'string' && value.length <= LONGEST_PASSWORD) return value;
    throw new InputError(place, 'this is no password', 'Give text.');
  },
};

export const mailAddress = text({
  pattern: /^[^\s@<>"(),:;\\[\]\p{C}]{1,64}@(?=.{4,190}$)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u,
  like: 'name@example.org',
});

export const language = oneOf('en', 'fr');

/** The secret part of a link that was mailed or handed on. */
export const linkSecret = text({ pattern: /^[A-Za-z0-9_.-]{20,600}$/, like: 'the end of the link, as it was sent' });

/** What a player adds to the dice: 32 bytes that nobody else has chosen. */
export const diceSeed = text({ pattern: /^[0-9a-f]{64}$/, like: '64 hexadecimal digits' });

/** Who one is, as one's own page may know it. */
export const me = shape({
  id: name,
  kind: oneOf('member', 'guest'),
  name: text(),
  mail: orNull(text()),
  language: text(),
});
export type Me = Infer<typeof me>;
