import type { Script } from '@bivouac/kernel';
import { factionOf, type WarAndPeace, type Work } from '../../state/index.ts';
import { activeSeats, FRENCH, isActive } from '../D-players/D.3-seats.ts';
import { annexHolland, creations } from '../H-creation/H.1-create.ts';
import { polishQuestion } from '../H-creation/H.2-poland.ts';
import { exileMarker } from '../K-france/K.2-return.ts';
import { spanishChart } from '../L-iberia/L.1-spanish-chart.ts';
import { automaticWars, dicesOfTheBelligerents, flagsGoDown } from '../M-east/M.2-clocks.ts';
import { pressburg, tilsit } from '../M-east/M.5-treaties.ts';
import { peaceDice, warDice } from './G.7-foreign-wars.ts';
import { irishMonth } from './G.10-ireland.ts';
import { expulsions } from './G.3-expulsion.ts';
import { attempt } from './G.2-attempt.ts';
import { announcements, declarations, suitsForPeace } from './G.5-declarations.ts';

type Alliance = Extract<Work, { readonly phase: 'alliance' }>;
type Step = Alliance['left'][number];

/** R-47 Clocks and automatic events first, then declarations, the one attempt last. */
const STEPS: Readonly<Record<'neutral' | 'pro' | 'anti', readonly Step[]>> = {
  neutral: ['automatic', 'peace', 'announcements', 'suits'],
  pro: [
    'dice',
    'exile',
    'wars',
    'ireland',
    'poland',
    'pressburg',
    'tilsit',
    'holland',
    'creations',
    'announcements',
    'votes',
    'declarations',
    'suits',
    'attempt',
  ],
  anti: ['dice', 'flags', 'peace', 'chart', 'announcements', 'votes', 'declarations', 'suits', 'attempt'],
};

/** E.2, K.2.b What the French player does as an active one: not while France is in exile and nobody else stands with it. */
const FRENCH_STEPS: readonly Step[] = ['poland', 'pressburg', 'tilsit', 'holland', 'creations', 'attempt'];

function* take(g: WarAndPeace, step: Step, segment: 'neutral' | 'pro' | 'anti'): Script {
  const side = segment === 'anti' ? 'anti' : 'pro';
  if (segment === 'pro' && FRENCH_STEPS.includes(step) && !isActive(g, 'france') && !activeSeats(g).includes(FRENCH))
    return;
  switch (step) {
    case 'automatic':
      return yield* automaticWars(g);
    case 'dice':
      return yield* dicesOfTheBelligerents(g, side);
    case 'flags':
      return flagsGoDown(g);
    case 'chart':
      return spanishChart(g);
    case 'exile':
      return yield* exileMarker(g);
    case 'wars':
      return yield* warDice(g);
    case 'peace':
      for (const nation of ['england', 'russia'] as const)
        if (factionOf(g, nation) === segment) yield* peaceDice(g, nation);
      return;
    case 'ireland':
      return yield* irishMonth(g);
    case 'votes':
      return yield* expulsions(g, side);
    case 'poland':
      return yield* polishQuestion(g);
    case 'pressburg':
      return yield* pressburg(g);
    case 'tilsit':
      return yield* tilsit(g);
    case 'holland':
      return yield* annexHolland(g);
    case 'creations':
      return yield* creations(g);
    case 'announcements':
      return yield* announcements(g, segment);
    case 'declarations':
      return yield* declarations(g, side);
    case 'suits':
      return yield* suitsForPeace(g);
    case 'attempt':
      return yield* attempt(g, side);
  }
}

/** G The Alliance Phase, step by step. */
export function* alliancePhase(g: WarAndPeace): Script<'more' | 'done'> {
  const { segment } = g.clock;
  if (segment !== 'neutral' && segment !== 'pro' && segment !== 'anti') return 'done';
  if (g.work.phase !== 'alliance') {
    g.work = { phase: 'alliance', left: STEPS[segment] };
    return 'more';
  }
  const [step, ...left] = g.work.left;
  if (!step) return 'done';
  g.work = { phase: 'alliance', left };
  yield* take(g, step, segment);
  return 'more';
}
