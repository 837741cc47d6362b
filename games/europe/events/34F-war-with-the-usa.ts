import { ask, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../answers.ts';
import { cardId, fleet as fleetCard } from '../catalogue.ts';
import type { FleetId, NationId } from '../ids.ts';
import { log, say } from '../speech.ts';
import { type Europe, putFleet } from '../state.ts';
import type { EventRules, EventUse } from './event.ts';
import { boxOfWar } from './foreign-war.ts';

const CARD = cardId('34F');
const BRITAIN = 'britain' as NationId;
const RESOURCES = -4;

/** A British fleet on the map, or one that could be built. */
const fleets = (g: Europe): readonly FleetId[] =>
  g.fleets.flatMap(({ id, at }) =>
    fleetCard(id).nation === BRITAIN && at.kind !== 'box' && (at.kind !== 'off' || at.why === 'reserve') ? [id] : [],
  );

function* declare(g: Europe): Script {
  const among = fleets(g);
  if (among.length > 0) {
    const { fleet } = yield* ask<AnswerOf<'fleetToForeignWar'>>({
      by: 'coalition',
      rule: '6.5',
      prompt: say('foreignWar.whichFleet', { war: CARD }),
      answers: among.map((id) => ({ kind: 'fleetToForeignWar', fleet: id })),
    });
    putFleet(g, fleet, { kind: 'box', box: boxOfWar(CARD) });
    log(g, '6.5', 'foreignWar.fleetSent', { fleet, war: CARD });
  }
  // The budget of this year is over whenever the card can be played.
  const year = g.clock.year + 1;
  g.effects = [...g.effects, { card: CARD, kind: 'resources', power: BRITAIN, by: RESOURCES, year }];
}

const war = (when: EventUse['when']): EventUse => ({ when, may: () => undefined, play: declare });

/** 34F War with the USA: a foreign war that takes a British fleet, and four resources of Britain's next budget (6.5). */
export const warWithTheUsa: EventRules = [war('action'), war('diplomacyPhase')];
