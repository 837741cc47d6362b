import { ask, askTogether, choice, type Question, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, PASS, YES } from '../../answers/answers.ts';
import { type Faction, type Major, MAJORS } from '../../catalogue/ids.ts';
import { factionOf, turnOf, type WarAndPeace } from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { activeSeats } from '../D-players/D.3-seats.ts';
import { isLocked } from './G.2-eligible.ts';
import { setStatus } from './G.4-status.ts';

/** G.3.d, G.3.f, R-80 Any member of the faction but its leading state, and but those whom a rule keeps where they are. */
const mayExpel = (g: WarAndPeace, nation: Major, side: Faction): Verdict =>
  must('G.3.d', nation !== 'france' && nation !== 'england', 'alliance.leads') ??
  must('G.3.d', factionOf(g, nation) === side, 'alliance.notYet', { nation }) ??
  must('I.2.a', g.politics.status[nation] !== 'conqueredPro', 'alliance.conquered', { nation }) ??
  must('M.3.b', !isLocked(g, nation) || isFirstWar(g, nation), 'alliance.notYet', { nation });
/** M.1 No rule keeps Austria in the faction in its first two wars, nor Prussia in a war of its own. */
const isFirstWar = (g: WarAndPeace, nation: Major): boolean =>
  nation === 'austria' && ['war1', 'war2'].includes(g.politics.machines['AUSTRIA'] ?? '');

/** R-75 A vote to each player of the faction; a tie fails. */
function* vote(g: WarAndPeace, nation: Major, mover: Seat): Script<boolean> {
  const others = activeSeats(g).filter((seat) => seat !== mover);
  const answers = yield* askTogether(
    others.map((by): Question<typeof YES | typeof NO> => ({
      by,
      rule: 'G.3.d',
      prompt: say('alliance.vote', { nation }),
      answers: [YES, NO],
    })),
  );
  const ayes = 1 + answers.filter(({ kind }) => kind === 'yes').length;
  return ayes * 2 > others.length + 1;
}

type Motion = AnswerOf<'expel'> | typeof PASS;
/** G.3.d, G.3.f, G.4.g With three players or more a majority of a faction may put a state out of it: it is neutral, and moves with the neutrals. */
export function* expulsions(g: WarAndPeace, side: Faction): Script {
  if (g.players === '2' || g.players === 'solo') return;
  for (const by of activeSeats(g)) {
    const among = MAJORS.map((nation): Motion => ({ kind: 'expel', nation }));
    const may = (answer: Motion): Verdict => (answer.kind === 'pass' ? undefined : mayExpel(g, answer.nation, side));
    if (among.every((answer) => may(answer))) return;
    const rule = side === 'pro' ? 'G.3.d' : 'G.3.f';
    const answer = yield* ask(choice<Motion>({ by, rule, prompt: say('alliance.voteOn'), among, may, or: [PASS] }));
    if (answer.kind === 'pass' || !(yield* vote(g, answer.nation, by))) continue;
    setStatus(g, answer.nation, 'neutral', rule);
    g.history = {
      ...g.history,
      dropped: { ...g.history.dropped, [answer.nation]: { by: side, turn: turnOf(g.clock) } },
    };
    log(g, rule, 'alliance.expelled', { nation: answer.nation });
  }
}
