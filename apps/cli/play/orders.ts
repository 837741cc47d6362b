/** What a person can type at the table, beside the number of an answer. */
export type Order =
  | { readonly order: 'answer'; readonly number: number }
  | { readonly order: 'why' | 'rule' | 'save' | 'load' | 'unknown'; readonly about: string }
  | { readonly order: 'log'; readonly lines: number }
  | { readonly order: 'undo' | 'redo' | 'map' | 'units' | 'help' | 'quit' | 'nothing' };

const USUAL_LOG = 20;

/** Every order in English and in French, whatever language the table speaks. */
const WORDS = {
  why: 'why',
  pourquoi: 'why',
  rule: 'rule',
  règle: 'rule',
  regle: 'rule',
  save: 'save',
  sauver: 'save',
  load: 'load',
  charger: 'load',
  log: 'log',
  journal: 'log',
  undo: 'undo',
  annuler: 'undo',
  redo: 'redo',
  refaire: 'redo',
  map: 'map',
  carte: 'map',
  units: 'units',
  unités: 'units',
  unites: 'units',
  help: 'help',
  aide: 'help',
  '?': 'help',
  quit: 'quit',
  quitter: 'quit',
  q: 'quit',
} as const;

const meant = (word: string): (typeof WORDS)[keyof typeof WORDS] | undefined =>
  Object.hasOwn(WORDS, word) ? WORDS[word as keyof typeof WORDS] : undefined;

export const readOrder = (line: string): Order => {
  if (line === '') return { order: 'nothing' };
  if (/^\d{1,6}$/.test(line)) return { order: 'answer', number: Number(line) };
  const [, word = '', about = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? [];
  const order = meant(word.toLowerCase().normalize('NFC'));
  switch (order) {
    case undefined:
      return { order: 'unknown', about: line };
    case 'log':
      return { order, lines: /^\d{1,6}$/.test(about) ? Number(about) : USUAL_LOG };
    case 'why':
    case 'rule':
    case 'save':
    case 'load':
      return { order, about };
    case 'undo':
    case 'redo':
    case 'map':
    case 'units':
    case 'help':
    case 'quit':
      return { order };
  }
};
