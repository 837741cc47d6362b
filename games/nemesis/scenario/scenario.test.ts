import { readFileSync } from 'node:fs';
import { InputError } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { commanderCards, placeName, unitCard, unitCards } from '../catalogue/catalogue.ts';
import campaign1799 from '../data/scenarios/1799.json' with { type: 'json' };
import { checkScenario, type Scenario, shippedScenarios } from './scenario.ts';

const italy = shippedScenarios.get('1799') as Scenario;

type File = typeof campaign1799 & Record<string, unknown>;
/** The campaign of 1799 with something spoilt. */
const spoilt = (spoil: (file: File) => void): unknown => {
  const file = structuredClone(campaign1799) as File;
  spoil(file);
  return file;
};
const fault = (spoil: (file: File) => void): { place: string; wrong: string; remedy: string } => {
  try {
    checkScenario(spoilt(spoil), 'my.json');
  } catch (error) {
    if (error instanceof InputError) return { place: error.place, wrong: error.wrong, remedy: error.remedy };
    throw error;
  }
  throw new Error('the scenario was accepted');
};
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
};

describe('18 Suvorov’s Italian campaign as shipped', () => {
  test('18.3 thirteen turns from March 1799', () => {
    expect(italy.turns).toBe(13);
    expect(italy.calendar.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(italy.calendar[0]?.period).toEqual({
      en: 'First half of March 1799',
      fr: 'Première quinzaine de mars 1799',
    });
  });

  test('18.7 no turn of 1799 is a Winter turn', () => {
    expect(italy.calendar.filter(({ winter }) => winter)).toEqual([]);
  });

  test('18.4 the four victory cities of 1799 are on the map (A-59)', () => {
    expect(italy.victoryCities.map((id) => placeName(id).en).toSorted()).toEqual(['Genoa', 'Mantua', 'Milan', 'Turin']);
  });

  test('18.1 the Coalition deploys first; trains and Combat Commands rise when Suvorov comes', () => {
    expect(italy.setUpOrder).toEqual(['coalition', 'french']);
    expect(italy.supplyTrains.coalition).toEqual([5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    expect(italy.supplyTrains.french).toEqual(Array<number>(13).fill(5));
    expect(italy.combatCommands.coalition).toEqual([3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    expect(italy.combatCommands.french).toEqual([3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4]);
  });

  test('18.4 four cities count, twelve Battle points are shared, the Coalition needs three more', () => {
    expect(italy.victoryCities).toEqual(['3928', '4227', '4229', '4428']);
    expect(italy.battlePoints).toEqual({ start: { coalition: 6, french: 6 }, total: 12 });
    expect(italy.victoryMargin).toEqual({ side: 'coalition', points: 3 });
  });

  test('18.5 the zones cover the playable area', () => {
    expect(italy.zones.flatMap(({ hexes }) => hexes).toSorted()).toEqual([...italy.playable].toSorted());
    expect(italy.zones.map(({ throughTurn }) => throughTurn)).toEqual([13, 5]);
  });

  test('18.7 supply reaches three hexes; 7.8 Depots link over five', () => {
    expect(italy.supplyRange.summer).toBe(3);
    expect(italy.depotLinkRange.summer).toBe(5);
  });

  test('every counter of 1799 comes into play', () => {
    const groups = (['coalition', 'french'] as const).flatMap((side) => [
      ...italy.stacks[side],
      ...italy.reinforcements[side],
    ]);
    const units = unitCards.filter(({ campaign }) => campaign === '1799').map(({ id }) => id);
    const commanders = commanderCards.filter(({ campaign }) => campaign === '1799').map(({ id }) => id);
    expect(groups.flatMap((group) => group.units).toSorted()).toEqual(units.toSorted());
    expect(groups.flatMap((group) => group.commanders).toSorted()).toEqual(commanders.toSorted());
  });

  test('a checked scenario survives a trip through JSON, and being checked again', () => {
    expect(checkScenario(JSON.parse(JSON.stringify(italy)))).toEqual(italy);
  });
});

describe('what a scenario may leave out', () => {
  test('lists of commanders, units, reinforcements and changes are empty, and a zone lasts for the game', () => {
    const {
      reinforcements: _arrivals,
      commanderChanges: _changes,
      prov: _prov,
      ...rest
    } = structuredClone(campaign1799);
    const scenario = checkScenario({
      ...rest,
      stacks: { coalition: [{ hex: '3827', units: ['a99-Ott'] }], french: [{ hex: '3927', commanders: ['Moreau'] }] },
    });
    expect(scenario.stacks).toEqual({
      coalition: [{ hex: '3827', commanders: [], units: ['a99-Ott'] }],
      french: [{ hex: '3927', commanders: ['Moreau'], units: [] }],
    });
    expect(scenario.reinforcements).toEqual({ coalition: [], french: [] });
    expect(scenario.commanderChanges).toEqual([]);
    expect(scenario.zones[0]?.throughTurn).toBe(13);
  });

  test('13.1 Cossacks run riot from the turn that the scenario names, and never in 1799', () => {
    expect(italy.cossackRiotsFromTurn).toBeUndefined();
    expect(checkScenario(spoilt((file) => Object.assign(file, { cossackRiotsFromTurn: 4 }))).cossackRiotsFromTurn).toBe(
      4,
    );
    expect(fault((file) => Object.assign(file, { cossackRiotsFromTurn: 14 }))).toEqual({
      place: 'my.json.cossackRiotsFromTurn',
      wrong: 'turn 14 is outside the game',
      remedy: 'Choose a turn from 1 to 13, or change turns.',
    });
  });

  test('counters of another campaign may be used', () => {
    const file = spoilt(({ stacks }) => at(stacks.french, 4).units.push('F-OG1'));
    expect(checkScenario(file).stacks.french[4]?.units).toEqual(['f99-ci', 'F-OG1']);
  });
});

describe('faults of form', () => {
  test('a missing field', () => {
    expect(fault((file) => delete (file as Partial<File>).turns)).toEqual({
      place: 'my.json.turns',
      wrong: 'this field is missing',
      remedy: 'Add it.',
    });
  });

  test('an unknown field', () => {
    const { place, remedy } = fault((file) => Object.assign(file, { weather: 'fine' }));
    expect(place).toBe('my.json.weather');
    expect(remedy).toContain('victoryCities');
  });

  test('a hex that is not four figures', () => {
    expect(fault(({ stacks }) => Object.assign(at(stacks.french, 0), { hex: 'Mantua' }))).toMatchObject({
      place: 'my.json.stacks.french[0].hex',
      remedy: 'Write it like "3928".',
    });
  });

  test('no object at all', () => {
    expect(() => checkScenario([], 'my.json')).toThrow(/^my\.json: .* Write an object in curly brackets\.$/);
  });
});

describe('faults of meaning', () => {
  test('an unknown hex', () => {
    expect(fault(({ stacks }) => Object.assign(at(stacks.coalition, 1), { hex: '4631' }))).toEqual({
      place: 'my.json.stacks.coalition[1].hex',
      wrong: 'there is no hex 4631 on the map',
      remedy: 'Columns run from 01 to 45; data/hexes.json and data/hexes-1812.json list the hexes.',
    });
  });

  test('2.2 a stack in the sea', () => {
    expect(fault(({ stacks }) => Object.assign(at(stacks.coalition, 0), { hex: '3529' }))).toEqual({
      place: 'my.json.stacks.coalition[0].hex',
      wrong: '3529 is sea',
      remedy: 'Choose a land hex.',
    });
  });

  test('a stack on a hex that is drawn but out of play', () => {
    expect(fault(({ stacks }) => Object.assign(at(stacks.coalition, 0), { hex: '3605' }))).toEqual({
      place: 'my.json.stacks.coalition[0].hex',
      wrong: 'Copenhagen (3605) is drawn but out of play',
      remedy: 'Choose a hex that is in play.',
    });
  });

  test('18.5 a stack outside the playable area', () => {
    expect(fault(({ stacks }) => Object.assign(at(stacks.coalition, 0), { hex: '3021' }))).toEqual({
      place: 'my.json.stacks.coalition[0].hex',
      wrong: 'Vienna (3021) lies outside the playable area',
      remedy: 'Choose a hex listed under playable, or add it there.',
    });
  });

  test('a commander alone in the sea', () => {
    const { place, wrong } = fault(({ stacks }) =>
      stacks.coalition.push({ hex: '3529', commanders: ['Melas'], units: [], prov: 'proposed' }),
    );
    expect([place, wrong]).toEqual(['my.json.stacks.coalition[5].hex', '3529 is sea']);
  });

  test('an unknown unit', () => {
    expect(fault(({ stacks }) => at(stacks.french, 0).units.push('f99-Bonaparte'))).toEqual({
      place: 'my.json.stacks.french[0].units[3]',
      wrong: 'there is no unit f99-Bonaparte',
      remedy: 'The ids are in data/units.json.',
    });
  });

  test('an unknown commander', () => {
    expect(fault(({ reinforcements }) => at(reinforcements.french, 0).commanders.push('Bonaparte' as never))).toEqual({
      place: 'my.json.reinforcements.french[0].commanders[0]',
      wrong: 'there is no commander Bonaparte',
      remedy: 'The ids are in data/commanders.json.',
    });
  });

  test('a unit in two stacks', () => {
    expect(fault(({ stacks }) => at(stacks.french, 5).units.push('f99-ci'))).toEqual({
      place: 'my.json.stacks.french[5].units[1]',
      wrong: 'f99-ci is in the game already, at stacks.french[4].units[0]',
      remedy: 'Use each counter once.',
    });
  });

  test('a unit on the map that is to arrive as well', () => {
    expect(fault(({ reinforcements }) => at(reinforcements.french, 0).units.push('f99-Turin'))).toEqual({
      place: 'my.json.reinforcements.french[0].units[1]',
      wrong: 'f99-Turin is in the game already, at stacks.french[5].units[0]',
      remedy: 'Use each counter once.',
    });
  });

  test('a commander twice', () => {
    expect(fault(({ reinforcements }) => at(reinforcements.french, 1).commanders.push('Moreau' as never))).toEqual({
      place: 'my.json.reinforcements.french[1].commanders[1]',
      wrong: 'Moreau is in the game already, at stacks.french[0].commanders[0]',
      remedy: 'Use each counter once.',
    });
  });

  test('a unit on the wrong side', () => {
    expect(fault(({ stacks }) => at(stacks.french, 4).units.push('r99-2'))).toEqual({
      place: 'my.json.stacks.french[4].units[1]',
      wrong: 'r99-2 (Förster) belongs to the coalition side',
      remedy: 'List it under coalition.',
    });
  });

  test('a commander on the wrong side', () => {
    expect(fault(({ stacks }) => at(stacks.coalition, 4).commanders.push('Joubert' as never))).toEqual({
      place: 'my.json.stacks.coalition[4].commanders[0]',
      wrong: 'Joubert (Joubert) belongs to the french side',
      remedy: 'List him under french.',
    });
  });

  test('4.1 an overfull hex', () => {
    expect(fault(({ stacks }) => at(stacks.french, 2).units.push('F-OG1'))).toEqual({
      place: 'my.json.stacks.french[2].units',
      wrong: 'Brescia (4027) is overfull: 7 OF',
      remedy: 'A hex holds 6 OF of one side (4.1): put 1 or more elsewhere.',
    });
  });

  test('4.1 six OF exactly are allowed, halves counted', () => {
    const { units } = at(campaign1799.stacks.coalition, 0);
    expect(units.reduce((sum, id) => sum + unitCard(id as never).of, 0)).toBe(6);
    expect(fault(({ stacks }) => at(stacks.coalition, 2).units.push('a99-Klen'))).toMatchObject({
      wrong: 'Padua (3728) is overfull: 7 OF',
    });
  });

  test('enemy stacks in one hex', () => {
    expect(fault(({ stacks }) => Object.assign(at(stacks.french, 4), { hex: '3825' }))).toEqual({
      place: 'my.json.stacks.french[4].hex',
      wrong: 'Bozen (3825) holds an enemy stack, stacks.coalition[4]',
      remedy: 'Give each side hexes of its own.',
    });
  });

  test('a hex listed twice by one side', () => {
    expect(fault(({ stacks }) => Object.assign(at(stacks.french, 4), { hex: '4428' }))).toEqual({
      place: 'my.json.stacks.french[5].hex',
      wrong: 'Turin (4428) is listed already, at stacks.french[4]',
      remedy: 'Join the two stacks.',
    });
  });

  test.each([
    ['calendar', (file: File) => file.calendar.pop(), 'it has 12 entries for 13 turns'],
    ['supplyTrains.coalition', (file: File) => file.supplyTrains.coalition.pop(), 'it has 12 entries for 13 turns'],
    ['supplyTrains.french', (file: File) => file.supplyTrains.french.push(5), 'it has 14 entries for 13 turns'],
    ['combatCommands.coalition', (file: File) => file.combatCommands.coalition.pop(), 'it has 12 entries for 13 turns'],
    ['combatCommands.french', (file: File) => file.combatCommands.french.push(3), 'it has 14 entries for 13 turns'],
  ])('a track of the wrong length: %s', (track, spoil, wrong) => {
    expect(fault(spoil)).toEqual({ place: `my.json.${track}`, wrong, remedy: 'Give one entry for each turn.' });
  });

  test('turns out of order', () => {
    expect(fault(({ calendar }) => Object.assign(at(calendar, 1), { turn: 3 }))).toEqual({
      place: 'my.json.calendar[1].turn',
      wrong: 'turn 3 stands in place 2',
      remedy: 'List the turns in order from 1.',
    });
  });

  test('18.4 Battle points that do not add up', () => {
    expect(fault(({ battlePoints }) => Object.assign(battlePoints, { total: 13 }))).toEqual({
      place: 'my.json.battlePoints',
      wrong: 'the sides begin with 12 points of 13',
      remedy: 'Make both starts add up to the total.',
    });
  });

  test('a side that sets up twice', () => {
    expect(fault((file) => Object.assign(file, { setUpOrder: ['french', 'french'] }))).toEqual({
      place: 'my.json.setUpOrder',
      wrong: 'french sets up twice',
      remedy: 'Name each side once.',
    });
  });

  test('a victory city that is no city', () => {
    expect(fault(({ victoryCities }) => victoryCities.push('4228'))).toEqual({
      place: 'my.json.victoryCities[4]',
      wrong: 'Pavia (4228) is no city',
      remedy: 'Choose a hex with a city.',
    });
  });

  test('a victory city outside the playable area', () => {
    expect(fault(({ victoryCities }) => victoryCities.push('3021'))).toMatchObject({
      place: 'my.json.victoryCities[4]',
      remedy: 'Choose a hex listed under playable, or add it there.',
    });
  });

  test('a source that is no hex, or outside the playable area', () => {
    expect(fault(({ sources }) => sources.french.push('4631'))).toMatchObject({
      place: 'my.json.sources.french[7]',
      wrong: 'there is no hex 4631 on the map',
    });
    expect(fault(({ sources }) => sources.coalition.push('3021'))).toMatchObject({
      place: 'my.json.sources.coalition[1]',
      remedy: 'Choose a hex listed under playable, or add it there.',
    });
  });

  test('a playable hex that does not exist, is sea, or is listed twice', () => {
    expect(fault(({ playable }) => playable.push('4631'))).toEqual({
      place: 'my.json.playable[79]',
      wrong: 'there is no hex 4631 on the map',
      remedy: 'Columns run from 01 to 45; data/hexes.json and data/hexes-1812.json list the hexes.',
    });
    expect(fault(({ playable }) => playable.push('3529'))).toEqual({
      place: 'my.json.playable[79]',
      wrong: '3529 is sea',
      remedy: 'Choose a land hex.',
    });
    expect(fault(({ playable }) => playable.push('2927'))).toEqual({
      place: 'my.json.playable[79]',
      wrong: '2927 is listed at [0] already',
      remedy: 'List it once.',
    });
  });

  test('a zone outside the playable area, or a hex in two zones', () => {
    expect(fault(({ zones }) => at(zones, 0).hexes.push('3021'))).toMatchObject({
      place: 'my.json.zones[0].hexes[40]',
      remedy: 'Choose a hex listed under playable, or add it there.',
    });
    expect(fault(({ zones }) => at(zones, 1).hexes.push('3827'))).toEqual({
      place: 'my.json.zones[1].hexes[39]',
      wrong: 'Verona (3827) is in a zone already, at zones[0].hexes[38]',
      remedy: 'Put each hex in one zone.',
    });
  });

  test.each([0, 14])('13.2 a reinforcement at the end of turn %i of thirteen', (endOfTurn) => {
    expect(fault(({ reinforcements }) => Object.assign(at(reinforcements.french, 0), { endOfTurn }))).toEqual({
      place: 'my.json.reinforcements.french[0].endOfTurn',
      wrong: `turn ${endOfTurn} is outside the game`,
      remedy: 'Choose a turn from 1 to 13, or change turns.',
    });
  });

  test('13.2 a reinforcement in the sea, on the same hex twice, or nowhere', () => {
    expect(fault(({ reinforcements }) => at(reinforcements.french, 0).hexes.push('3529'))).toMatchObject({
      place: 'my.json.reinforcements.french[0].hexes[2]',
      remedy: 'Choose a land hex.',
    });
    expect(fault(({ reinforcements }) => at(reinforcements.french, 0).hexes.push('4530'))).toMatchObject({
      place: 'my.json.reinforcements.french[0].hexes[2]',
      remedy: 'List it once.',
    });
    expect(fault(({ reinforcements }) => at(reinforcements.french, 0).hexes.splice(0))).toMatchObject({
      place: 'my.json.reinforcements.french[0].hexes',
      wrong: 'it has 0 entries',
    });
  });

  test('a change of commanders after the game, or of one who is not in it', () => {
    expect(fault(({ commanderChanges }) => Object.assign(at(commanderChanges, 0), { endOfTurn: 14 }))).toMatchObject({
      place: 'my.json.commanderChanges[0].endOfTurn',
      remedy: 'Choose a turn from 1 to 13, or change turns.',
    });
    expect(fault(({ commanderChanges }) => Object.assign(at(commanderChanges, 0), { commander: 'Ney' }))).toEqual({
      place: 'my.json.commanderChanges[0].commander',
      wrong: 'Ney is not in the game',
      remedy: 'Name a commander of the stacks or reinforcements.',
    });
    expect(
      fault(({ commanderChanges }) => Object.assign(at(commanderChanges, 0), { commander: 'f99-ci' })),
    ).toMatchObject({
      wrong: 'f99-ci is not in the game',
    });
  });

  test('a scenario without a name of its own still names the place', () => {
    expect(() =>
      checkScenario(
        spoilt(({ calendar }) => calendar.pop()),
        '',
      ),
    ).toThrow(/^calendar: /);
  });
});

describe('docs/scenarios.md', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');

  test('its example is a scenario', () => {
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect(checkScenario(JSON.parse(example), 'docs/scenarios.md')).toMatchObject({ id: 'adige', turns: 3 });
  });

  test('it explains every field', () => {
    const fields = [
      'cossackRiotsFromTurn',
      ...Object.keys(campaign1799),
      ...campaign1799.zones.flatMap((zone) => Object.keys(zone)),
    ];
    expect(fields.filter((field) => !page.includes(`| \`${field}\` |`))).toEqual([]);
  });

  test('the message it quotes is the one that is given', () => {
    const { place, wrong, remedy } = fault(({ stacks }) => at(stacks.french, 2).units.push('F-OG1'));
    expect(page).toContain(`${place.replace('my.json.', 'my.json, ')}: ${wrong}. ${remedy}`);
  });
});
