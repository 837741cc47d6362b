import { type Major, MAJORS, type Minor, MINORS, type Status } from '../../catalogue/ids.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { MinorRow } from '../../state/tables.ts';

/** D.1 The political status of the six major states at the start. */
export const statusesAtStart = ({ politics }: Scenario): Readonly<Record<Major, Status>> =>
  Object.fromEntries(MAJORS.map((major) => [major, politics.major[major] ?? 'neutral'])) as Record<Major, Status>;

/** D.2 The minor states at the start: satellites, neutrals, and those that are yet to be created. */
export const minorsAtStart = ({ politics }: Scenario): Readonly<Record<Minor, MinorRow>> =>
  Object.fromEntries(
    MINORS.map((minor) => [minor, politics.minor[minor] ?? { status: 'unformed', controller: null }]),
  ) as Record<Minor, MinorRow>;
