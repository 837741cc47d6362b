import { ask, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { FleetId, Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { type Europe, type FleetAt, squadron } from '../../state/state.ts';
import { loseFleet } from './17.3.1-losses.ts';

/** 17.2.2, 3.1 A squadron has three fleets at most, at sea, in a port or before one. */
export const SQUADRON = 3;

/** 17.2.2 Where a squadron has stopped, fleets beyond the third are eliminated, at the owner's choice. */
export function* eliminateExcess(g: Europe, at: FleetAt, side: Side): Script {
  for (let there = squadron(g, at, side); there.length > SQUADRON; there = squadron(g, at, side)) {
    const { fleet } = yield* ask<AnswerOf<'loseFleet'>>({
      by: side,
      rule: '17.2.2',
      prompt: say('naval.excess', { over: there.length - SQUADRON }),
      answers: there.map((id: FleetId) => ({ kind: 'loseFleet', fleet: id })),
    });
    loseFleet(g, fleet);
    log(g, '17.2.2', 'naval.eliminated', { fleet });
  }
}
