const VOWEL = /[aeiouyàâäéèêëîïôöûü]/i;

const LETTER_EMS = 0.47;
const CAPITAL_EMS = 0.64;

/** About how wide a name is, in ems of a bold face. */
const nameEms = (name: string): number => {
  let width = 0;
  for (const letter of name)
    width += /[A-ZÀ-ÞMWmw]/.test(letter) ? CAPITAL_EMS : /[iljtf.’'\s]/.test(letter) ? 0.28 : LETTER_EMS;
  return width;
};

const LAST_WORD = /\u00a0\S+$/u;

/**
 * A name cut to fit: whole if it can be, else its last word, else cut before a vowel and ended with a point. What hangs on
 * it by a space that does not break, such as the letter of its class, stays.
 */
export const shortName = (name: string, room: number): string => {
  if (nameEms(name) <= room) return name;
  const tail = LAST_WORD.exec(name)?.[0] ?? '';
  return `${cutTo(name.slice(0, name.length - tail.length), room - nameEms(tail))}${tail}`;
};

const cutTo = (name: string, room: number): string => {
  if (nameEms(name) <= room) return name;
  const words = name.split(' ');
  const last = words.at(-1) ?? name;
  if (words.length > 1 && nameEms(last) <= room) return last;
  let cut = Array.from(last);
  while (cut.length > 2 && nameEms(`${cut.join('')}.`) > room) cut = cut.slice(0, -1);
  while (cut.length > 3 && VOWEL.test(cut.at(-1) ?? '')) cut = cut.slice(0, -1);
  return `${cut.join('').replace(/[.,’'\s-]+$/, '')}.`;
};
