import type { Answer, Asked } from '@bivouac/kernel';
import type { NemesisAnswer } from '../../answers/answers.ts';
import type { HexId, Side } from '../../catalogue/ids.ts';
import { ids, occupies, unitsAt } from '../../state/stack.ts';
import { type Battle, bothSides, type Nemesis, newBattle, opponent } from '../../state/state.ts';
import { commandsNow } from '../commands.ts';
import type { Pending } from './odds.ts';
import { callable, orderOdds } from './rehearsal.ts';

/**
 * How far a combat has come: the order is still to be rolled for; it went in, and support is gathering; all who come
 * have come and the dice are to be rolled; one of them has fallen; or both have.
 */
export type Stage = 'order' | 'support' | 'dice' | 'rolling' | 'fought';

/** A combat as far as it is known, and what is taken for granted about the rest. */
export interface Engagement {
  /** With the combat in `battle`. */
  readonly g: Nemesis;
  readonly stage: Stage;
  /** Nobody defends the place: a Depot or a commander alone. */
  readonly overrun: boolean;
  readonly pending: Pending;
  /** Choices that were not made yet and are guessed. */
  readonly guesses: { readonly commands: readonly Side[]; readonly calls: readonly Side[] };
}

const NOBODY: Pending = { coalition: [], french: [] };

const STAGES: Readonly<Record<string, Stage>> = {
  'attack.order': 'order',
  'attack.units': 'order',
  'attack.commit': 'order',
  'attack.roll': 'order',
  'support.call': 'support',
  'attack.commitDefence': 'support',
  'support.roll': 'support',
  'combat.attackDie': 'dice',
  'combat.defenceDie': 'rolling',
};

const stageOf = ({ prompt, rule }: Asked): Stage => {
  if (prompt.key === 'withdrawal.whether' && rule === '11.1') return 'dice';
  return STAGES[prompt.key] ?? 'fought';
};

/** 10.2 The fewest Commands that make the order as likely as it can be. */
const bestCommands = (g: Nemesis, battle: Battle): number => {
  const left = g.ledgers[battle.attacker].commands;
  const chances = Array.from(
    { length: left + 1 },
    (_, commands) =>
      orderOdds({ ...g, battle: { ...battle, commands: { ...battle.commands, [battle.attacker]: commands } } }).goesIn,
  );
  return chances.indexOf(Math.max(...chances));
};

/** What the answer under the cursor would change. */
const intended = (battle: Battle, by: Side, intent: NemesisAnswer | undefined): Battle => {
  switch (intent?.kind) {
    case 'holdBack':
      return { ...battle, ordered: battle.ordered.filter((unit) => unit !== intent.unit) };
    case 'commit':
      return { ...battle, commands: { ...battle.commands, [by]: intent.commands } };
    case 'support':
      return { ...battle, called: { ...battle.called, [by]: [...battle.called[by], intent.hex] } };
    default:
      return battle;
  }
};

const begun = (g: Nemesis, attacker: Side, from: HexId, to: HexId): Battle =>
  newBattle(attacker, from, to, ids(unitsAt(g, from)));

/** 10.4 The stacks of a side that have been called and have not rolled yet. */
const unrolled = (asked: Asked, battle: Battle, side: Side): readonly HexId[] => {
  const { attacker, called } = battle;
  const { key, params } = asked.prompt;
  if (key === 'support.roll') {
    const now = called[side].indexOf(params['hex'] as HexId);
    if (now >= 0) return called[side].slice(now);
    return side === attacker ? [] : called[side];
  }
  const attackersHaveRolled = key === 'support.call' && asked.by !== attacker;
  return side === attacker && attackersHaveRolled ? [] : called[side];
};

/** Whose Commands and whose calls are still open. */
const openChoices = (asked: Asked, battle: Battle, intent: NemesisAnswer | undefined): Engagement['guesses'] => {
  const { attacker } = battle;
  const defender = opponent(attacker);
  const { key } = asked.prompt;
  const decides = intent?.kind === 'commit' ? asked.by : undefined;
  const beforeOrder = key === 'attack.order' || key === 'attack.units' || key === 'attack.commit';
  const beforeDefence = stageOf(asked) === 'order' || (key === 'support.call' && asked.by === attacker);
  const defenceIsRolling =
    key === 'support.roll' && battle.called[defender].includes(asked.prompt.params['hex'] as HexId);
  const defenderHasCalled = (key === 'support.call' && asked.by === defender) || defenceIsRolling;
  return {
    commands: [
      ...(beforeOrder && decides !== attacker ? [attacker] : []),
      ...((beforeDefence || key === 'attack.commitDefence') && decides !== defender ? [defender] : []),
    ],
    calls: [...(stageOf(asked) === 'order' ? [attacker] : []), ...(defenderHasCalled ? [] : [defender])],
  };
};

const NO_GUESSES: Engagement['guesses'] = { commands: [], calls: [] };

/** The combat under way, for one who is not asked. It has been fought when the defender's die has fallen, the last of the two (11.8). */
const lookedAt = (g: Nemesis): Engagement | undefined => {
  if (!g.battle) return undefined;
  const { attacker, to } = g.battle;
  const isToCome = g.battle.sums[opponent(attacker)] === null;
  const overrun = !occupies(g, opponent(attacker), to);
  return { g, stage: isToCome ? 'rolling' : 'fought', overrun, pending: NOBODY, guesses: NO_GUESSES };
};

/** The combat that is asked about, or that this answer would begin. */
export const engagement = (state: Nemesis, asked: Asked | undefined, given?: Answer): Engagement | undefined => {
  if (!asked) return lookedAt(state);
  const intent = given as unknown as NemesisAnswer | undefined;
  const by = asked.by as Side;
  const fresh = intent?.kind === 'attack' ? begun(state, by, intent.from, intent.to) : undefined;
  const started = fresh ?? state.battle;
  if (!started) return undefined;
  const stage = stageOf(asked);
  const overrun = !occupies(state, opponent(started.attacker), started.to);
  if (stage === 'fought') return { g: state, stage, overrun, pending: NOBODY, guesses: NO_GUESSES };
  const battle = intended(started, by, intent);
  const guesses = openChoices(asked, battle, intent);
  return { ...gathered(state, asked, battle, stage, overrun, guesses), stage, overrun, guesses };
};

/** The state with the guessed Commands, half of what he has for the defender, and the stacks that may still come. */
const gathered = (
  state: Nemesis,
  asked: Asked,
  battle: Battle,
  stage: Stage,
  overrun: boolean,
  guesses: Engagement['guesses'],
): Pick<Engagement, 'g' | 'pending'> => {
  const { attacker } = battle;
  const g: Nemesis = { ...state, battle };
  const left = commandsNow(state);
  const commands = bothSides((side) => {
    if (!guesses.commands.includes(side)) return battle.commands[side];
    return side === attacker ? bestCommands(g, battle) : Math.ceil(left[side] / 2);
  });
  const spent: Nemesis = { ...g, battle: { ...battle, commands } };
  if (overrun || stage === 'dice' || stage === 'rolling') return { g: spent, pending: NOBODY };
  const found = callable(spent);
  const pending = bothSides((side) =>
    guesses.calls.includes(side)
      ? found[side]
      : found[side].filter(({ hex }) => unrolled(asked, battle, side).includes(hex)),
  );
  return { g: spent, pending };
};
