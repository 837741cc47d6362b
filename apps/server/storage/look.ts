/** Letters and digits that are taken for others at a glance. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  г: 'r',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'l',
  ї: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  п: 'n',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  ү: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ӏ: 'l',
  ь: 'b',
  // Greek
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ζ: 'z',
  // Latin and digits
  i: 'l',
  ı: 'l',
  '1': 'l',
  '0': 'o',
  ø: 'o',
  ð: 'd',
  þ: 'p',
  ß: 'b',
  ł: 'l',
  đ: 'd',
};

/** A name as it looks at a glance: without case, accents and separators, and with letters that look alike made the same. */
export const lookOf = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase())
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => LOOK_ALIKE[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
