import { choose, type Script } from '@bivouac/kernel';
import { reserveId } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS, type PlaceId, type SquadronId } from '../catalogue/ids.ts';
import { navalBattle } from '../rules/13-naval/13.4-naval-combat.ts';
import {
  changeSquadron,
  director,
  familyOf,
  isAtPlace,
  type NapoleonicWars,
  regroupSquadron,
  type SquadronRow,
  squadronRow,
} from '../state/state.ts';
import { DONE } from '../text/answers.ts';
import { speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { discardAtRandom, loseResource } from './hands.ts';

interface OwnMessages {
  'course.nobody': {};
  'course.which': { left: number };
  'course.reply': { raiders: number };
  'course.hunters': { needed: number };
  'course.raids': { squadrons: number };
}
type Raid =
  | { readonly kind: 'sendRaider'; readonly nation: Nation; readonly from: PlaceId | 'regroup' }
  | { readonly kind: 'giveChase' }
  | { readonly kind: 'sufferRaid' };
const wording: Wording<OwnMessages, Raid> = {
  en: {
    'course.nobody': () => 'France and the Minors of its Pact have no Squadron in play.',
    'course.which': ({ left }) => `Which Squadrons leave for the raid? ${left} left.`,
    'course.reply': ({ raiders }) => `${raiders} French Squadrons raid British trade: give chase?`,
    'course.hunters': ({ needed }) => `Which Squadrons give chase? At least ${needed} more.`,
    'course.raids': ({ squadrons }) => `The raid of ${squadrons} Squadrons costs Britain dear.`,
  },
  fr: {
    'course.nobody': () => 'La France et les nations mineures de son pacte n’ont pas d’escadre en jeu.',
    'course.which': ({ left }) => `Quelles escadres partent en course ? Encore ${left}.`,
    'course.reply': ({ raiders }) => `Escadres françaises en course : ${raiders}. Leur donner la chasse ?`,
    'course.hunters': ({ needed }) => `Quelles escadres donnent la chasse ? Encore ${needed} au moins.`,
    'course.raids': ({ squadrons }) => `La course coûte cher à la Grande-Bretagne (escadres : ${squadrons}).`,
  },
  labels: {
    en: {
      byKind: {
        sendRaider: ({ nation, from }, name) =>
          `${name.nation(nation)}, ${from === 'regroup' ? 'from Regroup' : name.place(from)}`,
        giveChase: () => 'Give chase',
        sufferRaid: () => 'Suffer the raid',
      },
    },
    fr: {
      byKind: {
        sendRaider: ({ nation, from }, name) =>
          `${name.nation(nation)}, ${from === 'regroup' ? 'en regroupement' : name.place(from)}`,
        giveChase: () => 'Donner la chasse',
        sufferRaid: () => 'Subir la course',
      },
    },
  },
};
const { log, must, say: ask } = speechOf<OwnMessages>();
const GUERRE_DE_COURSE = reserveId('guerre_de_course');
const MOST = 3;
const OFFBOARD = 'offboard';

/** 6.13 Squadrons of a Power and its Minors at sea, in Port, Blockaded, under Refit or in Regroup; not those being built. */
const ships = (g: NapoleonicWars, power: Nation): readonly SquadronRow[] =>
  g.squadrons.filter(
    (row) => familyOf(g, row.nation) === power && !row.building && (isAtPlace(row.at) || row.at === 'regroup'),
  );
const choices = (g: NapoleonicWars, power: Nation): readonly Raid[] =>
  NATIONS.flatMap((nation) =>
    [
      ...new Set(
        ships(g, power)
          .filter((row) => row.nation === nation)
          .map(({ at }) => at as PlaceId | 'regroup'),
      ),
    ].map((from): Raid => ({ kind: 'sendRaider', nation, from })),
  );
/** Those out of Regroup take another Refit marker along. */
const send = (
  g: NapoleonicWars,
  power: Nation,
  { nation, from }: Extract<Raid, { kind: 'sendRaider' }>,
): SquadronId | undefined => {
  const row = ships(g, power).find((each) => each.nation === nation && each.at === from);
  if (row) changeSquadron(g, row.id, { at: OFFBOARD, refit: row.at === 'regroup' ? row.refit + 1 : row.refit });
  return row?.id;
};

function* raiders(g: NapoleonicWars, { seat }: By): Script<readonly SquadronId[]> {
  const sent: SquadronId[] = [];
  while (sent.length < MOST && choices(g, 'france').length > 0) {
    const prompt = ask('course.which', { left: MOST - sent.length });
    const or = sent.length > 0 ? [DONE] : [];
    const answer = yield* pick<Raid | typeof DONE>(seat, { rule: '6.13', prompt, among: choices(g, 'france'), or });
    if (answer.kind !== 'sendRaider') break;
    const id = send(g, 'france', answer);
    if (id !== undefined) sent.push(id);
  }
  return sent;
}
/** At least as many British Squadrons; none where Britain lets the raid pass. */
function* hunters(g: NapoleonicWars, many: number): Script<readonly SquadronId[]> {
  const seat = director(g, 'britain');
  if (seat === null || ships(g, 'britain').length < many) return [];
  const reply: readonly Raid[] = [{ kind: 'giveChase' }, { kind: 'sufferRaid' }];
  const prompt = ask('course.reply', { raiders: many });
  const { kind } = yield* choose<Raid>({ by: seat, rule: '6.2', prompt, among: reply, may: () => undefined });
  if (kind !== 'giveChase') return [];
  const sent: SquadronId[] = [];
  while (choices(g, 'britain').length > 0) {
    const answer = yield* choose<Raid | typeof DONE>({
      by: seat,
      rule: '6.13',
      prompt: ask('course.hunters', { needed: Math.max(0, many - sent.length) }),
      among: choices(g, 'britain'),
      may: () => undefined,
      or: sent.length >= many ? [DONE] : [],
    });
    if (answer.kind !== 'sendRaider') break;
    const id = send(g, 'britain', answer);
    if (id !== undefined) sent.push(id);
  }
  return sent;
}
const afloat = (g: NapoleonicWars, fleet: readonly SquadronId[]): readonly SquadronId[] =>
  fleet.filter((id) => squadronRow(g, id).at === OFFBOARD);

/** A card, two if three Squadrons raid; for each that is lacking a Resource. */
function* plunder(g: NapoleonicWars, fleet: readonly SquadronId[]): Script {
  const many = afloat(g, fleet).length;
  if (many === 0) return;
  log(g, '6.2', 'course.raids', { squadrons: many });
  for (let card = 0; card < (many >= MOST ? 2 : 1); card++)
    if ((yield* discardAtRandom(g, 'britain')) === undefined) loseResource(g, 'britain');
}
function* raids(g: NapoleonicWars, by: By): Script {
  const fleet = yield* raiders(g, by);
  const chase = yield* hunters(g, fleet.length);
  if (chase.length === 0) return yield* plunder(g, fleet);
  const at = OFFBOARD as unknown as PlaceId;
  const loser = yield* navalBattle(g, { at, active: fleet, inactive: chase });
  for (const id of afloat(g, loser === 'active' ? fleet : chase)) regroupSquadron(g, id);
  if (loser === 'inactive') yield* plunder(g, fleet);
}

/** Guerre de Course (France): one to three Squadrons raid British trade; Britain gives chase, or pays with cards. */
export const guerreDeCourse: CardRules = {
  id: GUERRE_DE_COURSE,
  wording,
  says: {
    en: 'France sends one to three Squadrons of its own or its Pact Minors to the Offboard box. Britain fights them there with at least as many, or suffers the raid: it discards a random card, two if three Squadrons raid, a Resource for each it lacks. What is left in the box Regroups after the next Interphase.',
    fr: 'La France envoie au large une à trois escadres, les siennes ou celles de ses nations mineures en pacte. La Grande-Bretagne les y combat avec au moins autant, ou subit la course : elle défausse une carte au hasard, deux si trois escadres courent, une Ressource pour chaque carte manquante. Ce qui reste au large se regroupe après la prochaine intersaison.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.2', ships(g, 'france').length > 0, 'course.nobody'), play: raids }],
};
