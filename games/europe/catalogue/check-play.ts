import { InputError } from '@bivouac/kernel';
import { type CardId, EDITIONS, SCENARIOS, type Side } from './ids.ts';
import { cards, PHASE_OF_TIMING } from './cards.ts';
import { counted, known } from '@bivouac/kernel/lookup.ts';
import { isMajor, majors, nations } from './nations.ts';
import { armies, fleets, generals, specials, units } from './pieces.ts';
import { boxes, provinces, seas, zone, zones } from './places.ts';
import { type Scenario, scenarioFiles, scenarioFor } from './scenarios.ts';
import { VICTORY_EVENTS } from './table-schema.ts';
import { tablesFor } from './tables.ts';

const fault = (place: string, wrong: string, remedy: string): never => {
  throw new InputError(place, wrong, remedy);
};

export const checkCards = (): void => {
  counted('cards.json', 'cards', cards, 110);
  for (const { id, side, phases, timing, permanent, box, foreignWar, needs } of cards.values()) {
    const place = `cards.json ${id}`;
    if (!id.endsWith(side === 'empire' ? 'F' : 'C')) fault(place, 'its letter is not that of its side', 'Correct it.');
    const called = new Set(timing.map((moment) => PHASE_OF_TIMING[moment]));
    if (called.size !== phases.length || phases.some((phase) => !called.has(phase)))
      fault(place, 'its phases and its moments do not agree', 'Correct one of the two.');
    if (permanent !== undefined && !isMajor(permanent))
      fault(place, `${permanent} is no major power`, 'Name a major power.');
    known(place, 'box', box === undefined ? [] : [box], boxes);
    if (foreignWar && box === undefined) fault(place, 'a foreign war needs its box', 'Add the box.');
    known(place, 'card', needs.played, cards);
  }
};

export const checkTables = (): void => {
  const { hands, diplomacy, resources, blockade, victory } = tablesFor('2013');
  for (const { id, zones: named, nation, permanent } of hands.entries) {
    known(`tables.json hands ${id}`, 'zone', named, zones);
    known(`tables.json hands ${id}`, 'nation', nation === undefined ? [] : [nation], nations);
    known(`tables.json hands ${id}`, 'card', permanent === undefined ? [] : [permanent], cards);
  }
  known('tables.json hands', 'card', [hands.maxLiftedBy, hands.corsairs.card], cards);
  known('tables.json diplomacy', 'nation', [...diplomacy.bonus.keys()], nations);
  known('tables.json resources', 'nation', [...resources.yearly.keys()], nations);
  counted('tables.json resources', 'powers', resources.yearly, majors.length);
  const { french, spanish } = blockade.pyreneanZones;
  const ports = [...blockade.ports, ...blockade.iberianPorts];
  known('tables.json blockade', 'zone', [...ports, ...french, ...spanish, ...blockade.pyreneanFortresses], zones);
  for (const port of ports)
    if (zone(port).port === undefined) fault('tables.json blockade', `${port} has no port`, 'Remove it.');
  for (const place of blockade.pyreneanFortresses)
    if (zone(place).fortress === 0) fault('tables.json blockade', `${place} has no fortress`, 'Remove it.');
  known('tables.json victory', 'zone', [victory.doubleKey], zones);
  counted('tables.json victory', 'lines', victory.events, VICTORY_EVENTS.length);
  for (const { id, card, vp, escalade } of victory.events.values()) {
    const points = card === undefined ? undefined : cards.get(card);
    if (card !== undefined && (points?.vp !== vp || points.escalade !== escalade))
      fault(`tables.json victory ${id}`, `its points are not those of ${card}`, 'Correct one of the two.');
  }
};

const checkSetUp = (place: string, { setup, removed }: Scenario): void => {
  const placed = new Set<string>();
  for (const { nation, place: at, units: corps, generals: chiefs, army, specials: extra, fleets: ships } of setup) {
    known(place, 'nation', [nation], nations);
    if (at.in === 'zone') known(place, 'zone', [at.zone, ...at.alternatives], zones);
    if (at.in === 'sea') known(place, 'sea', [at.sea], seas);
    if (at.in === 'portOn') known(place, 'sea', at.seas, seas);
    if (at.in === 'blockade' && zones.get(at.port)?.port === undefined)
      fault(place, `${at.port} has no port to blockade`, 'Name a port.');
    known(
      place,
      'unit',
      corps.map(({ id }) => id),
      units,
    );
    known(place, 'general', chiefs, generals);
    known(place, 'army', army === undefined ? [] : [army], armies);
    known(place, 'special unit', extra, specials);
    known(place, 'fleet', ships, fleets);
    const army1 = army === undefined ? [] : [army];
    for (const id of [...corps.map((one) => one.id), ...chiefs, ...army1, ...extra, ...ships]) {
      if (placed.has(id)) fault(place, `${id} is set up twice`, 'Keep one of the two.');
      placed.add(id);
    }
  }
  for (const id of [...removed.generals, ...removed.fleets, ...removed.specials])
    if (placed.has(id)) fault(place, `${id} is both removed and set up`, 'Keep one of the two.');
};

const checkScenario = (place: string, scenario: Scenario): void => {
  const { status, defeats, eventsPlayed, removed, cards: played, hand, franceKeys } = scenario;
  known(place, 'nation', [...status.keys(), ...defeats.keys(), ...scenario.owner.values()], nations);
  counted(place, 'nations with a status', status, nations.size);
  for (const { patron } of status.values()) known(place, 'nation', patron === undefined ? [] : [patron], nations);
  known(place, 'card', [...eventsPlayed, ...played], cards);
  known(place, 'general', removed.generals, generals);
  known(place, 'fleet', removed.fleets, fleets);
  known(place, 'special unit', removed.specials, specials);
  known(place, 'zone', franceKeys, zones);
  const dealt = (side: Side): readonly CardId[] => hand[side].fixed;
  for (const id of [...dealt('empire'), ...dealt('coalition')])
    if (!played.includes(id)) fault(place, `${id} is dealt but not in play`, 'Correct the cards.');
  checkSetUp(place, scenario);
};

export const checkScenarios = (): void => {
  for (const id of SCENARIOS) {
    const { ownership, control, cards: decks } = scenarioFiles[id];
    const place = `scenarios/${id}.json`;
    known(
      place,
      'province',
      ownership.map(({ province }) => province),
      provinces,
    );
    for (const row of control) {
      known(place, 'province', row.provinces, provinces);
      known(place, 'zone', [...row.zones, ...row.except], zones);
    }
    known(place, 'card', [...decks.withdrawn, ...decks.listed], cards);
    for (const edition of EDITIONS) checkScenario(`${place} (${edition})`, scenarioFor(id, edition));
  }
};
