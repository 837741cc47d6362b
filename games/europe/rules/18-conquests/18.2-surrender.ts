import type { Script } from '@bivouac/kernel';
import { nation as nationCard, type VictoryEvent } from '../../catalogue/catalogue.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  changeNation,
  type Europe,
  holder,
  leadingPower,
  nation,
  opponent,
  powersOf,
  sideOf,
} from '../../state/state.ts';
import { newTrial } from '../4-glossary/4-trial.ts';
import { isWarOfLiberation } from '../4-glossary/4-war-of-liberation.ts';
import { reactions } from '../6-cards/6.4-use-of-cards.ts';
import { FIRST_OF } from '../8-diplomacy/8.1-first-powers.ts';
import { award } from '../19-victory/19-awards.ts';
import { hasFallen } from './18.2.1-fall.ts';
import { provincesDue, setTerms, takeSpoils } from './18.2.2-peace-terms.ts';
import { imposePeace } from './18.2.3-forced-peace.ts';
import { lowerFlags } from './18.2.3-redeployment.ts';
import { fallOfFrance } from './18.2-france.ts';

const FRANCE = 'france' as NationId;
const OWN_LINE: Readonly<Record<string, VictoryEvent>> = { russia: 'conquerRussia', britain: 'conquerBritain' };

/** 19 What a conquest is worth to the Empire: by the power, and less of a surprise the second time. */
const lineFor = (g: Europe, loser: NationId): VictoryEvent => {
  if (loser === 'spain' && isWarOfLiberation(g)) return 'spainBeaten';
  return nation(g, loser).beaten.empire > 0 ? 'conquerAgain' : (OWN_LINE[loser] ?? 'conquerMajor');
};

/** The power that has conquered: France, or the power of the Coalition whose flag is in the capital. */
const victorOver = (g: Europe, loser: NationId, by: Side): NationId => {
  const flags = nationCard(loser).capital.map((id) => leadingPower(g, holder(g, id)));
  return by === 'empire' ? FRANCE : (flags.find((id) => sideOf(g, id) === by) ?? FIRST_OF[by]);
};

/**
 * 18.2.2 A major power submits: the terms of peace, the spoils, the points. At Tilsit (26F) fewer provinces are ceded, and
 * the points are those of the card.
 */
export function* surrender(g: Europe, loser: NationId, by: Side, { tilsit }: { readonly tilsit: boolean }): Script {
  const victor = victorOver(g, loser, by);
  const liberated = loser === 'spain' && isWarOfLiberation(g);
  log(g, '18.2', 'conquest.major', { nation: loser, by: victor });
  if (by === 'empire' && !tilsit) award(g, lineFor(g, loser));
  const { beaten } = nation(g, loser);
  changeNation(g, loser, { beaten: { ...beaten, [by]: beaten[by] + 1 } });
  lowerFlags(g, loser);
  // 16F The treaty lies open while its terms are set, so that a card may add to it.
  g.trial = newTrial('peace', by, { nation: loser });
  if (by === 'empire') yield* reactions(g, 'conquestPhase', ['empire']);
  const left = provincesDue(g, loser, tilsit);
  g.trial = null;
  const terms = { loser, by, victor, left };
  yield* setTerms(g, terms);
  yield* takeSpoils(g, terms);
  yield* imposePeace(g, loser, by, liberated);
}

/** 18.2.1 (2) The Drums of War (27C): anyone who should surrender may go on fighting. The card calls off the trial that lies open. */
function* fightsOn(g: Europe, loser: NationId, by: Side): Script<boolean> {
  if (by === 'coalition') return false;
  g.trial = newTrial('peace', by, { nation: loser });
  yield* reactions(g, 'conquestPhase', ['coalition']);
  const cancelled = g.trial?.cancelled ?? false;
  g.trial = null;
  if (cancelled) {
    changeNation(g, loser, { drums: true });
    log(g, '18.2.1', 'conquest.fightsOn', { nation: loser });
  }
  return cancelled;
}

/** 18.2.1 Every power of the other side that has fallen, in the order of budgets. France has no status, and fights on. */
export function* conquerMajors(g: Europe, by: Side): Script {
  for (const id of powersOf(g, opponent(by))) {
    if (!hasFallen(g, id, by)) continue;
    if (id === FRANCE) fallOfFrance(g);
    else if (!(yield* fightsOn(g, id, by))) yield* surrender(g, id, by, { tilsit: false });
  }
}
