import { ask, choice, draw, roll, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { type Faction, type Major, MAJORS } from '../../catalogue/ids.ts';
import { isHex, region } from '../../catalogue/map.ts';
import { isCavalry, isInfantry, leaderCard, leaderId } from '../../catalogue/pieces.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  changeLeader,
  changeTroops,
  factionOf,
  isOnMap,
  landOf,
  pointsOf,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { FRENCH, leadingSeat } from '../D-players/D.3-seats.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { homeTroops, mayWoo, mayWooMinor } from './G.2-eligible.ts';
import { allianceNet } from './G.4-alliance-die.ts';
import { setStatus } from './G.4-status.ts';
import { swedishWarBegins } from './G.7-foreign-wars.ts';

type Woo = AnswerOf<'woo'>;
type Attempt = Woo | AnswerOf<'requisition'> | typeof PASS;

/** K.4.a A pro-French state that did not begin so may be asked for troops, once at a time. */
const mayRequisition = (g: WarAndPeace, nation: Major): Verdict => {
  const formed = g.troops.some((troop) => troop.nation === nation && troop.bond === 'expedition');
  const machine = nation === 'austria' ? 'AUSTRIA' : 'PRUSSIA';
  return (
    must(
      'K.4.a',
      (nation === 'austria' || nation === 'prussia') &&
        g.politics.status[nation] === 'pro' &&
        stateOf(g, machine) === 'normal',
      'alliance.noTroops',
      { nation },
    ) ??
    must('H.2.d', nation !== 'prussia' || !g.history.kingdomOfPoland, 'alliance.noTroops', { nation }) ??
    must('K.4.a', !formed && homeTroops(g, nation).length > 0, 'alliance.noTroops', { nation }) ??
    must('B.1', scenarioOf(g).victory === 'printed', 'alliance.closed', { nation })
  );
};

/** G.9.b Swedes who still hold Pomerania leave it first. */
const winSweden = (g: WarAndPeace): void => {
  const pomerania = region('pomerania');
  const held = g.troops.some(({ nation, at }) => nation === 'sweden' && isHex(at) && pomerania.includes(at));
  const { minors } = g.politics;
  const state = stateOf(g, 'SWEDEN');
  if (factionOf(g, 'sweden') === 'anti') {
    g.politics = { ...g.politics, minors: { ...minors, sweden: { status: 'neutral', controller: null } } };
    move(g, 'SWEDEN', 'SW-03', 'neutral');
  } else if (held && state === 'neutral') move(g, 'SWEDEN', 'SW-01', 'evacuating');
  else if (!held) {
    g.politics = { ...g.politics, minors: { ...minors, sweden: { status: 'satellite', controller: 'france' } } };
    move(g, 'SWEDEN', 'SW-02', 'pro');
    swedishWarBegins(g);
  }
};
const winDenmark = (g: WarAndPeace): void => {
  const { minors } = g.politics;
  if (factionOf(g, 'denmark') === 'anti') {
    g.politics = { ...g.politics, minors: { ...minors, denmark: { status: 'neutral', controller: null } } };
    move(g, 'DENMARK', 'DK-02', 'neutral');
  } else {
    g.politics = { ...g.politics, minors: { ...minors, denmark: { status: 'satellite', controller: 'france' } } };
    move(g, 'DENMARK', 'DK-01', 'pro');
  }
};

/** G.2.b, G.2.c, G.3.c, G.3.e A neutral joins, a member of the other faction becomes neutral. */
const win = (g: WarAndPeace, nation: Woo['nation'], by: Faction): void => {
  if (nation === 'denmark') winDenmark(g);
  else if (nation === 'sweden') winSweden(g);
  else setStatus(g, nation, factionOf(g, nation) === 'neutral' ? by : 'neutral', by === 'pro' ? 'G.2.b' : 'G.2.c');
};

const BLUCHER = leaderId('blucher');
type From = AnswerOf<'sendToWar'>;
/** K.4.b, R-57 The French say where the points come from, as long as there is a choice. */
function* takeForExpedition(
  g: WarAndPeace,
  nation: Major,
  wanted: number,
  fits: (kind: Troop['kind']) => boolean,
): Script {
  for (let left = wanted; left > 0; left--) {
    const open = homeTroops(g, nation).filter(({ bond, kind }) => bond === 'none' && fits(kind));
    const places = new Map(
      open.map(({ at, kind }): readonly [string, From] => [
        `${at}/${kind}`,
        { kind: 'sendToWar', from: at, unit: kind },
      ]),
    );
    const among = [...places.values()];
    const [only] = among;
    if (!only) return;
    const prompt = say('alliance.takeFrom', { nation, left });
    const from =
      among.length === 1 || pointsOf(open) <= left
        ? only
        : yield* ask(choice({ by: FRENCH, rule: 'K.4.b', prompt, among, may: () => undefined }));
    const troop = open.find(({ at, kind }) => at === from.from && kind === from.unit);
    if (troop) changeTroops(g, troop, 1, { bond: 'expedition', inside: false });
  }
}

/** K.4.b The size of the force by two dice, and a named leader by lot; never Blücher. */
function* requisition(g: WarAndPeace, nation: Major): Script {
  const prompt = say('alliance.sizeDice', { nation });
  const total = (yield* roll('K.4.b', prompt)) + (yield* roll('K.4.b', prompt)) + allianceNet(g);
  const [cavalry, infantry] = total >= 7 ? [1, 4] : total <= 2 ? [3, 12] : [2, 8];
  yield* takeForExpedition(g, nation, cavalry, isCavalry);
  yield* takeForExpedition(g, nation, infantry, isInfantry);
  const named = g.leaders.filter(
    (row) =>
      isOnMap(row) &&
      isHex(row.at) &&
      landOf(g, row.at) === nation &&
      leaderCard(row.id).nation === nation &&
      leaderCard(row.id).name !== null &&
      row.id !== BLUCHER,
  );
  const lots = named.map(({ id }) => ({ kind: 'lot' as const, leader: id }));
  if (lots.length > 0) {
    const { leader } = yield* draw('K.4.b', say('alliance.leaderLot', { nation }), lots);
    changeLeader(g, leader, { bond: 'expedition' });
  }
  if (total >= 7) {
    const unnamed = g.leaders.find(
      (row) => isOnMap(row) && leaderCard(row.id).nation === nation && leaderCard(row.id).name === null,
    );
    if (unnamed) changeLeader(g, unnamed.id, { bond: 'expedition' });
  }
  move(g, `EXPEDITION.${nation}`, 'XF-01', 'formed');
  log(g, 'K.4.b', 'alliance.expedition', { nation, total });
}

/** G.4.b, G.4.f What the die comes to: low numbers win for the French, high ones for their enemies. */
export const attempted = (g: WarAndPeace, by: Faction, nation: Woo['nation'], die: number) => {
  const total = die + allianceNet(g) + (by === 'anti' ? (g.treasury.lent[nation] ?? 0) : 0);
  return { total, succeeds: by === 'pro' ? total <= 0 : total >= 7 };
};

/** G.2, G.3, R-05 One attempt a segment: a state, Denmark, Sweden, or an expeditionary force. */
export function* attempt(g: WarAndPeace, by: Faction): Script {
  const among: readonly Attempt[] = [
    ...MAJORS.map((nation): Attempt => ({ kind: 'woo', nation })),
    ...(by === 'pro' ? [{ kind: 'woo', nation: 'denmark' } as const, { kind: 'woo', nation: 'sweden' } as const] : []),
    ...(by === 'pro' ? MAJORS.map((nation): Attempt => ({ kind: 'requisition', nation })) : []),
  ];
  const may = (answer: Attempt): Verdict => {
    if (answer.kind === 'requisition') return mayRequisition(g, answer.nation);
    if (answer.kind === 'pass') return undefined;
    return answer.nation === 'denmark' || answer.nation === 'sweden'
      ? mayWooMinor(g, answer.nation)
      : mayWoo(g, answer.nation, by);
  };
  if (among.every((answer) => may(answer))) return;
  const net = allianceNet(g);
  const answer = yield* ask(
    choice<Attempt>({
      by: leadingSeat(g, by),
      rule: by === 'pro' ? 'G.2.b' : 'G.2.c',
      prompt: say('alliance.attempt', { net }),
      among,
      may,
      or: [PASS],
    }),
  );
  if (answer.kind === 'pass') return;
  const die = yield* roll(by === 'pro' ? 'G.2.b' : 'G.2.c', say('alliance.die', { nation: answer.nation }));
  const { total, succeeds } = attempted(g, by, answer.nation, die);
  log(g, 'G.4.b', succeeds ? 'alliance.succeeds' : 'alliance.fails', { nation: answer.nation, die, total });
  if (!succeeds) return;
  if (answer.kind === 'requisition') yield* requisition(g, answer.nation);
  else win(g, answer.nation, by);
}
