import type { Catalogue } from '@bivouac/kernel';
import type { SetUpMessages } from '../messages/20-scenarios.ts';
import type { Names } from '../names.ts';

export const fr20: Catalogue<SetUpMessages, Names> = {};
