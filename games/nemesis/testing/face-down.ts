import type { Message, Param, Seer } from '@bivouac/kernel';
import { isCommanderId, isUnitId } from '../catalogue/catalogue.ts';
import { at, type Position } from './position.ts';

export const BERLIN = '3512';
export const FRANKFURT = '3412';
/** Next to both, with no river between. */
export const FIELD = '3411';

/** 15.1 A position of 1813 with stacks face down, late enough for Prussia to fight. */
export const faceDownAt = (wanted: Position) =>
  at({ scenario: '1813', turn: 5, ...wanted, agreed: { hiddenStacks: true, ...wanted.agreed } });
export type FaceDownTable = ReturnType<typeof faceDownAt>;

const counters = (param: Param): readonly string[] =>
  (Array.isArray(param) ? param : [param]).filter(
    (id): id is string => typeof id === 'string' && (isUnitId(id) || isCommanderId(id)),
  );
const namedIn = ({ params }: Message): readonly string[] => Object.values(params).flatMap(counters);

/** All the units and commanders whom the log and the open questions have named to a seer. */
export const namedTo = (table: FaceDownTable, seer: Seer): readonly string[] => [
  ...new Set([
    ...table.match.events(seer).flatMap(({ said }) => namedIn(said)),
    ...table.match.view(seer).ask.flatMap(({ prompt }) => namedIn(prompt)),
  ]),
];

/** The keys that a seer has read since the table was set. */
export const readBy = (table: FaceDownTable, seer: Seer): readonly string[] =>
  table.match.events(seer).map(({ said }) => said.key);

export const backAt = (table: FaceDownTable, seer: Seer, hex: string) =>
  table.view(seer).state.stacksSeen?.find((stack) => stack.hex === hex);
