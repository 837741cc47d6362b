import { ask, choice, roll, type Script, type Seat } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { type Faction, type Nation, opponent, type ZoneId } from '../../catalogue/ids.ts';
import { isZone, zoneCard, zoneCards } from '../../catalogue/seas.ts';
import { intercepts } from '../../catalogue/tables.ts';
import { factionOf, shift, type ShipRow, type Station, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { leadingSeat } from '../D-players/D.3-seats.ts';
import { EMPTY, type Fleet, hasNelson, moveFleet, rowsOf, squadronsIn } from './F.2-fleets.ts';
import { navalBattle } from './F.7-combat.ts';

const nationsAt = (g: WarAndPeace, zone: ZoneId, station: Station, side: Faction): readonly Nation[] => [
  ...new Set(
    g.ships
      .filter((ship) => ship.at === zone && ship.station === station && factionOf(g, ship.nation) === side)
      .map(({ nation }) => nation),
  ),
];
const fleetAt = (zone: ZoneId, nation: Nation, side: Faction): Fleet => ({
  side,
  at: zone,
  nations: [nation],
  stations: ['circle'],
  hold: EMPTY,
});

type Stationary = AnswerOf<'stationary'>;
/** F.4.f, F.4.i Where fleets of both sides lie on the circle one of the active side may try to meet one of the other's. */
const chances = (g: WarAndPeace, side: Faction, tried: readonly string[]): readonly Stationary[] =>
  zoneCards.flatMap(({ id: zone, interception }) =>
    nationsAt(g, zone, 'circle', side)
      .filter(
        (nation) => !tried.includes(`${zone}/${nation}`) && squadronsIn(rowsOf(g, fleetAt(zone, nation, side))) > 0,
      )
      .flatMap((nation) =>
        nationsAt(g, zone, 'circle', opponent(side)).map((against): Stationary => ({
          kind: 'stationary',
          zone,
          nation,
          against,
          needs: 4 - interception - Number(hasNelson(g, { at: zone, nations: [nation] })),
        })),
      ),
  );

/** F.4.f One try: the zone, one for the circle, Nelson. Whoever is met fights. */
function* meetOnTheCircle(g: WarAndPeace, { zone, nation, against }: Stationary, side: Faction): Script {
  const own = fleetAt(zone, nation, side);
  const die = yield* roll('F.4.f', say('naval.interceptDie', { zone }));
  const total = die + zoneCard(zone).interception + 1 + Number(hasNelson(g, own));
  const found = intercepts(total);
  log(g, 'F.4.f', 'naval.intercepted', { zone, die, total, found });
  for (const row of rowsOf(g, own)) shift(g, row, row.sp, { repairing: false });
  if (!found) return;
  const hunters = moveFleet(g, own, zone, 'hunting');
  yield* navalBattle(g, hunters, fleetAt(zone, against, opponent(side)));
  if (rowsOf(g, hunters).length > 0) moveFleet(g, hunters, zone, 'circle');
}

/** F.4.f Before anything moves; each fleet of the active side tries once. */
export function* stationaryInterceptions(g: WarAndPeace, side: Faction): Script {
  const tried: string[] = [];
  for (;;) {
    const among = chances(g, side, tried);
    if (among.length === 0) return;
    const by: Seat = leadingSeat(g, side);
    const prompt = say('naval.stationary');
    const answer = yield* ask(
      choice<Stationary | typeof DONE>({ by, rule: 'F.4.f', prompt, among, may: () => undefined, or: [DONE] }),
    );
    if (answer.kind === 'done') return;
    tried.push(`${answer.zone}/${answer.nation}`);
    yield* meetOnTheCircle(g, answer, side);
  }
}

/** F.4.g, R-89 Fleets at sea, of either side, in zones where both have some: whom the active side may put on the circle. */
const movable = (g: WarAndPeace): readonly AnswerOf<'toCircle'>[] => {
  const fleets = new Map<string, AnswerOf<'toCircle'>>();
  const shared = (zone: ShipRow['at']): boolean =>
    (['pro', 'anti'] as const).every((side) =>
      g.ships.some((ship) => ship.at === zone && factionOf(g, ship.nation) === side),
    );
  for (const { nation, at, station } of g.ships)
    if (station === 'sea' && isZone(at) && factionOf(g, nation) !== 'neutral' && shared(at))
      fleets.set(`${nation}/${at}`, { kind: 'toCircle', nation, zone: at });
  return [...fleets.values()];
};
/** F.4.g After that and before naval movement the active side puts fleets on the circles, its own or the enemy's. */
export function* ontoTheCircle(g: WarAndPeace, side: Faction): Script {
  for (;;) {
    const among = movable(g);
    if (among.length === 0) return;
    const by = leadingSeat(g, side);
    const prompt = say('naval.circle');
    const answer = yield* ask(
      choice<AnswerOf<'toCircle'> | typeof DONE>({
        by,
        rule: 'F.4.g',
        prompt,
        among,
        may: () => undefined,
        or: [DONE],
      }),
    );
    if (answer.kind === 'done') return;
    for (const row of g.ships.filter(
      ({ nation, at, station }) => nation === answer.nation && at === answer.zone && station === 'sea',
    ))
      shift(g, row, row.sp, { station: 'circle' });
    log(g, 'F.4.g', 'naval.circled', { nation: answer.nation, zone: answer.zone });
  }
}
