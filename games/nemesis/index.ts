import { type Game, type Infer, oneOf, type Schema, shape, withStandard } from '@bivouac/kernel';
import { greedy } from './bot/greedy.ts';
import { playOn } from './rules/5-sequence-of-play/5.1-sequence-of-play.ts';
import { setUp } from './rules/18-suvorov/18.1-set-up.ts';
import { verdictOfWar } from './rules/18-suvorov/18.4-victory.ts';
import { checkScenario, type Scenario, shippedScenarios } from './scenario.ts';
import { sound } from './sound.ts';
import type { Nemesis } from './state.ts';
import { label, tell } from './text/tell.ts';
import { imagine, type NemesisView, view } from './view.ts';

/** A scenario by name, or a whole scenario file. */
const scenarioOption: Schema<string | Scenario> = {
  form: { control: 'choice', values: [...shippedScenarios.keys()] },
  parse: (value, place = 'scenario') =>
    typeof value === 'string' ? oneOf(...shippedScenarios.keys()).parse(value, place) : checkScenario(value, place),
};

const options = shape({
  scenario: withStandard(scenarioOption, '1799'),
  hitsOnWinner: withStandard(oneOf('down', 'up'), 'down'),
});
export type NemesisOptions = Infer<typeof options>;

export const nemesis: Game<Nemesis, NemesisOptions, NemesisView> = {
  id: 'nemesis',
  version: '1.0.0',
  options,
  seats: () => ['coalition', 'french'],
  setup: ({ scenario, hitsOnWinner }) => {
    const played = typeof scenario === 'string' ? shippedScenarios.get(scenario) : scenario;
    if (!played) throw new Error(`no scenario ${JSON.stringify(scenario)}`);
    return setUp(scenario, played, hitsOnWinner);
  },
  play: playOn,
  view,
  imagine,
  sound,
  result: (g) => (g.clock.phase === 'over' ? verdictOfWar(g) : undefined),
  tell,
  label,
};

/** The players that come with this game, by name. */
export const bots = { greedy };

export type { Nemesis } from './state.ts';
export type { NemesisView } from './view.ts';
export type { NemesisAnswer } from './answers.ts';
