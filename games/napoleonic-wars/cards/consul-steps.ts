import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { DONE } from '../text/answers.ts';
import type { Nation, Power } from '../catalogue/ids.ts';
import { POWERS } from '../catalogue/ids.ts';
import { drawNearer, mayDraw, mayPush, setConsul } from '../rules/8-diplomacy/8.1-track.ts';
import { must, say } from '../text/speech.ts';
import { columnAt, consulOf, isPlayerPower, type NapoleonicWars } from '../state/state.ts';
import type { By } from './card.ts';
import type { ConsulStep } from '../text/6-responses.ts';

/** What an event lets Consuls do: so many boxes, of these Proxies, into Pact or not. */
export interface ConsulSteps {
  readonly boxes: number;
  readonly of: (nation: Nation) => boolean;
  readonly mayEnterPact: boolean;
  /** All steps with one and the same Consul. */
  readonly oneConsul: boolean;
}
const steps = (g: NapoleonicWars, { of }: ConsulSteps): readonly ConsulStep[] =>
  g.consuls
    .filter(({ nation }) => of(nation))
    .flatMap(({ nation }): readonly ConsulStep[] => [
      { kind: 'consulLeft', nation },
      ...POWERS.filter((power) => isPlayerPower(g, power)).map((row): ConsulStep => ({
        kind: 'consulRight',
        nation,
        row,
      })),
    ]);

/** 8.1, 6.16 By event a Consul goes right on the row of any Player Power; no Pact is left, and entered only where the event says so. */
export const mayStepByEvent = (
  g: NapoleonicWars,
  step: ConsulStep,
  { mayEnterPact }: Pick<ConsulSteps, 'mayEnterPact'>,
): Verdict => {
  const consul = consulOf(g, step.nation);
  if (!consul) return must('8.1', false, 'consul.endOfTrack', { nation: step.nation });
  if (step.kind === 'consulLeft') return mayPush(g, consul);
  return (
    mayDraw(g, step.row, consul) ??
    must('6.16', mayEnterPact || columnAt(consul.column, 1) !== 'pact', 'consul.noPactNow', { nation: step.nation })
  );
};
/** Is there a step that the event could make? */
export const mayAnyStep = (g: NapoleonicWars, allowed: ConsulSteps): Verdict => {
  const verdicts = steps(g, allowed).map((step) => mayStepByEvent(g, step, allowed));
  return verdicts.includes(undefined) ? undefined : (verdicts[0] ?? must('6.1', false, 'consul.nobody'));
};

/** The player moves Consuls box by box; one at least. */
export function* moveConsuls(g: NapoleonicWars, { seat }: By, allowed: ConsulSteps): Script {
  let mine: Nation | undefined;
  for (let box = 0; box < allowed.boxes && seat !== null; box++) {
    const only = mine;
    const now =
      only !== undefined && allowed.oneConsul ? { ...allowed, of: (nation: Nation) => nation === only } : allowed;
    if (mayAnyStep(g, now) !== undefined) return;
    const answer = yield* choose<ConsulStep | typeof DONE>({
      by: seat,
      rule: '6.16',
      prompt: say('consul.whichStep', { left: allowed.boxes - box }),
      among: steps(g, now),
      may: (step) => mayStepByEvent(g, step as ConsulStep, now),
      or: box > 0 ? [DONE] : [],
    });
    if (answer.kind === 'done') return;
    mine = answer.nation;
    const consul = consulOf(g, answer.nation);
    if (!consul) return;
    if (answer.kind === 'consulRight') yield* drawNearer(g, consul, answer.row satisfies Power);
    else setConsul(g, consul.nation, columnAt(consul.column, -1) ?? 'unaligned', consul.row);
  }
}
