import type { Answer, Message } from '@bivouac/kernel';

type Fields = Readonly<Record<string, unknown>>;

/** Does an answer have these fields? */
export const isAnswer =
  (wanted: Fields) =>
  (answer: Answer): boolean =>
    Object.entries(wanted).every(([name, value]) => answer[name] === value);

/** Does a line of the log tell this? */
export const tells =
  (key: string, wanted: Fields = {}) =>
  (line: Message): boolean =>
    line.key === key && Object.entries(wanted).every(([name, value]) => line.params[name] === value);
