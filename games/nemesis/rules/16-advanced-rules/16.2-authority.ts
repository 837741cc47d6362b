import { lastingFact } from '@bivouac/kernel';
import { isInArea } from '../../catalogue/areas.ts';
import {
  type CommanderCard,
  commanderCard,
  type CommanderId,
  type HexId,
  unitCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import type { CommanderChange, Scenario } from '../../scenario/scenario.ts';
import { type Nemesis, scenarioOf } from '../../state/state.ts';
import { corpsIdOf } from '../15-optional-rules/15.2-evacuated-garrisons.ts';

type Seniority = CommanderCard['seniority'];

/** 16.2 Whom a commander may lead: everyone, all of one arm, or his own corps. */
export interface Authority {
  readonly seniority: Seniority;
  readonly corpsIds: readonly string[];
}

/** 16.2 The order of seniority; who has no mark at all is nobody's senior. */
const RANK: Readonly<Record<Seniority, number>> = { A: 5, I: 4, C: 3, K: 2, Corps: 1, none: 0 };

const promotionsIn = lastingFact(
  ({ commanderChanges }: Scenario): ReadonlyMap<CommanderId, readonly CommanderChange[]> => {
    const found = new Map<CommanderId, CommanderChange[]>();
    for (const change of commanderChanges) {
      if (change.change !== 'seniority' && change.change !== 'corps') continue;
      const known = found.get(change.commander);
      if (known) known.push(change);
      else found.set(change.commander, [change]);
    }
    for (const changes of found.values()) changes.sort((a, b) => a.endOfTurn - b.endOfTurn);
    return found;
  },
);

/** His counter, or what the calendar has made of him since: a change at the end of a Turn holds from the next on. */
const appointment = (g: Nemesis, id: CommanderId): Authority => {
  const card: Authority = commanderCard(id);
  const changes = promotionsIn(scenarioOf(g)).get(id);
  if (!changes) return card;
  return changes
    .filter(({ endOfTurn }) => endOfTurn < g.clock.turn)
    .reduce<Authority>(
      (now, { seniority, corpsIds }) => ({
        seniority: seniority ?? now.seniority,
        corpsIds: corpsIds ?? now.corpsIds,
      }),
      card,
    );
};

/** 16.2 From Turn 12 Eugène and Hiller are supreme commanders south of the Danube alone (rulings/16.2-south-of-the-danube.md). */
export const authorityOf = (g: Nemesis, id: CommanderId, hex: HexId): Authority => {
  const held = appointment(g, id);
  const { armyOnlySouthOfDanubeFrom: from } = commanderCard(id);
  if (from === 0 || held.seniority !== 'A' || g.clock.turn < from || isInArea('southOfDanube', hex)) return held;
  return { ...held, seniority: held.corpsIds.length > 0 ? 'Corps' : 'none' };
};

/** 16.2 His counter has no mark: he confers no benefit, and the rule does not apply to him (rulings/16.2-without-a-mark.md). */
export const isWithoutMark = (g: Nemesis, id: CommanderId): boolean => appointment(g, id).seniority === 'none';

/** 16.2 A commander whose mark holds in this hex. */
export const isDesignated = (g: Nemesis, id: CommanderId, hex: HexId): boolean =>
  authorityOf(g, id, hex).seniority !== 'none';

export const rankOf = (g: Nemesis, id: CommanderId, hex: HexId): number => RANK[authorityOf(g, id, hex).seniority];

/** 16.2 Guards follow a leader with a mark, though a leader of cavalry only if they ride (rulings/16.2-guard.md). */
const mayLeadGuard = (id: CommanderId, unit: UnitId): boolean =>
  !commanderCard(id).cavalryCorps || unitCard(unit).arm === 'cavalry';

/** 16.2 The letter: all units, all infantry, all cavalry, all Cossacks (rulings/16.2-cavalry-and-cossacks.md). */
const letterCovers = (seniority: Seniority, unit: UnitId): boolean => {
  const { arm, cossack } = unitCard(unit);
  switch (seniority) {
    case 'A':
      return true;
    case 'I':
      return arm === 'infantry';
    case 'C':
      return arm === 'cavalry';
    case 'K':
      return cossack;
    case 'Corps':
    case 'none':
      return false;
  }
};

/** 16.2 May this commander, in this hex, lead this unit? By his letter, by his corps, or because it is Guard. */
export const mayLead = (g: Nemesis, id: CommanderId, hex: HexId, unit: UnitId): boolean => {
  const { seniority, corpsIds } = authorityOf(g, id, hex);
  if (seniority === 'none') return false;
  if (letterCovers(seniority, unit)) return true;
  if (unitCard(unit).guard && mayLeadGuard(id, unit)) return true;
  return corpsIds.includes(corpsIdOf(g, unit));
};

/**
 * 16.2 The senior of these commanders in this hex. Among equals their owner says who is senior, so all of them are
 * given and he is taken to choose the one who serves him best. Without a mark among them there is none.
 */
export const seniorsAmong = (g: Nemesis, hex: HexId, commanders: readonly CommanderId[]): readonly CommanderId[] => {
  const highest = commanders.reduce((rank, id) => Math.max(rank, rankOf(g, id, hex)), 0);
  return highest === 0 ? [] : commanders.filter((id) => rankOf(g, id, hex) === highest);
};
