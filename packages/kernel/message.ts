/** What may stand in a message: ids and numbers, so that each language can name them and the map can light them up. */
export type Param = string | number | boolean | readonly string[];
export type Params = Readonly<Record<string, Param>>;

/** Everything said is a key with typed parameters; the catalogues turn it into sentences. */
export interface Message {
  readonly key: string;
  readonly params: Params;
}

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const AND: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
};

/** Names in a row, as the language joins them: "Austria, Prussia and Russia". */
export const listed = (language: Language, names: readonly string[]): string => AND[language].format(names);

/** The parameters of each message of a game: `{ 'march.halts': { stack: HexId } }`. */
export type Messages = Record<string, object>;

/** One language: a sentence for every message. A missing one does not compile. */
export type Catalogue<M extends object, Names> = {
  readonly [K in keyof M]: (params: M[K], name: Names) => string;
};

const NOTHING: Params = {};

/** The parameters that a message wants; none at all when it has none. */
export type Given<M extends object, K extends keyof M> = keyof M[K] extends never ? [] : [params: Readonly<M[K]>];

export const worded = (key: string, [params]: readonly unknown[]): Message => ({
  key,
  params: (params as Params | undefined) ?? NOTHING,
});

export type Say<M extends object> = <K extends keyof M & string>(key: K, ...params: Given<M, K>) => Message;

/** Binds `say` to the messages of one game. */
export const sayer =
  <M extends object>(): Say<M> =>
  (key, ...params) =>
    worded(key, params);

/** Reads a message in one language. */
export const reader =
  <M extends object, Names>(catalogue: Catalogue<M, Names>, names: Names) =>
  (message: Message): string => {
    const sentences = catalogue as Readonly<Record<string, ((params: Params, name: Names) => string) | undefined>>;
    const sentence = Object.hasOwn(sentences, message.key) ? sentences[message.key] : undefined;
    if (!sentence) throw new Error(`no sentence for ${message.key}`);
    return sentence(message.params, names);
  };

/** A voice: says each message of a catalogue in one language. */
export type Voice<M extends object> = <K extends keyof M & string>(key: K, ...params: Given<M, K>) => string;

export const voice = <M extends object, Names>(catalogue: Catalogue<M, Names>, names: Names): Voice<M> => {
  const read = reader(catalogue, names);
  return (key, ...params) => read(worded(key, params));
};
