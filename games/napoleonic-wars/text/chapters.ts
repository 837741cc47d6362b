import { prepareWording } from './4-prepare.ts';
import { sequenceWording } from './5-sequence.ts';
import { peaceWording } from './5.8-peace.ts';
import { buildWording } from './7-builds.ts';
import { interphaseWording } from './14-interphase.ts';
import type { AnyWording } from './wording.ts';

export const WORDINGS: readonly AnyWording[] = [
  prepareWording,
  sequenceWording,
  peaceWording,
  buildWording,
  interphaseWording,
];
