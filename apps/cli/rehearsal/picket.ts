import {
  askTogether,
  type Catalogue,
  choice,
  choose,
  clause,
  copy,
  flag,
  type Game,
  InputError,
  integer,
  type Language,
  listOf,
  oneOf,
  reader,
  REFEREE,
  roll,
  type Schema,
  type Script,
  type Seat,
  shape,
  sayer,
  type State,
  tableEn,
  type TableMessages,
  type TableNames,
  teller,
  text,
  withStandard,
} from '@bivouac/kernel';

/**
 * A game of two minutes for the tests of the command line: blue hides a picket at a post, then each turn both sides
 * choose in secret, red searches a post, and a die decides. It has all that a table must cope with: a secret,
 * two questions at once, dice, refused wishes, and scenarios that are files.
 */
export interface Picket extends State {
  clock: { readonly turn: number; readonly step: 'hide' | 'turn' | 'over' };
  readonly posts: readonly string[];
  readonly turns: number;
  readonly fog: boolean;
  /** Where blue's picket lies; '?' to those who do not know, '' before it hides. */
  picket: string;
  searched: readonly string[];
  score: Readonly<Record<Seat, number>>;
}

interface PicketScenario {
  readonly id: string;
  readonly posts: readonly string[];
}

interface PicketMessages extends TableMessages {
  hide: Record<never, never>;
  hidden: { post: string };
  stance: { turn: number };
  search: { turn: number };
  searchedAlready: { post: string };
  throw: Record<never, never>;
  thrown: { die: number; bonus: number; sum: number };
  found: { post: string };
  ends: { red: number; blue: number };
}

const sentences: Catalogue<Omit<PicketMessages, keyof TableMessages>, TableNames> = {
  hide: () => 'Where does your picket lie?',
  hidden: ({ post }) => `The picket lies at the ${post}.`,
  stance: ({ turn }) => `Turn ${turn}: push or hold?`,
  search: ({ turn }) => `Turn ${turn}: which post do you search?`,
  searchedAlready: ({ post }) => `The ${post} has been searched.`,
  throw: () => 'A die for the search.',
  thrown: ({ die, bonus, sum }) => `Die ${die} + ${bonus} = ${sum}.`,
  found: ({ post }) => `The picket is found at the ${post}!`,
  ends: ({ red, blue }) => `Red ${red}, blue ${blue}.`,
};
const names: TableNames = { seat: (seat) => seat };
const read = reader<PicketMessages, TableNames>({ ...tableEn, ...sentences }, names);

const say = sayer<PicketMessages>();
const must = clause<PicketMessages, string>();
const { log, logTo, reveal } = teller<PicketMessages, string>();

const PUSH = { kind: 'push' } as const;
const HOLD = { kind: 'hold' } as const;

const shipped: Readonly<Record<string, PicketScenario>> = {
  ford: { id: 'ford', posts: ['mill', 'ford', 'barn'] },
  bridge: { id: 'bridge', posts: ['bridge', 'inn', 'church', 'wood'] },
};

const fileSchema = shape({ id: text(), posts: listOf(text({ pattern: /^[a-z]+$/, like: '"mill"' }), { min: 3 }) });

const scenarioSchema: Schema<string | PicketScenario> = {
  form: { control: 'choice', values: Object.keys(shipped) },
  parse(value, place = 'scenario') {
    if (typeof value === 'string') return oneOf(...Object.keys(shipped)).parse(value, place);
    const file = fileSchema.parse(value, place);
    file.posts.forEach((post, index) => {
      if (file.posts.indexOf(post) !== index)
        throw new InputError(`${place}.posts[${index}]`, `${post} is listed already`, 'List it once.');
    });
    return file;
  },
};

const options = shape({
  scenario: withStandard(scenarioSchema, 'ford'),
  turns: withStandard(integer({ min: 1, max: 9 }), 3),
  fog: withStandard(flag(), false),
  strength: withStandard(oneOf('weak', 'strong'), 'weak'),
});
type PicketOptions = ReturnType<typeof options.parse>;

function* hide(g: Picket): Script {
  const among = g.posts.map((post) => ({ kind: 'hide', post }) as const);
  const { post } = yield* choose({ by: 'blue', rule: '1.1', prompt: say('hide'), among, may: () => undefined });
  g.picket = post;
  logTo(g, { only: 'blue' }, '1.1', 'hidden', { post });
  g.clock = { turn: 1, step: 'turn' };
}

function* turn(g: Picket): Script {
  const { turn: now } = g.clock;
  const stance = (by: Seat) =>
    choice({ by, rule: '2.1', prompt: say('stance', { turn: now }), among: [PUSH, HOLD], may: () => undefined });
  const [red, blue] = yield* askTogether([stance('red'), stance('blue')]);
  const { post } = yield* choose({
    by: 'red',
    rule: '2.2',
    prompt: say('search', { turn: now }),
    among: g.posts.map((each) => ({ kind: 'search', post: each }) as const),
    may: (wish) => must('2.2', !g.searched.includes(wish.post), 'searchedAlready', { post: wish.post }),
  });
  g.searched = [...g.searched, post];
  const die = yield* roll('2.3', say('throw'));
  const bonus = (red?.kind === 'push' ? 1 : 0) - (blue?.kind === 'push' ? 1 : 0);
  log(g, '2.3', 'thrown', { die, bonus, sum: die + bonus });
  const found = post === g.picket;
  if (found) reveal(g, '2.4', 'found', { post });
  const winner = found || die + bonus > 4 ? 'red' : 'blue';
  g.score = { ...g.score, [winner]: (g.score[winner] ?? 0) + 1 };
  const over = found || now >= Math.min(g.turns, g.posts.length);
  g.clock = over ? { turn: now, step: 'over' } : { turn: now + 1, step: 'turn' };
}

export const picket: Game<Picket, PicketOptions, Picket> = {
  id: 'picket',
  version: '1',
  options,
  seats: () => ['red', 'blue'],
  setup({ scenario, turns, fog }) {
    const { posts } = (typeof scenario === 'string' ? shipped[scenario] : scenario) as PicketScenario;
    return {
      clock: { turn: 0, step: 'hide' },
      log: [],
      posts,
      turns,
      fog,
      picket: '',
      searched: [],
      score: { red: 0, blue: 0 },
    };
  },
  play: (g) => (g.clock.step === 'hide' ? hide(g) : turn(g)),
  view(g, seer) {
    const knows = seer === 'blue' || seer === REFEREE || g.picket === '' || g.clock.step === 'over';
    return { ...copy(g), picket: knows ? g.picket : '?' };
  },
  imagine(view, _, pick) {
    const left = view.posts.filter((post) => !view.searched.includes(post));
    return { ...copy(view), picket: view.picket === '?' ? (left[pick(left.length)] ?? '') : view.picket };
  },
  sound: ({ posts, searched }) =>
    searched.every((post) => posts.includes(post)) ? [] : [{ rule: '2.2', what: 'a post that is not there' }],
  result({ clock, score }) {
    const { red = 0, blue = 0 } = score;
    if (clock.step !== 'over') return undefined;
    const winner = red > blue ? 'red' : blue > red ? 'blue' : 'nobody';
    return { winner, points: score, because: say('ends', { red, blue }) };
  },
  tell: (_: Language, message) => read(message),
  label: (_, answer) => [answer.kind, answer['post'] ?? answer['face']].filter((part) => part !== undefined).join(' '),
};
