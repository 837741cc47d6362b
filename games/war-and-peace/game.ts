import {
  forcedInPublic,
  type Game,
  type Infer,
  InputError,
  oneOf,
  type Result,
  type Seat,
  shape,
  withStandard,
} from '@bivouac/kernel';
import { PLAYERS } from './catalogue/ids.ts';
import { sound } from './checks/sound.ts';
import { conditionNamed, productionCitiesBySeat, winnersOf } from './rules/C-victory/C-victory.ts';
import { seats, seatsFor } from './rules/D-players/D.3-seats.ts';
import { playOn } from './rules/E-sequence/E-turn.ts';
import { agreedFields } from './scenario/agreed.ts';
import { playersOf, SCENARIOS } from './scenario/scenario.ts';
import { setUp } from './scenario/set-up.ts';
import { imagine, view, type WarAndPeaceView } from './secrecy/view.ts';
import { say } from './text/speech.ts';
import type { WarAndPeace } from './state/index.ts';
import { label, tell } from './text/tell.ts';

const options = shape({
  scenario: withStandard(oneOf(...SCENARIOS), '1805'),
  players: withStandard(oneOf(...PLAYERS), '2'),
  ...agreedFields,
});
export type WarAndPeaceOptions = Infer<typeof options>;

const checked = ({ scenario, players }: Pick<WarAndPeaceOptions, 'scenario' | 'players'>): void => {
  const open = playersOf(scenario);
  if (!open.includes(players))
    throw new InputError('players', `${scenario} has no seats for ${players}`, `Choose one of: ${open.join(', ')}.`);
};

/** C.1 Who has won, when the game is over. */
const result = (g: WarAndPeace): Result | undefined => {
  if (g.clock.segment !== 'over' || !g.ending) return undefined;
  const { by } = g.ending;
  const condition = conditionNamed(g, by);
  const winners = condition ? winnersOf(g, condition) : [];
  const level = condition?.level === 'decisive' ? 2 : condition?.level === 'marginal' ? 1 : 0;
  const points = Object.fromEntries(seats(g).map((seat) => [seat, winners.includes(seat) ? level : 0]));
  return { ...shared(winners), points, because: say('end.condition', { condition: by }) };
};
const shared = (winners: readonly Seat[]): Pick<Result, 'winner' | 'winners'> => {
  const [only] = winners;
  return winners.length === 1 && only ? { winner: only } : { winner: 'nobody', winners };
};

/** C.1.b Players who agree to end compare their production cities; those who are level share the victory. */
const adjudicate = (g: WarAndPeace): Result => {
  const counts = productionCitiesBySeat(g);
  const points = Object.fromEntries(seats(g).map((seat) => [seat, counts[seat] ?? 0]));
  const most = Math.max(...Object.values(points));
  return { ...shared(seats(g).filter((seat) => points[seat] === most)), points, because: say('end.agreed') };
};

export const warAndPeace: Game<WarAndPeace, WarAndPeaceOptions, WarAndPeaceView> = {
  id: 'war-and-peace',
  version: '1.1.0',
  options,
  seats({ scenario, players }) {
    checked({ scenario, players });
    return seatsFor(scenario, players);
  },
  setup({ scenario, players, ...agreed }) {
    checked({ scenario, players });
    return setUp(scenario, players, agreed);
  },
  /** Nothing is hidden, so anybody can see when only one answer is left; but for ships under Fleet Units (O.2). */
  play: (g) => forcedInPublic(playOn(g), ({ prompt }) => !g.agreed.hiddenFleets || !/^(naval|lloyds)/.test(prompt.key)),
  view,
  imagine,
  sound,
  result,
  adjudicate,
  tell,
  label,
};
