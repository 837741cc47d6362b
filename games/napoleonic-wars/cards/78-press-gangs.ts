import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { isFriendlyPort } from '../rules/3-glossary/3-standing.ts';
import { homePorts, squadronInPool } from '../rules/7-builds/7.3-squadrons.ts';
import { changeSquadron, controller, type NapoleonicWars } from '../state/state.ts';
import { log } from '../text/speech.ts';
import type { By, CardRules } from './card.ts';
import { pickDuchy } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'press.none': {
    en: 'Your nation has no Squadron in its pool, or no Friendly Home Port.',
    fr: 'Votre nation n’a pas d’escadre en réserve, ou pas de port national ami.',
  },
});
const PRESS_GANGS = cardId('press_gangs');

const yards = (g: NapoleonicWars, { nation }: By): readonly DuchyId[] =>
  squadronInPool(g, nation)
    ? homePorts(nation).filter((port) => controller(g, port) === nation && isFriendlyPort(g, nation, port))
    : [];
function* presses(g: NapoleonicWars, by: By): Script {
  const place = yield* pickDuchy(by.seat, PRESS_GANGS, yards(g, by));
  const row = squadronInPool(g, by.nation);
  if (!row) return;
  changeSquadron(g, row.id, { at: place, refit: 1, refitted: true });
  log(g, '7.3', 'event.squadronPlaced', { nation: by.nation, place });
}

/** 78 Press Gangs: a Squadron of the pool under Refit in a Friendly Home Port, Blockaded or not. */
export const pressGangs: CardRules = {
  id: PRESS_GANGS,
  wording,
  says: {
    en: 'Your nation places one Squadron from its pool, under Refit, in one of its Friendly Home Ports, Blockaded or not.',
    fr: 'Votre nation place une escadre de sa réserve, en réparation, dans un de ses ports nationaux amis, bloqué ou non.',
  },
  plays: [{ when: 'impulse', may: (g, by) => must('6.1', yards(g, by).length > 0, 'press.none'), play: presses }],
};
