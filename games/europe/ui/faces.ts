import type { CounterFace, CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import {
  army as armyCard,
  depots as depotCards,
  fleet as fleetCard,
  general as generalCard,
  nation as nationCard,
  special as specialCard,
  unit as unitCard,
} from '../catalogue/catalogue.ts';
import type { ArmyId, FleetId, GeneralId, NationId, SpecialId } from '../catalogue/ids.ts';
import { type DepotRow, stepsOfUnit, type UnitRow } from '../state/state.ts';
import { coloursOf } from './colours.ts';
import { wordsIn } from './text/words.ts';

const NO_MARKS: readonly CounterMark[] = [];
const STARS = ['', '★', '★★'];

/** A number among others of its nation, before what sets it apart. */
const NUMBERED = /^([IVX]+)(?:er|re|e)? (.+)$/;

/** What of a unit's name fits on a counter: "III" for the III Corps, "Bavarian" for the Bavarian Corps, "Italian I" for the I Italian Corps. */
export const shortUnit = (name: string): string => {
  const short = name.replace(/\s*\bcorps\b\s*(?:du |de )?/i, ' ').trim();
  const [, number, rest] = NUMBERED.exec(short) ?? [];
  const named = number !== undefined && rest !== undefined ? `${rest}\u00a0${number}` : short === '' ? name : short;
  return named.charAt(0).toUpperCase() + named.slice(1);
};

/** 2.1 Steps to the left, movement factor to the right, and behind the name the stars of an elite. */
export const unitFace = (row: UnitRow, language: Language, marks = NO_MARKS): CounterFace => {
  const { nation, name, mf, stars, cavalry } = unitCard(row.id);
  const tail = stars === 0 ? '' : `\u00a0${STARS[stars] ?? ''}`;
  return {
    ...coloursOf(nation),
    symbol: cavalry ? 'cavalry' : 'infantry',
    name: `${shortUnit(name[language])}${tail}`,
    figures: [String(stepsOfUnit(row)), String(mf)],
    marks,
  };
};

/** The braid of an army's commander. */
const GOLD = '#e0b23c';

/** 2.2 Initiative to the left, command to the right; who leads an army wears gold. */
export const generalFace = (id: GeneralId, language: Language, marks = NO_MARKS, leadsArmy = false): CounterFace => {
  const { nation, name, initiative, command } = generalCard(id);
  return {
    ...coloursOf(nation),
    symbol: 'commander',
    name: name[language],
    figures: [String(initiative), String(command)],
    marks,
    ...(leadsArmy ? { band: GOLD } : {}),
  };
};

/** 14.5.5 What a special unit adds to the dice. */
export const specialFace = (id: SpecialId, language: Language): CounterFace => {
  const { nation, name, bonus, cavalry } = specialCard(id);
  return {
    ...coloursOf(nation),
    symbol: cavalry ? 'cavalry' : 'artillery',
    name: name[language],
    figures: [`+${bonus}`, ''],
    marks: NO_MARKS,
  };
};

export const armyFace = (id: ArmyId, language: Language): CounterFace => {
  const { nation, name } = armyCard(id);
  return { ...coloursOf(nation), symbol: 'marker', name: name[language], figures: ['', ''], marks: NO_MARKS };
};

/** 2.1 A fixed depot defends with half a point; a mobile one marches. */
export const depotFace = ({ nation, fixed }: Pick<DepotRow, 'nation' | 'fixed'>, language: Language): CounterFace => ({
  ...coloursOf(nation),
  symbol: fixed ? 'depot' : 'train',
  name: wordsIn(language)('depot'),
  figures: fixed ? ['½', ''] : ['', String(depotCards.mobileMf)],
  marks: NO_MARKS,
});

/** 2.1 A fleet shows flag, initiative and movement factor; the admiral is on its back, which in the fog of war its owner alone may turn over. */
export const fleetFace = (id: FleetId, named: boolean, language: Language, marks = NO_MARKS): CounterFace => {
  const { nation, name, initiative, mf } = fleetCard(id);
  return {
    ...coloursOf(nation),
    symbol: 'fleet',
    name: named ? name[language] : nationCard(nation).name[language],
    figures: [String(initiative), String(mf)],
    marks,
  };
};

/** 3.2 The flag of the one who holds a zone that is not his own. */
export const flagFace = (nation: NationId, language: Language): CounterFace => ({
  ...coloursOf(nation),
  symbol: 'flag',
  name: nationCard(nation).name[language],
  figures: ['', ''],
  marks: NO_MARKS,
});

const STONE = { field: '#8d8478', ink: '#fdf6e3' };

/** 15.4 The siege marker, and 15.5 the sign of a fortress that serves nobody. */
export const siegeFace = (level: number, language: Language): CounterFace => ({
  ...STONE,
  symbol: 'marker',
  name: wordsIn(language)('siege'),
  figures: ['', String(level)],
  marks: [{ kind: 'besieged', word: wordsIn(language)('mark.siege', { level }) }],
});
export const emptyFortressFace = (language: Language): CounterFace => ({
  ...STONE,
  symbol: 'marker',
  name: wordsIn(language)('emptyFortress'),
  figures: ['', '0'],
  marks: NO_MARKS,
});
