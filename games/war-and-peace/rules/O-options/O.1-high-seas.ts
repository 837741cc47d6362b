import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { isInfantry } from '../../catalogue/pieces.ts';
import { zoneId } from '../../catalogue/seas.ts';
import { isHex } from '../../catalogue/map.ts';
import type { Place } from '../../catalogue/ids.ts';
import { changeTroops, shift, siegeAt, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { recountBlockades } from '../F-naval/F.6-blockade.ts';
import { isGlobal, wanting } from './O.1-lloyds.ts';

const OUT = zoneId('north_atlantic');
type Send = AnswerOf<'sendOut'>;

const squadrons = (g: WarAndPeace): readonly Send[] => [
  ...new Map(
    g.ships
      .filter(
        ({ nation, kind, at, station }) =>
          nation === 'england' && kind === 'S' && !isGlobal(at) && station !== 'trapped',
      )
      .map(({ at }): readonly [string, Send] => [at, { kind: 'sendOut', unit: 'S', from: at }]),
  ).values(),
];
const hasTransport = (g: WarAndPeace): boolean =>
  g.ships.some(({ nation, kind }) => nation === 'england' && kind === 'T');
const infantry = (g: WarAndPeace): readonly Send[] =>
  hasTransport(g)
    ? [
        ...new Map(
          g.troops
            .filter(
              ({ nation, kind, at, spent }) =>
                nation === 'england' && isInfantry(kind) && isHex(at) && spent === 'no' && siegeAt(g, at) === undefined,
            )
            .map(({ at }): readonly [string, Send] => [at, { kind: 'sendOut', unit: 'I', from: at }]),
        ).values(),
      ]
    : [];

const send = (g: WarAndPeace, { unit, from }: Send): void => {
  if (unit === 'S') {
    const ship = g.ships.find(({ nation, kind, at }) => nation === 'england' && kind === 'S' && at === from);
    if (ship) shift(g, ship, 1, { at: OUT, station: 'sea', moved: true, repairing: false });
    recountBlockades(g);
  } else {
    const troop = g.troops.find(
      ({ nation, kind, at, spent }) => nation === 'england' && isInfantry(kind) && at === from && spent === 'no',
    );
    if (troop) changeTroops(g, troop, 1, { at: OUT as unknown as Place, inside: false, spent: 'landed' });
    const carrier = g.ships.find(({ nation, kind, at }) => nation === 'england' && kind === 'T' && !isGlobal(at));
    const there = g.ships.some(({ nation, kind, at }) => nation === 'england' && kind === 'T' && isGlobal(at));
    if (carrier && !there) shift(g, carrier, 1, { at: OUT, station: 'sea', moved: true });
  }
  log(g, 'O.1.i', 'lloyds.sent', { from });
};

/** O.1.e, O.1.f, O.1.g, O.1.i, O.1.j At the end of the English Naval Phase whoever is still wanting on the high seas is sent there. */
export function* manTheHighSeas(g: WarAndPeace): Script {
  for (;;) {
    const want = wanting(g);
    if (want === 'nothing') return;
    const among: readonly Send[] = [
      ...(want === 'infantry' ? [] : squadrons(g)),
      ...(want === 'squadrons' ? [] : infantry(g)),
    ];
    if (among.length === 0) return;
    const prompt = say('lloyds.sendOut');
    send(g, yield* ask(choice({ by: seatOf(g, 'england'), rule: 'O.1.i', prompt, among, may: () => undefined })));
  }
}
