import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { log, must } from '../text/speech.ts';
import { changeNation, type Europe, nation } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('30F');
const AUSTRIA = 'austria' as NationId;
const YEARS = 2;

const mayMarry = (g: Europe): Verdict => {
  const { status, beaten } = nation(g, AUSTRIA);
  return (
    must('6.4', beaten.empire > 0, 'marriage.unbeaten') ??
    must('6.4', ['neutral', 'forcedPeace', 'forcedAlliance'].includes(status), 'marriage.atWar')
  );
};

/** 18.2.3 Two years more of a peace that has its years; where a die ends it, none is thrown this year and the next. */
const prolong = (g: Europe): void => {
  const { peace } = nation(g, AUSTRIA);
  if (peace === null || peace.forGood) return;
  const longer = peace.until === null ? { untested: g.clock.year + YEARS - 1 } : { until: peace.until + YEARS };
  changeNation(g, AUSTRIA, { peace: { ...peace, ...longer } });
};

const marry = (g: Europe): void => {
  if (nation(g, AUSTRIA).status === 'forcedPeace') prolong(g);
  if (nation(g, AUSTRIA).status === 'neutral') {
    const until = g.clock.year + 1;
    g.effects = [...g.effects, { card: CARD, kind: 'closedToDiplomacy', nation: AUSTRIA, side: 'coalition', until }];
  }
  g.effects = [...g.effects, { card: CARD, kind: 'schoenbrunnDearer' }];
  log(g, '6.4', 'marriage.made');
};

/** 30F Marie-Louise: a beaten Austria stays longer at peace, and Schönbrunn (47C) will cost the Coalition a card more. */
export const marieLouise: EventRules = [{ when: 'diplomacyPhase', may: mayMarry, play: atOnce(marry) }];
