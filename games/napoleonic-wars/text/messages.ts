import type { TableMessages } from '@bivouac/kernel';
import type { PrepareMessages } from './4-prepare.ts';
import type { SequenceMessages } from './5-sequence.ts';
import type { PeaceMessages } from './5.8-peace.ts';
import type { BuildMessages } from './7-builds.ts';
import type { InterphaseMessages } from './14-interphase.ts';

/** Everything that this game says; a card brings its own words besides. */
export interface Messages
  extends TableMessages, PrepareMessages, SequenceMessages, PeaceMessages, BuildMessages, InterphaseMessages {}
