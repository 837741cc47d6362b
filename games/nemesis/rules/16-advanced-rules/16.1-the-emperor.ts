import type { CommanderId } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log } from '../../text/speech.ts';
import type { Nemesis } from '../../state/state.ts';
import { removeEffect } from '../../state/state-1813.ts';
import { commandersTakingPart } from '../11-combat-detail/11.2-taking-part.ts';
import { NAPOLEON } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { ratingOf } from '../3-pieces/3.4-ratings.ts';

/** 16.1 By a card Napoleon has no special characteristics this Turn (14.5, 16.2); his rating and his mark stay. */
export const isPlain = (g: Nemesis, id: CommanderId): boolean =>
  id === NAPOLEON && inForce(g, 'plainNapoleon').length > 0;

/** 16.1 By a card Napoleon is unwell in the first combat that he takes part in. */
export const isUnwell = (g: Nemesis, id: CommanderId): boolean =>
  id === NAPOLEON && inForce(g, 'unwellNapoleon').length > 0;

/** 11.5, 11.7 The rating that a commander has once the fighting begins; the rolls of 10.2 and 10.4 are made before. */
export const ratingInCombat = (g: Nemesis, id: CommanderId): number => (isUnwell(g, id) ? 0 : ratingOf(g, id));

/** 16.1 The dice of that combat have fallen: in the next he is himself again. */
export const recover = (g: Nemesis): void => {
  const [unwell] = inForce(g, 'unwellNapoleon');
  if (!unwell || !commandersTakingPart(g).includes(NAPOLEON)) return;
  removeEffect(g, unwell);
  log(g, '16.1', 'emperor.recovers', { commander: NAPOLEON });
};
