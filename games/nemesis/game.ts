import {
  forcedInPublic,
  type Game,
  type Infer,
  InputError,
  oneOf,
  type Schema,
  shape,
  withStandard,
} from '@bivouac/kernel';
import { type Agreed, agreedFields, NOT_IN_1812, NOT_IN_THE_LINK, OF_1813, STANDARD } from './scenario/agreed.ts';
import { playOn } from './rules/5-sequence-of-play/5.1-sequence-of-play.ts';
import { setUp } from './rules/14-campaign-of-1813/14.1-set-up.ts';
import { verdictOfWar } from './rules/14-campaign-of-1813/14.4-victory.ts';
import { checkScenario, type Scenario, shippedScenarios } from './scenario/scenario.ts';
import { sound } from './checks/sound.ts';
import type { Nemesis } from './state/state.ts';
import { label, tell } from './text/tell.ts';
import { hasPublicForce } from './secrecy/public-force.ts';
import { imagine, type NemesisView, view } from './secrecy/view.ts';

/** A scenario by name, or a whole scenario file. */
const scenarioOption: Schema<string | Scenario> = {
  form: { control: 'choice', values: [...shippedScenarios.keys()] },
  parse: (value, place = 'scenario') =>
    typeof value === 'string' ? oneOf(...shippedScenarios.keys()).parse(value, place) : checkScenario(value, place),
};

const fields = shape({ scenario: withStandard(scenarioOption, '1799'), ...agreedFields });
export type NemesisOptions = Infer<typeof fields>;

const played = ({ scenario }: NemesisOptions): Scenario => {
  const found = typeof scenario === 'string' ? shippedScenarios.get(scenario) : scenario;
  if (!found) throw new Error(`no scenario ${JSON.stringify(scenario)}`);
  return found;
};

/** What may not be agreed on in a scenario: rules that it does not have (rulings A-115 and L-37, and 17.9d). */
const notIn = ({ campaign, invasion, link }: Scenario): readonly (keyof Agreed)[] => {
  if (link) return NOT_IN_THE_LINK;
  if (invasion) return NOT_IN_1812;
  return campaign ? [] : OF_1813;
};

const options: Schema<NemesisOptions> = {
  form: fields.form,
  parse(value, place = '') {
    const chosen = fields.parse(value, place);
    const scenario = played(chosen);
    const stray = notIn(scenario).find((option) => chosen[option] !== STANDARD[option]);
    if (stray)
      throw new InputError(
        place === '' ? stray : `${place}.${stray}`,
        `${scenario.id} is played without this rule of 1813`,
        'Leave it out, or choose the scenario 1813.',
      );
    return chosen;
  },
};

export const nemesis: Game<Nemesis, NemesisOptions, NemesisView> = {
  id: 'nemesis',
  version: '1.1.0',
  options,
  seats: () => ['coalition', 'french'],
  setup: ({ scenario, ...agreed }) => setUp(scenario, played({ scenario, ...agreed }), agreed),
  play: (g) => forcedInPublic(playOn(g), hasPublicForce(g)),
  view,
  imagine,
  sound,
  result: (g) => (g.clock.phase === 'over' ? verdictOfWar(g) : undefined),
  tell,
  label,
};
