// node tools/run.mjs tools/inputs.ts [SCENARIO]: how many clicks a turn takes at the table, for the decisions that a bot would make.
import { type Answer, Match, type Stage } from '@bivouac/kernel';
import type { Engine, GamePackage } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';
import { tabled } from '@bivouac/manifest';
import { createServer } from 'vite';
import { PERSON } from '../apps/web/worker/protocol.ts';
import { Sitting } from '../apps/web/worker/sitting.ts';
import { pickStream } from '../packages/bots/index.ts';

interface Deed {
  readonly key: string;
  readonly answer: Answer;
  readonly turn: number;
}
interface Hands {
  readonly gestures?: readonly { readonly stages: readonly Stage[] }[];
  readonly series?: readonly { readonly asks: readonly string[] }[];
}

const MOST = 1500;

/** What one seat decides in a war against a bot, question by question; where there was no choice, nobody clicks. */
const deedsOf = ({ game, bots, turn }: Engine, scenario: string, seat: string): readonly Deed[] => {
  const options = game.options.parse({ scenario }, '');
  const [name = '', bot] = Object.entries(bots)[0] ?? [];
  const players = Object.fromEntries(game.seats(options).map((each) => [each, each === seat ? PERSON : name]));
  const sitting = new Sitting({ game, bots }, Match.begin(game, options), {
    id: '',
    players,
    dice: 'rolled',
    seed: '1',
  });
  const deeds: Deed[] = [];
  while (!sitting.isOver && sitting.match.seq < MOST) {
    const question = sitting.match.questions().find(({ by }) => by === seat);
    if (!question || !bot) {
      if (!sitting.moveBot()) break;
      continue;
    }
    const view = game.view(sitting.match.state, seat);
    const answer = bot.choose(view, question, pickStream(`inputs ${sitting.match.seq}`));
    if (question.answers.length > 1) deeds.push({ key: question.prompt.key, answer, turn: turn.count(view) });
    sitting.answer(seat, sitting.match.seq, [answer]);
  }
  return deeds;
};

const stageOf = ({ gestures = [] }: Hands, { key, answer }: Deed): Stage | undefined => {
  const stages = gestures.flatMap(({ stages: each }) => each).filter(({ asks }) => asks === key);
  return stages.find(({ kinds, next }) => kinds.includes(answer.kind) || next === answer.kind);
};

/** As it was: a click to each answer; steps of a march in a row were one. */
const before = (deeds: readonly Deed[]): number =>
  deeds.filter(({ key, answer }, place) => {
    const last = deeds[place - 1];
    return !(last?.key === key && last.answer.kind === answer.kind && ['step', 'march'].includes(answer.kind));
  }).length;

/** As it is: a gesture is its beginning, its ticks and its end; a row of like questions is left to the table at one click. */
const after = (deeds: readonly Deed[], hands: Hands, leaves: boolean): number =>
  deeds.filter((deed, place) => {
    const last = deeds[place - 1];
    const stage = stageOf(hands, deed);
    const row = hands.series?.find(({ asks }) => asks.includes(deed.key));
    if (leaves && row && last && row.asks.includes(last.key)) return false;
    if (!stage || stage.does === 'begin') return true;
    if (!stage.kinds.includes(deed.answer.kind) || (stage.does === 'skip' && deed.answer['points'] === 0)) return false;
    return stage.does !== 'walk' || last?.key !== deed.key;
  }).length;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const told = (deeds: readonly Deed[], count: (turn: readonly Deed[]) => number): string => {
  const turns = [...Map.groupBy(deeds, ({ turn }) => turn).values()].map(count);
  return `${median(turns)} / ${Math.max(...turns)}`;
};

const [, , only = ''] = process.argv;
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const handsOf = async (pack: GamePackage): Promise<Hands> => {
  const { gestures, series } = (await vite.ssrLoadModule(`/games/${pack.id}/ui/gestures.ts`)) as Hands;
  return { ...(gestures ? { gestures } : {}), ...(series ? { series } : {}) };
};
const rows: (readonly string[])[] = [['scenario', 'seat', 'before', 'by hand', 'rows left to the table']];
for (const pack of SHELF.games) {
  const engine = await pack.engine();
  const hands = await handsOf(pack);
  for (const { id } of pack.scenarios.filter((each) => each.id.includes(only)))
    for (const seat of engine.game.seats(engine.game.options.parse({ scenario: id }, ''))) {
      const deeds = deedsOf(engine, id, seat);
      const by = (leaves: boolean) => (turn: readonly Deed[]) => after(turn, hands, leaves);
      rows.push([`${pack.id} ${id}`, seat, told(deeds, before), told(deeds, by(false)), told(deeds, by(true))]);
    }
}
await vite.close();
console.log('Clicks a turn, median / worst:');
for (const line of tabled(rows)) console.log(line);
