import { InputError } from '@bivouac/kernel';
import { commanderCard, type HexId, isCommanderId, isUnitId, type Side, unitCard } from '../catalogue/catalogue.ts';
import { findHex, placeName } from '../catalogue/map.ts';
import { CAPACITY } from '../rules/4-occupying-a-hex/4.1-limit.ts';
import type { ScenarioFile } from './scenario.ts';

/** What the form of a scenario file cannot say: that hexes and counters exist, fit, and stand where they may. */

const SIDES = ['coalition', 'french'] as const;

const refuse = (place: string, wrong: string, remedy: string): never => {
  throw new InputError(place, wrong, remedy);
};
const called = (hex: HexId): string => {
  const { en } = placeName(hex);
  return en === hex ? hex : `${en} (${hex})`;
};

const checkTrack = (place: string, length: number, turns: number): void => {
  if (length !== turns) refuse(place, `it has ${length} entries for ${turns} turns`, 'Give one entry for each turn.');
};
const checkTurn = (place: string, turn: number, turns: number): void => {
  if (turn < 1 || turn > turns)
    refuse(place, `turn ${turn} is outside the game`, `Choose a turn from 1 to ${turns}, or change turns.`);
};

const checkTracks = (file: ScenarioFile): void => {
  const { turns, calendar, supplyTrains, combatCommands, battlePoints, cossackRiotsFromTurn } = file;
  checkTrack('calendar', calendar.length, turns);
  calendar.forEach(({ turn }, index) => {
    if (turn !== index + 1)
      refuse(`calendar[${index}].turn`, `turn ${turn} stands in place ${index + 1}`, 'List the turns in order from 1.');
  });
  for (const side of SIDES) {
    checkTrack(`supplyTrains.${side}`, supplyTrains[side].length, turns);
    checkTrack(`combatCommands.${side}`, combatCommands[side].length, turns);
  }
  if (cossackRiotsFromTurn !== undefined) checkTurn('cossackRiotsFromTurn', cossackRiotsFromTurn, turns);
  const { start, total } = battlePoints;
  if (start.coalition + start.french !== total)
    refuse(
      'battlePoints',
      `the sides begin with ${start.coalition + start.french} points of ${total}`,
      'Make both starts add up to the total.',
    );
};

const checkOrder = ({ setUpOrder }: ScenarioFile): void => {
  if (setUpOrder[0] === setUpOrder[1]) refuse('setUpOrder', `${setUpOrder[0]} sets up twice`, 'Name each side once.');
};

/** A hex of the printed map that counters may stand on. */
const checkLand = (id: HexId, place: string): void => {
  const hex = findHex(id);
  if (!hex)
    return refuse(
      place,
      `there is no hex ${id} on the map`,
      'Columns run from 01 to 45; data/hexes.json and data/hexes-1812.json list the hexes.',
    );
  if (hex.terrain === 'sea') refuse(place, `${id} is sea`, 'Choose a land hex.');
  if (hex.outOfPlay) refuse(place, `${called(id)} is drawn but out of play`, 'Choose a hex that is in play.');
};

const checkNoneTwice = (ids: readonly string[], place: string): void => {
  ids.forEach((id, index) => {
    const first = ids.indexOf(id);
    if (first !== index) refuse(`${place}[${index}]`, `${id} is listed at [${first}] already`, 'List it once.');
  });
};

type HexCheck = (id: HexId, place: string) => void;

const playableCheck = ({ playable }: ScenarioFile): HexCheck => {
  playable.forEach((id, index) => checkLand(id, `playable[${index}]`));
  checkNoneTwice(playable, 'playable');
  const area = new Set(playable);
  return (id, place) => {
    checkLand(id, place);
    if (!area.has(id))
      refuse(
        place,
        `${called(id)} lies outside the playable area`,
        'Choose a hex listed under playable, or add it there.',
      );
  };
};

const checkPlaces = ({ victoryCities, sources, zones }: ScenarioFile, checkHex: HexCheck): void => {
  victoryCities.forEach((id, index) => {
    const place = `victoryCities[${index}]`;
    checkHex(id, place);
    if (!findHex(id)?.city) refuse(place, `${called(id)} is no city`, 'Choose a hex with a city.');
  });
  for (const side of SIDES) sources[side].forEach((id, index) => checkHex(id, `sources.${side}[${index}]`));
  const zoned = new Map<HexId, string>();
  zones.forEach(({ hexes }, zone) => {
    hexes.forEach((id, index) => {
      const place = `zones[${zone}].hexes[${index}]`;
      checkHex(id, place);
      const first = zoned.get(id);
      if (first) refuse(place, `${called(id)} is in a zone already, at ${first}`, 'Put each hex in one zone.');
      zoned.set(id, place);
    });
  });
};

/** Who has been put where, so that nobody enters the game twice. */
class Muster extends Map<string, string> {
  /** Commanders who leave the game and come again as reinforcements; 17.5b those of 1812 who are on the card of 1813. */
  readonly mayReturn: ReadonlySet<string>;
  constructor({ commanderChanges, reinforcements }: ScenarioFile) {
    super();
    const leaving = commanderChanges.filter(({ change }) => change === 'returnsLater');
    const again = SIDES.flatMap((side) => reinforcements[side].filter(({ of1813 }) => of1813));
    this.mayReturn = new Set([
      ...leaving.map(({ commander }) => commander),
      ...again.flatMap(({ commanders }) => commanders),
    ]);
  }
}

const enlist = (muster: Muster, id: string, place: string): void => {
  const first = muster.get(id);
  if (first && !muster.mayReturn.has(id))
    refuse(place, `${id} is in the game already, at ${first}`, 'Use each counter once.');
  muster.set(id, place);
};

const checkUnit = (id: string, side: Side, place: string): void => {
  if (!isUnitId(id)) return refuse(place, `there is no unit ${id}`, 'The ids are in data/units.json.');
  const card = unitCard(id);
  if (card.side !== side)
    refuse(place, `${id} (${card.name.en}) belongs to the ${card.side} side`, `List it under ${card.side}.`);
};

const checkCommander = (id: string, side: Side, place: string): void => {
  if (!isCommanderId(id)) return refuse(place, `there is no commander ${id}`, 'The ids are in data/commanders.json.');
  const card = commanderCard(id);
  if (card.side !== side)
    refuse(place, `${id} (${card.name.en}) belongs to the ${card.side} side`, `List him under ${card.side}.`);
};

type Counters = Pick<ScenarioFile['stacks'][Side][number], 'commanders' | 'units'>;

const checkCounters = ({ commanders, units }: Counters, side: Side, place: string, muster: Muster): void => {
  commanders.forEach((id, index) => {
    checkCommander(id, side, `${place}.commanders[${index}]`);
    enlist(muster, id, `${place}.commanders[${index}]`);
  });
  units.forEach((id, index) => {
    checkUnit(id, side, `${place}.units[${index}]`);
    enlist(muster, id, `${place}.units[${index}]`);
  });
};

const checkStacks = ({ stacks }: ScenarioFile, checkHex: HexCheck, muster: Muster): void => {
  const taken = new Map<HexId, { readonly side: Side; readonly place: string }>();
  for (const side of SIDES) {
    stacks[side].forEach((stack, index) => {
      const place = `stacks.${side}[${index}]`;
      checkHex(stack.hex, `${place}.hex`);
      checkCounters(stack, side, place, muster);
      const other = taken.get(stack.hex);
      if (other && other.side !== side)
        refuse(
          `${place}.hex`,
          `${called(stack.hex)} holds an enemy stack, ${other.place}`,
          'Give each side hexes of its own.',
        );
      if (other)
        refuse(`${place}.hex`, `${called(stack.hex)} is listed already, at ${other.place}`, 'Join the two stacks.');
      taken.set(stack.hex, { side, place });
      const of = stack.units.reduce((sum, id) => sum + unitCard(id).of, 0);
      if (of > CAPACITY)
        refuse(
          `${place}.units`,
          `${called(stack.hex)} is overfull: ${of} OF`,
          `A hex holds ${CAPACITY} OF of one side (4.1): put ${of - CAPACITY} or more elsewhere.`,
        );
    });
  }
};

const checkReinforcements = ({ reinforcements, turns }: ScenarioFile, checkHex: HexCheck, muster: Muster): void => {
  for (const side of SIDES) {
    reinforcements[side].forEach((group, index) => {
      const place = `reinforcements.${side}[${index}]`;
      checkTurn(`${place}.endOfTurn`, group.endOfTurn, turns);
      if (group.hexes.length === 0 && group.joins !== 'anyStack')
        refuse(`${place}.hexes`, 'it has 0 entries', 'List one or more, or let it join any stack.');
      group.hexes.forEach((id, hex) => checkHex(id, `${place}.hexes[${hex}]`));
      checkNoneTwice(group.hexes, `${place}.hexes`);
      checkCounters(group, side, place, muster);
    });
  }
};

const checkCommanderChanges = ({ commanderChanges, turns }: ScenarioFile, muster: Muster): void => {
  commanderChanges.forEach(({ endOfTurn, commander }, index) => {
    const place = `commanderChanges[${index}]`;
    checkTurn(`${place}.endOfTurn`, endOfTurn, turns);
    if (!isCommanderId(commander) || !muster.has(commander))
      refuse(
        `${place}.commander`,
        `${commander} is not in the game`,
        'Name a commander of the stacks or reinforcements.',
      );
  });
};

/** 14.6 to 14.17: the hexes are in play, the counters exist, and none of them is in the game already. */
const checkCampaign = ({ campaign, turns }: ScenarioFile, checkHex: HexCheck, muster: Muster): void => {
  if (!campaign) return;
  const { frozen, torgau, garrisons, confederation, hamburg, armistice, evacuation, ports } = campaign;
  const at = (list: readonly HexId[], place: string): void =>
    list.forEach((id, index) => checkHex(id, `campaign.${place}[${index}]`));
  checkTurn('campaign.armistice.resumeTurn', armistice.resumeTurn, turns);
  for (const side of SIDES) {
    if (frozen) {
      checkHex(frozen[side].hex, `campaign.frozen.${side}.hex`);
      checkCounters(frozen[side], side, `campaign.frozen.${side}`, muster);
    }
    at(armistice.areas[side], `armistice.areas.${side}`);
    at(ports[side], `ports.${side}`);
    checkTrack(
      `campaign.armistice.supplyTrains.${side}`,
      armistice.supplyTrains[side].length,
      turns - armistice.resumeTurn + 1,
    );
  }
  checkHex(torgau.hex, 'campaign.torgau.hex');
  checkCounters(torgau, 'coalition', 'campaign.torgau', muster);
  at(hamburg.zone, 'hamburg.zone');
  at(armistice.italy, 'armistice.italy');
  armistice.elsewhere.forEach(({ hexes, overflow }, index) =>
    at([...hexes, ...overflow], `armistice.elsewhere[${index}].hexes`),
  );
  checkCommander(confederation.wrede.commander, 'coalition', 'campaign.confederation.wrede.commander');
  for (const [contingent, defector] of Object.entries(confederation.defectors)) {
    const place = `campaign.confederation.defectors.${contingent}`;
    checkUnit(contingent, 'french', place);
    checkUnit(defector, 'coalition', place);
    enlist(muster, defector, place);
  }
  const mustered = (units: readonly string[], place: string): void => {
    for (const id of units)
      if (!muster.has(id)) refuse(place, `${id} is not in the game`, 'Name a unit of the stacks.');
  };
  garrisons.forEach(({ hex, units }, index) => {
    checkHex(hex, `campaign.garrisons[${index}].hex`);
    mustered(units, `campaign.garrisons[${index}].units`);
  });
  evacuation.forEach(({ hexes, units }, index) => {
    at(hexes, `evacuation[${index}].hexes`);
    mustered(units, `campaign.evacuation[${index}].units`);
  });
};

/** 17.2 The hexes are in play and the units in the game. */
const checkInvasion = ({ invasion, turns }: ScenarioFile, checkHex: HexCheck, muster: Muster): void => {
  if (!invasion) return;
  const { endings, magazines, atHome, held } = invasion;
  checkTurn('invasion.endings.throughTurn', endings.throughTurn, turns);
  const hexes = [...endings.capitals, ...endings.others, endings.warsaw, ...endings.flanks];
  hexes.forEach((id) => checkHex(id, 'invasion.endings'));
  magazines.forEach((id, index) => checkHex(id, `invasion.magazines[${index}]`));
  const counters = [...atHome.map(({ unit }) => unit), ...held.flatMap(({ units }) => units)];
  for (const id of counters)
    if (!muster.has(id)) refuse('invasion', `${id} is not in the game`, 'Name a unit of the stacks.');
};

const checkAll = (file: ScenarioFile): void => {
  checkTracks(file);
  checkOrder(file);
  const checkHex = playableCheck(file);
  checkPlaces(file, checkHex);
  const muster = new Muster(file);
  checkStacks(file, checkHex, muster);
  checkReinforcements(file, checkHex, muster);
  checkCommanderChanges(file, muster);
  checkCampaign(file, checkHex, muster);
  checkInvasion(file, checkHex, muster);
};

/** The checks name places within the file; here the file's own name goes before them. */
export const checkMeaning = (file: ScenarioFile, at: string): void => {
  try {
    checkAll(file);
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    throw new InputError(at === '' ? fault.place : `${at}.${fault.place}`, fault.wrong, fault.remedy);
  }
};
