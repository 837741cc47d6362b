import { conformance } from '@bivouac/testing';
import { europe } from '../game.ts';
import { bothEditions } from '../testing/editions.ts';

conformance(europe, { options: bothEditions('1815'), games: 6, forged: 2000, has: ['doubts', 'windows'] });
