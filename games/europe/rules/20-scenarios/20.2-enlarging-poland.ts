import { ask, choice, type Script } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { zonesOfProvince } from '../../catalogue/board.ts';
import { groupings } from '../../catalogue/catalogue.ts';
import type { NationId, ProvinceId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { changeZone, type Europe, zone } from '../../state/state.ts';
import { growPoland, isCreated, polishProvinces } from './20.2-states.ts';

const FRANCE = 'france' as NationId;
const { nation: POLAND, provinces: POLISH } = groupings.poland;
type MakeOver = AnswerOf<'makeOver'>;

/** Polish provinces of France: they all touch Mazovia, which is Poland's. */
const spare = (g: Europe): readonly ProvinceId[] =>
  POLISH.filter((province) => zonesOfProvince(province).every((id) => zone(g, id).nation === FRANCE));

/** 20.2 (2) In the conquest phase zones with the symbol of a state may be made part of it. For the Rhine and Westphalia being an ally is enough. */
export function* enlargePoland(g: Europe): Script {
  while (isCreated(g, 'poland') && spare(g).length > 0) {
    const answer = yield* ask(
      choice<MakeOver | typeof DONE>({
        by: 'empire',
        rule: '8.3.5',
        prompt: say('state.enlarge', { nation: POLAND }),
        among: spare(g).map((province): MakeOver => ({ kind: 'makeOver', province })),
        may: () => undefined,
        or: [DONE],
      }),
    );
    if (answer.kind === 'done') return;
    const before = polishProvinces(g);
    const zones = zonesOfProvince(answer.province);
    for (const id of zones) changeZone(g, id, { nation: POLAND });
    log(g, '8.3.5', 'state.grows', { nation: POLAND, zones });
    growPoland(g, before);
  }
}
