import { conformance } from '@bivouac/testing';
import { nemesis } from './index.ts';

const italy = (halvedHits: 'down' | 'up') => nemesis.options.parse({ scenario: '1799', halvedHits });

conformance(nemesis, { options: [italy('down'), italy('up')], games: 6, forged: 5000 });
