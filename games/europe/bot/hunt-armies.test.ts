import { expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import type { GeneralId } from '../catalogue/ids.ts';
import { forceCalled, type ForceName } from '../state/state.ts';
import { position } from '../testing/position.ts';
import { hasRoomFor } from './combat.ts';
import { isFullFor, isTooFar } from './hunt.ts';
import { situation } from './situation.ts';

const emperor = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5'];
const british = ['wellington', 'armee_peninsule', 'clinton', 'gbr_1', 'gbr_2'];
const prussians = ['blucher', 'armee_elbe', 'pru_3', 'pru_4', 'pru_5'];
const austrians = ['schwarzenberg', 'armee_allemagne', 'aus_1', 'aus_2'];

const NAMUR = zoneId('namur');
const g = position({
  scenario: '1815',
  clock: { phase: 'rounds', round: 3, next: 'coalition' },
  forces: { soissons: emperor, namur: [british, prussians], luxembourg: austrians, posen: ['barclay', 'rus_1'] },
});
const s = situation(g, 'coalition');
const id = (name: string) => forceCalled(g, name as ForceName);

test('11 a third army has no place in a zone, and in another war the bot leaves that to the rules', () => {
  expect(isFullFor(s, NAMUR)).toBe(true);
  expect(isFullFor(s, zoneId('luxembourg'))).toBe(false);
  expect(isFullFor(situation({ ...g, scenario: '1805' as never }, 'coalition'), NAMUR)).toBe(false);
});

test('11, 14.1 one army marches to the guns of another, a third one does not, and a subordinate leaves it to his commander', () => {
  const comes = (general: string, ...fighting: string[]): boolean =>
    hasRoomFor(s, fighting.map(id), id(general), general as GeneralId);
  expect(comes('wellington', 'schwarzenberg')).toBe(true);
  expect(comes('wellington', 'schwarzenberg', 'blucher')).toBe(false);
  expect(comes('clinton', 'schwarzenberg')).toBe(false);
});

test('9.1 who would come too late is not set in motion', () => {
  expect(isTooFar(s, id('barclay'))).toBe(true);
  expect(isTooFar(s, id('schwarzenberg'))).toBe(false);
});
