import type { Script } from '@bivouac/kernel';
import { card as cardCard, scenarioFor } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { CardId, NationId, ZoneId } from '../../catalogue/ids.ts';
import { bothSides, type Europe, wasPlayed } from '../../state/state.ts';
import { isBlockadeClosed } from '../4-glossary/4-continental-blockade.ts';
import { raiseEscalade } from '../4-glossary/4-escalade.ts';
import { endGame, endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { bringPunishments } from '../6-cards/6.1-decks.ts';
import { countsFor } from '../3-game-map/3.2-counting.ts';
import { keysOf } from '../18-conquests/18.2.1-fall.ts';
import { scoreVictory, settle } from './19-awards.ts';

export { scoreVictory } from './19-awards.ts';

const FRANCE = 'france' as NationId;
const MANTUA = 'mantoue' as ZoneId;
/** Revised 8.3.5: its points are those of the Poland that it may create, and are scored then. */
const SCORED_LATER = '22F';

/** 6.2 The victory points and the escalade on a card, when it is played as an event. */
export const scoreCard = (g: Europe, card: CardId): void => {
  if (card === SCORED_LATER) return;
  raiseEscalade(g, cardCard(card).escalade);
  scoreVictory(g, cardCard(card).vp);
};

/** Glossary: the blockade counts once it was proclaimed (25F), and not in a year of licences (49F). */
const blockadeCounts = (g: Europe): boolean =>
  wasPlayed(g, '25F') && !inForce(g, 'licences').some(({ year }) => year === g.clock.year) && isBlockadeClosed(g);

/** 19 What counts while it holds: the blockade for the Empire; Mantua and the key zones of France, Paris twice, against it. */
const settleAll = (g: Europe): void => {
  settle(g, 'blockadeClosed', blockadeCounts(g));
  settle(g, 'mantuaLost', countsFor(g, MANTUA, 'coalition'));
  const { doubleKey } = tables(g).victory;
  for (const key of keysOf(g, FRANCE))
    settle(g, 'frenchKeyLost', countsFor(g, key, 'coalition'), key, key === doubleKey ? 2 : 1);
};

/** What is counted by the year begins again; in the revised edition the Punishments join the decks now. */
const newYear = (g: Europe): void => {
  g.tracks = {
    ...g.tracks,
    envoys: bothSides(() => []),
    missions: bothSides(() => []),
    warThisYear: false,
    seventhRound: false,
    armistice: 'none',
  };
  if (g.tracks.punishmentsDue) bringPunishments(g);
};

/** 5.4, 19 The victory conditions are checked; the last year of the scenario ends the game. */
// oxlint-disable-next-line require-yield
export function* victoryPhase(g: Europe): Script {
  settleAll(g);
  if (g.tracks.won !== null || g.clock.year >= scenarioFor(g.scenario, g.edition).end.year) {
    endGame(g);
    return;
  }
  newYear(g);
  endOfPhase(g);
}
