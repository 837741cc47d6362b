// node tools/run.mjs tools/inputs.ts [SCENARIO] [keys]: how many clicks a turn takes at the table, for the decisions that a bot
// would make; with `keys`, the questions that take most of them.
import { type Answer, Match, type Stage } from '@bivouac/kernel';
import type { Engine, GamePackage } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';
import { tabled } from '@bivouac/manifest';
import { existsSync } from 'node:fs';
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
  readonly series?: readonly { readonly asks: readonly string[]; readonly sheet?: boolean; readonly ends?: boolean }[];
  readonly placings?: readonly { readonly asks: readonly string[] }[];
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

/**
 * As it is. A force is dragged: its beginning and its end are one, but for what is ticked between. On a sheet each line is a
 * click, and one gives them all with their places; a row of like questions is left to the table at one click.
 */
const clicked = (deeds: readonly Deed[], hands: Hands, leaves: boolean): readonly Deed[] => {
  let isCarried = false;
  return deeds.filter((deed, place) => {
    const last = deeds[place - 1];
    const stage = stageOf(hands, deed);
    const row = [...(hands.placings ?? []), ...(hands.series ?? [])].find(({ asks }) => asks.includes(deed.key));
    if (leaves && row && last && row.asks.includes(last.key)) return false;
    const sheet = hands.series?.find(({ asks, ends }) => ends && asks.includes(deed.key));
    if (sheet && deed.key !== sheet.asks[0]) return false;
    if (stage?.does === 'begin') isCarried = stage.kinds.includes(deed.answer.kind);
    if (!stage || stage.does === 'begin') return true;
    if (stage.else?.includes(deed.answer.kind)) return false; // The table gives it unless the player says otherwise.
    if (!stage.kinds.includes(deed.answer.kind) || (stage.does === 'skip' && deed.answer['points'] === 0)) return false;
    if (stage.does === 'walk' && isCarried) return false;
    isCarried = false;
    return stage.does !== 'walk' || last?.key !== deed.key;
  });
};
const after = (deeds: readonly Deed[], hands: Hands, leaves: boolean): number => clicked(deeds, hands, leaves).length;

/** What takes most clicks. */
const dearest = (deeds: readonly Deed[]): string =>
  [...Map.groupBy(deeds, ({ key }) => key)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 6)
    .map(([key, { length }]) => `${key} ${length}`)
    .join(', ');

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const told = (deeds: readonly Deed[], count: (turn: readonly Deed[]) => number): string => {
  const turns = [...Map.groupBy(deeds, ({ turn }) => turn).values()].map(count);
  return `${median(turns)} / ${Math.max(...turns)}`;
};

const [, , only = '', keys = ''] = process.argv;
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const handsOf = async (pack: GamePackage): Promise<Hands> => {
  const { gestures, series } = (await vite.ssrLoadModule(`/games/${pack.id}/ui/gestures.ts`)) as Hands;
  const tray = `/games/${pack.id}/ui/placings.ts`;
  const { placings } = existsSync(`.${tray}`) ? ((await vite.ssrLoadModule(tray)) as Hands) : {};
  return { ...(gestures ? { gestures } : {}), ...(series ? { series } : {}), ...(placings ? { placings } : {}) };
};
const rows: (readonly string[])[] = [['scenario', 'seat', 'before', 'by hand', 'rows left to the table']];
const isWanted = (game: string, scenario: string): boolean => `${game} ${scenario}`.includes(only);
for (const pack of SHELF.games.filter(({ id, scenarios }) => scenarios.some((each) => isWanted(id, each.id)))) {
  const engine = await pack.engine();
  const hands = await handsOf(pack);
  for (const { id } of pack.scenarios.filter((each) => isWanted(pack.id, each.id)))
    for (const seat of engine.game.seats(engine.game.options.parse({ scenario: id }, ''))) {
      const deeds = deedsOf(engine, id, seat);
      const by = (leaves: boolean) => (turn: readonly Deed[]) => after(turn, hands, leaves);
      rows.push([
        `${pack.id} ${id}`,
        seat,
        told(deeds, before),
        told(deeds, by(false)),
        told(deeds, by(true)),
        ...(keys === 'keys' ? [dearest(clicked(deeds, hands, true))] : []),
      ]);
    }
}
await vite.close();
console.log('Clicks a turn, median / worst:');
for (const line of tabled(rows)) console.log(line);
