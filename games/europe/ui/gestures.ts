import type { Gesture, Series, Toll, Warning } from '@bivouac/board/game-ui.ts';
import type { Ahead, Answer, Asked, DiceChance, Language, Way } from '@bivouac/kernel';
import type { GeneralId, UnitId, ZoneId } from '../catalogue/ids.ts';
import { newMarch } from '../rules/9-activations/9.1-new-march.ts';
import { type Europe, forceCalled, type ForceName } from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { marchRisk } from './march-risk.ts';
import { type Marching, marchUnderWay, onwards } from './marching.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';
import { warnings } from './warnings.ts';

const nameOf = (begun: Answer | undefined): ForceName | undefined =>
  (begun?.['force'] ?? begun?.['general'] ?? begun?.['unit']) as ForceName | GeneralId | UnitId | undefined;

/** 12 The march that a gesture would begin: of a force that is not activated yet, or the one under way. */
const marchOf = (view: EuropeView, from: Asked, { given }: Ahead): Marching | undefined => {
  const g = stateOf(view);
  const name = from.prompt.params['force'] as ForceName;
  const stands = g.units.some(({ id, at }) => id === name && at.startsWith('force-'));
  const leads = g.generals.some(({ id, at }) => id === name && at.startsWith('force-'));
  if (!g.march && !stands && !leads) return undefined;
  const forced = given.find(({ kind }) => kind === 'forced')?.['points'];
  const before: Europe = g.march ? g : { ...g, log: [] };
  const begun = g.march ?? newMarch(before, forceCalled(before, name));
  const left = Number(from.prompt.params['left']);
  const declared = typeof forced === 'number' ? forced : (begun.forced ?? 0);
  const march = { ...begun, forced: declared, factor: left + begun.spent - declared };
  return marchUnderWay({ ...before, march }, from);
};

/** 12.1, 12.3, 13.6 What a march costs, what attrition may take, and what its last step would bring. */
const tollOfMarch = (view: EuropeView, from: Asked, way: Way, ahead: Ahead, language: Language): Toll => {
  const words = wordsIn(language);
  const start = marchOf(view, from, ahead);
  const last = way.answers.at(-1);
  const steps = way.answers.map(({ to }) => to as ZoneId);
  const there = start && steps.reduce(onwards, start);
  const before = start && steps.slice(0, -1).reduce(onwards, start);
  const cost = there && start ? there.march.spent - start.march.spent : way.cost;
  const of = Number(from.prompt.params['left']);
  const length: Warning = { rule: '12.1', tone: 'plain', words: words('gesture.points', { cost, of }) };
  const risk = there ? marchRisk(there) : 0;
  const attrition: readonly Warning[] =
    risk > 0 ? [{ rule: '13.6', words: words('gesture.attrition', { percent: Math.round(risk * 100) }) }] : [];
  const standing = before && { ...view, march: before.march, forces: before.g.forces };
  const told = standing && last ? warnings(standing, from, [last], language) : [];
  const answered: readonly Warning[] =
    way.stops === 'others' ? [{ rule: '12.4', words: words('gesture.theyMayAnswer') }] : [];
  return {
    cost: String(cost),
    tone: way.stops === 'others' ? 'dear' : risk > 0 ? 'risky' : 'easy',
    risk,
    facts: [length, ...attrition, ...told, ...answered],
  };
};

const titled = (of: 'march' | 'redeploy') => (_view: EuropeView, begun: Answer | undefined, language: Language) => {
  const name = nameOf(begun);
  const words = wordsIn(language);
  return name === undefined ? words(`gesture.${of}`) : words(`gesture.${of}Of`, { force: name });
};

/** 9.1, 12 Which force, whom it calls in, forced or not, and where to. */
const march: Gesture<EuropeView> = {
  id: 'march',
  stages: [
    { asks: 'activation.whom', does: 'begin', kinds: ['activate', 'activateArmies', 'detachCorps'] },
    { asks: 'campaign.next', does: 'begin', kinds: ['activate', 'activateArmies', 'detachCorps'] },
    { asks: 'swap.which', does: 'skip', kinds: ['swap'], next: 'done' },
    { asks: 'callIn.whom', does: 'skip', kinds: ['callIn'], next: 'done' },
    { asks: 'event.react', does: 'skip', kinds: [], next: 'pass' },
    { asks: 'forced.howMany', does: 'skip', kinds: ['forced'], next: 'forced' },
    {
      asks: 'march.next',
      does: 'walk',
      kinds: ['march'],
      next: 'halt',
      unless: ['control', 'siege', 'rally'],
      cost: { figure: 'left', down: true },
    },
  ],
  words: (language) => wordsIn(language)('gesture.march'),
  title: titled('march'),
  toll: tollOfMarch,
};

/** 7.6 Which force, and where to. */
const redeploy: Gesture<EuropeView> = {
  id: 'redeploy',
  stages: [
    { asks: 'redeploy.who', does: 'begin', kinds: ['redeploy', 'redeployPart'] },
    {
      asks: 'redeploy.where',
      does: 'walk',
      kinds: ['redeployTo'],
      next: 'done',
      unless: ['pickUpDepot'],
      cost: { figure: 'left', down: true },
    },
  ],
  words: (language) => wordsIn(language)('gesture.redeploy'),
  title: titled('redeploy'),
};

/** 17.2.1 Which squadron, and over which seas. */
const sail: Gesture<EuropeView> = {
  id: 'sail',
  stages: [
    { asks: 'activation.whom', does: 'begin', kinds: ['activateFleet'] },
    { asks: 'naval.step', does: 'walk', kinds: ['sail', 'putIn', 'putOut'], cost: { figure: 'left', down: true } },
  ],
  words: (language) => wordsIn(language)('gesture.sail'),
  title: (_view, _begun, language) => wordsIn(language)('gesture.sail'),
};

export const gestures: readonly Gesture<EuropeView>[] = [march, redeploy, sail];

/** Answers on which a die falls. */
export const chances: readonly DiceChance[] = [
  { asks: 'evasion.offer', kinds: ['evade'], told: ['evasion.slipsAway'], asked: ['evasion.whereTo'] },
  { asks: 'interception.offer', kinds: ['intercept', 'interceptArmies'], told: ['interception.succeeds'] },
  { asks: 'march.next', kinds: ['siege'], told: ['siege.result'], figure: 'result', values: ['honours', 'breach'] },
  { asks: 'march.next', kinds: ['rally'], told: ['rally.done'] },
  { asks: 'counterMarch.who', kinds: ['counterMarch'], told: ['counterMarch.arrives'] },
];

/** What comes piece by piece in the rulebook, and is one thing to the player. */
export const series: readonly Series[] = [
  { asks: ['loss.choose'], sheet: true },
  { asks: ['hand.discard'] },
  {
    asks: [
      'setUp.general',
      'setUp.where',
      'setUp.freeGeneral',
      'setUp.withWhom',
      'setUp.depot',
      'setUp.fleet',
      'setUp.replacements',
    ],
  },
  {
    asks: [
      'budget.line',
      'raise.where',
      'raise.withWhom',
      'general.withWhom',
      'raise.minorSteps',
      'raise.fleetWhere',
      'specialUnit.which',
    ],
    sheet: true,
    amount: 'steps',
    ends: true,
    // 7.3.4 Where what was bought appears.
    follows: [
      { asks: 'raise.where', does: 'skip', kinds: ['raiseAt'], next: 'raiseAt' },
      {
        asks: 'raise.withWhom',
        does: 'skip',
        kinds: ['raiseWith', 'raiseAt'],
        else: ['raiseWith', 'raiseAt'],
        next: 'raiseWith',
      },
      { asks: 'general.withWhom', does: 'skip', kinds: ['raiseWith'], next: 'raiseWith' },
      { asks: 'raise.fleetWhere', does: 'skip', kinds: ['raiseAt'], next: 'raiseAt' },
    ],
  },
  { asks: ['redeploy.who', 'redeploy.where'] },
  { asks: ['neutral.move'] },
];

/** 8.1, 7.3 Envoys, protectorates and what is taken back off the map: the eye is on the armies. */
const MINOR: readonly string[] = ['envoy', 'protectorate', 'relieve', 'withdraw', 'withdrawFleet', 'withdrawDepot'];
export const minor = ({ kind }: Answer): boolean => MINOR.includes(kind);

/** 5.2, 9.1 A round without an action, and activation points that nobody has used. */
export const wastes = ({ kind }: Answer, { prompt, answers = [] }: Asked): boolean => {
  if (prompt.key === 'action.choose') return kind === 'pass' && answers.length > 1;
  return prompt.key === 'campaign.next' && kind === 'done' && answers.length > 1;
};
