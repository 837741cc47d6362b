import { ask, choice, roll, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityCards, isPort } from '../../catalogue/cities.ts';
import type { BoxId } from '../../catalogue/ids.ts';
import {
  bestRating,
  changeAllTroops,
  changeLeader,
  factionHolding,
  type Force,
  landOf,
  leadersAt,
  strengthOf,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { FRENCH } from '../D-players/D.3-seats.ts';
import { type Fleet, rowsOf } from '../F-naval/F.2-fleets.ts';
import { move, stateOf } from '../M-east/M-machines.ts';

const IRELAND = 'BOX-IRELAND' as BoxId;
const MONTHS = 12;
const REBELLION = 12;

/** G.10, R-106 Only an all-French force may land, one at a time, while no Irish war has been fought. */
export const mayLandInIreland = (g: WarAndPeace, fleet: Fleet): Verdict => {
  const parts = fleet.hold.loads.flatMap((load) => load.parts);
  const french =
    rowsOf(g, fleet).every(({ nation }) => nation === 'france') && parts.every(({ nation }) => nation === 'france');
  return (
    must('G.10', french && parts.length > 0, 'ireland.french') ??
    must('G.10', ['quiet', 'over'].includes(stateOf(g, 'IRELAND')) && !g.history.irishWar, 'ireland.once')
  );
};

const rebel = (g: WarAndPeace, transition: 'IR-02' | 'IR-03'): void => {
  move(g, 'IRELAND', transition, 'rebellion');
  g.history = { ...g.history, irishWar: true };
  log(g, 'G.10', 'ireland.rebels');
};
/** G.10 Landed in Ireland: the clock stands at twelve, and two dice, each point landed and one leader may raise the country. */
export function* landInIreland(g: WarAndPeace, force: Force): Script {
  move(g, 'IRELAND', stateOf(g, 'IRELAND') === 'over' ? 'IR-07' : 'IR-01', 'landed');
  g.counters = { ...g.counters, ireland: MONTHS };
  const bonus = strengthOf(force) + bestRating(force.leaders);
  const prompt = say('ireland.dice', { needs: REBELLION - bonus });
  const dice = (yield* roll('G.10', prompt)) + (yield* roll('G.10', prompt));
  log(g, 'G.10', 'ireland.landed', { dice, total: dice + bonus });
  if (dice + bonus >= REBELLION) rebel(g, 'IR-02');
}

/** G.10 Each month, that of the landing included: the clock goes down, and without a war a twelve still raises the country. */
export function* irishMonth(g: WarAndPeace): Script {
  if (!['landed', 'rebellion'].includes(stateOf(g, 'IRELAND')) || g.counters.ireland < 1) return;
  g.counters = { ...g.counters, ireland: g.counters.ireland - 1 };
  move(g, 'IRELAND', 'IR-04', stateOf(g, 'IRELAND'));
  if (stateOf(g, 'IRELAND') !== 'landed' || g.history.irishWar) return;
  const prompt = say('ireland.dice', { needs: REBELLION });
  const dice = (yield* roll('G.10', prompt)) + (yield* roll('G.10', prompt));
  if (dice >= REBELLION) rebel(g, 'IR-03');
}

/** G.10 When the clock has run out the French come home to a port of France that they control, and the war ends. */
export function* comeBackFromIreland(g: WarAndPeace): Script {
  if (!['landed', 'rebellion'].includes(stateOf(g, 'IRELAND')) || g.counters.ireland > 0) return;
  const among = cityCards
    .filter((city) => isPort(city) && landOf(g, city.hex) === 'france' && factionHolding(g, city.id) === 'pro')
    .map(({ hex }): AnswerOf<'returnTo'> => ({ kind: 'returnTo', at: hex }));
  const here = troopsAt(g, IRELAND).length + leadersAt(g, IRELAND).length > 0;
  if (among.length === 0 && here) return;
  if (here) {
    const { at } = yield* ask(
      choice({ by: FRENCH, rule: 'G.10', prompt: say('ireland.home'), among, may: () => undefined }),
    );
    changeAllTroops(g, (troop) => troop.at === IRELAND, { at });
    for (const { id } of leadersAt(g, IRELAND)) changeLeader(g, id, { at });
  }
  move(g, 'IRELAND', 'IR-05', 'over');
  log(g, 'G.10', 'ireland.over');
}
