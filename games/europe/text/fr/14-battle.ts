import type { Catalogue } from '@bivouac/kernel';
import type { BattleMessages } from '../messages/14-battle.ts';
import type { Names } from '../names.ts';

export const fr14: Catalogue<BattleMessages, Names> = {};
