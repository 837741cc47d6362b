import type { Script, Seat, Verdict } from '@bivouac/kernel';
import type { Moment } from '../catalogue/catalogue.ts';
import type { CardId, DuchyId, LeaderId, Nation, PlaceId, ReserveId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { AnyWording } from '../text/wording.ts';

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
  | { readonly moment: 'moveDeclared'; readonly nation: Nation; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly moment: 'formationEntered'; readonly nations: readonly Nation[]; readonly duchy: DuchyId }
  | { readonly moment: 'attritionDue'; readonly nations: readonly Nation[]; readonly duchy: DuchyId }
  | { readonly moment: 'attemptDeclared'; readonly leader: LeaderId; readonly duchy: DuchyId }
  | { readonly moment: 'navalAttempt'; readonly nation: Nation; readonly place: PlaceId }
  | { readonly moment: 'navalRoundStart'; readonly place: PlaceId }
  | { readonly moment: 'battleStart'; readonly duchy: DuchyId }
  | { readonly moment: 'roundRolled'; readonly place: PlaceId }
  | { readonly moment: 'battleEnded'; readonly duchy: DuchyId }
  | { readonly moment: 'capitalFlagged'; readonly duchy: DuchyId };
export type HappeningAt<M extends Moment> = Extract<Happening, { readonly moment: M }>;

/** How a card is played as an event. Its condition is the verdict; who may play it and when (6.15, 6.18) is asked before. */
interface PlayRules<Now> {
  readonly may: (g: NapoleonicWars, by: By, now: Now) => Verdict;
  readonly play: (g: NapoleonicWars, by: By, now: Now) => Script;
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
  /** Moments at which public facts alone rule it out are not opened for it. */
  readonly mightAnswer?: (g: NapoleonicWars, now: Happening) => boolean;
  /** 6.13 Whether a card that leaves the game only sometimes does so now. */
  readonly leavesNow?: (g: NapoleonicWars, by: By) => boolean;
}

/** An effect without a question. */
export const atOnce = <Now>(effect: (g: NapoleonicWars, by: By, now: Now) => void) =>
  function* (g: NapoleonicWars, by: By, now: Now): Script {
    effect(g, by, now);
    yield* [];
  };
