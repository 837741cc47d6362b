import type { CounterFace, CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { leader, nation as nationCard, nationOfLeader } from '../catalogue/catalogue.ts';
import type { LeaderId, Nation } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import { coloursOf } from './colours.ts';

const NO_MARKS: readonly CounterMark[] = [];
/** 2.2 Infantry is one Unit, cavalry two, artillery four. */
const [CAVALRY, ARTILLERY] = [2, 4];

/** 2.2 Command Rating to the left, Battle Rating to the right. */
export const leaderFace = (id: LeaderId, language: Language, marks = NO_MARKS): CounterFace => {
  const { name, command, battle } = leader(id);
  return {
    ...coloursOf(nationOfLeader(id)),
    symbol: 'commander',
    name: name[language],
    figures: [String(command), String(battle)],
    marks,
  };
};

/** 2.2 Units of one nation, as many as the figure says. */
export const unitFace = (nation: Nation, count: number, language: Language, marks = NO_MARKS): CounterFace => ({
  ...coloursOf(nation),
  symbol: count >= ARTILLERY ? 'artillery' : count >= CAVALRY ? 'cavalry' : 'infantry',
  name: capital(nationCard(nation).adjective[language]),
  figures: [String(count), ''],
  marks,
});

/** 2.2, 13.4 How many Squadrons, and the dice that they roll. */
export const fleetFace = (
  nation: Nation,
  { ships, dice }: { readonly ships: number; readonly dice: number },
  language: Language,
  marks = NO_MARKS,
): CounterFace => ({
  ...coloursOf(nation),
  symbol: 'fleet',
  name: capital(nationCard(nation).adjective[language]),
  figures: [String(ships), String(dice)],
  marks,
});

/** 7.4 */
export const flagFace = (nation: Nation, language: Language): CounterFace => ({
  ...coloursOf(nation),
  symbol: 'flag',
  name: capital(nationCard(nation).adjective[language]),
  figures: ['', ''],
  marks: NO_MARKS,
});
