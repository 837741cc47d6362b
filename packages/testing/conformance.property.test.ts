import { conformance } from './conformance.ts';
import { redoubts } from './example/redoubts.ts';

conformance(redoubts, { options: [{ redoubts: 5 }, { redoubts: 1 }], games: 40 });
