import type { RefereeSpeak } from './words.ts';

/** What a caller may ask of a referee, one to a line. */
export type RefereeRequest =
  | { readonly verb: 'answer'; readonly answer: unknown; readonly by?: string; readonly seq?: number }
  | { readonly verb: 'pick'; readonly pick: number; readonly by?: string; readonly seq?: number }
  | { readonly verb: 'why'; readonly why: unknown; readonly by?: string }
  | { readonly verb: 'view'; readonly view: string }
  | { readonly verb: 'save'; readonly save: string }
  | { readonly verb: 'undo' }
  | { readonly verb: 'consent'; readonly consent: 'takeBack' | 'draw'; readonly agrees: boolean }
  | { readonly verb: 'resign' };

/** A line that is not in the form of the protocol. */
export class Malformed extends Error {}

export type RefereeVerb = RefereeRequest['verb'];
type Line = Readonly<Record<string, unknown>>;

/** What may stand beside each verb. */
const COMPANIONS: Readonly<Record<RefereeVerb, readonly string[]>> = {
  answer: ['by', 'seq'],
  pick: ['by', 'seq'],
  why: ['by'],
  view: [],
  save: [],
  undo: [],
  consent: ['agrees'],
  resign: [],
};
/** What the referee of the command line takes: it is alone with its caller, and has files. */
export const ALONE: readonly RefereeVerb[] = ['answer', 'pick', 'why', 'view', 'save', 'undo'];
/** What a referee online takes: there others sit at the table. */
export const AT_TABLE: readonly RefereeVerb[] = ['answer', 'pick', 'why', 'view', 'undo', 'consent', 'resign'];

const objectIn = (line: string, say: RefereeSpeak): Line => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (fault) {
    throw new Malformed(say('referee.notJson', { why: fault instanceof Error ? fault.message : String(fault) }));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(say('referee.notObject'));
  return value as Line;
};

const verbOf = (line: Line, verbs: readonly RefereeVerb[], say: RefereeSpeak): RefereeVerb => {
  const [verb, second] = verbs.filter((each) => Object.hasOwn(line, each));
  if (verb === undefined) throw new Malformed(say('referee.noVerb', { names: verbs }));
  if (second !== undefined) throw new Malformed(say('referee.twoVerbs', { one: verb, other: second }));
  const known = [verb, ...COMPANIONS[verb]];
  const unknown = Object.keys(line).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Malformed(say('referee.unknownKey', { key: unknown.slice(0, 40), names: known }));
  return verb;
};

const textIn = (line: Line, key: string, say: RefereeSpeak): string => {
  const value = line[key];
  if (typeof value === 'string' && value !== '') return value;
  throw new Malformed(say('referee.wantsText', { key }));
};

const wholeIn = (line: Line, key: string, say: RefereeSpeak): number => {
  const value = line[key];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Malformed(say('referee.wantsWhole', { key }));
};

const companions = (line: Line, say: RefereeSpeak): { readonly by?: string; readonly seq?: number } => ({
  ...(Object.hasOwn(line, 'by') ? { by: textIn(line, 'by', say) } : {}),
  ...(Object.hasOwn(line, 'seq') ? { seq: wholeIn(line, 'seq', say) } : {}),
});

/** Reads a line, or throws Malformed with what is wrong with it. */
export const readRequest = (text: string, verbs: readonly RefereeVerb[], say: RefereeSpeak): RefereeRequest => {
  const line = objectIn(text, say);
  const verb = verbOf(line, verbs, say);
  switch (verb) {
    case 'answer':
      return { verb, answer: line['answer'], ...companions(line, say) };
    case 'pick':
      return { verb, pick: wholeIn(line, 'pick', say), ...companions(line, say) };
    case 'why':
      return { verb, why: line['why'], ...companions(line, say) };
    case 'view':
      return { verb, view: textIn(line, 'view', say) };
    case 'save':
      return { verb, save: textIn(line, 'save', say) };
    case 'undo':
    case 'resign':
      if (line[verb] !== true) throw new Malformed(say('referee.wantsTrue', { key: verb }));
      return { verb };
    case 'consent': {
      const { consent, agrees } = line;
      if ((consent !== 'takeBack' && consent !== 'draw') || typeof agrees !== 'boolean')
        throw new Malformed(say('referee.wantsConsent'));
      return { verb, consent, agrees };
    }
  }
};
