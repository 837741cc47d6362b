import type { Language } from '@bivouac/kernel';

const MINUS = '−';

/** +3, −2, 0, as a battle sheet writes them. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `${MINUS}${Math.abs(value)}` : '0';

export const written = (value: number): string => (value < 0 ? `${MINUS}${Math.abs(value)}` : String(value));

/** A share of one in hundredths; what is possible is never written as 0 %, nor what is uncertain as 100 %. */
export const percent = (share: number, language: Language): string => {
  const hundredths = Math.round(share * 100);
  const gap = language === 'fr' ? '\u202f%' : '%';
  if (share > 0 && hundredths === 0) return `<1${gap}`;
  if (share < 1 && hundredths === 100) return `>99${gap}`;
  return `${hundredths}${gap}`;
};

/** One decimal, with the sign that the language uses for it. */
export const decimal = (value: number, language: Language, digits = 1): string => {
  const text = written(Number(value.toFixed(digits)));
  return language === 'fr' ? text.replace('.', ',') : text;
};
