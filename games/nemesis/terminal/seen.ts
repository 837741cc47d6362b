import { board, type Board } from '../catalogue/board.ts';
import { commanderCard, type HexId, type Side, unitCard } from '../catalogue/catalogue.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import type { CommanderRow, UnitRow } from '../state/state.ts';
import { isOpenCommander, isOpenUnit } from '../secrecy/view-stacks.ts';

/** What stands on the hexes of a side, as a view shows it. */
export interface Post {
  readonly hex: HexId;
  readonly units: readonly UnitRow[];
  readonly commanders: readonly CommanderRow[];
  /** 15.1 Counters that lie face down. */
  readonly faceDown: number;
  readonly depot: boolean;
  readonly trains: readonly NemesisView['trains'][number][];
}

export const SIDES: readonly Side[] = ['french', 'coalition'];

export const scenarioSeen = ({ scenario }: NemesisView): Scenario => {
  const found = typeof scenario === 'string' ? shippedScenarios.get(scenario) : scenario;
  if (!found) throw new Error(`no scenario ${JSON.stringify(scenario)}`);
  return found;
};

export const boardSeen = (view: NemesisView): Board => board(scenarioSeen(view));

/** Every hex where a side has a counter of any kind, in the order of the map. */
export const postsOf = (view: NemesisView, side: Side): readonly Post[] =>
  boardSeen(view).hexes.flatMap(({ id: hex }) => {
    const post: Post = {
      hex,
      units: view.units.filter(isOpenUnit).filter(({ id, at }) => at === hex && unitCard(id).side === side),
      commanders: view.commanders
        .filter(isOpenCommander)
        .filter(({ id, at }) => at === hex && commanderCard(id).side === side),
      faceDown: view.stacksSeen?.find((stack) => stack.hex === hex && stack.side === side)?.counters ?? 0,
      depot: view.depots.some((depot) => depot.hex === hex && depot.side === side),
      trains: view.trains.filter((train) => train.hex === hex && train.side === side),
    };
    const { units, commanders, faceDown, depot, trains } = post;
    return units.length + commanders.length + faceDown + trains.length > 0 || depot ? [post] : [];
  });
