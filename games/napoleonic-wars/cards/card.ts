import type { Script, Seat, Verdict } from '@bivouac/kernel';
import type { Moment } from '../catalogue/catalogue.ts';
import type { CardId, DuchyId, Nation, PlaceId, Power, ReserveId, ZoneId } from '../catalogue/ids.ts';
import type { Interceptor, Intrusion } from '../rules/10-interception/10.1-interception.ts';
import type { Formation, NapoleonicWars, Which } from '../state/state.ts';
import type { AnyWording } from '../text/wording.ts';
import type { Both } from './plain-words.ts';

/** Who plays an event: the nation of the Hand, and the seat that decides. Nobody decides for an undirected Proxy (5.31). */
export interface By {
  readonly nation: Nation;
  readonly seat: Seat | null;
}

/** 6.14 What has just happened: what a Response may look at. Each moment brings its own facts. */
export type Happening =
  | { readonly moment: 'anyAct' }
  | { readonly moment: 'eventAnnounced'; readonly by: By; readonly card: CardId | ReserveId }
  | { readonly moment: 'consulMoved'; readonly consul: Nation }
  | {
      readonly moment: 'moveDeclared';
      readonly nation: Nation;
      readonly from: PlaceId;
      readonly to: PlaceId;
      /** Who marches or is shipped; none for a Fleet. */
      readonly formation: Formation | null;
      readonly by: 'land' | 'fleet' | 'convoy';
      /** 13.6 The Zones of a voyage. */
      readonly through: readonly ZoneId[];
    }
  | {
      readonly moment: 'formationEntered';
      readonly nations: readonly Nation[];
      readonly duchy: DuchyId;
      readonly formation: Formation;
      readonly by: EntryVerb;
      readonly intrusion: Intrusion;
      /** Interceptors whom an event has brought, for the battle that follows. */
      readonly joined: Interceptor[];
    }
  | {
      readonly moment: 'attritionDue';
      readonly nations: readonly Nation[];
      readonly duchy: DuchyId;
      readonly formation: Formation;
    }
  | {
      readonly moment: 'attemptDeclared';
      readonly formation: Formation;
      readonly from: DuchyId;
      readonly duchy: DuchyId;
    }
  | {
      readonly moment: 'navalAttempt';
      /** Who finds or evades. */
      readonly nation: Nation;
      readonly place: PlaceId;
      /** A search just declared, an evasion just declared, or a Fleet just caught. */
      readonly attempt: 'find' | 'evade' | 'caught';
    }
  | { readonly moment: 'navalRoundStart'; readonly place: PlaceId; readonly round: number }
  | { readonly moment: 'battleStart'; readonly duchy: DuchyId }
  | { readonly moment: 'roundRolled'; readonly place: PlaceId }
  | {
      readonly moment: 'battleEnded';
      readonly duchy: DuchyId;
      readonly loser: Which;
      /** Before the rout and the retreat, or when the loser has been routed. */
      readonly routed: boolean;
    }
  | { readonly moment: 'capitalFlagged'; readonly duchy: DuchyId };
/** G13 How a Formation comes into a Duchy. */
export type EntryVerb = 'march' | 'sea' | 'intercept' | 'evade' | 'retreat';
export type HappeningAt<M extends Moment> = Extract<Happening, { readonly moment: M }>;

/** How a card is played as an event. Its condition is the verdict; who may play it and when (6.15, 6.18) is asked before. */
interface PlayRules<Now> {
  readonly may: (g: NapoleonicWars, by: By, now: Now) => Verdict;
  readonly play: (g: NapoleonicWars, by: By, now: Now) => Script<unknown>;
}
export interface ImpulsePlay extends PlayRules<null> {
  readonly when: 'impulse';
}
export interface BattlePlay extends PlayRules<null> {
  readonly when: 'battle';
}
export type ResponsePlay = {
  readonly [M in Moment]: { readonly when: M } & PlayRules<HappeningAt<M>>;
}[Moment];
export type Play = ImpulsePlay | BattlePlay | ResponsePlay;

/** A card or Reserve with its effect: one file each, which brings its own words. */
export interface CardRules {
  readonly id: CardId | ReserveId;
  readonly plays: readonly Play[];
  readonly wording: AnyWording | null;
  /** What the event does, in our own words. */
  readonly says: Both;
  /** Moments at which public facts alone rule it out are not opened for it. */
  readonly mightAnswer?: (g: NapoleonicWars, now: Happening) => boolean;
  /** 8.21 How many boxes it could move this Consul on this row to restore a broken Pact. */
  readonly restores?: (g: NapoleonicWars, nation: Nation, row: Power) => number;
  /** 6.13 Whether a card that leaves the game only sometimes does so now. */
  readonly leavesNow?: (g: NapoleonicWars, by: By) => boolean;
}

/** An effect without a question. */
export const atOnce = <Now>(effect: (g: NapoleonicWars, by: By, now: Now) => void) =>
  function* (g: NapoleonicWars, by: By, now: Now): Script {
    effect(g, by, now);
    yield* [];
  };
