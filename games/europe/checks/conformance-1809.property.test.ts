import { conformance } from '@bivouac/testing';
import { europe } from '../game.ts';
import { bothEditions } from '../testing/editions.ts';

conformance(europe, { options: bothEditions('1809'), games: 2, looks: 3, forged: 400 });
