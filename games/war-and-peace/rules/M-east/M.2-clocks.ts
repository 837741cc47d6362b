import { roll, type Script } from '@bivouac/kernel';
import { cityCard, cityId } from '../../catalogue/cities.ts';
import type { CityId, Faction } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import {
  factionHolding,
  factionOf,
  landOf,
  pointsOf,
  sideOfTroop,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { isPoolEmpty } from '../J-production/J.2-purchase.ts';
import { move, stateOf } from './M-machines.ts';

const APRIL_1806 = turnOf({ year: 1806, month: 4 });

/** M.2.b Two dice against a number that grows: war when they do not pass it. */
function* prussianDice(g: WarAndPeace): Script {
  const prompt = say('clock.dice', { nation: 'prussia', needs: g.counters.prussianDice });
  const dice = (yield* roll('M.2.b', prompt)) + (yield* roll('M.2.b', prompt));
  if (dice > g.counters.prussianDice) {
    g.counters = { ...g.counters, prussianDice: g.counters.prussianDice + 1 };
    return;
  }
  move(g, 'PRUSSIA', 'PR-03', 'special');
  log(g, 'M.2.b', 'clock.war', { nation: 'prussia', dice });
  setStatus(g, 'prussia', 'anti', 'M.2.b');
}
/** M.3.c After Prussia's last war Austria throws in its turn. */
function* austrianDice(g: WarAndPeace): Script {
  const prompt = say('clock.dice', { nation: 'austria', needs: g.counters.austrianDice });
  const dice = (yield* roll('M.3.c', prompt)) + (yield* roll('M.3.c', prompt));
  if (dice > g.counters.austrianDice) {
    g.counters = { ...g.counters, austrianDice: g.counters.austrianDice + 1 };
    return;
  }
  move(g, 'EXPELLED', 'EX-04', 'austriaAtWar');
  if (stateOf(g, 'AUSTRIA') === 'absolute') move(g, 'AUSTRIA', 'AU-08', 'final');
  log(g, 'M.3.c', 'clock.war', { nation: 'austria', dice });
  setStatus(g, 'austria', 'anti', 'M.3.c');
}

/** M.1.b, M.2.b, M.3.c Wars that come of themselves in the Neutral Alliance Phase. */
export function* automaticWars(g: WarAndPeace): Script {
  const { status } = g.politics;
  const austria = stateOf(g, 'AUSTRIA');
  const rebuilt = status.austria === 'neutral' && isPoolEmpty(g, 'austria') && g.counters.truce === 0;
  if (rebuilt && (austria === 'conquered1' || austria === 'waiting1')) {
    move(g, 'AUSTRIA', austria === 'conquered1' ? 'AU-02' : 'AU-04', 'war2');
    log(g, 'M.1.b', 'clock.warAgain', { nation: 'austria' });
    setStatus(g, 'austria', 'anti', 'M.1.b');
  }
  if (status.austria === 'neutral' && austria === 'final') setStatus(g, 'austria', 'anti', 'M.3.c'); // AU-10
  if (status.prussia === 'neutral' && stateOf(g, 'PRUSSIA') === 'final') setStatus(g, 'prussia', 'anti', 'M.3.c'); // PR-10
  if (status.prussia === 'neutral' && stateOf(g, 'PRUSSIA') === 'clock') yield* prussianDice(g);
  if (g.politics.status.austria === 'neutral' && stateOf(g, 'EXPELLED') === 'prussiaAtWar') yield* austrianDice(g);
}
/** M.2.b The Prussian dice are thrown even if Prussia stands with a faction already: in the Alliance Phase of that faction. */
export function* dicesOfTheBelligerents(g: WarAndPeace, side: Faction): Script {
  if (factionOf(g, 'prussia') === side && stateOf(g, 'PRUSSIA') === 'clock') yield* prussianDice(g);
}

/** M.2.b, M.6, M.5.d In the English Alliance Phase the flags go down, and the truce runs. */
export const flagsGoDown = (g: WarAndPeace): void => {
  const { prussianFlag, russianFlag, truce } = g.counters;
  g.counters = {
    ...g.counters,
    prussianFlag: Math.max(0, prussianFlag - 1),
    russianFlag: Math.max(0, russianFlag - 1),
    truce: Math.max(0, truce - 1),
  };
  if (prussianFlag === 1 && stateOf(g, 'PRUSSIA') === 'flag') move(g, 'PRUSSIA', 'PR-02', 'clock');
  if (russianFlag === 1 && stateOf(g, 'TILSIT') === 'term') {
    move(g, 'TILSIT', 'TI-03', 'over');
    move(g, 'RUSSIA', 'RU-03', 'rollable');
    log(g, 'M.6', 'treaty.tilsitOver');
  }
};
/** M.2.b From May 1806 Prussia throws in any case. */
export const clockAtTheEndOfTheMonth = (g: WarAndPeace): void => {
  if (turnOf(g.clock) === APRIL_1806 && ['peace', 'flag'].includes(stateOf(g, 'PRUSSIA'))) {
    move(g, 'PRUSSIA', 'PR-02', 'clock');
    g.counters = { ...g.counters, prussianFlag: 0 };
  }
};

const JANUARY_1810 = turnOf({ year: 1810, month: 1 });
const MANY = 25;
/** N.2.b Pro-French points on Russian ground. */
export const frenchInRussia = (g: WarAndPeace): number =>
  pointsOf(
    g.troops.filter((troop) => isHex(troop.at) && landOf(g, troop.at) === 'russia' && sideOfTroop(g, troop) === 'pro'),
  );

/** N.2, M.3.b The French invade Russia: Russia stays anti-French until it is conquered. */
export const frenchInvadeRussia = (g: WarAndPeace): void => {
  if (stateOf(g, 'RUSSIAN_INVASION') === 'invaded') return;
  move(g, 'RUSSIAN_INVASION', turnOf(g.clock) < JANUARY_1810 ? 'RI-01' : 'RI-02', 'invaded');
  if (['war', 'rollable'].includes(stateOf(g, 'RUSSIA'))) move(g, 'RUSSIA', 'RU-04', 'locked');
  if (g.history.invaded.russia === null)
    g.history = { ...g.history, invaded: { ...g.history.invaded, russia: turnOf(g.clock) } };
  log(g, 'N.2.a', 'invasion.russia');
  setStatus(g, 'russia', 'anti', 'M.3.b');
};
export const frenchHoldRussianCity = (g: WarAndPeace, city: CityId): boolean => {
  const { hex, kind } = cityCard(city);
  return landOf(g, hex) === 'russia' && kind !== 'minor' && factionHolding(g, city) === 'pro';
};
/** N.2.a Before 1810 a Russian major city or capital in French hands; N.2.b later 25 points inside Russia. */
export const russiaInvaded = (g: WarAndPeace, cityTaken: boolean): void => {
  const early = turnOf(g.clock) < JANUARY_1810;
  if (early ? cityTaken : frenchInRussia(g) >= MANY) frenchInvadeRussia(g);
};

const THREE = [cityId('berlin'), cityId('konigsberg'), cityId('warsaw')];
/** M.3.c After the invasion: Russia free of the French sets Austria and Prussia apart; then the three cities call Prussia to war. */
export const afterTheInvasion = (g: WarAndPeace): void => {
  if (stateOf(g, 'EXPELLED') === 'no' && stateOf(g, 'RUSSIAN_INVASION') === 'invaded' && frenchInRussia(g) === 0) {
    move(g, 'EXPELLED', 'EX-01', 'yes');
    log(g, 'M.3.c', 'clock.expelled');
    if (factionOf(g, 'austria') !== 'anti') {
      if (['normal', 'conquered2', 'conquered1', 'waiting1'].includes(stateOf(g, 'AUSTRIA')))
        move(g, 'AUSTRIA', 'AU-07', 'absolute');
      if (g.politics.status.austria === 'pro') setStatus(g, 'austria', 'neutral', 'M.3.c');
    }
    if (factionOf(g, 'prussia') !== 'anti') {
      if (['normal', 'conquered', 'peace', 'flag', 'clock'].includes(stateOf(g, 'PRUSSIA')))
        move(g, 'PRUSSIA', 'PR-07', 'open');
      if (g.politics.status.prussia === 'pro') setStatus(g, 'prussia', 'neutral', 'M.3.c');
    }
  }
  if (
    stateOf(g, 'EXPELLED') === 'yes' &&
    (stateOf(g, 'PRUSSIA') === 'open' || factionOf(g, 'prussia') === 'anti') &&
    THREE.every((city) => factionHolding(g, city) === 'anti')
  ) {
    move(g, 'EXPELLED', 'EX-02', 'prussiaAtWar');
    move(g, 'PRUSSIA', 'PR-08', 'final');
    setStatus(g, 'prussia', 'anti', 'M.3.c');
  }
};
