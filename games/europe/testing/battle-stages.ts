import { neighbours } from '../catalogue/board.ts';
import { cardId, fleetId, general as generalCard, unit as unitCard, zoneId } from '../catalogue/catalogue.ts';
import type { GeneralId, Side, UnitId, ZoneId } from '../catalogue/ids.ts';
import { tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { newTrial } from '../rules/4-glossary/4-trial.ts';
import { newMarch } from '../rules/9-activations/9.1-new-march.ts';
import { newSheet } from '../rules/14-battle/14-sheet.ts';
import { cavalryOf } from '../rules/14-battle/14.5.2-cavalry.ts';
import { levelOfFortress } from '../rules/15-fortresses-and-sieges/15.1-level.ts';
import {
  armyOf,
  type Battle,
  bothSides,
  changeForce,
  type Europe,
  force,
  type ForceId,
  forcesOf,
  garrison,
  isForce,
  moveForce,
  opponent,
  type PieceAt,
  putArmy,
  putUnit,
  SIDES,
  unitRow,
  unitsAt,
} from '../state/state.ts';

/** Makes of a position the moment that a card waits for, as far as the position allows. */
export type Stage = (g: Europe) => void;

export const both =
  (...stages: readonly Stage[]): Stage =>
  (g) => {
    for (const stage of stages) stage(g);
  };
export const onTrial =
  (...[kind, by, about]: Parameters<typeof newTrial>): Stage =>
  (g) => {
    g.trial = newTrial(kind, by, about);
  };

/** Forces in the field that have a general. */
export const led = (g: Europe, side: Side): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => !force(g, id).inside && force(g, id).commander !== null);
export const hasUnitsOf = (g: Europe, id: ForceId, nation: string): boolean =>
  unitsAt(g, id).some((row) => unitCard(row.id).nation === nation);

interface Meeting {
  readonly change?: Partial<Battle>;
  readonly at?: ZoneId;
  readonly wants?: (g: Europe, id: ForceId, side: Side) => boolean;
}
/** Two forces with generals meet, the Empire attacking. */
const meet =
  ({ change = {}, at, wants = () => true }: Meeting = {}): Stage =>
  (g) => {
    const [french, enemy] = SIDES.map((side) => led(g, side).find((id) => wants(g, id, side)));
    if (french === undefined || enemy === undefined) return;
    const zone = at ?? force(g, enemy).zone;
    for (const id of [french, enemy]) moveForce(g, id, zone);
    const sides = { empire: french, coalition: enemy };
    g.battle = {
      ...newSheet({
        zone,
        attacker: 'empire',
        forces: bothSides((side) => [sides[side]]),
        from: null,
        intercepted: false,
        landing: false,
        landingModifier: 0,
      }),
      commander: bothSides((side) => force(g, sides[side]).commander),
      step: 'modifiers',
      level: 'minor',
      ...change,
    };
  };
const pursuedBy = (side: Side, meeting: Meeting = {}): Stage => both(meet(meeting), onTrial('pursuit', side));
const wavering: Stage = both(meet(), onTrial('demoralisation', 'empire'));
const broken = (more: Meeting): Stage => meet({ ...more, change: { step: 'demoralisation', broken: 'empire' } });

/** A unit goes wherever the moment asks for it, and leaves its force in order. */
export const send = (g: Europe, unit: UnitId, to: PieceAt): void => {
  const { at } = unitRow(g, unit);
  putUnit(g, unit, to);
  if (isForce(at)) tidy(g, at);
};
/** The force of the Empire in this battle gets a corps of its own to please a card, or a marker. */
const french = (g: Europe): ForceId | undefined => g.battle?.forces.empire[0];
const bring =
  (unit: string): Stage =>
  (g) => {
    const id = french(g);
    if (id !== undefined) send(g, unit as UnitId, id);
  };
const makeArmy: Stage = (g) => {
  const id = french(g);
  const free = g.armies.find(({ id: army, at }) => army === 'grande_armee' || at === 'reserve');
  if (id !== undefined && free && armyOf(g, id) === undefined) putArmy(g, free.id, id);
};
const playGuns: Stage = (g) => {
  if (!g.battle) return;
  const guns = [{ what: 'card', by: 1, card: cardId('8F') }];
  g.battle = { ...g.battle, modifiers: { ...g.battle.modifiers, empire: guns } };
};

const isNotNapoleon = (g: Europe, id: ForceId, side: Side): boolean =>
  side === 'coalition' || force(g, id).commander !== 'napoleon';
const areRussians = (g: Europe, id: ForceId, side: Side): boolean =>
  side === 'empire' || unitsAt(g, id).every((row) => unitCard(row.id).nation === 'russia');
const areBritish = (g: Europe, id: ForceId, side: Side): boolean =>
  side === 'empire' || (generalNation(force(g, id).commander) === 'britain' && hasUnitsOf(g, id, 'britain'));
const generalNation = (general: GeneralId | null): string | undefined =>
  general === null ? undefined : generalCard(general).nation;

const someMarshal: Stage = (g) => {
  meet({ change: { step: 'wounds' } })(g);
  const marshal = g.generals.find(({ id, at }) => generalCard(id).nation === 'france' && at.startsWith('force-'));
  if (g.battle && marshal) g.battle = { ...g.battle, subordinate: { ...g.battle.subordinate, empire: marshal.id } };
};
const trapped: Stage = (g) => {
  meet({ change: { step: 'retreat', victor: 'coalition' } })(g);
  if (g.battle) g.battle = { ...g.battle, trapped: g.battle.forces.empire };
};
/** Another general of the Empire hears the guns two zones away. */
const withinEarshot: Stage = (g) => {
  meet({ change: { step: 'counterMarches' } })(g);
  const at = g.battle?.zone;
  const other = led(g, 'empire').find((id) => id !== french(g));
  if (at === undefined || other === undefined) return;
  const far = neighbours(at)
    .flatMap((id) => neighbours(id))
    .filter((id) => id !== at && !neighbours(at).includes(id));
  const free = far.find((id) => !g.forces.some((row) => row.zone === id));
  if (free !== undefined) moveForce(g, other, free);
};

const onFoot = (g: Europe, id: ForceId): boolean => cavalryOf(g, [id]) === 0;
/** A force of the Empire comes upon one of the Coalition, neither with cavalry. */
const chased =
  (kind: 'interception' | 'evasion'): Stage =>
  (g) => {
    meet({ wants: onFoot })(g);
    const [mine, theirs] = [french(g), g.battle?.forces.coalition[0]];
    if (mine === undefined || theirs === undefined) return;
    g.battle = null;
    g.trial = newTrial(kind, 'coalition', { trying: [theirs], against: [mine] });
  };

/** A siege of the side, of a place or against a garrison of the wanted kind. */
const besiege =
  (by: Side, find: (g: Europe) => ZoneId | undefined): Stage =>
  (g) => {
    const zone = find(g);
    if (zone !== undefined) g.trial = newTrial('siege', by, { zone });
  };
const smallFortress = (g: Europe): ZoneId | undefined =>
  g.zones.find(({ id, fortress }) => fortress === 'active' && levelOfFortress(g, id) === 1 && !garrison(g, id).length)
    ?.id;
const behindWalls = (g: Europe): ZoneId | undefined => {
  const [id] = led(g, 'empire');
  if (id === undefined) return undefined;
  changeForce(g, id, { inside: true });
  return force(g, id).zone;
};
const britishCamp = (g: Europe): ZoneId | undefined => {
  const id = forcesOf(g, 'coalition').find((each) => !force(g, each).inside && hasUnitsOf(g, each, 'britain'));
  return id === undefined ? undefined : force(g, id).zone;
};

/** A force of the enemy's campaign stands before a general who can hold his own. */
const underAttack =
  (defender: Side): Stage =>
  (g) => {
    const attacker = opponent(defender);
    const held = led(g, defender).find((id) => {
      const { commander } = force(g, id);
      return commander !== null && generalCard(commander).defence >= 2;
    });
    const [first] = led(g, attacker);
    if (held === undefined || first === undefined) return;
    moveForce(g, first, force(g, held).zone);
    const card = cardId(attacker === 'empire' ? '2F' : '14C');
    const by = { kind: 'event', card } as const;
    g.action = { side: attacker, by, ap: 0, usesReserve: false, grants: [], activated: [] };
    g.campaign = { card, waiting: [newMarch(g, first)], left: 2, pinned: [], apart: null, begun: true };
  };
/** A force of that side is activated and has not moved. */
export const settingOut =
  (side: Side, from?: ZoneId): Stage =>
  (g) => {
    const [first] = led(g, side);
    if (first === undefined) return;
    if (from !== undefined) moveForce(g, first, from);
    g.march = newMarch(g, first);
  };
const LISBON = zoneId('lisbonne');
const beforeLisbon: Stage = (g) => {
  const [first] = led(g, 'empire');
  if (first === undefined) return;
  moveForce(g, first, LISBON);
  g.march = { ...newMarch(g, first), route: [LISBON] };
};

const nelsonFights =
  (isOver: boolean): Stage =>
  (g) => {
    const thrown = isOver ? { dice: [1, 1], total: 2 } : null;
    g.seaBattle = {
      attacker: 'coalition',
      at: { kind: 'port', zone: LISBON },
      fleets: { empire: [fleetId('fl_villeneuve')], coalition: [fleetId('fl_nelson')] },
      batteries: 0,
      modifiers: bothSides(() => []),
      cards: [],
      rolled: bothSides(() => thrown),
      again: null,
    };
  };

/** What random play seldom brings about in the field and at sea, by card and moment. */
export const IN_BATTLE: Readonly<Record<string, Stage>> = {
  '1F onMajorCampaign': underAttack('empire'),
  '3F onEvasion': onTrial('evasion', 'coalition'),
  '6F onEnemyActivation': settingOut('coalition'),
  '8F combatModifiers': meet(),
  '10F navalInterception': onTrial('navalInterception', 'coalition'),
  '10F navalBattle': nelsonFights(false),
  '13F combatModifiers': both(meet(), makeArmy),
  '19F counterMarch a': both(withinEarshot, onTrial('counterMarch', 'empire')),
  '19F counterMarch b': withinEarshot,
  '21F pursuit': pursuedBy('empire'),
  '21F siege': besiege('empire', smallFortress),
  '27F combatModifiers': both(meet(), bring('fra_garde')),
  '27F demoralisation': wavering,
  '28F combatModifiers': both(meet(), makeArmy),
  '29F combatModifiers': both(meet(), bring('fra_garde')),
  '31F pursuit': pursuedBy('coalition'),
  '36F onOwnActivation': settingOut('empire'),
  '36F retreat': meet({ change: { step: 'crossing', fordsRiver: true } }),
  '37F retreat': trapped,
  '43F combatModifiers': both(meet(), bring('fra_cav')),
  '43F pursuit': both(pursuedBy('empire'), bring('fra_cav')),
  '50F combatModifiers': both(meet(), makeArmy),
  '54F siege': besiege('coalition', behindWalls),
  '4C woundTest': someMarshal,
  '5C combatModifiers': meet(),
  '5C onInterception': chased('interception'),
  '5C onEvasion': chased('evasion'),
  '10C navalBattle': nelsonFights(true),
  '11C combatModifiers': meet(),
  '12C combatModifiers': meet({ wants: areBritish }),
  '12C navalBattle': nelsonFights(false),
  '12C siege': besiege('coalition', britishCamp),
  '15C onMajorCampaign': underAttack('coalition'),
  '23C demoralisation': broken({ at: zoneId('madrid') }),
  '25C demoralisation': broken({ wants: isNotNapoleon }),
  '28C combatModifiers': meet(),
  '28C pursuit': pursuedBy('empire'),
  '30C combatModifiers': meet({ wants: areRussians }),
  '31C combatModifiers': meet({ wants: areBritish }),
  '32C onEnemyActivation': settingOut('empire'),
  '32C onArtillery': both(meet(), playGuns),
  '39C demoralisation': wavering,
  '41C pursuit': pursuedBy('coalition', { wants: areRussians }),
  '42C combatModifiers': meet({ wants: areBritish }),
  '44C onEnemyActivation': beforeLisbon,
  '50C beforeOdds': both(meet(), bring('sax_1')),
};
