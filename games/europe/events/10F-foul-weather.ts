import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { portsOf, seasWithin } from '../catalogue/board.ts';
import { cardId } from '../catalogue/catalogue.ts';
import type { FleetId, Side, ZoneId } from '../catalogue/ids.ts';
import { seaOf } from '../rules/17-naval-matters/17.2-sea-lines.ts';
import { SQUADRON } from '../rules/17-naval-matters/17.2.2-stacking.ts';
import { maySail } from '../rules/17-naval-matters/17.2.3-passages.ts';
import { addToSeaBattle, mayPlayAtSea } from '../rules/17-naval-matters/17.3.1-cards.ts';
import { log, must, say } from '../text/speech.ts';
import { asSeen, meantBy } from '../secrecy/view-fleets.ts';
import { type Europe, fleetRow, isHeldBy, opponent, putFleet, squadron } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('10F');
const PENALTY = -2;

/** Squadrons of a side that lie at sea or before a port, each by its first fleet. */
const squadronsOut = (g: Europe, side: Side): readonly FleetId[] =>
  g.fleets.flatMap(({ id, at }) =>
    (at.kind === 'sea' || at.kind === 'blockade') && squadron(g, at, side)[0] === id ? [id] : [],
  );

/** The same as the other player sees them: in the fog of war they go by what can be told from the front, in that order. */
const squadronsSeen = (g: Europe, side: Side, seer: Side): readonly FleetId[] => {
  const seen = squadronsOut(g, side).map((first) =>
    squadron(g, fleetRow(g, first).at, side).map((id) => asSeen(g, seer, id)),
  );
  const names = seen.map((all) => g.fleets.find(({ id }) => all.includes(id))?.id);
  return g.fleets.flatMap(({ id }) => (names.includes(id) ? [id] : []));
};

/** The nearest friendly ports by sea zones that have room for the squadron. */
const shelters = (g: Europe, first: FleetId, side: Side): readonly ZoneId[] => {
  const { at } = fleetRow(g, first);
  const fleets = squadron(g, at, side);
  const from = seaOf(at);
  if (from === undefined) return [];
  const seas = seasWithin({
    from: [from],
    cost: (way) => (maySail(g, fleets, side, way.from, way.to) === undefined ? 1 : Infinity),
  });
  const hasRoom = (zone: ZoneId): boolean =>
    squadron(g, { kind: 'port', zone }, side).length + fleets.length <= SQUADRON;
  const open = [...seas].flatMap(([sea, distance]) =>
    portsOf(sea).flatMap((zone) => (isHeldBy(g, zone, side) && hasRoom(zone) ? [{ zone, distance }] : [])),
  );
  const nearest = Math.min(...open.map(({ distance }) => distance));
  return open.flatMap(({ zone, distance }) => (distance === nearest ? [zone] : []));
};
const mayDrive = (g: Europe, first: FleetId, side: Side, name = first): Verdict =>
  must('6.4', shelters(g, first, side).length > 0, 'foulWeather.noPort', { fleet: name });

function* drive(g: Europe, side: Side): Script {
  const enemy = opponent(side);
  const answer = yield* ask(
    choice<AnswerOf<'driveIn'>>({
      by: side,
      rule: '6.4',
      prompt: say('foulWeather.which'),
      among: squadronsSeen(g, enemy, side).map((fleet) => ({ kind: 'driveIn', fleet })),
      may: ({ fleet: name }) => mayDrive(g, meantBy(g, side, name), enemy, name),
    }),
  );
  const fleet = meantBy(g, side, answer.fleet);
  const fleets = squadron(g, fleetRow(g, fleet).at, enemy);
  const among = shelters(g, fleet, enemy).map((zone): AnswerOf<'shelterIn'> => ({ kind: 'shelterIn', zone }));
  const prompt = say('foulWeather.whereTo', { fleets });
  const { zone } = yield* ask(choice({ by: enemy, rule: '6.4', prompt, among, may: () => undefined }));
  for (const id of fleets) putFleet(g, id, { kind: 'port', zone });
  log(g, '6.4', 'foulWeather.driven', { fleets, zone });
}

const callOff = (g: Europe): void => {
  if (g.trial) g.trial = { ...g.trial, cancelled: true };
};

/**
 * 10F Foul Weather: a Coalition squadron runs for its nearest port; or a Coalition interception at sea comes to nothing; or
 * the Coalition's total in a naval battle is lower by two.
 */
export const foulWeather: EventRules = [
  {
    when: 'action',
    use: 'a',
    may: (g, side) =>
      must(
        '6.4',
        squadronsOut(g, opponent(side)).some((id) => mayDrive(g, id, opponent(side)) === undefined),
        'foulWeather.nobody',
      ),
    play: drive,
  },
  {
    when: 'navalInterception',
    use: 'b',
    may: (g, side) => mayAnswer(g, CARD, 'navalInterception', opponent(side)),
    play: atOnce(callOff),
  },
  {
    when: 'navalBattle',
    use: 'c',
    may: (g, side) => mayPlayAtSea(g, side, CARD, 'before'),
    play: atOnce((g, side) => addToSeaBattle(g, opponent(side), { what: 'card', by: PENALTY, card: CARD })),
  },
];
