import { play, type TestTable } from '@bivouac/testing';
import { STANDARD } from '../scenario/agreed.ts';
import { type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import { type Invasion, invasionAtTheOutset } from '../state/state-1812.ts';
import type { Nemesis } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { nemesis, type NemesisOptions } from '../game.ts';
import { type Position, position } from './position.ts';

/** A position of the war that begins in Russia, and what has become of it so far. */
export interface InvasionPosition extends Position {
  readonly invasion?: Partial<Invasion>;
}

const scenarioNamed = (name: string): Scenario => {
  const scenario = shippedScenarios.get(name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  return scenario;
};

const withInvasion = (name: string, { invasion, politics, agreed, ...wanted }: InvasionPosition): Position => {
  const outset = invasionAtTheOutset(scenarioNamed(name), { ...STANDARD, ...agreed }).invasion;
  if (!outset) throw new Error(`${name} knows no invasion`);
  return {
    ...wanted,
    scenario: name,
    ...(agreed ? { agreed } : {}),
    politics: { ...politics, invasion: { ...outset, ...invasion } },
  };
};

/** The same as it stands, before anybody is asked. */
export const standing = (scenario: '1812' | '1812-1813', wanted: InvasionPosition): Nemesis => {
  const g = position(withInvasion(scenario, wanted));
  if (g.politics.invasion?.year === 1813) g.agreed = { ...STANDARD, ...wanted.agreed };
  return g;
};

const tableOf = (g: Nemesis): TestTable<Nemesis, NemesisOptions, NemesisView> =>
  play(nemesis, g, { scenario: g.scenario, ...g.agreed });

/** 1812 alone. */
export const in1812 = (wanted: InvasionPosition) => tableOf(standing('1812', wanted));

/** The linked game while the war is in Russia. */
export const linked = (wanted: InvasionPosition) => tableOf(standing('1812-1813', wanted));

/** The linked game in 1813, whose Turns the Set Up Cards count from 1. */
export const FIRST_OF_1813 = 18;
export const in1813 = ({ turn = 1, invasion, agreed, ...wanted }: InvasionPosition) => {
  const g = standing('1812-1813', {
    ...wanted,
    turn: FIRST_OF_1813 - 1 + turn,
    ...(agreed ? { agreed } : {}),
    invasion: { year: 1813, austriaAllied: false, prussia: 'shared', napoleon: 'inParis', ...invasion },
  });
  return tableOf(g);
};
