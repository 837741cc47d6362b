import { ask, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { boxId, cardId, fleet as fleetCard } from '../catalogue/catalogue.ts';
import type { FleetId, NationId } from '../catalogue/ids.ts';
import { log, say } from '../text/speech.ts';
import { type Europe, putFleet } from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { boxOfWar, owe } from './foreign-war.ts';

const CARD = cardId('34F');
const BRITAIN = 'britain' as NationId;
const CORSAIRS = boxId('box_corsairs');
const RESOURCES = -4;

/** A British fleet in play, be it on the hunt for corsairs (17.2.10). */
const fleets = (g: Europe): readonly FleetId[] =>
  g.fleets.flatMap(({ id, at }) =>
    fleetCard(id).nation === BRITAIN && at.kind !== 'off' && (at.kind !== 'box' || at.box === CORSAIRS) ? [id] : [],
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
  } else owe(g, CARD, BRITAIN, 'fleet');
  // The budget of this year is over whenever the card can be played.
  const year = g.clock.year + 1;
  g.effects = [...g.effects, { card: CARD, kind: 'resources', power: BRITAIN, by: RESOURCES, year }];
}

const war = (when: EventUse['when']): EventUse => ({ when, may: () => undefined, play: declare });

/** 34F War with the USA: a foreign war that takes a British fleet, and four resources of Britain's next budget (6.5). */
export const warWithTheUsa: EventRules = [war('action'), war('diplomacyPhase')];
