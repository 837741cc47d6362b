import { choose, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { log, say } from '../../text/speech.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import { commander, type Nemesis, scenarioOf, sendCommanderAway } from '../../state/state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { placeCommander } from '../13-cossacks-and-reinforcements/13.3-placing.ts';
import { NAPOLEON } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { linkOf } from './17.1-rules-of-1812.ts';

/** 17.9c In November 1812 the French decide whether Napoleon goes to Paris or stays, at the price of all who would come from August 1813 on. */
export function* decideOnNapoleon(g: Nemesis): Script {
  const { kind } = yield* choose<AnswerOf<'keepNapoleon' | 'sendNapoleon'>>({
    by: 'french',
    rule: '17.9c',
    prompt: say('napoleon.whether'),
    among: [{ kind: 'sendNapoleon' }, { kind: 'keepNapoleon' }],
    may: () => undefined,
  });
  changeInvasion(g, { napoleon: kind === 'keepNapoleon' ? 'kept' : 'inParis' });
  if (kind === 'sendNapoleon') sendCommanderAway(g, NAPOLEON);
  log(g, '17.9c', kind === 'keepNapoleon' ? 'napoleon.stays' : 'napoleon.leaves', { commander: NAPOLEON });
  endPhase(g);
}

/** 17.9c He is back at the end of April 1813, whatever sources the French have (rulings/17.9-napoleon.md). */
export const isNapoleonDue = (g: Nemesis): boolean => {
  const link = linkOf(g);
  return (
    link !== undefined &&
    g.politics.invasion?.napoleon === 'inParis' &&
    g.clock.turn >= link.lastTurn + link.napoleon.returnsAtEndOf &&
    commander(g, NAPOLEON).at === 'due'
  );
};

/** To the place of his card by 13.3; if that is closed, to any French stack. */
export function* napoleonReturns(g: Nemesis): Script {
  const group = scenarioOf(g).reinforcements.french.find(({ commanders }) => commanders.includes(NAPOLEON));
  if (!group) throw new Error('17.9c: Napoleon is not on the card of 1813');
  yield* placeCommander(g, 'french', NAPOLEON, { ...group, units: [] });
}
