export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** "1 train", "3 trains". English says "0 trains". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** "+2", "−3": modifiers carry their sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** « 1 train », « 3 trains », et « 0 train ». */
export const nombre = (number: number, one: string, many = `${one}s`): string => `${number} ${number < 2 ? one : many}`;

/** « 3,5 »: the French comma. */
export const decimale = (number: number): string => String(number).replace('.', ',');
