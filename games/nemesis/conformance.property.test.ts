import { conformance } from '@bivouac/testing';
import { nemesis } from './index.ts';

const italy = (hitsOnWinner: 'down' | 'up') => nemesis.options.parse({ scenario: '1799', hitsOnWinner });

conformance(nemesis, { options: [italy('down'), italy('up')], games: 6, forged: 5000 });
