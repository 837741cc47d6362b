import type { Verdict } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Europe, isMajor, nation, opponent, sideOfForce, wasPlayed, zone } from '../../state/state.ts';
import { protectedStateOf } from '../20-scenarios/20.2-states.ts';

const NOBODY: readonly string[] = ['annexed', 'notCreated', 'dissolved', 'revoltNotInPlay', 'inRevolt', 'partOf'];

/** 8.2.1 2013: an allied Spain that has lost a battle may be talked out of the alliance, until the Snare of Bayonne (24F). */
export const maySpainLeave = (g: Europe, side: Side, id: NationId): boolean =>
  !revised(g, 'spainLeaves') &&
  id === 'spain' &&
  side === 'coalition' &&
  nation(g, id).side === 'empire' &&
  nation(g, id).lostBattle &&
  !wasPlayed(g, '24F');

/** 17F, 30F Events that keep envoys away. */
const mayBeVisited = (g: Europe, side: Side, id: NationId): Verdict =>
  must(
    '8.2',
    !inForce(g, 'closedToDiplomacy').some(
      (each) => each.nation === id && each.side === side && g.clock.year <= each.until,
    ),
    'diplomacy.closed',
    { nation: id },
  ) ??
  must(
    '8.2',
    !isMajor(id) || !inForce(g, 'noMajorDiplomacy').some((each) => each.side === side && each.year === g.clock.year),
    'diplomacy.closed',
    { nation: id },
  );

/** 8.2.1 A major power must be neutral: neither at war, nor in forced peace or forced alliance. */
const isOpenMajor = (g: Europe, side: Side, id: NationId): Verdict =>
  maySpainLeave(g, side, id)
    ? undefined
    : must('8.2.1', nation(g, id).status === 'neutral', 'diplomacy.notNeutral', { nation: id });

/** 8.2.2 Steps of the side that stand in a country. */
const hasTroopsIn = (g: Europe, id: NationId, side: Side): boolean =>
  g.forces.some((row) => zone(g, row.zone).nation === id && sideOfForce(g, row.id) === side);

/**
 * 8.2.2 A minor power that is neutral; or an ally of France, in the time of the Punishments, and before it one in whose
 * land no step of the Empire stands. Never a protectorate, in the revised edition nor a part of one.
 */
const isOpenMinor = (g: Europe, side: Side, id: NationId): Verdict => {
  const { status, side: allegiance, patron } = nation(g, id);
  const state = revised(g, 'protectedParts') ? protectedStateOf(g, id) : undefined;
  return (
    must('8.2.2', !NOBODY.includes(status), 'diplomacy.noNation', { nation: id }) ??
    must('8.2.2', allegiance !== side, 'diplomacy.ownAlly', { nation: id }) ??
    must('8.2.2', allegiance !== 'coalition', 'diplomacy.enemyAlly', { nation: id }) ??
    must('8.2.2', status !== 'protectorate', 'diplomacy.protectorate', { nation: id }) ??
    (patron !== null && allegiance === 'neutral'
      ? must('8.2.2', false, 'diplomacy.follows', { nation: id, patron })
      : undefined) ??
    (state === undefined ? undefined : must('8.2.2', false, 'diplomacy.partOfProtectorate', { nation: id, state })) ??
    must(
      '8.2.2',
      allegiance === 'neutral' || g.tracks.period === 'Punishments' || !hasTroopsIn(g, id, opponent(side)),
      'diplomacy.garrisoned',
      { nation: id },
    )
  );
};

/** 8.2.1, 8.2.2 Can the nation be won over by this side at all? */
export const isOpenTo = (g: Europe, side: Side, id: NationId): Verdict =>
  (isMajor(id) ? isOpenMajor(g, side, id) : isOpenMinor(g, side, id)) ?? mayBeVisited(g, side, id);

const pairOf = (round: number): number => Math.ceil(round / 2);

/** 8.2.1 In the phase: one major power and one minor, or two minors. In the first edition they are two, not one twice. */
const fitsThePhase = (g: Europe, side: Side, id: NationId): Verdict => {
  const visited = g.tracks.missions[side];
  return (
    must('8.2.1', !isMajor(id) || !visited.some(isMajor), 'diplomacy.oneMajor', { nation: id }) ??
    must('8.2.1', revised(g, 'diplomacyPerPhase') || !visited.includes(id), 'diplomacy.sameTwice', { nation: id })
  );
};

/** 5.2, 8.2.1 In the rounds: minor powers alone, once in rounds 1 and 2, once in 3 and 4, and so on. */
const fitsTheRound = (g: Europe, side: Side, id: NationId): Verdict => {
  const { round } = g.clock;
  return (
    must('8.2.1', !isMajor(id) || maySpainLeave(g, side, id), 'diplomacy.majorInPhase', { nation: id }) ??
    must('5.2', !g.tracks.envoys[side].some((each) => pairOf(each) === pairOf(round)), 'diplomacy.oncePerTwoRounds')
  );
};

/** 8.2 May a side act on that nation now, by a card's value or by an event? */
export const mayCourt = (g: Europe, side: Side, id: NationId): Verdict => {
  const { phase } = g.clock;
  if (phase !== 'diplomacy' && phase !== 'rounds') return must('8.2', false, 'diplomacy.notNow');
  return (phase === 'rounds' ? fitsTheRound(g, side, id) : fitsThePhase(g, side, id)) ?? isOpenTo(g, side, id);
};

/** The action is noted, for the limits of the phase and of the rounds. */
export const noteMission = (g: Europe, side: Side, id: NationId): void => {
  const { missions, envoys } = g.tracks;
  const { phase, round } = g.clock;
  if (phase === 'diplomacy') g.tracks = { ...g.tracks, missions: { ...missions, [side]: [...missions[side], id] } };
  if (phase === 'rounds') g.tracks = { ...g.tracks, envoys: { ...envoys, [side]: [...envoys[side], round] } };
};
