import { roll, type Script } from '@bivouac/kernel';
import { duchy as duchyCard, leader as leaderCard, nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  atWar,
  battle,
  changeImpulse,
  changeLeader,
  changeSide,
  gainResource,
  leadersIn,
  leadersOfIn,
  markUnits,
  type NapoleonicWars,
  opposite,
  removeUnits,
  type SideOfBattle,
  strengthIn,
  unitsIn,
  type Which,
} from '../../state/state.ts';
import { orderFromActive } from '../5-sequence/5.1-order.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { hoistByOverrun } from '../7-builds/7.4-hoisting.ts';
import { piecesOf } from './11.2-dice.ts';
import { takeKills } from './11.3-casualties.ts';
import { retreat } from './11.4-retreat.ts';

export type Outcome = 'activeOverruns' | 'activeWins' | 'activeLoses' | 'nobody' | 'calledOff';
const ROUT_BY = 3;

export const casualties = ({ kills, disrupts }: SideOfBattle): number => kills + disrupts;
/** The nation that speaks for a side: that of its Commander, else its first. */
export const named = ({ nations, commander }: SideOfBattle): Nation =>
  commander === null ? (nations[0] ?? 'france') : nationOfLeader(commander);

/** 11.5 Would the loser be routed as the battle stands? */
export const isRout = (g: NapoleonicWars, loser: Which): boolean => {
  const { [loser]: beaten, [opposite(loser)]: victor, noRout } = battle(g);
  return !noRout && casualties(beaten) - casualties(victor) >= ROUT_BY;
};
/** Events of the victor that make the Resource of a rout likelier. */
const routBonus = (g: NapoleonicWars, loser: Which): number =>
  battle(g).bonuses.reduce((most, { side, routBonus: by = 0 }) => (side === loser ? most : Math.max(most, by)), 0);

/** 11.5 A margin of three: the disrupted pieces of the loser are lost, and a Resource may be gained. */
function* rout(g: NapoleonicWars, loser: Which): Script {
  const { at, [loser]: beaten, [opposite(loser)]: victor } = battle(g);
  log(g, '11.5', 'rout.happens', { nation: named(beaten) });
  yield* takeKills(g, loser, Math.min(beaten.disrupted, piecesOf(g, beaten, at as DuchyId)));
  changeSide(g, loser, { disrupted: 0 });
  const { chief } = beaten;
  if (chief === null || g.impulse?.routed.includes(chief)) return;
  const die = yield* roll('11.5', say('rout.roll', { leader: chief }));
  if (die > leaderCard(chief).battle + routBonus(g, loser)) return;
  const winner = rewarded(g, victor);
  gainResource(g, winner);
  if (g.impulse) changeImpulse(g, { routed: [...g.impulse.routed, chief] });
  log(g, '11.5', 'rout.resource', { nation: winner });
}
/** 11.5 The Resource goes to the nation of the victorious Commander; without one to the nation with most pieces there. */
const rewarded = (g: NapoleonicWars, victor: SideOfBattle): Nation => {
  if (victor.commander !== null) return nationOfLeader(victor.commander);
  const at = battle(g).at as DuchyId;
  const pieces = (nation: Nation): number => strengthIn(g, at, nation);
  const order = orderFromActive(g).filter((nation) => victor.nations.includes(nation));
  return order.toSorted((a, b) => pieces(b) - pieces(a))[0] ?? named(victor);
};

/** 10.3, 9.51 After a battle that was no Overrun its Armies intercept no more, and the Active pieces move no further. */
const markVictors = (g: NapoleonicWars, winner: Which): void => {
  const { at, [winner]: side } = battle(g);
  for (const { id } of leadersIn(g, at as DuchyId))
    if (side.nations.includes(nationOfLeader(id))) changeLeader(g, id, { marked: true, halted: winner === 'active' });
  if (winner === 'active') markUnits(g, (row) => row.at === at && side.nations.includes(row.nation), { halted: true });
};

/** An event has made peace between the two sides: nobody retreats. */
const atPeace = (g: NapoleonicWars, loser: Which): boolean => {
  const { [loser]: beaten, [opposite(loser)]: victor } = battle(g);
  return beaten.nations.every((nation) => victor.nations.every((other) => !atWar(g, nation, other)));
};
const settled = (g: NapoleonicWars, loser: Which): Outcome => {
  markVictors(g, opposite(loser));
  if (g.impulse) changeImpulse(g, { fields: [...g.impulse.fields, battle(g).at as DuchyId] });
  return loser === 'active' ? 'activeLoses' : 'activeWins';
};
/** 6.15 Events that cost their nation a Unit more if its side loses: wherever the Units have retreated to. */
const payPrices = (g: NapoleonicWars, loser: Which, before: NapoleonicWars['units']): void => {
  const { at, bonuses } = battle(g);
  for (const { nation } of bonuses.filter(({ side, price }) => side === loser && price)) {
    const was = (duchy: DuchyId): number => unitsIn({ units: before }, duchy, nation);
    const where = g.units.find((row) => row.nation === nation && (row.at === at || row.count > was(row.at)));
    if (!where) continue;
    removeUnits(g, nation, where.at, 1);
    log(g, '6.15', 'losses.unit', { nation, duchy: where.at });
  }
};

/** 11.5, 11.4, 11.6, 11.7 What follows a battle: rout, retreat, Overrun, and a Flag by Overrun. */
export function* aftermath(g: NapoleonicWars, loser: Which): Script<Outcome> {
  const at = battle(g).at as DuchyId;
  const winner = opposite(loser);
  const victor = named(battle(g)[winner]);
  log(g, '11.32', 'battle.won', { nation: victor, duchy: at });
  const alive = piecesOf(g, battle(g)[loser], at);
  yield* respond(g, { moment: 'battleEnded', duchy: at, loser, routed: false });
  const wounded = alive > 0 && piecesOf(g, battle(g)[loser], at) === 0;
  if (isRout(g, loser)) {
    yield* rout(g, loser);
    yield* respond(g, { moment: 'battleEnded', duchy: at, loser, routed: true });
    if (atPeace(g, loser)) return settled(g, loser);
    // A nation that has fallen meanwhile is at war no more: only its former Allies retreat.
    const { nations: beaten } = battle(g)[loser];
    const still = beaten.filter((nation) => battle(g)[winner].nations.some((other) => atWar(g, nation, other)));
    if (still.length < beaten.length) changeSide(g, loser, { nations: still });
  }
  const { kills, pieces, nations } = battle(g)[loser];
  for (const leader of nations.flatMap((nation) => leadersOfIn(g, nation, at)))
    changeLeader(g, leader, { beaten: loser === 'active', marked: true, halted: loser === 'active' });
  const before = g.units;
  // A leader who dies of a wound after the battle leaves nobody behind, and is not overrun.
  const overrun = (yield* retreat(g, loser)) === 0 && !wounded;
  payPrices(g, loser, before);
  if (overrun) log(g, '11.6', 'overrun.happens', { nation: victor });
  else {
    markVictors(g, winner);
    if (g.impulse) changeImpulse(g, { fields: [...g.impulse.fields, at] });
  }
  // 11.7 Eliminations beyond the pieces of the loser raise a Flag: rulings/11.7-flag-overrun.md.
  if (kills > pieces && duchyCard(at).fortress === 0)
    yield* hoistByOverrun(g, winner === 'active' ? (g.impulse?.nation ?? victor) : victor, at);
  if (loser === 'active') return 'activeLoses';
  return overrun ? 'activeOverruns' : 'activeWins';
}
