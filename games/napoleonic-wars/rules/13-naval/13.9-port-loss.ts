import { choose, type Script } from '@bivouac/kernel';
import { portZones } from '../../catalogue/catalogue.ts';
import { type DuchyId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { atWar, changeSquadron, controller, director, loseSquadron, type NapoleonicWars } from '../../state/state.ts';
import { navalInterceptions } from './13.3-naval-interception.ts';

/** 13.9 The Squadrons of one nation in a Port that an enemy has just taken put to sea; what is being built is lost. */
function* leavePort(g: NapoleonicWars, nation: Nation, place: DuchyId): Script {
  const rows = g.squadrons.filter((row) => row.nation === nation && row.at === place);
  for (const { id } of rows.filter(({ building }) => building)) {
    loseSquadron(g, id);
    log(g, '13.9', 'port.burnt', { nation, place });
  }
  const ships = rows.filter(({ building }) => !building).map(({ id }) => id);
  const zones = portZones(place);
  const [only] = zones;
  if (ships.length === 0 || only === undefined) return;
  log(g, '13.9', 'port.lost', { nation, place });
  const seat = director(g, nation);
  const among = zones.map((zone) => ({ kind: 'putToSea' as const, zone }));
  const zone =
    zones.length === 1 || seat === null
      ? only
      : (yield* choose({
          by: seat,
          rule: '13.9',
          prompt: say('port.whichZone', { nation, place }),
          among,
          may: () => undefined,
        })).zone;
  for (const id of ships) changeSquadron(g, id, { at: zone });
  const passed = yield* navalInterceptions(g, { ships, zone, leaves: place, drivenOut: true });
  if (passed === 'beaten')
    for (const id of ships) if (g.squadrons.some((row) => row.id === id && row.at === zone)) loseSquadron(g, id);
}
/** 13.9 Control of a Port has changed: the Squadrons of its new holder's enemies must leave it. */
export function* driveOutSquadrons(g: NapoleonicWars, place: DuchyId): Script {
  const holder = controller(g, place);
  for (const nation of NATIONS)
    if (atWar(g, nation, holder) && g.squadrons.some((row) => row.nation === nation && row.at === place))
      yield* leavePort(g, nation, place);
}
