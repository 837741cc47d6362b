import { roll, type Script } from '@bivouac/kernel';
import type { CardTiming } from '../../catalogue/catalogue.ts';
import type { Side } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { log, say } from '../../text/speech.ts';
import { type Europe, type Modifier, opponent, type Trial, type TrialKind } from '../../state/state.ts';
import { reactions } from '../6-cards/6.4-use-of-cards.ts';

export const newTrial = (kind: TrialKind, by: Side, about: Partial<Omit<Trial, 'kind' | 'by'>> = {}): Trial => ({
  kind,
  by,
  force: null,
  trying: [],
  against: [],
  zone: null,
  nation: null,
  modifiers: [],
  cancelled: false,
  ...about,
});
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);
/** A clause of a list of modifiers: nothing where it adds nothing. */
export const modifier = (what: string, by: number): readonly Modifier[] => (by === 0 ? [] : [{ what, by }]);

/** What a card adds to the die that is about to fall. */
export const addToTrial = (g: Europe, extra: Modifier): void => {
  if (!g.trial) throw new Error('6.4: there is no die to change');
  g.trial = { ...g.trial, modifiers: [...g.trial.modifiers, extra] };
};

export interface Score {
  readonly die: number;
  readonly total: number;
}

/** One die with its modifiers, after both have had the chance to change it by cards; nothing if a card calls it off. */
export function* tested(g: Europe, rule: RuleRef, trial: Trial, when?: CardTiming): Script<Score | undefined> {
  g.trial = trial;
  if (when) yield* reactions(g, when, [trial.by, opponent(trial.by)]);
  const { kind, by, modifiers, cancelled } = g.trial;
  if (cancelled) {
    g.trial = null;
    return undefined;
  }
  const die = yield* roll(rule, say('trial.roll', { trial: kind, by }));
  const total = die + sumOf(modifiers);
  g.trial = null;
  log(g, rule, 'trial.total', { trial: kind, by, die, modifiers: sumOf(modifiers), total });
  return { die, total };
}
