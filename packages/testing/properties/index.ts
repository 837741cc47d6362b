// The properties that every game must have, as plain functions: for the test suite and for the long run alike.
import { ends } from './ends.ts';
import { facts } from './facts.ts';
import { json } from './json.ts';
import { listed } from './listed.ts';
import { records } from './records.ts';
import type { Property } from './subject.ts';
import { undo } from './undo.ts';
import { views } from './views.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

export const PROPERTIES: readonly Property[] = [ends, listed, json, undo, windows, records, views, facts, words];

export { facts } from './facts.ts';
export { gateTest } from './gate.ts';
export { Breach, type Property, type Subject, type Tally } from './subject.ts';
