import { type Catalogue, type Language, type Voice, voice } from '@bivouac/kernel';

type Nothing = Record<never, never>;
type Names = { readonly names: readonly string[] };

/** What a referee says of lines that it cannot take; what it says of the game is in the game's own catalogues. */
export interface RefereeMessages {
  'referee.notJson': { why: string };
  'referee.notObject': Nothing;
  'referee.noVerb': Names;
  'referee.twoVerbs': { one: string; other: string };
  'referee.unknownKey': { key: string; names: readonly string[] };
  'referee.wantsText': { key: string };
  'referee.wantsWhole': { key: string };
  'referee.wantsTrue': { key: string };
  'referee.wantsConsent': Nothing;
  'referee.severalOpen': Names;
  'referee.unknownSeer': Names;
  'referee.tooLong': { longest: number };
  'referee.tooMany': { most: number };
  'referee.fault': { why: string };
}

export const REFEREE_WORDS: Readonly<Record<Language, Catalogue<RefereeMessages, undefined>>> = {
  en: {
    'referee.notJson': ({ why }) => `The line is not JSON: ${why}`,
    'referee.notObject': () => 'The line is not an object. Write {"answer":…} or another request.',
    'referee.noVerb': ({ names }) => `The line asks for nothing. Give one of: ${names.join(', ')}.`,
    'referee.twoVerbs': ({ one, other }) => `"${one}" and "${other}" are two requests. Send two lines.`,
    'referee.unknownKey': ({ key, names }) =>
      `"${key}" has no meaning here. Known beside each other: ${names.join(', ')}.`,
    'referee.wantsText': ({ key }) => `"${key}" must be text.`,
    'referee.wantsWhole': ({ key }) => `"${key}" must be a whole number from 0 up.`,
    'referee.wantsTrue': ({ key }) => `"${key}" must be true.`,
    'referee.wantsConsent': () => '"consent" must be "takeBack" or "draw", and "agrees" true or false.',
    'referee.severalOpen': ({ names }) => `Several questions are open. Say "by" (${names.join(', ')}) and "seq".`,
    'referee.unknownSeer': ({ names }) => `Nobody of that name looks on. Choose one of: ${names.join(', ')}.`,
    'referee.tooLong': ({ longest }) => `The line is longer than ${longest} characters, and was not read.`,
    'referee.tooMany': ({ most }) => `${most} lines wait already. Wait for the replies.`,
    'referee.fault': ({ why }) => `A fault of Bivouac, nothing has changed: ${why}`,
  },
  fr: {
    'referee.notJson': ({ why }) => `La ligne n’est pas du JSON : ${why}`,
    'referee.notObject': () => 'La ligne n’est pas un objet. Écrivez {"answer":…} ou une autre demande.',
    'referee.noVerb': ({ names }) => `La ligne ne demande rien. Donnez l’un de : ${names.join(', ')}.`,
    'referee.twoVerbs': ({ one, other }) => `« ${one} » et « ${other} » sont deux demandes. Envoyez deux lignes.`,
    'referee.unknownKey': ({ key, names }) => `« ${key} » n’a pas de sens ici. Connus ensemble : ${names.join(', ')}.`,
    'referee.wantsText': ({ key }) => `« ${key} » doit être un texte.`,
    'referee.wantsWhole': ({ key }) => `« ${key} » doit être un nombre entier à partir de 0.`,
    'referee.wantsTrue': ({ key }) => `« ${key} » doit valoir true.`,
    'referee.wantsConsent': () => '« consent » doit valoir « takeBack » ou « draw », et « agrees » true ou false.',
    'referee.severalOpen': ({ names }) =>
      `Plusieurs questions sont posées. Dites « by » (${names.join(', ')}) et « seq ».`,
    'referee.unknownSeer': ({ names }) => `Personne de ce nom ne regarde. Au choix : ${names.join(', ')}.`,
    'referee.tooLong': ({ longest }) => `La ligne dépasse ${longest} caractères et n’a pas été lue.`,
    'referee.tooMany': ({ most }) => `${most} lignes attendent déjà. Attendez les réponses.`,
    'referee.fault': ({ why }) => `Une faute de Bivouac, rien n’a changé : ${why}`,
  },
};

export type RefereeSpeak = Voice<RefereeMessages>;

/** The referee's voice in one language. */
export const refereeSpeaker = (language: Language): RefereeSpeak => voice(REFEREE_WORDS[language], undefined);
