import { choose, draw, type Script, type Seat } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { director, giveCard, handOf, type NapoleonicWars } from '../state/state.ts';
import { NO, YES } from '../text/answers.ts';
import { revealTo, say } from '../text/speech.ts';
import { anyTime } from './any-time.ts';
import type { By } from './card.ts';
import { pick, pickNation } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const {
  log,
  must,
  say: ask,
  wording,
} = plainWords({
  'spies.nobody': {
    en: 'No nation that another player directs holds a card.',
    fr: 'Aucune nation dirigée par un autre joueur n’a de carte.',
  },
  'spies.take': {
    en: 'Take one of these cards at random, and give one of yours?',
    fr: 'Prendre une de ces cartes au hasard, et en donner une des vôtres ?',
  },
  'spies.swap': { en: 'The spies exchange a card.', fr: 'Les espions échangent une carte.' },
});
const SPY_NETWORK = cardId('spy_network');

const hands = (g: NapoleonicWars, seat: Seat | null): readonly Nation[] =>
  NATIONS.filter((nation) => director(g, nation) !== seat && handOf(g, nation).length > 0);

/** The player looks at a Hand, and may exchange a random card of it for one of their own choice. */
function* spies(g: NapoleonicWars, { nation, seat }: By): Script {
  if (seat === null) return;
  const victim = yield* pickNation(seat, SPY_NETWORK, hands(g, seat));
  for (const card of handOf(g, victim)) revealTo(g, { only: seat }, '6.5', 'spies.seen', { nation: victim, card });
  if (handOf(g, nation).length === 0) return;
  const prompt = ask('spies.take');
  const { kind } = yield* choose<typeof YES | typeof NO>({
    by: seat,
    rule: '6.5',
    prompt,
    among: [YES, NO],
    may: () => undefined,
  });
  if (kind === 'no') return;
  const left = handOf(g, victim).map((card) => ({ kind: 'randomCard' as const, card }));
  const { card } = yield* draw('6.5', say('card.random', { nation: victim }), left);
  const among = handOf(g, nation).map((own) => ({ kind: 'eventCard' as const, card: own }));
  giveCard(g, card, nation);
  const both = [seat, director(g, victim)].flatMap((each) => (each === null ? [] : [each]));
  revealTo(g, { only: both }, '6.5', 'draw.got', { nation, card });
  const given = yield* pick(seat, { rule: '6.5', prompt: say('event.whichCard', { card: SPY_NETWORK }), among });
  giveCard(g, given.card, victim);
  log(g, '6.5', 'spies.swap');
  revealTo(g, { only: both }, '6.5', 'draw.got', { nation: victim, card: given.card });
}

/** 42 Spy Network: a look into a Hand, and perhaps a card of it for one of the own. */
export const spyNetwork = anyTime(SPY_NETWORK, {
  wording,
  says: {
    en: 'Response: look at the Hand of a nation that you do not direct. You may then take one of its cards at random and give it one of your choice.',
    fr: 'Réaction : regardez la main d’une nation que vous ne dirigez pas. Vous pouvez ensuite en prendre une carte au hasard et lui en donner une de votre choix.',
  },
  may: (g, { seat }) => must('6.14', hands(g, seat).length > 0, 'spies.nobody'),
  play: spies,
});
