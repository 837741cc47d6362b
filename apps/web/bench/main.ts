// node apps/web/bench/main.ts LAUNCH: measures the table in the browser that LAUNCH (JSON) names; the figures go to standard
// output as JSON. tools/bench.ts calls it: a process of its own, so that nothing measured before is in its way.
import { type Launch, measureBrowser } from './measure.ts';

const [, , launch = ''] = process.argv;
try {
  console.log(JSON.stringify(await measureBrowser(JSON.parse(launch) as Launch)));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 1;
}
