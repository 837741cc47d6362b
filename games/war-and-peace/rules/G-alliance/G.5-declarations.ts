import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, PASS, YES } from '../../answers/answers.ts';
import { cityCards } from '../../catalogue/cities.ts';
import { type Faction, type Major, MAJORS, type Nation, opponent } from '../../catalogue/ids.ts';
import { factionHolding, factionOf, holderOf, landOf, type WarAndPeace } from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { activeSeats, FRENCH, isDirectlyControlled, seatOf } from '../D-players/D.3-seats.ts';
import { conquerMajor, returnPrisoners } from '../I-conquest/I.2-major.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { countFromHere } from '../N-invasions/N.1-invasion.ts';
import { isLocked, mayDeclareWar } from './G.2-eligible.ts';
import { setStatus } from './G.4-status.ts';

type Declaration = AnswerOf<'declareWar'> | typeof PASS;

/** G.5.a, G.5.b Each state that is chosen joins the faction opposed to the one that declares war; whether war was declared. */
function* declareBy(g: WarAndPeace, by: Seat, side: Faction): Script<boolean> {
  const among = MAJORS.map((nation): Declaration => ({ kind: 'declareWar', nation }));
  const may = (answer: Declaration): Verdict =>
    answer.kind === 'pass' ? undefined : mayDeclareWar(g, answer.nation, side);
  if (among.every((answer) => may(answer))) return false;
  const answer = yield* ask(
    choice<Declaration>({ by, rule: 'G.5.a', prompt: say('alliance.declare'), among, may, or: [PASS] }),
  );
  if (answer.kind === 'pass') return false;
  log(g, 'G.5.a', 'alliance.war', { nation: answer.nation });
  if (answer.nation === 'spain' && side === 'pro' && stateOf(g, 'SPANISH_INVASION') === 'limited') {
    move(g, 'SPANISH_INVASION', 'SI-04', 'warDeclared');
    if (['ally', 'chart'].includes(stateOf(g, 'SPAIN'))) move(g, 'SPAIN', 'SP-03', 'war');
    countFromHere(g);
  }
  setStatus(g, answer.nation, opponent(side), 'G.5.a');
  return true;
}
export function* declarations(g: WarAndPeace, side: Faction): Script {
  for (const seat of activeSeats(g)) while (yield* declareBy(g, seat, side));
}

type Announcement = AnswerOf<'announce'>;
const STANCES = ['pro', 'neutral', 'anti'] as const;

/** K.2.c After Napoleon's exile an anti-French state may turn to the French side to attack its former friends. */
const mayTurnCoat = (g: WarAndPeace, nation: Major, stance: Announcement['stance']): boolean =>
  stance === 'pro' &&
  nation !== 'england' &&
  nation !== 'russia' &&
  ['exile', 'landing', 'hundredDays'].includes(stateOf(g, 'FRANCE'));

/** E.1.d, G.3.b, G.3.c, G.3.e What the player of a state may announce, and when a rule decides instead. */
const mayAnnounce = (g: WarAndPeace, { nation, stance }: Announcement): Verdict => {
  const now = factionOf(g, nation);
  if (stance === now) return undefined;
  return (
    must('G.3.e', nation !== 'england' && nation !== 'france', 'alliance.fixed', { nation }) ??
    must('I.2.a', !['conquered', 'conqueredPro', 'exile'].includes(g.politics.status[nation]), 'alliance.conquered', {
      nation,
    }) ??
    must('M.3.b', !isLocked(g, nation), 'alliance.notYet', { nation }) ??
    must(
      'G.3.b',
      now === 'neutral' || stance === 'neutral' || mayTurnCoat(g, nation, stance),
      'alliance.throughNeutrality',
      {
        nation,
      },
    ) ??
    must('M.3.a', stance !== 'pro' || nation !== 'russia', 'alliance.neverFrench', { nation })
  );
};

/** G.2.a, G.3.b, G.3.c, G.3.e With three or more players each announces where their state stands. */
export function* announcements(g: WarAndPeace, side: Faction | 'neutral'): Script {
  for (const nation of MAJORS) {
    if (!isDirectlyControlled(g, nation) || factionOf(g, nation) !== side || g.players === '2' || g.players === 'solo')
      continue;
    const among = STANCES.map((stance): Announcement => ({ kind: 'announce', nation, stance }));
    const may = (answer: Announcement): Verdict => mayAnnounce(g, answer);
    if (among.filter((answer) => !may(answer)).length < 2) continue;
    const rule = side === 'neutral' ? 'G.3.b' : side === 'pro' ? 'G.3.c' : 'G.3.e';
    const { stance } = yield* ask(
      choice({ by: seatOf(g, nation), rule, prompt: say('alliance.announce', { nation }), among, may }),
    );
    if (stance === side) continue;
    if (stance === 'pro' && side === 'neutral') {
      const consent = yield* ask({
        by: FRENCH,
        rule: 'E.1.d',
        prompt: say('alliance.consent', { nation }),
        answers: [YES, NO],
      });
      if (consent.kind === 'no') continue;
    }
    setStatus(g, nation, stance, rule);
    if (stance === 'neutral') returnPrisoners(g, nation); // G.6.c
  }
}

/** Who of the other faction holds a capital of the state. */
const lostCapital = (g: WarAndPeace, nation: Major): Nation | undefined => {
  const lost = cityCards.find(
    ({ id, kind, state, hex }) =>
      state === nation &&
      kind === 'capital' &&
      landOf(g, hex) === nation &&
      factionHolding(g, id) === opponentOf(g, nation),
  );
  const holder = lost ? holderOf(g, lost.id) : 'nobody';
  return holder === 'nobody' ? undefined : holder;
};
const opponentOf = (g: WarAndPeace, nation: Major): Faction | undefined => {
  const side = factionOf(g, nation);
  return side === 'neutral' ? undefined : opponent(side);
};

/** I.2.g A state whose capital is in enemy hands may sue for peace; if the enemy accepts, it is conquered. */
export function* suitsForPeace(g: WarAndPeace): Script {
  for (const nation of MAJORS) {
    const enemy = opponentOf(g, nation);
    const capital = enemy && lostCapital(g, nation);
    if (!enemy || !capital) continue;
    const answers: readonly (AnswerOf<'sue'> | typeof PASS)[] = [{ kind: 'sue', nation }, PASS];
    const suit = yield* ask({ by: seatOf(g, nation), rule: 'I.2.g', prompt: say('alliance.sue', { nation }), answers });
    if (suit.kind === 'pass') continue;
    const heard = yield* ask({
      by: seatOf(g, capital),
      rule: 'I.2.g',
      prompt: say('alliance.accept', { nation }),
      answers: [YES, NO],
    });
    if (heard.kind === 'no') continue;
    conquerMajor(g, nation, capital);
  }
}
