import { neighbours, zonesOfProvince } from '../catalogue/board.ts';
import { army as armyCard, cardId, groupings, unit as unitCard, zoneId } from '../catalogue/catalogue.ts';
import type { GeneralId, NationId, UnitId, ZoneId } from '../catalogue/ids.ts';
import {
  addDepot,
  changeForce,
  changeNation,
  changeZone,
  fieldForces,
  force,
  forcesOf,
  moveForce,
  notePlayed,
  putGeneral,
  putUnit,
  zone,
} from '../state/state.ts';
import { both, hasUnitsOf, IN_BATTLE, led, onTrial, send, settingOut, type Stage } from './battle-stages.ts';

const AUSTRIA = 'austria' as NationId;
const PRUSSIA = 'prussia' as NationId;
const RUSSIA = 'russia' as NationId;
const TURKEY = 'turkey' as NationId;
const SPAIN = 'spain' as NationId;
const FRANCE = 'france' as NationId;
const NAPLES = 'naples' as NationId;
const NOT_FRENCH: readonly string[] = ['france', 'britain', 'spain', 'turkey'];

const onceBeaten =
  (power: NationId): Stage =>
  (g) =>
    changeNation(g, power, { beaten: { empire: 1, coalition: 0 } });
const submit =
  (power: NationId): Stage =>
  (g) => {
    onceBeaten(power)(g);
    changeNation(g, power, {
      side: 'neutral',
      status: 'forcedPeace',
      peace: { by: 'empire', since: g.clock.year, until: null, afterwards: 'neutral', forGood: false },
    });
  };
const stayNeutral =
  (nation: NationId): Stage =>
  (g) =>
    changeNation(g, nation, { side: 'neutral', status: 'neutral', patron: null, peace: null });
/** A part of the conquest phase. */
const conquering =
  (step: number): Stage =>
  (g) => {
    g.clock = { ...g.clock, phase: 'conquests', step };
  };
const [POLAND_STEP, TILSIT_STEP] = [1, 5];
/** No army of Austria is left in the field. */
const leaveAustriaNaked: Stage = (g) => {
  changeNation(g, AUSTRIA, { side: 'coalition', status: 'belligerent' });
  g.armies = g.armies.map((row) => (armyCard(row.id).nation === AUSTRIA ? { ...row, at: 'reserve' } : row));
};
const liberate: Stage = (g) => {
  notePlayed(g, cardId('22C'));
  changeNation(g, SPAIN, { side: 'coalition', status: 'belligerent' });
  for (const { id, at } of g.units)
    if (unitCard(id).nation === SPAIN && unitCard(id).kind === 'militia' && at === 'notYet') putUnit(g, id, 'reserve');
};
const foundPoland: Stage = (g) => {
  changeNation(g, groupings.poland.nation, { side: 'empire', status: 'protectorate' });
  for (const id of zonesOfProvince(groupings.poland.core))
    changeZone(g, id, { nation: groupings.poland.nation, control: null });
  send(g, 'pol_1' as UnitId, 'reserve');
};
const isLater: Stage = (g) => {
  g.clock = { ...g.clock, year: Math.max(g.clock.year, 1813) };
  g.tracks = { ...g.tracks, period: 'Punishments' };
};

/** The Empire has marched into Russia with all that it has. */
const invadeRussia: Stage = (g) => {
  const open = g.zones.filter(({ id, nation }) => nation === 'russia' && fieldForces(g, id, 'coalition').length === 0);
  for (const [index, id] of forcesOf(g, 'empire').entries()) {
    const to = open[index];
    if (to) moveForce(g, id, to.id);
  }
};
/** Germany, Prussia and Poland are in the hands of France. */
const holdWarsaw: Stage = (g) => {
  for (const { id, nation } of g.zones) if (!NOT_FRENCH.includes(nation)) changeZone(g, id, { control: FRANCE });
  for (const id of zonesOfProvince(groupings.poland.core)) changeNation(g, zone(g, id).nation, { side: 'coalition' });
};
const crownBavaria: Stage = (g) => {
  const { nation, adds } = groupings.bavaria;
  changeNation(g, nation, { side: 'empire', status: 'ally' });
  for (const province of adds) for (const id of zonesOfProvince(province)) changeZone(g, id, { nation, control: null });
};
const rallyTheRhine: Stage = (g) => {
  const { members, nation } = groupings.rhine;
  for (const id of members) changeNation(g, id, { side: 'empire', status: 'ally' });
  changeNation(g, nation, { side: 'none', status: 'notCreated' });
  for (const power of [AUSTRIA, PRUSSIA]) onceBeaten(power)(g);
};
const austriaAgainstTurkey: Stage = (g) => {
  changeNation(g, AUSTRIA, { side: 'coalition', status: 'belligerent', reformed: false });
  changeNation(g, TURKEY, { side: 'empire', status: 'belligerent' });
  onceBeaten(AUSTRIA)(g);
  for (const { id, at } of g.units)
    if (unitCard(id).nation === AUSTRIA && unitCard(id).code === 'none' && at === 'notYet') putUnit(g, id, 'reserve');
};
const forceOnAustria: Stage = (g) => {
  submit(AUSTRIA)(g);
  changeNation(g, AUSTRIA, { status: 'forcedAlliance' });
  const [host] = led(g, 'empire');
  if (host !== undefined) moveForce(g, host, zoneId('vienne'));
};
/** A French depot lies unguarded beside Russians. */
const leaveDepot: Stage = (g) => {
  const russians = forcesOf(g, 'coalition').find((id) => hasUnitsOf(g, id, 'russia'));
  const free = (id: ZoneId): boolean => !g.forces.some((row) => row.zone === id);
  const at = russians && neighbours(force(g, russians).zone).find(free);
  if (at !== undefined) addDepot(g, FRANCE, { zone: at, fixed: true });
};
const shutIn: Stage = (g) => {
  const [id] = led(g, 'empire');
  if (id === undefined) return;
  changeForce(g, id, { inside: true });
  changeZone(g, force(g, id).zone, { siege: 0 });
};
const napoleonAbroad: Stage = (g) => {
  const his = forcesOf(g, 'empire').find((id) => force(g, id).commander === 'napoleon');
  if (his !== undefined) moveForce(g, his, zoneId('munich'));
};

const protectNaples: Stage = (g) => changeNation(g, NAPLES, { side: 'empire', status: 'protectorate' });
const inPlight: Stage = (g) => {
  for (const id of led(g, 'empire')) changeForce(g, id, { demoralised: true });
};
const foundKingdoms: Stage = (g) => {
  isLater(g);
  for (const card of ['20F', '24F']) notePlayed(g, cardId(card));
  const { members, nation } = groupings.westphalia;
  for (const id of [...members, NAPLES]) changeNation(g, id, { side: 'empire', status: 'ally' });
  changeNation(g, nation, { side: 'none', status: 'notCreated' });
};
const snareSpain: Stage = (g) => {
  notePlayed(g, cardId('24F'));
  changeNation(g, SPAIN, { side: 'empire', status: 'belligerent' });
};

/** What random play seldom brings about, by card and moment. */
export const STAGES: Readonly<Record<string, Stage>> = {
  ...IN_BATTLE,
  '11F diplomacyPhase': stayNeutral(TURKEY),
  '12F diplomacyPhase': stayNeutral(TURKEY),
  '16F conquestPhase': onTrial('peace', 'empire', { nation: AUSTRIA }),
  '20F action': rallyTheRhine,
  '20F diplomacyPhase': rallyTheRhine,
  '22F action': holdWarsaw,
  '22F conquestPhase': both(holdWarsaw, conquering(POLAND_STEP)),
  '23F action': stayNeutral(RUSSIA),
  '23F diplomacyPhase': stayNeutral(RUSSIA),
  '26F conquestPhase': both(leaveAustriaNaked, conquering(TILSIT_STEP)),
  '30F diplomacyPhase': submit(AUSTRIA),
  '33F action': isLater,
  '33F budgetPhase': isLater,
  '37F action': inPlight,
  '39F action': stayNeutral(TURKEY),
  '39F diplomacyPhase': stayNeutral(TURKEY),
  '40F action': forceOnAustria,
  '40F budgetPhase': forceOnAustria,
  '41F diplomacyPhase': both(submit(AUSTRIA), isLater),
  '44F budgetPhase': foundPoland,
  '45F action': foundKingdoms,
  '45F budgetPhase': foundKingdoms,
  '45F diplomacyPhase': foundKingdoms,
  '48F action': both(isLater, (g) => putGeneral(g, 'koutouzov' as GeneralId, 'reserve')),
  '53F budgetPhase': submit(AUSTRIA),
  '55F diplomacyPhase': stayNeutral(TURKEY),
  '55F onDiplomacy': onTrial('diplomacy', 'coalition', { nation: 'hollande' as NationId }),
  '2C action': invadeRussia,
  '2C diplomacyPhase': invadeRussia,
  '3C action': austriaAgainstTurkey,
  '3C budgetPhase': austriaAgainstTurkey,
  '18C diplomacyPhase': crownBavaria,
  '18C action': crownBavaria,
  '20C diplomacyPhase': stayNeutral(TURKEY),
  '20C action': stayNeutral(TURKEY),
  '22C diplomacyPhase': snareSpain,
  '22C action': snareSpain,
  '24C diplomacyPhase': stayNeutral(PRUSSIA),
  '27C conquestPhase': onTrial('peace', 'empire', { nation: AUSTRIA }),
  '37C action': napoleonAbroad,
  '38C action': liberate,
  '38C onEnemyActivation': both(liberate, settingOut('empire', zoneId('madrid'))),
  '40C action': (g) => notePlayed(g, cardId('2C')),
  '41C action': leaveDepot,
  '45C diplomacyPhase': both(submit(PRUSSIA), isLater),
  '45C action': both(submit(PRUSSIA), isLater),
  '47C diplomacyPhase': both(submit(AUSTRIA), isLater),
  '47C action': both(submit(AUSTRIA), isLater),
  '49C diplomacyPhase': both(isLater, stayNeutral('suede' as NationId)),
  '51C action': shutIn,
  '55C diplomacyPhase': both(isLater, protectNaples),
  '55C action': both(isLater, protectNaples),
};
