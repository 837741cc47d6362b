import { choose, roll, type Script } from '@bivouac/kernel';
import { cardId, DUCHIES, isPort, portZones } from '../catalogue/catalogue.ts';
import type { DuchyId, SquadronId } from '../catalogue/ids.ts';
import { controlsZone } from '../rules/3-glossary/3-standing.ts';
import { atWar, director, loseSquadron, type NapoleonicWars, type SquadronRow } from '../state/state.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pickDuchy } from './choosing.ts';
import { damage } from './ships.ts';

interface OwnMessages {
  'fireShips.nowhere': {};
  'fireShips.sinks': {};
  'fireShips.burns': {};
}
type Burn = { readonly kind: 'burnShip'; readonly squadron: SquadronId };
const wording: Wording<OwnMessages, Burn> = {
  en: {
    'fireShips.nowhere': () => 'No Port of a Zone that your side Controls holds enemy Squadrons.',
    'fireShips.sinks': () => 'Which Squadron is lost to the fire?',
    'fireShips.burns': () => 'Which Squadron takes a Refit marker?',
  },
  fr: {
    'fireShips.nowhere': () => 'Aucun port d’une zone contrôlée par votre camp n’abrite d’escadres ennemies.',
    'fireShips.sinks': () => 'Quelle escadre est perdue dans les flammes ?',
    'fireShips.burns': () => 'Quelle escadre reçoit un marqueur de réparation ?',
  },
  labels: {
    en: { byKind: { burnShip: ({ squadron }) => squadron.replace('_', ' ') } },
    fr: { byKind: { burnShip: ({ squadron }) => squadron.replace('_', ' ') } },
  },
};
const { must, say: ask } = speechOf<OwnMessages>();
const FIRE_SHIPS = cardId('fire_ships');
const DICE = 3;
const SINKS = 6;
const BURNS = 5;

const enemyShips = (g: NapoleonicWars, { nation }: By, port: DuchyId): readonly SquadronRow[] =>
  g.squadrons.filter((row) => row.at === port && atWar(g, nation, row.nation));
const ports = (g: NapoleonicWars, by: By): readonly DuchyId[] =>
  DUCHIES.filter(
    (port) =>
      isPort(port) &&
      portZones(port).some((zone) => controlsZone(g, by.nation, zone)) &&
      enemyShips(g, by, port).length > 0,
  );
/** The owner chooses which of those that may be struck. */
function* strike(
  g: NapoleonicWars,
  rows: readonly SquadronRow[],
  key: 'fireShips.sinks' | 'fireShips.burns',
): Script<SquadronId | undefined> {
  const [first] = rows;
  const seat = first && director(g, first.nation);
  if (!first || seat === null || seat === undefined || rows.length === 1) return first?.id;
  const among = rows.map(({ id }): Burn => ({ kind: 'burnShip', squadron: id }));
  return (yield* choose({ by: seat, rule: '13.11', prompt: ask(key), among, may: () => undefined })).squadron;
}
function* burns(g: NapoleonicWars, by: By): Script {
  const port = yield* pickDuchy(by.seat, FIRE_SHIPS, ports(g, by));
  const faces: number[] = [];
  for (let die = 0; die < DICE; die++) faces.push(yield* roll('6.1', say('event.roll', { card: FIRE_SHIPS })));
  for (const _six of faces.filter((face) => face === SINKS)) {
    const id = yield* strike(g, enemyShips(g, by, port), 'fireShips.sinks');
    if (id !== undefined) loseSquadron(g, id);
  }
  for (const _five of faces.filter((face) => face === BURNS)) {
    const sound = enemyShips(g, by, port).filter(({ refit, building }) => refit === 0 && !building);
    const id = yield* strike(g, sound, 'fireShips.burns');
    if (id !== undefined) damage(g, id);
  }
}

/** 73 Fire Ships: three dice against enemy Squadrons in a Port of a Zone that the own side Controls, those being built too. */
export const fireShips: CardRules = {
  id: FIRE_SHIPS,
  wording,
  says: {
    en: 'Choose a Port of a Zone that your side Controls with enemy Squadrons in it, those under a marker too. Three dice: each 6 eliminates one, each 5 puts a Refit marker on one without a marker; the owner chooses. No batteries, no battle.',
    fr: 'Choisissez un port d’une zone contrôlée par votre camp avec des escadres ennemies, même sous marqueur. Trois dés : chaque 6 en élimine une, chaque 5 met une réparation sur une sans marqueur ; le propriétaire choisit. Ni batteries ni bataille.',
  },
  plays: [{ when: 'impulse', may: (g, by) => must('6.1', ports(g, by).length > 0, 'fireShips.nowhere'), play: burns }],
};
