import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { PASS } from '../../answers/answers.ts';
import type { EventAnswer } from '../../answers/6-cards.ts';
import type { EndWarAnswer, EnvoyAnswer, ProtectorateAnswer } from '../../answers/8-diplomacy.ts';
import type { Side } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import type { Europe } from '../../state/state.ts';
import { endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { eventsAt, playEvent, useOf } from '../6-cards/6.4-use-of-cards.ts';
import { endForeignWar, mayEndForeignWar, warAnswers } from '../6-cards/6.5-foreign-wars.ts';
import { establishProtectorate, mayProtect, protectorateAnswers } from '../8-diplomacy/8.1.5-protectorate.ts';
import { envoyAnswers, maySendEnvoy, sendEnvoy } from '../8-diplomacy/8.2-diplomatic-action.ts';

/** 5.1.4 Each side plays two cards at most. */
const CARDS = 2;

type Deed = EventAnswer | EnvoyAnswer | ProtectorateAnswer | EndWarAnswer | typeof PASS;

const mayDo = (g: Europe, side: Side, deed: Deed): Verdict => {
  switch (deed.kind) {
    case 'event':
      return eventsAt(g, side, 'diplomacyPhase').may(deed);
    case 'envoy':
      return maySendEnvoy(g, side, deed);
    case 'protectorate':
      return mayProtect(g, side, deed);
    case 'endWar':
      return mayEndForeignWar(g, side);
    case 'pass':
      return undefined;
  }
};

function* carryOut(g: Europe, side: Side, deed: Exclude<Deed, typeof PASS>): Script {
  switch (deed.kind) {
    case 'event':
      return yield* playEvent(g, side, deed.card, useOf(deed, 'diplomacyPhase'));
    case 'envoy':
      return yield* sendEnvoy(g, side, deed);
    case 'protectorate':
      return establishProtectorate(g, side, deed);
    case 'endWar':
      return yield* endForeignWar(g, side, deed);
  }
}

const nextSide = (g: Europe): void => {
  if (g.clock.next === 'coalition') g.clock = { ...g.clock, next: 'empire', step: 0 };
  else endOfPhase(g);
};

/** 5.1.4, 7.4 The Coalition, then the Empire: diplomatic actions, protectorates, the end of foreign wars, or events. */
export function* diplomaticPhase(g: Europe): Script {
  const { next: side, step } = g.clock;
  const deed = yield* ask(
    choice<Deed>({
      by: side,
      rule: '5.1.4',
      prompt: say('diplomacy.phase', { left: CARDS - step }),
      among: [
        ...eventsAt(g, side, 'diplomacyPhase').among,
        ...envoyAnswers(g, side),
        ...protectorateAnswers(g, side),
        ...warAnswers(g, side),
      ],
      may: (answer) => mayDo(g, side, answer),
      or: [PASS],
    }),
  );
  if (deed.kind === 'pass') {
    nextSide(g);
    return;
  }
  yield* carryOut(g, side, deed);
  if (step + 1 < CARDS) g.clock = { ...g.clock, step: step + 1 };
  else nextSide(g);
}
