import { ask, choice, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, DONE, NO, YES } from '../../answers/answers.ts';
import { cityCards } from '../../catalogue/cities.ts';
import { isHex } from '../../catalogue/map.ts';
import type { ZoneId } from '../../catalogue/ids.ts';
import { zoneCard, zoneCards } from '../../catalogue/seas.ts';
import { factionHolding, factionOf, shift, type ShipRow, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { FRENCH, seatOf } from '../D-players/D.3-seats.ts';
import { watersOf } from '../F-naval/F.2-routes.ts';
import { rateOf, setRate } from './O.1-lloyds.ts';

const CONSTANT = 9;
const CONSTANT_WHEN_HIDDEN = 10;

/** O.1.a, R-110 Squadrons at sea in a zone that have not moved. */
const raiders = (g: WarAndPeace, zone: ZoneId): readonly ShipRow[] =>
  g.ships.filter(
    ({ at, kind, nation, station, moved }) =>
      at === zone &&
      kind === 'S' &&
      !moved &&
      (station === 'sea' || station === 'circle') &&
      factionOf(g, nation) === 'pro',
  );
/** O.1.b English squadrons in the zone, those inside ports left out. */
const escorts = (g: WarAndPeace, zone: ZoneId): number =>
  g.ships
    .filter(
      ({ at, kind, nation, station }) =>
        nation === 'england' &&
        kind === 'S' &&
        station !== 'port' &&
        (isHex(at) ? watersOf(at).includes(zone) : at === zone),
    )
    .reduce((sum, { sp }) => sum + sp, 0);

/** O.1.c While England is at war with the United States nothing is to be had off North America. */
const isAmericanWar = (g: WarAndPeace): boolean => g.politics.machines['WAR_USA'] === 'war';
const trafficIn = (g: WarAndPeace, zone: ZoneId): number =>
  zone === 'north_america' && isAmericanWar(g) ? 0 : zoneCard(zone).traffic;
/** O.1.l, O.1.o What suppressed bases take off: in European waters only while the enemy holds no port there; off America nothing in wartime. */
export const suppression = (g: WarAndPeace, zone: ZoneId): number => {
  const american = (zone === 'north_america' || zone === 'caribbean') && isAmericanWar(g);
  const open =
    zoneCard(zone).kind === 'european' &&
    cityCards.some(({ id, port }) => port.includes(zone) && factionHolding(g, id) === 'pro');
  return american || open ? 0 : (g.commerce.bases[zone] ?? 0);
};

/** O.1.a, O.1.b, O.2.g A French squadron counts for one, an ally's for half; then traffic, escorts, bases, and the constant. */
export const raidChange = (g: WarAndPeace, zone: ZoneId, ships: readonly ShipRow[], dice: number): number => {
  const value = ships.reduce((sum, { nation, sp }) => sum + (nation === 'france' ? sp : sp / 2), 0);
  const constant = g.agreed.hiddenFleets ? CONSTANT_WHEN_HIDDEN : CONSTANT;
  const total = Math.ceil(dice + value) + trafficIn(g, zone) - escorts(g, zone) - suppression(g, zone) - constant;
  return Math.max(0, total);
};

/** O.1.a Those who raid do not sail in this phase; allies of another player are asked. */
function* raid(g: WarAndPeace, zone: ZoneId): Script {
  const gone: ShipRow[] = [];
  for (const nation of new Set(raiders(g, zone).map((ship) => ship.nation))) {
    const by = seatOf(g, nation);
    const goes =
      by === FRENCH ||
      (yield* ask({ by, rule: 'O.1.a', prompt: say('lloyds.joins', { nation, zone }), answers: [YES, NO] })).kind ===
        'yes';
    if (goes) gone.push(...raiders(g, zone).filter((ship) => ship.nation === nation));
  }
  const prompt = say('lloyds.dice', { zone });
  const dice = (yield* roll('O.1.a', prompt)) + (yield* roll('O.1.a', prompt));
  const change = raidChange(g, zone, gone, dice);
  for (const ship of gone) shift(g, ship, ship.sp, { moved: true });
  log(g, 'O.1.b', 'lloyds.raid', { zone, dice, change });
  g.commerce = {
    ...g.commerce,
    raided: true,
    america: zone === 'north_america' ? [true, g.commerce.america[1]] : g.commerce.america,
  };
  if (change > 0) setRate(g, rateOf(g) + change);
}

type Raid = AnswerOf<'raid'> | typeof DONE;
/** O.1.a Before they sail the French say in which zones they raid. */
export function* commerceRaids(g: WarAndPeace): Script {
  if (!g.agreed.economicWarfare) return;
  for (;;) {
    const among = zoneCards
      .filter(({ id }) => raiders(g, id).some(({ nation }) => seatOf(g, nation) === FRENCH))
      .map(({ id }): Raid => ({ kind: 'raid', zone: id }));
    if (among.length === 0) return;
    const prompt = say('lloyds.where');
    const answer = yield* ask(
      choice<Raid>({ by: FRENCH, rule: 'O.1.a', prompt, among, may: () => undefined, or: [DONE] }),
    );
    if (answer.kind === 'done') return;
    yield* raid(g, answer.zone);
  }
}
