import type { Verdict } from '@bivouac/kernel';
import { type Faction, type Major, opponent } from '../../catalogue/ids.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import { isHex } from '../../catalogue/map.ts';
import { conquestsOf, factionOf, landOf, type Troop, type WarAndPeace } from '../../state/index.ts';
import { must } from '../../text/speech.ts';
import { isDirectlyControlled } from '../D-players/D.3-seats.ts';
import { stateOf } from '../M-east/M-machines.ts';

/** M.1.a, M.2, M.3.a, L.1.d Is the state's own machine in a state in which it can be rolled for? */
const isRollable = (g: WarAndPeace, nation: Major): boolean => {
  switch (nation) {
    case 'austria':
      return stateOf(g, 'AUSTRIA') === 'normal';
    case 'prussia':
      return ['peace', 'flag', 'clock', 'normal'].includes(stateOf(g, 'PRUSSIA'));
    case 'russia':
      return stateOf(g, 'RUSSIA') === 'rollable';
    case 'spain':
      return stateOf(g, 'SPAIN') === 'normal';
    case 'france':
    case 'england':
      return false;
  }
};
/** G.2, G.3 May a faction roll for a state? */
export const mayWoo = (g: WarAndPeace, nation: Major, by: Faction): Verdict => {
  const status = g.politics.status[nation];
  const closed = scenarioOf(g).closed.includes(nation);
  const becomesPro = by === 'pro' && status === 'neutral';
  return (
    must('B.1', !closed && scenarioOf(g).victory === 'printed', 'alliance.closed', { nation }) ??
    must('G.3.c', !isDirectlyControlled(g, nation), 'alliance.ownPlayer', { nation }) ??
    must('I.2.a', status !== 'conquered' && status !== 'conqueredPro' && status !== 'exile', 'alliance.conquered', {
      nation,
    }) ??
    must(by === 'pro' ? 'G.2.b' : 'G.2.c', factionOf(g, nation) !== by, 'alliance.ours', { nation }) ??
    must('M.3.a', isRollable(g, nation), 'alliance.notYet', { nation }) ??
    must('M.3.a', !becomesPro || nation !== 'russia', 'alliance.neverFrench', { nation }) ??
    must('M.2.a', !becomesPro || nation !== 'prussia' || conquestsOf(g, 'prussia').pro > 0, 'alliance.notYet', {
      nation,
    })
  );
};

const bothBeaten = (g: WarAndPeace): boolean =>
  conquestsOf(g, 'austria').pro + conquestsOf(g, 'austria').anti > 0 &&
  conquestsOf(g, 'prussia').pro + conquestsOf(g, 'prussia').anti > 0;
/** G.8.b, G.9.b Denmark, and Sweden while Russia is not anti-French, may be won once Austria and Prussia have been conquered. */
export const mayWooMinor = (g: WarAndPeace, nation: 'denmark' | 'sweden'): Verdict =>
  must('B.1', scenarioOf(g).victory === 'printed', 'alliance.closed', { nation }) ??
  must(nation === 'denmark' ? 'G.8.b' : 'G.9.b', bothBeaten(g), 'alliance.notYet', { nation }) ??
  must('G.9.b', nation === 'denmark' || factionOf(g, 'russia') !== 'anti', 'alliance.russiaAtWar') ??
  must(nation === 'denmark' ? 'G.8.b' : 'G.9.b', factionOf(g, nation) !== 'pro', 'alliance.ours', { nation });

/** M.3.b, L.1.c, N.1.c A state that a rule keeps where it is. */
export const isLocked = (g: WarAndPeace, nation: Major): boolean => {
  switch (nation) {
    case 'russia':
      return stateOf(g, 'RUSSIA') === 'locked' || stateOf(g, 'RUSSIA') === 'war' || stateOf(g, 'RUSSIA') === 'tilsit';
    case 'austria':
      return ['final', 'absolute', 'conquered1', 'waiting1'].includes(stateOf(g, 'AUSTRIA'));
    case 'prussia':
      return ['final', 'open'].includes(stateOf(g, 'PRUSSIA'));
    case 'spain':
      return stateOf(g, 'SPAIN') !== 'normal';
    case 'england':
    case 'france':
      return true;
  }
};

/** G.5.a War is declared on states that nobody plays, never on one that was conquered and has not recovered. */
export const mayDeclareWar = (g: WarAndPeace, nation: Major, by: Faction): Verdict => {
  const status = g.politics.status[nation];
  const closed = scenarioOf(g).closed.includes(nation) || (scenarioOf(g).victory !== 'printed' && nation !== 'austria');
  return (
    must('B.1', !closed, 'alliance.closed', { nation }) ??
    must(
      'G.5.a',
      nation !== 'france' && nation !== 'england' && !isDirectlyControlled(g, nation),
      'alliance.ownPlayer',
      { nation },
    ) ??
    must('I.2.a', status !== 'conquered' && status !== 'conqueredPro', 'alliance.conquered', { nation }) ??
    must('G.5.a', factionOf(g, nation) !== opponent(by), 'alliance.atWarAlready', { nation }) ??
    must('M.6', nation !== 'russia' || stateOf(g, 'TILSIT') !== 'term', 'enter.tilsit') ??
    must('M.5.d', nation !== 'austria' || by !== 'pro' || g.counters.truce === 0, 'enter.truce') ??
    must('M.3.a', nation !== 'russia' || by === 'pro', 'alliance.neverFrench', { nation }) ??
    must('M.3.b', by === 'pro' || factionOf(g, nation) === 'neutral' || !isLocked(g, nation), 'alliance.notYet', {
      nation,
    })
  );
};
export const homeTroops = (g: WarAndPeace, nation: Major): readonly Troop[] =>
  g.troops.filter(
    (troop) => troop.nation === nation && isHex(troop.at) && landOf(g, troop.at) === nation && troop.kind !== 'P',
  );
