import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import { type HexId } from '../../catalogue/ids.ts';
import { hexCard, hexCards, isHex } from '../../catalogue/map.ts';
import { specialDraft } from '../../catalogue/nations.ts';
import {
  addDraft,
  changePool,
  FRESH,
  inPool,
  landOf,
  placeTroops,
  sideOfTroop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { FRENCH } from '../D-players/D.3-seats.ts';

const isWild = (hex: HexId): boolean =>
  ['forest', 'mountain'].includes(hexCard(hex).terrain) || cityAt(hex) !== undefined;
const isFranceInvaded = (g: WarAndPeace): boolean =>
  g.troops.some((troop) => isHex(troop.at) && landOf(g, troop.at) === 'france' && sideOfTroop(g, troop) === 'anti');

/** K.1.a The first enemies in France raise two points of partisans, each in an empty forest, mountain or city hex. */
export function* frenchPartisansRise(g: WarAndPeace): Script {
  if (g.history.raised.includes('france') || !isFranceInvaded(g)) return;
  g.history = { ...g.history, raised: [...g.history.raised, 'france'] };
  addDraft(g, 'france', specialDraft('frenchPartisans'));
  while (inPool(g, 'france', 'P') > 0) {
    const left = inPool(g, 'france', 'P');
    const among = hexCards
      .filter(({ id }) => landOf(g, id) === 'france' && isWild(id))
      .map(({ id }): AnswerOf<'buy'> => ({ kind: 'buy', unit: 'P', sp: 1, at: id }));
    const may = ({ at }: AnswerOf<'buy'>): Verdict =>
      must('K.1.b', troopsAt(g, at).length === 0, 'production.notAlone', { at });
    if (among.every(may)) return;
    const prompt = say('setUp.post', { nation: 'france', unit: 'P', left });
    const { at } = yield* ask(choice({ by: FRENCH, rule: 'K.1.a', prompt, among, may }));
    changePool(g, 'france', 'P', -1);
    placeTroops(g, { ...FRESH, at, nation: 'france', kind: 'P' }, 1);
    log(g, 'K.1.a', 'production.bought', { nation: 'france', unit: 'P', sp: 1, at });
  }
}
