import { ask, choice, draw, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { blockadeBoxes, fleet as fleetCard, seas, type SetUp, zones } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { FleetId, NationId, Side } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Europe, type FleetAt, putFleet, squadron, zone } from '../../state/state.ts';
import { SQUADRON } from '../17-naval-matters/17.2.2-stacking.ts';

/** 20 Unnamed fleets are drawn blind. */
function* drawFleet(g: Europe, nation: NationId): Script<FleetId> {
  const left = g.fleets.flatMap(({ id, at }): readonly AnswerOf<'drawFleet'>[] =>
    at.kind === 'off' && at.why === 'reserve' && fleetCard(id).nation === nation
      ? [{ kind: 'drawFleet', fleet: id }]
      : [],
  );
  const { fleet } = yield* draw('20', say('setUp.drawFleet', { nation }), left);
  log(g, '20', 'setUp.fleetDrawn', { fleet });
  return fleet;
}

type Station = AnswerOf<'mooredAt'> | AnswerOf<'stationed'> | AnswerOf<'blockading'>;
const stationAt = (answer: Station): FleetAt => {
  switch (answer.kind) {
    case 'mooredAt':
      return { kind: 'port', zone: answer.zone };
    case 'stationed':
      return { kind: 'sea', sea: answer.sea };
    case 'blockading':
      return { kind: 'blockade', zone: answer.zone };
  }
};
const stations = (g: Europe, { place, nation }: SetUp): readonly Station[] => {
  if (place.in === 'portOn')
    return [...zones.values()].flatMap(({ id, port }) =>
      port !== undefined && place.seas.includes(port) && zone(g, id).nation === nation
        ? [{ kind: 'mooredAt' as const, zone: id }]
        : [],
    );
  const enemyPorts = [...blockadeBoxes.values()].filter(
    ({ port }) => squadron(g, { kind: 'port', zone: port }, 'empire').length > 0,
  );
  return [
    ...[...seas.keys()].map((sea): Station => ({ kind: 'stationed', sea })),
    ...enemyPorts.map(({ port }): Station => ({ kind: 'blockading', zone: port })),
  ];
};

/** 17.2.2 Three fleets to a place; 20.1 in the first edition before French fleets, as long as there is room. */
const mayBeStationed = (g: Europe, among: readonly Station[], by: Side): ((station: Station) => Verdict) => {
  const isFull = (each: Station): boolean => squadron(g, stationAt(each), by).length >= SQUADRON;
  const mustBlockade = !revised(g, 's1815') && among.some((each) => each.kind === 'blockading' && !isFull(each));
  return (station) =>
    must('17.2.2', !isFull(station), 'setUp.fullStation') ??
    must('20.1', station.kind !== 'stationed' || !mustBlockade, 'setUp.mustBlockade');
};

/** 20 The fleets of a line that are not named. */
export function* placeFleets(g: Europe, line: SetUp, by: Side): Script {
  const { place, nation, randomFleets } = line;
  for (let left = randomFleets; left > 0; left--) {
    const fleet = yield* drawFleet(g, nation);
    if (place.in === 'zone') putFleet(g, fleet, { kind: 'port', zone: place.zone });
    else if (place.in === 'sea') putFleet(g, fleet, { kind: 'sea', sea: place.sea });
    else if (place.in === 'blockade') putFleet(g, fleet, { kind: 'blockade', zone: place.port });
    else {
      const among = stations(g, line);
      const may = mayBeStationed(g, among, by);
      const answer = yield* ask(choice<Station>({ by, rule: '20', prompt: say('setUp.fleet', { fleet }), among, may }));
      putFleet(g, fleet, stationAt(answer));
    }
  }
}
