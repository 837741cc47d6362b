import { ask, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { cityId } from '../../catalogue/cities.ts';
import { ARMY_KINDS, type CityId, type Nation } from '../../catalogue/ids.ts';
import { specialDraft } from '../../catalogue/nations.ts';
import {
  addDraft,
  changePool,
  coloursOf,
  factionOf,
  inPool,
  removeTroops,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { move, stateOf } from '../M-east/M-machines.ts';

const HANOVER = cityId('hanover');

/** H.4.c An anti-French state that takes Hanover may make a state of it, with Landwehr; a pro-French one that takes it ends that state. */
export function* hanoverChanges(g: WarAndPeace, city: CityId, by: Nation): Script {
  if (city !== HANOVER) return;
  const master = coloursOf(g, by);
  if (factionOf(g, by) === 'anti' && stateOf(g, 'HANOVER') === 'unformed' && master) {
    const prompt = say('creation.formHanover');
    const { kind } = yield* ask({ by: seatOf(g, by), rule: 'H.4.c', prompt, answers: [YES, NO] });
    if (kind === 'no') return;
    g.politics = {
      ...g.politics,
      minors: { ...g.politics.minors, hanover: { status: 'satellite', controller: master } },
    };
    addDraft(g, 'hanover', specialDraft('hanover'));
    move(g, 'HANOVER', 'HN-01', 'formed');
    log(g, 'H.4.c', 'creation.hanover', { formed: true });
  } else if (factionOf(g, by) === 'pro' && stateOf(g, 'HANOVER') === 'formed') {
    for (const { sp, ...sort } of g.troops.filter(({ nation }) => nation === 'hanover')) removeTroops(g, sort, sp);
    for (const kind of ARMY_KINDS) changePool(g, 'hanover', kind, -inPool(g, 'hanover', kind));
    g.politics = {
      ...g.politics,
      minors: { ...g.politics.minors, hanover: { status: 'unformed', controller: 'france' } },
    };
    move(g, 'HANOVER', 'HN-02', 'unformed');
    log(g, 'H.4.c', 'creation.hanover', { formed: false });
  }
}
