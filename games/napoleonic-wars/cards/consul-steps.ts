import type { Script, Seat, Verdict } from '@bivouac/kernel';
import { DONE } from '../text/answers.ts';
import type { Nation, Power } from '../catalogue/ids.ts';
import { POWERS } from '../catalogue/ids.ts';
import { drawNearer, mayDraw, mayPush, mayTouch, setConsul } from '../rules/8-diplomacy/8.1-track.ts';
import { must, say } from '../text/speech.ts';
import { columnAt, consulOf, isPlayerPower, type NapoleonicWars } from '../state/state.ts';
import type { ConsulStep } from '../text/6-responses.ts';
import { pick } from './choosing.ts';

/** What an event lets Consuls do: so many boxes, of these Proxies, into Pact or not. */
export interface ConsulSteps {
  readonly boxes: number;
  readonly of: (nation: Nation) => boolean;
  readonly mayEnterPact: boolean;
  /** All steps with one and the same Consul. */
  readonly oneConsul: boolean;
  /** How many boxes it must move at least. */
  readonly least?: number;
  /** Other steps that the event rules out. */
  readonly fits?: (step: ConsulStep) => boolean;
}
const stepsOf = (g: NapoleonicWars, { of, fits = () => true }: ConsulSteps): readonly ConsulStep[] =>
  g.consuls
    .filter(({ nation }) => of(nation))
    .flatMap(({ nation }): readonly ConsulStep[] => [
      { kind: 'consulLeft', nation },
      ...POWERS.filter((power) => isPlayerPower(g, power)).map((row): ConsulStep => ({
        kind: 'consulRight',
        nation,
        row,
      })),
    ])
    .filter(fits);

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
  const verdicts = stepsOf(g, allowed).map((step) => mayStepByEvent(g, step, allowed));
  return verdicts.includes(undefined) ? undefined : (verdicts[0] ?? must('6.1', false, 'consul.nobody'));
};
/** 8.1 Is the Track open, and the Consul free to be moved at all? */
export const mayTouchConsul = (g: NapoleonicWars, nation: Nation): Verdict => {
  const consul = consulOf(g, nation);
  return consul ? mayTouch(g, consul) : must('8.1', false, 'consul.endOfTrack', { nation });
};

/** One step of a Consul; into Pact its Proxy becomes an Ally. */
export function* stepConsul(g: NapoleonicWars, step: ConsulStep): Script {
  const consul = consulOf(g, step.nation);
  if (!consul) return;
  if (step.kind === 'consulRight') yield* drawNearer(g, consul, step.row satisfies Power);
  else setConsul(g, consul.nation, columnAt(consul.column, -1) ?? 'unaligned', consul.row);
}

/** The seat that decides moves Consuls box by box, one at least; where nobody decides, as many as there may be. */
export function* moveConsuls(
  g: NapoleonicWars,
  seat: Seat | null,
  allowed: ConsulSteps,
): Script<readonly ConsulStep[]> {
  const made: ConsulStep[] = [];
  for (let box = 0; box < allowed.boxes; box++) {
    const [first] = made;
    const now =
      first !== undefined && allowed.oneConsul
        ? { ...allowed, of: (nation: Nation) => nation === first.nation }
        : allowed;
    if (mayAnyStep(g, now) !== undefined) return made;
    const answer = yield* pick<ConsulStep | typeof DONE>(seat, {
      rule: '6.16',
      prompt: say('consul.whichStep', { left: allowed.boxes - box }),
      among: stepsOf(g, now),
      may: (step) => mayStepByEvent(g, step as ConsulStep, now),
      or: box >= (allowed.least ?? 1) ? [DONE] : [],
    });
    if (answer.kind === 'done') return made;
    made.push(answer);
    yield* stepConsul(g, answer);
  }
  return made;
}
