import type { Asked, Message, Refusal, Result, Told } from '@bivouac/kernel';

/** Puts a message into words. */
export type Read = (message: Message) => string;

export interface AskedLine {
  readonly by: string;
  readonly rule: string;
  readonly prompt: string;
  readonly key: string;
  readonly params: Message['params'];
  /** None in a question to somebody else, online. */
  readonly answers?: Asked['answers'];
}

export const askedLine = (
  { by, rule, prompt, answers }: Pick<Asked, 'by' | 'rule' | 'prompt' | 'answers'>,
  read: Read,
): AskedLine => ({
  by,
  rule,
  prompt: read(prompt),
  key: prompt.key,
  params: prompt.params,
  ...(answers ? { answers } : {}),
});

export const eventLine = ({ rule, said, to }: Told, read: Read): object => {
  const told = { rule, key: said.key, params: said.params, text: read(said) };
  return to === 'all' ? told : { ...told, to };
};

export const resultLine = (result: Result | undefined | null, read: Read): object | null => {
  if (!result) return null;
  const { winner, points, because } = result;
  return { winner, points, because: { key: because.key, params: because.params, text: read(because) } };
};

export const ruledLine = (
  { rule, because }: Refusal,
  read: Read,
): { readonly rule: string; readonly text: string } => ({
  rule,
  text: read(because),
});
