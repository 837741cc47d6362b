import {
  forcedInPublic,
  type Game,
  InputError,
  type Infer,
  integer,
  NO_ORDERS,
  oneOf,
  type Schema,
  shape,
  withStandard,
} from '@bivouac/kernel';
import { MOMENTS, type Players, PLAYERS, rolesOf } from './catalogue/catalogue.ts';
import { layOutCards } from './cards/index.ts';
import { sound } from './checks/sound.ts';
import { SCENARIOS } from './catalogue/ids.ts';
import { setUp } from './rules/4-prepare/4.1-set-up.ts';
import { playOn } from './rules/5-sequence/5-turn.ts';
import { judged, result } from './rules/5-sequence/5.81-victory.ts';
import { say } from './text/speech.ts';
import { imagine, type NapoleonicWarsView, view } from './secrecy/view.ts';
import { directedBy, type NapoleonicWars, ROLES, seatsOf } from './state/state.ts';
import { label, tell } from './text/tell.ts';

layOutCards();

const fields = shape({
  scenario: withStandard(oneOf(...SCENARIOS), '1805'),
  players: withStandard(integer({ min: 2, max: 5 }), 2),
  /** 4.31 A bid that was agreed before: Units that one side gives up before play. */
  forfeit: withStandard(integer({ min: 0, max: 20 }), 0),
  forfeiter: withStandard(oneOf('nobody', 'france', 'britain'), 'nobody'),
  /** 4.31 Two players may bid for their Camp; three or more may roll for their Powers. */
  roles: withStandard(oneOf(...ROLES), 'chosen'),
});
export type NapoleonicWarsOptions = Infer<typeof fields>;

/** 4.31 Not every scenario is for any number of players. */
const options: Schema<NapoleonicWarsOptions> = {
  ...fields,
  parse(value, place = 'options') {
    const parsed = fields.parse(value, place);
    if (rolesOf(parsed.scenario, parsed.players).length === 0) {
      const wanted = PLAYERS.filter((players) => rolesOf(parsed.scenario, players).length > 0);
      throw new InputError(
        `${place}.players`,
        `${parsed.scenario} is not for ${parsed.players}`,
        `Choose one of: ${wanted.join(', ')}.`,
      );
    }
    return parsed;
  },
};
/** Questions whose answers depend on cards that only the seat may see. */
const FROM_THE_HAND: readonly string[] = [
  'impulse.act',
  'mulligan.keep',
  'response.offer',
  'battleEvent.offer',
  'event.whichCard',
  'pact.restore',
  'pact.payWith',
  'excess.which',
  'retreat.war',
];
const seated = ({ scenario, players }: NapoleonicWarsOptions) => ({ scenario, players: players as Players });

export const napoleonicWars: Game<NapoleonicWars, NapoleonicWarsOptions, NapoleonicWarsView> = {
  id: 'napoleonic-wars',
  version: '1.2.0',
  options,
  seats: (chosen) => seatsOf(seated(chosen)),
  setup: (chosen) =>
    setUp({
      ...seated(chosen),
      forfeit: chosen.forfeit,
      forfeiter: chosen.forfeiter === 'nobody' ? null : chosen.forfeiter,
      roles: chosen.roles,
    }),
  // What a Hand allows is for its seat to know: only other questions are answered by the table when one answer is left.
  play: (g) => forcedInPublic(playOn(g), ({ prompt }) => !FROM_THE_HAND.includes(prompt.key)),
  nationsOf: (g, seat) => directedBy(g, seat),
  // 6.14 Anything may be answered by anybody: whoever holds nothing that fits is passed for, at the table's own beat. Cards that
  // answer any act can be played in one's own Impulse too: their holder is not asked after every act unless they say so.
  orders: { ...NO_ORDERS, windows: 'fits', moments: { anyAct: 'never' } },
  moments: {
    ...Object.fromEntries(MOMENTS.map((moment) => [moment, say('response.offer', { moment })])),
    giveUpLeader: say('losses.moment'),
  },
  adjudicate: (g) => judged(g, say('end.asItStands')),
  view,
  imagine,
  sound,
  result,
  tell,
  label,
};
